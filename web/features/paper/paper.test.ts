/** What goes to the mechanic: gathered whole, short enough for a code, always one page. */
import { PDFDocument } from '@cantoo/pdf-lib';
import jsQR from 'jsqr';
import { expect, test } from 'vitest';
import type { DiagnosisResult } from '#contract/diagnosis.ts';
import { answer, golf, wornPads } from '#web/testing/examples.ts';
import { paperPdf } from './paper-pdf.ts';
import { wrapped } from './pdf-text.ts';
import { modulesOf } from './qr-code.tsx';
import { codeText, QR_BYTES, summaryText } from './summary.ts';
import { ownChecks, visitOf } from './visit.ts';

const TODAY = new Date('2026-11-21T12:00:00Z');

const told: DiagnosisResult = {
  ...answer,
  results: [{ ...wornPads, knownOn: ['The pads of this model wear early.'] }, ...answer.results.slice(1)],
  understood: [
    { finding: 'cranks-no-start', label: 'Turns over but won’t fire', trade: 'Crank, no start', present: true },
    ...answer.understood,
    { finding: 'code-p0301', label: 'Code P0301: Misfire on cylinder 1', present: true },
  ],
};
const visit = visitOf(told, golf, { 'Look at the pads through the wheel': 'as' }, TODAY);

/** More than anybody says. */
const long: DiagnosisResult = {
  ...told,
  userInput: 'it makes a dreadful noise whenever I turn left “and” it smells of Käse (ŵ, 🚗) '.repeat(60),
  results: Array.from({ length: 9 }, (_, at) => ({
    ...wornPads,
    id: `brakes/${at}`,
    title: `${wornPads.title} and everything around them, number ${at}`,
    confirm: wornPads.confirm.map((one) => ({ ...one, check: `${one.check} with a good torch, number ${at}` })),
  })),
  understood: Array.from({ length: 60 }, (_, at) => ({
    finding: at % 4 ? `sign-${at}` : `code-p00${at}`,
    label: `Something rather long about the car, number ${at}`,
    present: at % 3 > 0,
  })),
};

/** What a phone's camera would read: the modules as pixels, four to a side. */
function scanned(text: string): string | undefined {
  const modules = modulesOf(text);
  const side = modules.length * 4;
  const pixels = new Uint8ClampedArray(side * side * 4);
  for (let y = 0; y < side; y += 1)
    for (let x = 0; x < side; x += 1)
      pixels.set(modules[y >> 2]?.[x >> 2] ? [0, 0, 0, 255] : [255, 255, 255, 255], (y * side + x) * 4);
  return jsQR(pixels, side, side)?.data;
}

test('the paper says what a service desk asks: car, words, signs in workshop terms, codes, chances, price, checks', () => {
  expect(visit).toMatchObject({
    date: '21 November 2026',
    car: '2016 Volkswagen Golf, 1.6L TDI, 84,200 miles, Diesel, Manual, Front-wheel drive',
    said: 'Squeals when I brake',
    present: ['Crank, no start', 'Squeals when braking'],
    absent: ['Smoke'],
    codes: ['P0301: Misfire on cylinder 1'],
    suspects: [
      { title: 'Worn front brake pads', chance: 'about 7 in 10', price: '£120–£220' },
      { title: 'Warped front brake discs', chance: 'about 2 in 10' },
    ],
    done: ['Look at the pads through the wheel: found so'],
    price: '£120–£220',
  });
  expect(visit.ask.join(' ')).toMatch(/Have them measured.*wear early.*pedal pulse.*£120–£220.*guarantee.*driven/);
});

test('only free looks of the owner are offered for ticking, each once', () => {
  expect(ownChecks(told).map(({ check }) => check)).toEqual(['Look at the pads through the wheel']);
});

test('the message that is shared holds every section', () => {
  const text = summaryText(visit);
  for (const part of [
    visit.car,
    visit.said,
    ...visit.present,
    ...visit.absent,
    ...visit.codes,
    ...visit.done,
    ...visit.ask,
  ])
    expect(text).toContain(part);
  expect(text).toContain('Worn front brake pads: about 7 in 10, £120–£220');
});

test('a camera reads the summary itself off the code', () => {
  const read = scanned(codeText(visit));
  expect(read).toBe(codeText(visit));
  for (const part of [
    '2016 Volkswagen Golf',
    'Squeals when I brake',
    'Crank, no start',
    'Not: Smoke',
    'P0301',
    '£120–£220',
  ])
    expect(read).toContain(part);
});

test('however much was said, the code stays readable and the PDF one page', async () => {
  const most = visitOf(long, { ...golf, model: 'Golf '.repeat(12) }, {}, TODAY);
  const text = codeText(most);
  expect(new TextEncoder().encode(text).length).toBeLessThanOrEqual(QR_BYTES);
  expect(scanned(text)).toBe(text);
  const file = await PDFDocument.load(paperPdf(most), { throwOnInvalidObject: true });
  expect(file.getPageCount()).toBe(1);
});

test('nothing is drawn below the foot of the page', () => {
  const text = new TextDecoder('latin1').decode(paperPdf(visitOf(long, golf, {}, TODAY)));
  const heights = [...text.matchAll(/Tf [\d.]+ (-?[\d.]+) Td/g)].map(([, y]) => Number(y));
  expect(heights.length).toBeGreaterThan(30);
  expect(Math.min(...heights)).toBeGreaterThan(30);
});

test('the PDF says it all in letters that every reader has', async () => {
  const bytes = paperPdf(visitOf({ ...told, userInput: 'Pŵer (low) \\ – “bad” 🚗' }, golf, {}, TODAY));
  const file = await PDFDocument.load(bytes, { throwOnInvalidObject: true });
  expect(file.getTitle()).toContain('Volkswagen Golf');
  const text = new TextDecoder('windows-1252').decode(bytes);
  for (const part of ['Pwer \\(low\\) \\\\ – “bad” ?', 'Crank, no start', 'P0301', '£120–£220'])
    expect(text).toContain(part);
});

test('a word that is wider than the page is cut, not lost', () => {
  const word = 'Donaudampfschifffahrtsgesellschaft'.repeat(9);
  const lines = wrapped(word, 10, 'regular', 300);
  expect(lines.length).toBeGreaterThan(2);
  expect(lines.join('')).toBe(word);
});
