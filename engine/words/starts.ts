/** Where each of several stretches begins that lie one after the other, and where the last one ends. */
export function startsOf(lengths: readonly number[]): Uint32Array {
  const starts = new Uint32Array(lengths.length + 1);
  lengths.forEach((length, at) => {
    starts[at + 1] = (starts[at] as number) + length;
  });
  return starts;
}
