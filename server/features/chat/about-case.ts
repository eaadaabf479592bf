/** What is said of the case in hand: the verdict, the likeliest faults, their cost, how to be sure, and one question. */
import { type ChatAnswer, type ChatSource, severityBeside } from '#contract/chat.ts';
import { hoursBetween, poundsText } from '#contract/quote.ts';
import type { Diagnosis, Suspect } from '#engine/diagnose.ts';
import type { Fault, Knowledge, Severity } from '#engine/knowledge.ts';
import type { CarFacts } from '#engine/reason/car.ts';
import { costsOf, partsOf, usualJob } from '#engine/reason/costs.ts';
import { underVerdict } from '#engine/reason/under-verdict.ts';
import { midSentence } from '#engine/words/mid-sentence.ts';
import { DRIVE_SENTENCE, driveSentence } from '#server/knowledge/drive-sentence.ts';
import { guideLink, LINKS, partLink, quoteLink } from './links.ts';
import { bullets, DRIVE_ANSWER, inTen, plain, worst } from './words.ts';

export interface Diagnosed {
  knowledge: Knowledge;
  diagnosis: Diagnosis;
  car: CarFacts;
  /** The same before the last message, when there was a case already. */
  earlier?: Diagnosis | undefined;
  /** Whether these words stand in an answer of ours already. */
  said: (words: string) => boolean;
  /** How many words the owner has told of the car. */
  told: number;
  /** The fault code in hand. */
  code?: string | undefined;
}

/** Rules about danger to life, where nobody should read on about causes. */
const DANGER = /^(flames|smoke-inside|burning-wiring|burning-plastic|fuel-leak|fuel-smell-inside)$/;
const FIRE = /\b(on fire|flames?|caught fire|alight)\b/i;
const EMERGENCY =
  'If anything burns or you smell strong fuel, get everyone out and away and call 999. When everyone is safe, tell me what you saw, and I will help with the cause.';

const MOST_CARDS = 3;
const WORTH_A_CARD = 0.05;
/** Chance from which a result counts for how bad it looks. */
const WORTH_COUNTING = 0.25;

/** As it is told under this verdict: nobody is asked to start a car that must stand. */
export const faultOf = ({ knowledge, diagnosis }: Diagnosed, { fault }: Suspect): Fault =>
  underVerdict(knowledge.faults[fault] as Fault, diagnosis.verdict);

export function costText(diagnosed: Diagnosed, suspect: Suspect): string | undefined {
  const { knowledge, car } = diagnosed;
  const { low, high } = costsOf(usualJob(knowledge.jobs, faultOf(diagnosed, suspect), car), knowledge.parts, car);
  return high > 0 ? poundsText(low, high) : undefined;
}

/** The next question, unless it stands in the conversation already. */
export const questionFor = ({ diagnosis, said }: Diagnosed): string =>
  diagnosis.questions.find(({ question }) => !said(question))?.question ?? '';

/** Cards and links that go with any answer about the case. */
export function withCase(diagnosed: Diagnosed, content: string, more: readonly ChatSource[] = []): ChatAnswer {
  const { diagnosis } = diagnosed;
  const { suspects, verdict } = diagnosis;
  const shown = suspects.filter(({ chance }, at) => at === 0 || chance >= WORTH_A_CARD).slice(0, MOST_CARDS);
  const results = shown.map((suspect) => {
    const { name, severity } = faultOf(diagnosed, suspect);
    const repairCost = costText(diagnosed, suspect);
    return {
      id: suspect.fault,
      title: name,
      severity,
      confidence: Math.round(suspect.chance * 1000) / 1000,
      ...(repairCost && { repairCost }),
    };
  });
  const counted = results.filter(({ confidence }, at) => at === 0 || confidence >= WORTH_COUNTING);
  const severity = severityBeside(
    verdict.drive,
    counted.reduce<Severity>((sum, result) => worst(sum, result.severity), 'low'),
  );
  const sources = [...more, ...sourcesOf(diagnosed, suspects[0])];
  return {
    content,
    ...(!leavesOpen(diagnosis) && { severity }),
    results,
    sources: sources.filter(({ href }, at) => sources.findIndex((one) => one.href === href) === at),
  };
}

