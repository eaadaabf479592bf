/** What is known of the car that somebody asks about: what the form says, or else the car that the words name. */
import { namedCar } from '#contract/named-car.ts';
import { type CarDescription, type CarFacts, carFacts } from '#engine/reason/car.ts';

/**
 * A car that is only named in passing tells its make and model, for its known weak points and for prices. What it runs on
 * stays a hint of the words, and a year in them may be that of the last service.
 */
export function factsOf(car: CarDescription | null, words: string): CarFacts {
  const told = carFacts(car ?? {});
  if (told.make !== undefined || told.model !== undefined) return told;
  const { make, model } = namedCar(words);
  return { ...told, make, model };
}
