/** Letters of a PDF's own typefaces: which byte writes them, and how wide they are. */

/** Widths of Helvetica from the blank to the tilde, in thousandths of the size, as Adobe published them. */
const REGULAR =
  '278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584';
const BOLD =
  '278 333 474 556 556 889 722 238 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 333 333 584 584 584 611 975 722 722 722 722 667 611 778 722 278 556 722 611 833 722 778 667 778 722 667 611 722 667 944 667 667 611 333 278 333 584 556 333 556 611 556 611 556 333 611 611 278 278 556 278 889 611 611 611 611 389 556 333 611 556 778 556 556 500 389 280 389 584';
const widths = (text: string) => text.split(' ').map(Number);
const WIDTHS = { regular: widths(REGULAR), bold: widths(BOLD) };
export type Weight = keyof typeof WIDTHS;

/** What stands in Windows' code page where Latin-1 has control characters. */
const SPECIAL: Record<string, number> = {
  '€': 0x80,
  '…': 0x85,
  '‘': 0x91,
  '’': 0x92,
  '“': 0x93,
  '”': 0x94,
  '•': 0x95,
  '–': 0x96,
  '—': 0x97,
};

/** The text in the letters that every PDF reader has: "ŵ" becomes "w", what has no likeness a question mark. */
export function printable(text: string): string {
  return [...text.replace(/[\s\u00a0]+/g, ' ').replace(/\p{Cf}/gu, '')]
    .map((letter) => {
      if (byteOf(letter) !== undefined) return letter;
      const plain = letter.normalize('NFKD').replace(/\p{M}/gu, '');
      return plain !== '' && [...plain].every((one) => byteOf(one) !== undefined) ? plain : '?';
    })
    .join('');
}

function byteOf(letter: string): number | undefined {
  const code = letter.codePointAt(0) ?? 0;
  if ((code >= 0x20 && code <= 0x7e) || (code >= 0xa1 && code <= 0xff)) return code;
  return SPECIAL[letter];
}

/** As a PDF writes a string: between brackets, in bytes that are kept as Latin-1 until the file is made. */
export const literal = (text: string): string =>
  `(${[...printable(text)]
    .map((letter) => String.fromCharCode(byteOf(letter) ?? 0x3f))
    .join('')
    .replace(/[\\()]/g, '\\$&')})`;

const AVERAGE = 556;

/** In points. An accented letter is as wide as the plain one. */
export function widthOf(text: string, size: number, weight: Weight): number {
  let sum = 0;
  for (const letter of printable(text)) {
    const plain = letter.normalize('NFD').charCodeAt(0);
    sum += WIDTHS[weight][plain - 0x20] ?? AVERAGE;
  }
  return (sum * size) / 1000;
}

/** Broken between words so that no line is wider; a word that is wider by itself is cut. */
export function wrapped(text: string, size: number, weight: Weight, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of printable(text)
    .split(' ')
    .flatMap((one) => pieces(one, size, weight, width))) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (widthOf(longer, size, weight) <= width) line = longer;
    else {
      lines.push(line);
      line = word;
    }
  }
  return line === '' ? lines : [...lines, line];
}

function pieces(word: string, size: number, weight: Weight, width: number): string[] {
  if (widthOf(word, size, weight) <= width) return [word];
  const cut = Math.max(1, Math.floor(word.length * (width / widthOf(word, size, weight)) * 0.9));
  return [word.slice(0, cut), ...pieces(word.slice(cut), size, weight, width)];
}
