/** Letters made of strokes, on a field 4 wide and 6 high: for the words on lamps, without any font. */
/** Corner by corner, x and y as digits; a space lifts the pen. */
const LETTERS: Record<string, string> = {
  A: '062046 1333',
  B: '06003041423303 334445363606',
  C: '4130100105163645',
  D: '06002041452606',
  E: '40000646 0333',
  F: '400006 0333',
  H: '0006 4046 0343',
  I: '2026',
  K: '0006 4003 0346',
  M: '0600234046',
  L: '000646',
  N: '06004640',
  O: '103041453616050110',
  P: '06003041423303',
  R: '06003041423303 2346',
  S: '413010010213334445361605',
  T: '0040 2026',
  V: '002640',
  W: '0016233640',
  Y: '002340 2326',
  0: '103041453616050110',
  3: '004023334445361605',
  4: '3630040444',
};

const UNIT = { width: 4, height: 6, gap: 1.6 };

/** The strokes of a word around a centre, `height` high. */
export function wordStrokes(word: string, x: number, y: number, height: number): [number, number][][] {
  const scale = height / UNIT.height;
  const width = word.length * UNIT.width + (word.length - 1) * UNIT.gap;
  return [...word].flatMap((letter, at) =>
    (LETTERS[letter] ?? '')
      .split(' ')
      .map((stroke) =>
        Array.from({ length: stroke.length / 2 }, (_, corner): [number, number] => [
          x + (at * (UNIT.width + UNIT.gap) + Number(stroke[2 * corner]) - width / 2) * scale,
          y + (Number(stroke[2 * corner + 1]) - UNIT.height / 2) * scale,
        ]),
      ),
  );
}
