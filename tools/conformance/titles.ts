/** The titles of a test file, as they stand in its source: of a table of tests, the title with its placeholders. */

const QUOTES = '\'"`';

/** The end of what begins with a quote at `from`, beyond the closing one. */
function endOfText(source: string, from: number): number {
  const quote = source[from];
  let at = from + 1;
  while (at < source.length && source[at] !== quote) at += source[at] === '\\' ? 2 : 1;
  return at + 1;
}

/** The end of a bracket that opens at `from`; what stands in quotes or comments does not count. */
function endOfBracket(source: string, from: number): number {
  let depth = 0;
  let at = from;
  while (at < source.length) {
    const sign = source[at] ?? '';
    if (QUOTES.includes(sign)) {
      at = endOfText(source, at);
      continue;
    }
    if (source.startsWith('//', at)) {
      at = source.indexOf('\n', at);
      continue;
    }
    if ('([{'.includes(sign)) depth += 1;
    if (')]}'.includes(sign)) depth -= 1;
    at += 1;
    if (depth === 0) return at;
  }
  return at;
}

const unquoted = (text: string): string => text.slice(1, -1).replaceAll(/\\(['"`\\])/g, '$1');

export function titlesOf(source: string): string[] {
  const titles: string[] = [];
  for (const begin of source.matchAll(/^[ \t]*test(\.each|\.for)?(?:<[^(]*>)?\(/gm)) {
    let open = begin.index + begin[0].length - 1;
    if (begin[1]) open = source.indexOf('(', endOfBracket(source, open));
    const from = open + 1 + (/^\s*/.exec(source.slice(open + 1))?.[0].length ?? 0);
    if (QUOTES.includes(source[from] ?? ' ')) titles.push(unquoted(source.slice(from, endOfText(source, from))));
  }
  return titles;
}
