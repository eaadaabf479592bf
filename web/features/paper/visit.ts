/** What a workshop wants to know of a visit, gathered from an answer: facts only, in the order of a job card. */

import type { CarInfo } from '#contract/cars.ts';
import type { DiagnosisResult, Issue } from '#contract/diagnosis.ts';
import { poundsText } from '#contract/quote.ts';
import { chanceOf } from '#web/lib/chances.ts';
import { timesAs } from '#web/lib/when.ts';
import type { Checked } from './checked.ts';
import { words } from './words.ts';

export interface Visit {
  date: string;
  car: string;
  said: string;
  driving: string;
  present: string[];
  absent: string[];
  codes: string[];
  unsure: boolean;
  suspects: { title: string; chance: string; price: string }[];
  done: string[];
  ask: string[];
  price: string;
}

/** So much fits one page, whatever was said. */
const MOST = { said: 420, signs: 14, codes: 6, suspects: 4, done: 4, ask: 6 };

const day = timesAs('en-GB', { dateStyle: 'long' });

export function visitOf(result: DiagnosisResult, car: CarInfo | null, checked: Checked, on: Date): Visit {
  const { results, understood, userInput, unsure } = result;
  const isCode = (finding: string) => finding.startsWith('code-');
  const signs = (present: boolean) =>
    understood
      .filter((one) => one.present === present && !isCode(one.finding))
      .map(({ trade, label }) => trade ?? label)
      .slice(0, MOST.signs);
  const [first] = results;
  return {
    date: day(on),
    car: carText(car),
    said: clip(userInput.replace(/\s+/g, ' ').trim(), MOST.said),
    driving: drivingOf(result),
    present: signs(true),
    absent: signs(false),
    codes: understood
      .filter(({ finding, present }) => present && isCode(finding))
      .map(({ label }) => label.replace(/^Code /, ''))
      .slice(0, MOST.codes),
    unsure,
    suspects: results.slice(0, MOST.suspects).map((issue) => ({
      title: issue.title,
      chance: chanceOf(issue.confidence).text,
      price: priceOf(issue),
    })),
    done: Object.entries(checked)
      .map(([check, found]) => `${check}: ${words.found[found]}`)
      .slice(0, MOST.done),
    ask: questionsOf(result).slice(0, MOST.ask),
    price: first ? priceOf(first) : words.priceUnknown,
  };
}

/** The owner's own free looks for the likeliest faults, each once. */
export const ownChecks = ({ results }: DiagnosisResult): { check: string; expect: string }[] => {
  const all = results
    .slice(0, 3)
    .flatMap(({ confirm }) => confirm.filter(({ by, cost }) => by === 'owner' && cost === 'free'));
  return [...new Map(all.map(({ check, expect }) => [check, { check, expect }])).values()].slice(0, MOST.done);
};

const priceOf = ({ costs }: Issue): string =>
  costs && costs.high > 0 ? poundsText(costs.low, costs.high) : words.priceUnknown;

function carText(car: CarInfo | null): string {
  if (!car) return words.noCar;
  const { year, make, model, engine, mileage, transmission, fuelType, driveType } = car;
  const name = [year, make, model].filter(Boolean).join(' ');
  const facts = [name, engine, mileage != null && words.miles(mileage), fuelType, transmission, driveType];
  return facts.filter(Boolean).join(', ') || words.noCar;
}

function questionsOf({ results: [first], questions, drive }: DiagnosisResult): string[] {
  const said = words.questions;
  const asked: string[] = [];
  const [test] = first?.confirm.filter(({ by }) => by === 'garage') ?? [];
  if (test) asked.push(said.confirm(sentence(test.check)));
  const [known] = first?.knownOn ?? [];
  if (known) asked.push(said.known(known));
  const [open] = questions;
  if (open) asked.push(said.open(open.question));
  if (first && priceOf(first) !== words.priceUnknown) asked.push(said.price(priceOf(first)));
  asked.push(said.keep);
  if (drive !== 'ok') asked.push(said.wait);
  return asked;
}

const sentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`);

/** Cut between words. */
export const clip = (text: string, most: number): string =>
  text.length <= most ? text : `${text.slice(0, most - 1).replace(/\s+\S*$/, '')}…`;

function drivingOf({ drive, stranded, charging, unsure }: DiagnosisResult): string {
  if (stranded) return words.stranded;
  if (charging) return words.charging;
  return unsure && drive !== 'stop' ? words.driveUnknown : words.drive[drive];
}
