/** What is known of the car that somebody asks about: what the form says, or else the car that the words name. */
import { namedCar } from '#contract/named-car.ts';
import { type CarDescription, type CarFacts, carFacts } from '#engine/reason/car.ts';

/**
 * A car that is only named in passing tells its make and model, for its known weak points and for prices, and an engine that is
 * named stands for its own: a "1.4 TSI" has not what a 2.0 has. What it runs on stays a hint of the words, and a year in them
 * may be that of the last service.
 */
export function factsOf(car: CarDescription | null, words: string): CarFacts {
  const told = carFacts(car ?? {});
  const engine = told.engine ?? engineIn(words);
  if (told.make !== undefined || told.model !== undefined) return engine === undefined ? told : { ...told, engine };
  const { make, model } = namedCar(words);
  return { ...told, make, model, ...(make !== undefined && engine !== undefined && { engine }) };
}

/** Litres alone may be those of a drink or the depth of a tread: only with a maker's letters or a fuel behind them is it an engine. */
const ENGINE =
  /\b(\d[.]\d) ?(?:l|ltr|litre)? ?(tsi|tfsi|fsi|tdi|sdi|tdci|ecoboost|ecoblue|hdi|bluehdi|thp|puretech|vti|dci|tce|cdti|crdi|gdi|cdi|d-?4-?d|multijet|multiair|jtdm?|vtec|vvt-?i|i-?dtec|i-?ctdi|skyactiv(?:-[dg])?|16v|twinport|sigma|duratorq|duratec|zetec|petrol|diesel|turbo)\b/gi;

/** The engine that is named; none where several are. */
function engineIn(words: string): string | undefined {
  const named = new Set(
    [...words.matchAll(ENGINE)].map(([, litres, letters]) => `${litres} ${letters?.toLowerCase()}`),
  );
  return named.size === 1 ? [...named][0] : undefined;
}
