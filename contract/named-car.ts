/** The car that a sentence names: "change pads on a 2015 Focus". Only cars of the fixed lists are recognised. */
import { MAKES, modelsOf } from './vehicles.ts';

export interface NamedCar {
  make?: string;
  model?: string;
  year?: number;
}

const UNNAMED = /^(Other|Generic Model)$/;
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const whole = (text: string) => new RegExp(`(?<![\\w-])${escaped(text).replace(/[ -]/g, '[ -]?')}(?![\\w-])`, 'i');

const MAKERS = [
  ...MAKES.map((make) => ({ make, words: whole(make) })),
  { make: 'Volkswagen', words: /\bvw\b/i },
  { make: 'Mercedes-Benz', words: /\bmerc(edes)?\b/i },
  { make: 'Vauxhall', words: /\bopel\b/i },
].filter(({ make }) => MAKES.some((known) => known === make));

/** Longest first, so that "e-tron GT" is not an "e-tron". Short ones are words of their own and need the maker beside them. */
const MODELS = MAKES.flatMap((make) =>
  modelsOf(make)
    .filter((model) => !UNNAMED.test(model))
    .map((model) => ({ make, model, words: whole(model), plain: /^[a-z][a-z0-9 -]{3,}$/i.test(model) })),
).sort((a, b) => b.model.length - a.model.length);

/** Names of models that are words of everyday talk about cars. */
const EVERYDAY =
  /^(escape|edge|focus on|leaf spring|transit|note|juke box|sharp|up|one|other|pulse|spark|accord|fit|sport)$/i;

export function namedCar(text: string): NamedCar {
  const make = MAKERS.find(({ words }) => words.test(text))?.make;
  const model = MODELS.find(
    (one) => (make === undefined ? one.plain && !EVERYDAY.test(one.model) : one.make === make) && one.words.test(text),
  );
  const year = /\b(19[5-9]\d|20[0-3]\d)\b/.exec(text)?.[1];
  const known = model?.make ?? make;
  return {
    ...(known && { make: known }),
    ...(model && { model: model.model }),
    ...(year && { year: Number(year) }),
  };
}

/** Whatever of a car stands in the fixed lists, as words: "2015 Ford Focus". Nothing else that was typed is repeated. */
export function listedName({
  make,
  model,
  year,
}: {
  make?: string | null | undefined;
  model?: string | null | undefined;
  year?: number | null | undefined;
}): string | undefined {
  const maker = MAKES.find((known) => known === make);
  if (!maker) return undefined;
  const named = modelsOf(maker).find((known) => known === model && !UNNAMED.test(known));
  return [year, maker, named].filter((part) => part != null).join(' ');
}
