/** Everything that counts as evidence in one visit: heard, read, recorded, seen and answered. What was answered counts most. */
import { BELIEVED } from './belief.ts';
import type { Mind } from './mind.ts';
import type { Finding } from './reason/rank.ts';
import type { Present } from './reason/verdict.ts';
import { codeSignOf } from './words/codes.ts';
import type { HeardSign } from './words/hear.ts';

export interface AnswerGiven {
  sign: string;
  answer: 'yes' | 'no' | 'unknown';
  /** Told or put right by the owner without a question of ours. */
  unasked?: boolean | undefined;
}

/** What was heard in the words, and how far each sign is believed. */
interface Heard {
  heard: readonly HeardSign[];
  codes: readonly string[];
  beliefs: ReadonlyMap<string, number>;
}

export function findingsOf(
  { ear }: Pick<Mind, 'ear'>,
  { heard, codes, beliefs }: Heard,
  { sensed, answers }: { sensed: readonly Finding[]; answers: readonly AnswerGiven[] },
): Finding[] {
  const findings = new Map<string, Finding>();
  const stated = new Set(heard.filter(({ present }) => present).map(({ sign }) => sign));
  const impliedOnly = (sign: string) =>
    [...stated].some((other) => other !== sign && (ear.implies.get(other) ?? []).includes(sign));
  for (const { sign, present, said, echo = false } of heard)
    findings.set(sign, {
      sign,
      present,
      sure: beliefs.get(sign) ?? 1,
      told: true,
      implied: echo || (present && impliedOnly(sign)),
      said,
    });
  for (const code of codes)
    findings.set(codeSignOf(code), {
      sign: codeSignOf(code),
      present: true,
      sure: 1,
      told: false,
      implied: false,
      said: code,
    });
  for (const finding of sensed) {
    const said = findings.get(finding.sign);
    if (!said || isDoubtful(said)) findings.set(finding.sign, finding);
  }
  for (const { sign, answer } of answers) {
    if (answer === 'unknown') findings.delete(sign);
    else findings.set(sign, { sign, present: answer === 'yes', sure: 1, told: false, implied: false });
  }
  return [...findings.values()];
}

/** Heard in the words, but so loosely that it is not shown and gives no reason. */
export const isDoubtful = ({ told, sure }: Finding): boolean => told && sure < BELIEVED;
/** What sets a red flag off counts, doubtful or not: no learning eases a verdict. */
const isThere = ({ told, sure }: Finding): boolean => told || sure >= 0.5;

/** The signs that are there, and how far to trust each; what was answered or seen is sure. */
export const presentIn = (findings: readonly Finding[]): Present =>
  new Map(
    findings
      .filter((finding) => finding.present && isThere(finding))
      .map(({ sign, told, sure, implied }) => [sign, { sure: told ? sure : 1, implied }]),
  );

export const signsOf = (findings: readonly Finding[]): Set<string> => new Set(findings.map(({ sign }) => sign));
