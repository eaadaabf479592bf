/** Makes and models as mechanics list them and as owners write them: is it the same car? */
import type { CarFacts } from './car.ts';

export const isMake = (make: string, car: CarFacts): boolean =>
  car.make !== undefined && makeOf(plain(make)) === makeOf(plain(car.make));

/** Makes by other names. */
const ALSO_CALLED: Readonly<Record<string, string>> = {
  vw: 'volkswagen',
  merc: 'mercedesbenz',
  mercedes: 'mercedesbenz',
  rangerover: 'landrover',
  opel: 'vauxhall',
  holden: 'vauxhall',
};
const makeOf = (make: string): string => ALSO_CALLED[make] ?? make;

/** Whether the car is one of these models, which are given as the beginnings of what owners write; none means every model. */
export function isModel(models: readonly string[], { make, model }: CarFacts): boolean {
  if (models.length === 0) return true;
  if (model === undefined) return false;
  const names = namesOf(plain(make ?? ''), plain(model));
  return models.some((one) => names.some((name) => name.startsWith(plain(one))));
}

/** A BMW 320d is a 3 Series, a Mercedes C220 a C-Class, a "Range Rover" "Sport" a Range Rover Sport: owners write either. */
function namesOf(make: string, model: string): string[] {
  const series = make === 'bmw' && /^([1-8])\d\d/.exec(model)?.[1];
  const letters = makeOf(make) === 'mercedesbenz' && /^([a-z]{1,3})\d{2,3}/.exec(model)?.[1];
  return [model, `${make}${model}`, ...(series ? [`${series}series`] : []), ...(letters ? [`${letters}class`] : [])];
}

/** Letters and digits alone, without accents: "Citroën C4" and "citroen c-4" are the same. */
export const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z0-9]/g, '');
