/** Answers a complaint on the command line, and with `why` shows the whole chain from words to chances. */
import { consider, diagnose, type Visit } from '#engine/diagnose.ts';
import type { Mind } from '#engine/mind.ts';
import { columnOf } from '#engine/reason/rank.ts';
import { factsOf } from '#server/car-facts.ts';

export function askAloud(mind: Mind, words: string, why: boolean): void {
  const visit: Visit = {
    words,
    car: factsOf(null, words),
    answers: [],
    sensed: [],
    thisYear: new Date().getFullYear(),
  };
  const { suspects, findings, questions, verdict, unsure, areas } = diagnose(mind, visit);
  const percent = (share: number) => `${(share * 100).toFixed(0).padStart(3)} %`;

  for (const { sign, present, said } of findings)
    console.log(`heard  ${present ? 'yes' : 'no '}  ${sign}${said ? `  "${said}"` : ''}`);
  console.log(`drive  ${verdict.drive}: ${verdict.why}${verdict.rule ? `  [rule ${verdict.rule}]` : ''}`);
  if (unsure) console.log('unsure: too little was said');
  for (const { system, chance } of areas) console.log(`area   ${percent(chance)}  ${system}`);
  for (const { fault, chance, reasons } of suspects) {
    console.log(
      `${percent(chance)}  ${mind.knowledge.faults[fault]?.name}  (${reasons.map(({ finding, weight }) => `${weight > 0 ? '+' : '−'}${finding.sign}`).join(', ')})`,
    );
    if (why) explain(mind, visit, fault);
  }
  for (const { question, worth } of questions) console.log(`ask    ${question}  (worth ${worth.toFixed(2)})`);
}

/** Prior, the car's and each sign's part, the words that resemble owners' stories. */
function explain(mind: Mind, visit: Visit, fault: string): void {
  const { findings, features, ranking } = consider(mind, visit);
  const at = mind.tables.at.get(fault) as number;
  const line = (what: string, value: number) =>
    console.log(`         ${value >= 0 ? '+' : ''}${value.toFixed(2)}  ${what}`);
  line('how common it is', mind.tables.prior[at] as number);
  const { make, model } = visit.car;
  if (make) line(`known on ${[make, model].join(' ')}`, mind.onCar(visit.car, visit.thisYear)[at] as number);
  for (const finding of findings) {
    const { sign, present, implied } = finding;
    const value = columnOf(mind.tables, finding)?.[at];
    if (value !== undefined) line(`${present ? '' : 'not '}${sign}${implied ? ' (follows from another)' : ''}`, value);
  }
  const alike = features
    .map((feature) => ({ feature, weight: worthOf(mind, features, feature, at) }))
    .filter(({ weight }) => Math.abs(weight) > 0.3)
    .sort((a, b) => Math.abs(b.weight) - Math.abs(a.weight));
  for (const { feature, weight } of alike.slice(0, 8)) line(`words "${feature}"`, weight);
  line('together', ranking.scores[at] as number);
}

/** What the words would say for the fault with a feature, less what they would say without it. */
function worthOf({ likeness, tables }: Mind, features: readonly string[], feature: string, at: number): number {
  const classAt = tables.likenessAt[at] as number;
  const said = (all: readonly string[]) => likeness?.score(all)[classAt] ?? 0;
  return said(features) - said(features.filter((other) => other !== feature));
}
