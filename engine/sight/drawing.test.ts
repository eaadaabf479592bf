import { expect, test } from 'vitest';
import { readDrawing } from './drawing.ts';
import { outlineOf } from './outline.ts';

test('a lamp is drawn from its words, with pieces moved and scaled', () => {
  const pieces = { bang: ['line 24 16 24 26; disc 24 31 2'] };
  const drawing = readDrawing('ring 4 4 44 4 44 44; use bang 2 0 0.5', pieces);
  expect(drawing.lines).toEqual([
    [
      [4, 4],
      [44, 4],
      [44, 44],
      [4, 4],
    ],
    [
      [14, 8],
      [14, 13],
    ],
  ]);
  expect(drawing.solids).toHaveLength(1);
  expect(outlineOf('mirror; line 0 0 10 20', {})).toEqual({ line: 'M48 0L38 20', solid: '' });
});

test('a slip in a drawing is said, not drawn', () => {
  expect(() => readDrawing('sqare 1 2 3', {})).toThrow('nothing is drawn by sqare');
  expect(() => readDrawing('use nothing', {})).toThrow('no piece is called nothing');
  expect(() => readDrawing('line 1 x 3', {})).toThrow('not complete');
});
