/** What is asked on about the case in hand: why, how to be sure, what else, what if it is left, is it worth it. */
import type { ChatAnswer } from '#contract/chat.ts';
import { hoursBetween, poundsText } from '#contract/quote.ts';
import type { Check, Job } from '#engine/knowledge.ts';
import { findFamilies } from '#engine/parts/find-families.ts';
import { costsOf, partsOf, usualJob } from '#engine/reason/costs.ts';
import { midSentence, withoutAside } from '#engine/words/mid-sentence.ts';
import { driveSentence } from '#server/knowledge/drive-sentence.ts';
import { costText, type Diagnosed, faultOf, questionFor, tellDiagnosis, withCase } from './about-case.ts';
import type { Follow } from './follows.ts';
import type { Ground } from './ground.ts';
import { guideLink, LINKS } from './links.ts';
import { bullets, DIFFICULTY, inTen, plain } from './words.ts';

const checkText = ({ check, expect, by }: Check): string =>
  `${plain(check)} ${by === 'garage' ? '(at a garage) ' : ''}→ ${plain(expect)}`;

/** Where every check would need a car that may not be started or driven now. */
const nothingToTry = (name: string): string =>
  `To be sure that it is ${name} it would have to run or be driven, and now it must not. A mechanic has to look at it where it stands.`;

/** The cheapest check that an owner can do comes first. */
const ORDER = ['free', 'cheap', 'dear'];
const byEase = (a: Check, b: Check): number =>
  Number(a.by === 'garage') - Number(b.by === 'garage') || ORDER.indexOf(a.cost) - ORDER.indexOf(b.cost);

export function tellFollow(ground: Ground, diagnosed: Diagnosed, follow: Follow, message: string): ChatAnswer {
  const { knowledge, diagnosis, car } = diagnosed;
  const { suspects, verdict } = diagnosis;
  const first = suspects[0];
  if (!first) return tellDiagnosis(diagnosed);
  const fault = faultOf(diagnosed, first);
  const name = midSentence(fault.name);
  const job = usualJob(knowledge.jobs, fault, car);
  const ownCheck = fault.confirm.find(({ by }) => by === 'owner');
  const ownJob = fault.mended_by.find((id) => knowledge.jobs[id]?.difficulty !== 'workshop');
  const say = (content: string) => withCase(diagnosed, content);
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
      return say(`I think it is ${name}: ${inTen(first.chance)}, so not certain.${because}`);
    }
    case 'confirm':
      return say(
        fault.confirm.length === 0
          ? nothingToTry(name)
          : `To be sure that it is ${name}:\n${bullets(fault.confirm.map(checkText))}`,
      );
    case 'first-check': {
      const found = [...suspects.slice(0, 4)]
        .sort((a, b) => rankIn(diagnosed, a.fault) - rankIn(diagnosed, b.fault))
        .flatMap((one) => [...faultOf(diagnosed, one).confirm].sort(byEase).map((test) => [one, test] as const))
        .sort(([, a], [, b]) => Number(a.by === 'garage') - Number(b.by === 'garage'))[0];
      if (!found) return say(nothingToTry(name));
      const [suspect, check] = found;
      const own =
        check.by === 'owner' ? 'That costs nothing, and you can check it yourself' : 'A garage can check that quickly';
      return say(`Begin with ${midSentence(faultOf(diagnosed, suspect).name)}. ${own}: ${checkText(check)}.`);
    }
    case 'which': {
      if (diagnosed.code)
        return say(`${diagnosed.code} itself says it: ${knowledge.codes[diagnosed.code]?.name ?? fault.name}.`);
      const second = suspects[1];
      return say(
        `${fault.name}: ${inTen(first.chance)}.${second ? ` After that ${midSentence(faultOf(diagnosed, second).name)} (${inTen(second.chance)}).` : ''} Which side it is I can’t tell from here; it is mostly where you hear or feel it.`,
      );
    }
    case 'others':
      return say(
        `From what you told me:\n${bullets(suspects.map((suspect) => `${faultOf(diagnosed, suspect).name} (${inTen(suspect.chance)})`))}`,
      );
    case 'opinion':
      return tellOpinion(ground, diagnosed, message);
    case 'ignored':
      return say(
        `${fault.act_within}. If it is ${name} and it is left:\n${bullets(fault.if_ignored)}\n\n${driveSentence(verdict)}`,
      );
    case 'worth': {
      const cost = costText(diagnosed, first);
      return say(
        `${cost ? `If it is ${name}, reckon with ${cost}.` : `If it is ${name}, it costs little.`} Set that against the car’s value: look what the same model and mileage sells for, and when the repair is more than half of that, think hard. Get a second quote before you decide, and have the fault confirmed first.`,
      );
    }
    case 'dear':
      return tellDear(diagnosed, job);
    case 'myself':
      return ownJob === undefined
        ? say(
            `If it is ${name}, “${job.name}” is a job for a workshop.${ownCheck ? ` What you can do yourself is make sure first: ${ownCheck.check.replace(/\?/g, '')}` : ''}`,
          )
        : withCase(
            diagnosed,
            `If it is ${name}, “${knowledge.jobs[ownJob]?.name}” is ${DIFFICULTY[(knowledge.jobs[ownJob] as Job).difficulty]}. Make sure of the fault first, and read the dangers in the guide before you begin.`,
            [guideLink(knowledge, ownJob)],
          );
    case 'tools':
    case 'time':
    case 'hard': {
      const task = knowledge.jobs[ownJob ?? ''] ?? job;
      return say(
        `“${task.name}” is ${DIFFICULTY[task.difficulty]}. A garage needs ${hoursBetween(...task.hours)}; at home allow half as long again. Tools: ${task.tools.map(midSentence).join(', ') || 'none'}.`,
      );
    }
    case 'needed': {
      const parts = partsOf(job, knowledge.parts);
      return say(
        parts.length === 0
          ? `For ${name} no parts are needed as a rule.`
          : `For ${name}:\n${bullets(parts.map(({ part, count }) => `${part.name}${count > 1 ? ` × ${count}` : ''}: ${poundsText(part.price[0] * count * 100, part.price[1] * count * 100)}`))}`,
      );
    }
    case 'pairs':
      return say(
        'Anything that brakes, springs or damps is done in pairs, both sides of an axle, so that the car stays even. Sensors, bearings and joints may be done one at a time.',
      );
    case 'where':
      return say(
        `Where exactly differs from car to car. ${fault.summary} ${fault.confirm[0] ? `You meet it when you check: ${plain(fault.confirm[0].check)}.` : ''}`,
      );
    case 'failing':
      return say(
        [
          fault.summary,
          ...[...fault.confirm]
            .sort(byEase)
            .slice(0, 1)
            .map((check) => `You can tell by this: ${checkText(check)}.`),
        ].join(' '),
      );
    case 'switch-off':
      return say(
        'Yes: heated screens, seats, blower and radio off, lights only as the law asks. It saves the battery, but it does not mend anything, and once it is empty the engine stops too.',
      );
    case 'interval':
    case 'lamp':
    case 'flashing':
      return tellDiagnosis(diagnosed);
    case 'community':
      return withCase(
        diagnosed,
        'Yes. I have put what you told me into a question for the community; add whatever is missing and send it off. Other owners often know what is typical of one model.',
        [LINKS.community],
      );
    default:
      return follow satisfies never;
  }

  function tellDear(of: Diagnosed, task: Job): ChatAnswer {
    const { partsLow, partsHigh, labourLow, labourHigh, labourHoursLow, labourHoursHigh } = costsOf(
      task,
      knowledge.parts,
      car,
    );
    const ask = questionFor(of);
    return say(
      `Mostly it is the hours: ${hoursBetween(labourHoursLow, labourHoursHigh)} of labour make ${poundsText(labourLow, labourHigh)}${partsHigh > 0 ? `, the parts ${poundsText(partsLow, partsHigh)}` : ''}. Getting at it takes longer than changing it.${ask ? `\n\n${ask}` : ''}`,
    );
  }
}