function sourcesOf(diagnosed: Diagnosed, first: Suspect | undefined): ChatSource[] {
  const { knowledge, diagnosis } = diagnosed;
  const { verdict, unsure } = diagnosis;
  const sources: ChatSource[] = [];
  if (first && !unsure) {
    const fault = faultOf(diagnosed, first);
    const guide = fault.mended_by.find((id) => knowledge.jobs[id]?.difficulty !== 'workshop');
    if (guide) sources.push(guideLink(knowledge, guide));
    const part = partsOf(usualJob(knowledge.jobs, fault, diagnosed.car), knowledge.parts)[0]?.part.name;
    const family = Object.keys(knowledge.parts).find((id) => knowledge.parts[id]?.name === part);
    if (family) sources.push(partLink(knowledge, family));
  }
  if (verdict.drive !== 'ok') sources.push(LINKS.mechanics);
  if (unsure) sources.push(LINKS.community);
  return sources;
}

/** Nothing else is said to somebody whose car burns. */
export const emergencyIn = (message: string): ChatAnswer | undefined =>
  FIRE.test(message) && !/\bno\b.{0,12}\b(flames?|fire)\b/i.test(message)
    ? { content: `${DRIVE_SENTENCE.stop} ${EMERGENCY}`, severity: 'high' }
    : undefined;

export function tellDiagnosis(diagnosed: Diagnosed): ChatAnswer {
  const { diagnosis, earlier } = diagnosed;
  const { suspects, verdict, unsure } = diagnosis;
  const [first, second] = suspects;
  if (!first) return { content: 'I could not make anything of that yet. What do you notice, and when does it happen?' };
  if (verdict.rule && DANGER.test(verdict.rule) && earlier?.verdict.drive === 'stop')
    return withCase(
      diagnosed,
      `${noted(diagnosed)}${DRIVE_ANSWER.again} ${verdict.why}\n\nHave it recovered and looked at. Once it is safe: it may be ${midSentence(faultOf(diagnosed, first).name)}.`,
    );
  if (verdict.rule && DANGER.test(verdict.rule))
    return withCase(diagnosed, `${driveSentence(verdict)} ${verdict.why}\n\n${EMERGENCY}`);
  if (earlier?.suspects[0]) return tellUpdate(diagnosed, first, earlier);
  const fault = faultOf(diagnosed, first);
  const cost = costText(diagnosed, first);
  if (diagnosed.told <= FEW_WORDS && knowsNothing(diagnosis))
    return {
      content: `I need a little more to go on. ${questionFor(diagnosed) === '' ? 'What' : 'Where on the car is it, and what'} do you see, hear, smell or feel?`,
    };
  const lines = [
    verdictLine(diagnosis),
    unsure
      ? tellUnsure(diagnosed, first, second)
      : `Most likely it is ${midSentence(fault.name)} (${inTen(first.chance)}). ${fault.summary}${
          second && second.chance > 0.12 ? ` It could also be ${midSentence(faultOf(diagnosed, second).name)}.` : ''
        }`,
    !unsure && cost ? `Putting it right costs about ${cost} at an independent garage. ${fault.act_within}.` : '',
    unsure ? '' : toBeSure(fault),
    questionFor(diagnosed),
  ];
  return withCase(diagnosed, paragraphs(lines));
}

const paragraphs = (lines: readonly string[]): string => lines.filter((line) => line !== '').join('\n\n');

function tellUnsure(diagnosed: Diagnosed, first: Suspect, second: Suspect | undefined): string {
  const name = midSentence(faultOf(diagnosed, first).name);
  const other = second ? `, or ${midSentence(faultOf(diagnosed, second).name)}` : '';
  return diagnosed.earlier
    ? `I would not bet on it yet. In front at the moment: ${name} (${inTen(first.chance)})${other}. One thing at a time:`
    : `I can’t be sure yet. The likeliest so far is ${name} (${inTen(first.chance)})${other}. Help me narrow it down:`;
}

