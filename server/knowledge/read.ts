/** Reads the files under knowledge/ into one checked value. Every complaint names the file, what was found and how to mend it. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod';
import { askCar } from '#engine/car-signs.ts';
import { askChecks } from '#engine/check-signs.ts';
import {
  Code,
  Consultation,
  DangerTexts,
  Equipment,
  EverydayName,
  Fault,
  Fitting,
  Hearing,
  Job,
  type Knowledge,
  Lamp,
  Mention,
  Part,
  RedFlag,
  ResolvedCase,
  Sign,
  Stories,
  Stranded,
  SYSTEMS,
  Talk,
  type WeakPoint,
  WeakPoints,
} from '#engine/knowledge.ts';
import { vocabularyOf } from '#engine/mind.ts';
import { tellRenewals } from '#engine/renewals.ts';
import { lexiconOf } from '#engine/words/lexicon.ts';
import { silentPhrases } from '#engine/words/phrases.ts';
import { danglingNames } from './dangling-names.ts';
import { Complaint, type Exams, FewWords, OpenComplaint } from './exams.ts';

export interface Reading {
  knowledge: Knowledge;
  exams: Exams;
  /** What is wrong, a sentence each; empty when all is sound. */
  wrong: string[];
}

/** Reads everything below `folder`. Never throws for bad content: what is wrong is said in `wrong`. */
export function readKnowledge(folder: string): Reading {
  const wrong: string[] = [];
  const read = reader(folder, wrong);
  const knowledge: Knowledge = {
    faults: read.fileEach('faults', Fault),
    weakPoints: byFault(read.files('weak-points', WeakPoints)),
    equipment: read.map('equipment.yaml', Equipment),
    fitted: read.mapEach('fitted', Fitting),
    jobs: read.fileEach('jobs', Job),
    signs: read.mapEach('signs', Sign),
    parts: read.mapEach('parts', Part),
    everydayJobs: read.list('everyday-names/jobs.yaml', EverydayName),
    everydayParts: read.list('everyday-names/parts.yaml', EverydayName),
    codes: read.mapEach('codes', Code),
    lamps: read.mapEach('lamps', Lamp),
    drawings: read.mapEach('drawings', z.array(z.string())),
    redFlags: read.map('red-flags.yaml', RedFlag),
    stranded: read.file('stranded.yaml', Stranded)[0] ?? { any: [], unless: [] },
    talk: read.mapEach('talk', Talk),
    words: read.map('words.yaml', z.array(z.string())),
    consultations: read.lists('consultations', Consultation),
    hearings: read.lists('hearings', Hearing),
    mentions: read.lists('mentions', Mention),
    dangers: together([...read.file('red-flag-texts.yaml', DangerTexts), ...read.files('dangers', DangerTexts)]),
  };
  tellTradeWords(knowledge, read, wrong);
  tellStories(knowledge, read, wrong);
  tellCases(knowledge, read, wrong);
  const exams: Exams = {
    complaints: read.lists('complaints', Complaint),
    openComplaints: read.lists('open-complaints', OpenComplaint),
    fewWords: read.lists('few-words', FewWords),
    mentions: read.lists('mention-exam', Mention),
    dangers: together(read.files('danger-exam', DangerTexts)),
  };
  wrong.push(...danglingNames(knowledge, exams), ...neverHeard(knowledge));
  askChecks(knowledge);
  askCar(knowledge);
  tellRenewals(knowledge);
  return { knowledge, exams, wrong };
}

const together = (all: readonly DangerTexts[]): DangerTexts => ({
  stop: all.flatMap(({ stop }) => stop),
  harmless: all.flatMap(({ harmless }) => harmless),
});

/** weak-points/<make>.yaml: what is known to go on the cars of a make. */
const byFault = (makes: readonly WeakPoints[]): Record<string, WeakPoint[]> =>
  Object.groupBy(
    makes.flatMap(({ make, points }) => points.map((point) => ({ make, ...point }))),
    ({ fault }) => fault,
  ) as Record<string, WeakPoint[]>;

/** Phrases that a writer believes are heard. */
function neverHeard(knowledge: Knowledge): string[] {
  const lexicon = lexiconOf(knowledge.words, vocabularyOf(knowledge));
  return silentPhrases(knowledge.signs, lexicon).map(
    ({ sign, text }) => `sign ${sign}: "${text}" says nothing by itself and is never heard; say more or take it away`,
  );
}

/** trade-words.yaml: how a workshop puts a sign. */
function tellTradeWords({ signs }: Knowledge, read: ReturnType<typeof reader>, wrong: string[]): void {
  for (const [id, trade] of Object.entries(read.map('trade-words.yaml', z.string().trim().min(1)))) {
    const sign = signs[id];
    if (sign) sign.trade = trade;
    else wrong.push(`trade-words.yaml: no sign is called ${id}`);
  }
}