/** Where a code was read, its own list of causes comes first. */
function rankIn({ knowledge, code, diagnosis }: Diagnosed, fault: string): number {
  const listed = knowledge.codes[code ?? '']?.faults.indexOf(fault) ?? -1;
  return listed >= 0 ? listed : 10 + diagnosis.suspects.findIndex((suspect) => suspect.fault === fault);
}

/** Somebody else's verdict, set beside ours: neither swallowed nor waved away. */
function tellOpinion({ parts }: Ground, diagnosed: Diagnosed, message: string): ChatAnswer {
  const { knowledge, diagnosis } = diagnosed;
  const said = message
    .replace(/^.*\b(says?|said|reckons?|thinks?|told me)\b/i, '')
    .replace(/\b(its|it's|it is|the|a|right)\b/gi, ' ');
  const family = findFamilies(parts, said)[0];
  const named = family === undefined ? 'that' : `the ${midSentence(withoutAside(knowledge.parts[family]?.name ?? ''))}`;
  const needs = (id: string) =>
    (knowledge.jobs[id]?.parts ?? []).some((one) => (typeof one === 'string' ? one : one.part) === family);
  const match = diagnosis.suspects.find((suspect) => faultOf(diagnosed, suspect).mended_by.some(needs));
  const first = diagnosis.suspects[0];
  const mine = first ? `${midSentence(faultOf(diagnosed, first).name)} (${inTen(first.chance)})` : 'nothing yet';
  const content = match
    ? `It may well be ${named}: from what you told me I make that ${inTen(match.chance)}. Ask what they measured, and whether they checked this: ${plain(knowledge.faults[match.fault]?.confirm[0]?.check ?? '')}.`
    : `It could be ${named}, but from what you told me I would think of ${mine} sooner. They have seen the car and I have not: ask what they measured before anything is replaced.`;
  return withCase(diagnosed, content);
}
