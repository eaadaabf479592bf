/** The paper as a PDF: always one page, in smaller letters where more was said. */
import { drawing, PAGE, pdfFile } from './pdf-file.ts';
import { type Weight, wrapped } from './pdf-text.ts';
import { modulesOf } from './qr-code.tsx';
import { codeText } from './summary.ts';
import type { Visit } from './visit.ts';
import { words } from './words.ts';

const MARGIN = 42;
const WIDTH = PAGE.width - 2 * MARGIN;
const CODE = 138;
const GAP = 18;
const NOTE = 26;
const MOST_NOTES = 8;
const SIZES = [10.5, 10, 9.5, 9, 8.5, 8, 7.5, 7];

export function paperPdf(visit: Visit): Uint8Array<ArrayBuffer> {
  const title = `${words.title}: ${visit.car}`;
  const drawn = SIZES.map((size) => draw(visit, size));
  const fitting = drawn.find(({ bottom }) => bottom <= PAGE.height - MARGIN) ?? drawn.at(-1);
  return pdfFile(fitting?.marks ?? [], title);
}

function draw(visit: Visit, size: number): { marks: string[]; bottom: number } {
  const { date, car, said, driving, present, absent, codes, unsure, suspects, done, ask, price } = visit;
  const page = drawing();
  let y = MARGIN;
  let width = WIDTH - CODE - GAP;

  const write = (text: string, at: number = size, weight: Weight = 'regular', x: number = MARGIN) => {
    for (const line of wrapped(text, at, weight, width - (x - MARGIN))) {
      y += at * 1.3;
      page.text(line, x, y, at, weight);
    }
  };
  const heading = (text: string) => {
    y += size * 0.7;
    write(text, size, 'bold');
  };
  const list = (name: string, items: readonly string[], none: string) => {
    heading(name);
    if (items.length === 0) write(none);
    for (const item of items) {
      page.text('•', MARGIN, y + size * 1.3, size, 'regular');
      write(item, size, 'regular', MARGIN + 10);
    }
  };

  page.squares(modulesOf(codeText(visit)), PAGE.width - MARGIN - CODE, MARGIN - 8, CODE);
  page.text(words.codeShort, PAGE.width - MARGIN - CODE + 8, MARGIN + CODE - 2, 7.5, 'regular');
  write(words.title, 20, 'bold');
  write(car, 12, 'bold');
  write(date);
  write(`${words.driving}: ${driving}`);
  heading(words.said);
  write(`“${said}”`);
  // Past the code, the whole width is free.
  y = Math.max(y, MARGIN + CODE);
  width = WIDTH;
  y += 6;
  page.line(MARGIN, y, WIDTH);

  heading(words.present);
  write(present.join('; ') || words.nothing);
  heading(words.absent);
  write(absent.join('; ') || words.nothing);
  list(words.codes, codes, words.noCodes);
  heading(words.suspects);
  if (unsure) write(words.unsure);
  if (suspects.length === 0) write(words.noSuspects);
  for (const [at, { title, chance, price: cost }] of suspects.entries())
    write(`${at + 1}. ${title}: ${chance}, ${cost}`, size, at === 0 ? 'bold' : 'regular');
  list(words.done, done, words.notDone);
  list(words.ask, ask, words.nothing);
  if (suspects.length > 0) {
    y += size * 0.7;
    write(`${words.price}: ${price}`, size, 'bold');
  }
  y += size * 0.7;
  write(words.estimate, size - 1);
  const bottom = y;
  // What is left belongs to the workshop.
  const lines = Math.min(MOST_NOTES, Math.floor((PAGE.height - MARGIN - y) / NOTE) - 2);
  if (lines > 1) {
    y += size;
    heading(words.notes);
    for (let line = 1; line <= lines; line += 1) page.line(MARGIN, y + line * NOTE, WIDTH);
  }
  return { marks: page.marks, bottom };
}