/** stories/<system>.yaml: more of how owners tell each fault, beside the examples in its own file. */
function tellStories({ faults }: Knowledge, read: ReturnType<typeof reader>, wrong: string[]): void {
  for (const [system, stories] of Object.entries(read.fileEach('stories', Stories)))
    for (const [name, told] of Object.entries(stories)) {
      const fault = faults[`${system}/${name}`];
      if (fault) fault.examples.push(...told);
      else wrong.push(`stories/${system}.yaml: no fault is called ${system}/${name}`);
    }
}

/** cases/*.yaml: resolved cases, in the order in which they came to mind; each is one more example of its fault. */
function tellCases({ faults }: Knowledge, read: ReturnType<typeof reader>, wrong: string[]): void {
  for (const { fault: id, says } of read.lists('cases', ResolvedCase)) {
    const fault = faults[id];
    if (fault) fault.examples.push(says);
    else wrong.push(`cases: no fault is called ${id} ("${says.slice(0, 40)}")`);
  }
}

function reader(folder: string, wrong: string[]) {
  const yamlFiles = (under: string): string[] =>
    readdirSync(join(folder, under), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name.endsWith('.yaml'))
      .map((entry) => join(entry.parentPath, entry.name))
      .sort();

  const load = (file: string): unknown => {
    try {
      return parse(readFileSync(file, 'utf8'));
    } catch (error) {
      wrong.push(`${relative(folder, file)}: not readable as YAML: ${(error as Error).message.split('\n')[0]}`);
      return undefined;
    }
  };

  const check = <T>(shape: z.ZodType<T>, value: unknown, where: string): T | undefined => {
    const parsed = shape.safeParse(value);
    if (parsed.success) return parsed.data;
    for (const issue of parsed.error.issues)
      wrong.push(`${where}: ${issue.path.join('.') || 'file'}: ${issue.message}`);
    return undefined;
  };

  const addMap = <T>(file: string, shape: z.ZodType<T>, into: Record<string, T>) => {
    const name = relative(folder, file);
    for (const [id, value] of Object.entries((load(file) as Record<string, unknown> | null) ?? {})) {
      if (id in into) wrong.push(`${name}: ${id} stands in another file as well; keep one`);
      const good = check(shape, value, `${name}: ${id}`);
      if (good !== undefined) into[id] = good;
    }
  };

  const entryIn = <T>(file: string, shape: z.ZodType<T>): T[] => {
    const good = check(shape, load(file), relative(folder, file));
    return good === undefined ? [] : [good];
  };

  const listIn = <T>(file: string, shape: z.ZodType<T>): T[] =>
    ((load(file) as unknown[] | null) ?? []).flatMap((value, index) => {
      const good = check(shape, value, `${relative(folder, file)}: entry ${index + 1}`);
      return good === undefined ? [] : [good];
    });

  return {
    /** A file an entry; its path below `under` is its id. */
    fileEach<T>(under: string, shape: z.ZodType<T>): Record<string, T> {
      const found: Record<string, T> = {};
      for (const file of yamlFiles(under)) {
        const id = relative(join(folder, under), file).replace(/\.yaml$/, '');
        if (!SYSTEMS.includes(id.split('/')[0] as never))
          wrong.push(`${under}/${id}: the folder is none of: ${SYSTEMS.join(', ')}`);
        const good = check(shape, load(file), `${under}/${id}.yaml`);
        if (good !== undefined) found[id] = good;
      }
      return found;
    },
    /** A file that is one entry; nothing where it is not sound. */
    file: <T>(file: string, shape: z.ZodType<T>): T[] => entryIn(join(folder, file), shape),
    files: <T>(under: string, shape: z.ZodType<T>): T[] => yamlFiles(under).flatMap((file) => entryIn(file, shape)),
    /** Files of many entries each, a key an id. */
    mapEach<T>(under: string, shape: z.ZodType<T>): Record<string, T> {
      const found: Record<string, T> = {};
      for (const file of yamlFiles(under)) addMap(file, shape, found);
      return found;
    },
    map<T>(file: string, shape: z.ZodType<T>): Record<string, T> {
      const found: Record<string, T> = {};
      addMap(join(folder, file), shape, found);
      return found;
    },
    list: <T>(file: string, shape: z.ZodType<T>): T[] => listIn(join(folder, file), shape),
    lists: <T>(under: string, shape: z.ZodType<T>): T[] => yamlFiles(under).flatMap((file) => listIn(file, shape)),
  };
}
