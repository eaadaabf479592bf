/** What is said of the case in hand: the verdict, the likeliest faults, their cost, how to be sure, what to do. */
import type { ChatAnswer, ChatSource } from '#contract/chat.ts';
import { hoursText, poundsText } from '#contract/quote.ts';
import type { Diagnosis, Suspect } from '#engine/diagnose.ts';
import type { Fault, Job, Knowledge, Severity } from '#engine/knowledge.ts';
import type { CarFacts } from '#engine/reason/car.ts';
import { costsOf, partsOf } from '#engine/reason/costs.ts';
import type { Follow } from './asks.ts';
import { bullets, DIFFICULTY, DRIVE_SENTENCE, inTen, lower, worst } from './words.ts';

export interface Diagnosed {
  knowledge: Knowledge;
  diagnosis: Diagnosis;
  car: CarFacts;
}

/** Rules about danger to life, where nobody should read on about causes. */
const DANGER = /^(flames|smoke-inside|burning-wiring|burning-plastic|fuel-leak|fuel-smell-inside)$/;
const FIRE = /\b(on fire|flames?|caught fire|alight)\b/i;
const EMERGENCY =
  'If anything burns or you smell strong fuel, get everyone out and away and call 999. When everyone is safe, tell me what you saw, and I will help with the cause.';

const MOST_CARDS = 3;
const WORTH_A_CARD = 0.05;

const faultOf = ({ faults }: Knowledge, { fault }: Suspect) => faults[fault] as Fault;
const usualJob = ({ jobs }: Knowledge, fault: Fault) => jobs[fault.mended_by[0] as string] as Job;

function costText({ knowledge, car }: Diagnosed, suspect: Suspect): string | undefined {
  const { low, high } = costsOf(usualJob(knowledge, faultOf(knowledge, suspect)), knowledge.parts, car);
  return high > 0 ? poundsText(low, high) : undefined;
}

/** Cards and links that go with any answer about the case. */
function withCase(diagnosed: Diagnosed, content: string): ChatAnswer {
  const { knowledge, diagnosis } = diagnosed;
  const { suspects, verdict, unsure } = diagnosis;
  const shown = suspects.filter(({ chance }, at) => at === 0 || chance >= WORTH_A_CARD).slice(0, MOST_CARDS);
  const results = shown.map((suspect) => {
    const { name, severity } = faultOf(knowledge, suspect);
    const repairCost = costText(diagnosed, suspect);
    return {
      id: suspect.fault,
      title: name,
      severity,
      confidence: Math.round(suspect.chance * 1000) / 1000,
      ...(repairCost && { repairCost }),
    };
  });
  const severity: Severity =
    verdict.drive === 'stop'
      ? 'high'
      : results
          .filter(({ confidence }, at) => at === 0 || confidence >= 0.25)
          .reduce<Severity>(
            (sum, result) => worst(sum, result.severity),
            verdict.drive === 'short-trips' ? 'medium' : 'low',
          );
  return { content, severity, results, sources: sourcesOf(knowledge, suspects[0], verdict.drive !== 'ok', unsure) };
}

function sourcesOf(knowledge: Knowledge, first: Suspect | undefined, garage: boolean, unsure: boolean): ChatSource[] {
  const sources: ChatSource[] = [];
  const guide =
    first && faultOf(knowledge, first).mended_by.find((id) => knowledge.jobs[id]?.difficulty !== 'workshop');
  if (guide && !unsure) sources.push(guideLink(knowledge, guide));
  if (first && !unsure)
    sources.push({ title: 'Check a garage’s quote', href: `/quote-check?fault=${encodeURIComponent(first.fault)}` });
  if (garage) sources.push({ title: 'Find Mechanics Near Me', href: '/mechanics-search' });
  if (unsure) sources.push({ title: 'Ask the community', href: '/community?tab=qa&ask=1' });
  return sources;
}

export const guideLink = ({ jobs }: Knowledge, id: string): ChatSource => ({
  title: `Guide: ${jobs[id]?.name ?? id}`,
  href: `/tutorials/${encodeURIComponent(id)}`,
});

/** Nothing else is said to somebody whose car burns. */
export const emergencyIn = (message: string): ChatAnswer | undefined =>
  FIRE.test(message) && !/\bno\b.{0,12}\b(flames?|fire)\b/i.test(message)
    ? { content: `${DRIVE_SENTENCE.stop} ${EMERGENCY}`, severity: 'high' }
    : undefined;

export function tellDiagnosis(diagnosed: Diagnosed): ChatAnswer {
  const { knowledge, diagnosis } = diagnosed;
  const { suspects, verdict, unsure, questions } = diagnosis;
  const [first, second] = suspects;
  if (!first) return { content: 'I could not make anything of that yet. What do you notice, and when does it happen?' };
  if (verdict.rule && DANGER.test(verdict.rule))
    return {
      content: `${DRIVE_SENTENCE[verdict.drive]} ${verdict.why}\n\n${EMERGENCY}`,
      severity: 'high',
    };
  const fault = faultOf(knowledge, first);
  const cost = costText(diagnosed, first);
  const check = fault.confirm.find(({ by }) => by === 'owner') ?? fault.confirm[0];
  const lines = [
    `${DRIVE_SENTENCE[verdict.drive]} ${verdict.why}`,
    unsure
      ? `I can’t be sure yet. The likeliest so far is ${lower(fault.name)} (${inTen(first.chance)}).`
      : `Most likely it is ${lower(fault.name)} (${inTen(first.chance)}). ${fault.summary}${
          second && second.chance > 0.12 ? ` It could also be ${lower(faultOf(knowledge, second).name)}.` : ''
        }`,
    !unsure && cost ? `Putting it right costs about ${cost} at an independent garage. ${fault.act_within}.` : '',
    !unsure && check ? `To be sure: ${check.check.replace(/[.]$/, '')}. If it is that: ${lower(check.expect)}` : '',
    questions[0]?.question ?? '',
  ];
  return withCase(diagnosed, lines.filter((line) => line !== '').join('\n\n'));
}