function toBeSure(fault: Fault): string {
  const check = fault.confirm.find(({ by }) => by === 'owner') ?? fault.confirm[0];
  return check
    ? `To be sure${check.by === 'garage' ? ', at a garage' : ''}: ${plain(check.check)}. If it is that: ${midSentence(plain(check.expect))}.`
    : '';
}

/** One does not say that a car is fine to drive, nor how bad it is, because a guess is harmless. */
const leavesOpen = ({ verdict: { drive, rule }, unsure }: Diagnosis): boolean =>
  unsure && !rule && (drive === 'ok' || drive === 'soon');

const verdictLine = (diagnosis: Diagnosis): string =>
  leavesOpen(diagnosis)
    ? 'Whether you may drive it I can’t say yet; if in doubt, leave it standing.'
    : `${driveSentence(diagnosis.verdict)} ${diagnosis.verdict.why}`;

const FEW_WORDS = 6;
/** Nothing was understood, and no fault stands out. */
const LEAST_CHANCE = 0.2;
const knowsNothing = ({ findings, suspects, verdict }: Diagnosis): boolean =>
  findings.every(({ implied }) => implied) && (suspects[0]?.chance ?? 0) < LEAST_CHANCE && !verdict.rule;

/** What the last message changed, and what it did not. */
function tellUpdate(diagnosed: Diagnosed, first: Suspect, earlier: Diagnosis): ChatAnswer {
  const { diagnosis } = diagnosed;
  const { verdict, suspects } = diagnosis;
  const fault = faultOf(diagnosed, first);
  const name = midSentence(fault.name);
  const was = earlier.suspects[0] as Suspect;
  const cost = costText(diagnosed, first);
  const second = suspects[1];
  const also = second && second.chance > 0.12 ? ` Next comes ${midSentence(faultOf(diagnosed, second).name)}.` : '';
  const changedVerdict = verdict.drive !== earlier.verdict.drive || verdict.why !== earlier.verdict.why;
  const drive =
    diagnosis.unsure && !verdict.rule && verdict.drive === 'ok'
      ? ''
      : `${driveSentence(verdict)}${changedVerdict ? ` ${verdict.why}` : ''}`;
  const sure = !diagnosis.unsure;
  const lines =
    was.fault === first.fault
      ? [
          verdict.drive === 'stop' || changedVerdict ? drive : '',
          `${heardBack(diagnosed, first.chance - was.chance, name, `${inTen(first.chance)}${sure && cost ? `, ${cost} to put right` : ''}`)}${also}`,
          diagnosed.said(fault.summary) ? '' : fault.summary,
          verdict.drive === 'stop' ? `${fault.act_within}.` : '',
          sure ? nextCheck(diagnosed, fault) : '',
        ]
      : [
          drive,
          sure
            ? `${noted(diagnosed)}That changes the picture: I now think of ${name} first (${inTen(first.chance)}). ${fault.summary}${also}`
            : `${noted(diagnosed)}That moves things, though I am not sure yet: ${name} is in front now (${inTen(first.chance)}).${also}`,
          sure && cost ? `That would be about ${cost} at an independent garage. ${fault.act_within}.` : '',
          sure ? toBeSure(fault) : '',
        ];
  const question = questionFor(diagnosed);
  return withCase(diagnosed, paragraphs([...lines, question || (sure ? '' : 'What else do you notice, and when?')]));
}

function heardBack(diagnosed: Diagnosed, change: number, name: string, chance: string): string {
  const heard = noted(diagnosed);
  if (change > 0.08) return `${heard}That fits ${name} (${chance}).`;
  if (change < -0.08) return `${heard}That speaks a little against ${name}, but it stays in front (${chance}).`;
  return `${heard}It still points to ${name} (${chance}).`;
}

