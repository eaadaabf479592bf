/** A fault code in words, with the faults that it points to. */
import type { FaultCode } from '#contract/codes.ts';
import { Problem } from '#contract/problem.ts';
import type { Knowledge } from '#engine/knowledge.ts';
import { codesIn, isMakerSpecific } from '#engine/words/codes.ts';

const SIGN = 'code-';

/** A code as signs of faults name it, and the faults that do. */
export type FaultsByCode = ReadonlyMap<string, string[]>;

/** Looking through all signs of all faults takes longer than all the rest of an answer. */
export function indexCodes({ faults }: Knowledge): FaultsByCode {
  const index = new Map<string, string[]>();
  for (const [id, { signs }] of Object.entries(faults))
    for (const sign of Object.keys(signs).filter((name) => name.startsWith(SIGN)))
      index.set(sign, [...(index.get(sign) ?? []), id]);
  return index;
}

export function explainCode({ codes, faults }: Knowledge, index: FaultsByCode, asked: string): FaultCode {
  const code = codesIn(asked)[0];
  if (code === undefined || code.length !== asked.replace(/[\s-]/g, '').length)
    throw new Problem('not_found', `${asked.trim().slice(0, 20) || 'That'} is not a fault code we know`);
  const makerSpecific = isMakerSpecific(code);
  const known = codes[code];
  const pointing = index.get(`${SIGN}${code.toLowerCase()}`) ?? [];
  if (!known && !makerSpecific) throw new Problem('not_found', `${code} is not a fault code we know`);
  return {
    code,
    name: known?.name ?? 'A code of the car maker’s own',
    meaning:
      known?.meaning ??
      'Codes of this kind mean different things on different makes. A garage with the maker’s software, or a reader that names your make, can put it into words.',
    makerSpecific,
    faults: [...new Set([...(known?.faults ?? []), ...pointing])].map((id) => ({ id, title: faults[id]?.name ?? id })),
  };
}