export function tellDrive(diagnosed: Diagnosed): ChatAnswer {
  const { verdict, suspects, questions } = diagnosed.diagnosis;
  const first = suspects[0];
  const why = first
    ? ` The likeliest cause is ${lower(faultOf(diagnosed.knowledge, first).name)} (${inTen(first.chance)}).`
    : '';
  const ask = questions[0] && verdict.drive !== 'stop' ? `\n\n${questions[0].question}` : '';
  return withCase(diagnosed, `${DRIVE_SENTENCE[verdict.drive]} ${verdict.why}${why}${ask}`);
}

export function tellCost(diagnosed: Diagnosed): ChatAnswer {
  const { knowledge, diagnosis, car } = diagnosed;
  const lines = diagnosis.suspects.slice(0, 2).map((suspect) => {
    const fault = faultOf(knowledge, suspect);
    const job = usualJob(knowledge, fault);
    const { partsLow, partsHigh, labourLow, labourHigh, labourHours, low, high } = costsOf(job, knowledge.parts, car);
    if (high === 0) return `${fault.name} (${inTen(suspect.chance)}): usually nothing but your time.`;
    const parts = partsHigh > 0 ? `parts ${poundsText(partsLow, partsHigh)}, ` : '';
    return `${fault.name} (${inTen(suspect.chance)}): ${poundsText(low, high)} – ${parts}labour ${poundsText(labourLow, labourHigh)} for ${hoursText(labourHours)}.`;
  });
  const ask = diagnosis.questions[0] ? `\n\nTo narrow it down: ${diagnosis.questions[0].question}` : '';
  return withCase(
    diagnosed,
    `At an independent garage, VAT included:\n${bullets(lines)}\nThese are guide prices; ask for a quote in writing before the work begins.${ask}`,
  );
}

export function tellFollow(diagnosed: Diagnosed, follow: Follow): ChatAnswer {
  const { knowledge, diagnosis } = diagnosed;
  const first = diagnosis.suspects[0];
  if (!first) return tellDiagnosis(diagnosed);
  const fault = faultOf(knowledge, first);
  const name = lower(fault.name);
  switch (follow) {
    case 'why': {
      const reasons = first.reasons.slice(0, 5).map(({ finding, weight }) => {
        const label = knowledge.signs[finding.sign]?.label ?? finding.sign.replace(/^code-/, '').toUpperCase();
        return `${finding.present ? '' : 'Not: '}${label} – speaks ${weight > 0 ? 'for' : 'against'} it`;
      });
      const because =
        reasons.length > 0
          ? `\n${bullets(reasons)}`
          : ' It is what owners who describe it like you most often turned out to have.';
      return withCase(diagnosed, `I think it is ${name}: ${inTen(first.chance)}, so not certain.${because}`);
    }
    case 'confirm':
      return withCase(
        diagnosed,
        `To be sure that it is ${name}:\n${bullets(fault.confirm.map(({ check, expect, by }) => `${check} ${by === 'garage' ? '(at a garage) ' : ''}→ ${expect}`))}`,
      );
    case 'others':
      return withCase(
        diagnosed,
        `From what you told me:\n${bullets(diagnosis.suspects.map((suspect) => `${faultOf(knowledge, suspect).name} (${inTen(suspect.chance)})`))}`,
      );
    case 'ignored':
      return withCase(
        diagnosed,
        `${fault.act_within}. If it is ${name} and it is left:\n${bullets(fault.if_ignored)}\n${DRIVE_SENTENCE[diagnosis.verdict.drive]} ${diagnosis.verdict.why}`,
      );
    case 'myself': {
      const own = fault.mended_by.find((id) => knowledge.jobs[id]?.difficulty !== 'workshop');
      const job = own === undefined ? usualJob(knowledge, fault) : (knowledge.jobs[own] as Job);
      return withCase(
        diagnosed,
        own === undefined
          ? `If it is ${name}, “${job.name}” is a job for a workshop. What you can do yourself is make sure first: ${fault.confirm[0]?.check ?? ''}`
          : `If it is ${name}, “${job.name}” is ${DIFFICULTY[job.difficulty]}. Make sure of the fault first, and read the dangers in the guide before you begin.`,
      );
    }
    case 'needed': {
      const parts = partsOf(usualJob(knowledge, fault), knowledge.parts);
      return withCase(
        diagnosed,
        parts.length === 0
          ? `For ${name} no parts are needed as a rule.`
          : `For ${name}:\n${bullets(parts.map(({ part, count }) => `${part.name}${count > 1 ? ` × ${count}` : ''}: ${poundsText(part.price[0] * count * 100, part.price[1] * count * 100)}`))}`,
      );
    }
    default:
      return follow satisfies never;
  }
}
