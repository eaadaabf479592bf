/** The visit as text: whole for a message, short for the QR code. */
import type { Visit } from './visit.ts';
import { clip } from './visit.ts';
import { words } from './words.ts';

/** Every section that has something to say, one paragraph each. */
export function summaryText(visit: Visit): string {
  const { date, car, said, driving, present, absent, codes, suspects, done, ask, price } = visit;
  const list = (items: readonly string[]) => items.map((item) => `- ${item}`).join('\n');
  const sections: [string, string][] = [
    [words.said, said],
    [words.present, list(present)],
    [words.absent, list(absent)],
    [words.codes, list(codes)],
    [words.driving, driving],
    [words.suspects, list(suspects.map(({ title, chance, price: cost }) => `${title}: ${chance}, ${cost}`))],
    [words.done, list(done)],
    [words.ask, list(ask)],
    [words.price, suspects.length > 0 ? price : ''],
  ];
  const told = sections.filter(([, text]) => text !== '').map(([name, text]) => `${name}:\n${text}`);
  return [`${words.title}, ${date}`, `${words.car}: ${car}`, ...told, words.estimate].join('\n\n');
}

/** What a code of this many modules holds while a phone still reads it off paper. */
export const QR_BYTES = 640;

const bytesOf = (text: string): number => new TextEncoder().encode(text).length;

/** The same in short lines; the least needed line goes first where it would not fit. */
export function codeText(visit: Visit): string {
  const { date, car, said, present, absent, codes, suspects, done, driving } = visit;
  const line = (name: string, items: readonly string[]) => (items.length > 0 ? `${name}: ${items.join('; ')}` : '');
  const must = [
    `${words.shortTitle} ${date}`,
    clip(car, 90),
    `Says: ${clip(said, 120)}`,
    line(
      'Suspect',
      suspects.slice(0, 3).map(({ title, chance, price }) => `${title} (${chance}, ${price})`),
    ),
  ];
  const may = [
    line(
      'Codes',
      codes.map((code) => code.slice(0, code.indexOf(':') >>> 0)),
    ),
    line('Signs', present),
    line('Not', absent),
    line('Checked', done),
    driving,
  ];
  const lines = must.filter(Boolean);
  for (const one of may) {
    const room = QR_BYTES - bytesOf(lines.join('\n')) - 1;
    const fitting = one && shortened(one, room);
    if (fitting) lines.push(fitting);
  }
  return shortened(lines.join('\n'), QR_BYTES);
}

/** Nothing rather than a stump. */
const LEAST = 12;

function shortened(text: string, bytes: number): string {
  if (bytesOf(text) <= bytes) return text;
  for (let most = Math.min(text.length, bytes); most >= LEAST; most -= 4) {
    const shorter = clip(text, most);
    if (bytesOf(shorter) <= bytes) return shorter;
  }
  return '';
}
