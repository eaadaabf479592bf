/** Cuts words that come in pieces into whole sentences. */

/** A full stop inside a number or an abbreviation ends nothing. */
const END = /(?<![\d\s]\.?[a-z]|\be\.g|\bi\.e|\betc|\bapprox|\bvs)(?:[.!?…]+["”’)\]]*)(?=\s)|\n+/i;
const LONGEST = 600;

/** Each sentence as soon as it is whole. Returns what the source returns: whether all of it came; if not, the half sentence at the end is left out. */
export async function* sentencesOf(pieces: AsyncGenerator<string, boolean>): AsyncGenerator<string, boolean> {
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await pieces.next();
      if (done) {
        if (value && rest.trim() !== '') yield rest.trim();
        return value;
      }
      rest += value;
      for (;;) {
        const end = END.exec(rest);
        const cut = end ? end.index + end[0].length : rest.length > LONGEST ? LONGEST : 0;
        if (cut === 0) break;
        const sentence = rest.slice(0, cut).trim();
        rest = rest.slice(cut);
        if (sentence !== '') yield sentence;
      }
    }
  } finally {
    await pieces.return(false);
  }
}