const MOST_NOTED = 3;

/** What was understood of the last message, so that a slip of the ear is seen at once. */
function noted({ knowledge, diagnosis, earlier }: Diagnosed): string {
  const before = new Set(earlier?.findings.map(({ sign, present }) => `${sign} ${present}`));
  const labels = diagnosis.findings
    .filter(({ sign, present, implied }) => !implied && !before.has(`${sign} ${present}`))
    .flatMap(({ sign, present }) => {
      const label = knowledge.signs[sign]?.label;
      return label ? [present ? midSentence(label) : `not: ${midSentence(label)}`] : [];
    })
    .slice(0, MOST_NOTED);
  return labels.length > 0 ? `Noted: ${labels.join('; ')}. ` : '';
}

/** The next check that was not told yet. */
function nextCheck({ said }: Diagnosed, { confirm }: Fault): string {
  const next = confirm.find(({ check }) => !said(plain(check)));
  return next
    ? `To settle it${next.by === 'garage' ? ', at a garage' : ''}: ${plain(next.check)}. If it is that: ${midSentence(plain(next.expect))}.`
    : '';
}

export function tellDrive(diagnosed: Diagnosed): ChatAnswer {
  const { verdict, suspects } = diagnosed.diagnosis;
  const first = suspects[0];
  const why = first
    ? ` The likeliest cause is ${midSentence(faultOf(diagnosed, first).name)} (${inTen(first.chance)}).`
    : '';
  if (verdict.charging)
    return withCase(diagnosed, `It is the charging that has to stop, not the driving. ${verdict.why}`);
  if (verdict.drive === 'stop') {
    const again = diagnosed.earlier?.verdict.drive === 'stop' ? DRIVE_ANSWER.again : DRIVE_ANSWER.stop;
    return withCase(diagnosed, `${again} ${verdict.why}\n\nHave it recovered, or let a mechanic come to the car.`);
  }
  const ask = questionFor(diagnosed);
  const verdictText =
    diagnosed.diagnosis.unsure && !verdict.rule && verdict.drive === 'ok'
      ? 'I can’t promise yet that you may drive it, I know too little.'
      : `${driveSentence(verdict)} ${verdict.why}`;
  return withCase(diagnosed, `${verdictText}${why}${ask ? `\n\n${ask}` : ''}`);
}

export function tellCost(diagnosed: Diagnosed): ChatAnswer {
  const { knowledge, diagnosis, car } = diagnosed;
  const lines = diagnosis.suspects.slice(0, 2).map((suspect) => {
    const fault = faultOf(diagnosed, suspect);
    const job = usualJob(knowledge.jobs, fault, car);
    const { partsLow, partsHigh, labourLow, labourHigh, labourHoursLow, labourHoursHigh, low, high } = costsOf(
      job,
      knowledge.parts,
      car,
    );
    if (high === 0) return `${fault.name} (${inTen(suspect.chance)}): usually nothing but your time.`;
    const parts = partsHigh > 0 ? `parts ${poundsText(partsLow, partsHigh)}, ` : '';
    return `${fault.name} (${inTen(suspect.chance)}): ${poundsText(low, high)} – ${parts}labour ${poundsText(labourLow, labourHigh)} for ${hoursBetween(labourHoursLow, labourHoursHigh)}.`;
  });
  const question = questionFor(diagnosed);
  const danger = diagnosis.verdict.drive === 'stop' ? `${DRIVE_SENTENCE.stop} ` : '';
  return withCase(
    diagnosed,
    paragraphs([
      `${danger}At an independent garage, VAT included:\n${bullets(lines)}\nThese are guide prices; ask for a quote in writing before the work begins.`,
      question && `To narrow it down: ${question}`,
    ]),
    diagnosis.suspects[0] && !diagnosis.unsure ? [quoteLink(diagnosis.suspects[0].fault)] : [],
  );
}
