/** Names in the knowledge that lead nowhere, each as a sentence that says where it stands. */

import type { Knowledge } from '#engine/knowledge.ts';
import { readDrawing } from '#engine/sight/drawing.ts';
import { isCodeSign } from '#engine/words/codes.ts';
import type { Exams } from './exams.ts';

/** Signs of renewed parts are told from the parts once everything is read. */
const RENEWED = 'renewed-';

export function danglingNames(
  knowledge: Knowledge,
  { complaints, openComplaints, fewWords, mentions }: Exams,
): string[] {
  const {
    faults,
    weakPoints,
    equipment,
    fitted,
    stranded,
    signs,
    jobs,
    parts,
    codes,
    lamps,
    drawings,
    redFlags,
    talk,
    consultations,
    hearings,
  } = knowledge;
  const wrong: string[] = [];
  const need = (where: string, kind: string, known: Record<string, unknown>, names: string[]) => {
    for (const name of names) if (!(name in known)) wrong.push(`${where}: no ${kind} is called ${name}`);
  };

  for (const [id, fault] of Object.entries(faults)) {
    need(
      `faults/${id}`,
      'sign',
      signs,
      Object.keys(fault.signs).filter((sign) => !isCodeSign(sign)),
    );
    need(`faults/${id}`, 'job', jobs, fault.mended_by);
    if (fault.same_as !== undefined) need(`faults/${id}`, 'fault', faults, [fault.same_as]);
  }
  for (const [id, points] of Object.entries(weakPoints))
    need(`weak points of ${points[0]?.make}`, 'fault', faults, [id]);
  for (const [id, { faults: only, also_on }] of Object.entries(equipment)) {
    need(`equipment ${id}`, 'fault', faults, only);
    need(`equipment ${id}`, 'equipment', equipment, also_on);
  }
  need('stranded', 'sign', signs, [...stranded.any, ...stranded.unless]);
  for (const [id, { kinds, cars }] of Object.entries(fitted)) {
    need(`fitted ${id}`, 'fault', faults, Object.values(kinds).flat());
    need(
      `fitted ${id}`,
      'kind',
      kinds,
      Object.values(cars).flatMap((lines) => lines.map(({ kind }) => kind)),
    );
  }
  for (const [id, sign] of Object.entries(signs)) {
    need(`sign ${id}`, 'sign', signs, sign.implies);
    need(`sign ${id}`, 'part', parts, sign.renews);
  }
  for (const [id, job] of Object.entries(jobs))
    need(
      `jobs/${id}`,
      'part',
      parts,
      job.parts.map((part) => (typeof part === 'string' ? part : part.part)),
    );
  for (const { names, means } of knowledge.everydayJobs) need(`everyday name "${names[0]}"`, 'job', jobs, means);
  for (const { names, means } of knowledge.everydayParts) need(`everyday name "${names[0]}"`, 'part', parts, means);
  for (const [id, code] of Object.entries(codes)) need(`code ${id}`, 'fault', faults, code.faults);
  for (const [id, lamp] of Object.entries(lamps))
    need(
      `lamp ${id}`,
      'sign',
      signs,
      [lamp.sign, lamp.flashing, lamp.red].filter((sign) => sign !== undefined),
    );
  for (const id of Object.keys(lamps))
    if (!drawings[id]?.[0]) wrong.push(`lamp ${id}: drawings/lamps.yaml does not draw it`);
  for (const [id, variants] of Object.entries(drawings))
    for (const text of variants)
      try {
        readDrawing(text, drawings);
      } catch (error) {
        wrong.push(`drawing ${id}: ${(error as Error).message}`);
      }
  for (const [id, flag] of Object.entries(redFlags))
    need(`red flag ${id}`, 'sign', signs, [...flag.any, ...flag.with, ...flag.unless]);
  for (const [id, { links, more }] of Object.entries(talk))
    need(
      `talk ${id}`,
      'job',
      jobs,
      [links, ...more.map((asked) => asked.links)].flat().filter((link) => link.includes('/')),
    );
  for (const { says, suspects } of consultations)
    need(`consultation "${says.slice(0, 40)}"`, 'fault', faults, suspects);
  for (const { says, suspects } of openComplaints)
    need(`open complaint "${says.slice(0, 40)}"`, 'fault', faults, suspects);
  for (const { says, chances } of fewWords)
    need(`few words "${says.slice(0, 40)}"`, 'fault', faults, Object.keys(chances));
  const needHeard = (where: string, heard: readonly string[]) =>
    need(
      where,
      'sign',
      signs,
      heard.filter((sign) => !(sign.slice(RENEWED.length) in parts && sign.startsWith(RENEWED))),
    );
  for (const { says, present, absent } of hearings)
    needHeard(`hearing "${says.slice(0, 40)}"`, [...present, ...absent]);
  for (const { says, so, not } of [...knowledge.mentions, ...mentions])
    needHeard(`mention "${says.slice(0, 40)}"`, [...so, ...not]);
  for (const complaint of complaints)
    need(`complaint "${complaint.says.slice(0, 40)}"`, 'fault', faults, complaint.expect);
  return wrong;
}
