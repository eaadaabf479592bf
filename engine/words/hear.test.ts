import { expect, test } from 'vitest';
import { mindOf, understand } from '../mind.ts';
import { smallKnowledge } from '../testing.ts';
import { silentPhrases } from './phrases.ts';
import { tokensOf } from './tokens.ts';

const mind = mindOf(smallKnowledge);
const heard = (text: string) =>
  Object.fromEntries(understand(mind, text).heard.map(({ sign, present }) => [sign, present]));

test('what the owner says is heard whatever the order of the words', () => {
  expect(heard('When I am braking there is an awful squeal')).toMatchObject({ squeal: true, braking: true });
});

test('another word for the same thing is heard', () => {
  expect(heard('it squeaks when braking')).toMatchObject({ squeal: true });
});

test('a misspelt word is heard', () => {
  expect(heard('squeeling when brakeing')).toMatchObject({ squeal: true });
});

test('what is said not to be there is heard as absent', () => {
  expect(heard('no blue smoke at all')).toEqual({ smoke: false });
  expect(heard("it doesn't squeal when braking")).toMatchObject({ squeal: false });
});

test('a "no" does not reach past a "but"', () => {
  expect(heard('no squeal but there is blue smoke')).toMatchObject({ smoke: true });
});

test('a "won\'t" after a "but" does not deny what came before it', () => {
  expect(heard("there is blue smoke but it won't go")).toMatchObject({ smoke: true });
});

test('a "not" right before a circumstance denies it, and one further off does not', () => {
  expect(heard('it shakes but not when braking')).toMatchObject({ braking: false });
  expect(heard('it shakes, never when braking')).toMatchObject({ braking: false });
  expect(heard('it does not shake when braking')).toMatchObject({ braking: true });
});

test('of denials by the same words the first is evidence, the others only echo it', () => {
  const twins = {
    ...smallKnowledge.signs,
    haze: { ...smallKnowledge.signs.smoke, label: 'Haze' },
  } as typeof smallKnowledge.signs;
  const denials = understand(mindOf({ ...smallKnowledge, signs: twins }), 'no blue smoke').heard;
  expect(denials.map(({ sign, present, echo = false }) => [sign, present, echo])).toEqual([
    ['smoke', false, false],
    ['haze', false, true],
  ]);
});

test('a "no" reaches through an "or"', () => {
  expect(heard('no noise or blue smoke')).toEqual({ smoke: false });
});

test('a sign that is itself a "not" needs the "not"', () => {
  expect(heard("it won't start")).toEqual({ wontstart: true });
  expect(heard('it refuses to start')).toEqual({ wontstart: true });
  expect(heard('it does start')).toEqual({});
});

test('another way of saying no is heard as absent', () => {
  expect(heard('the brakes are silent')).toMatchObject({ squeal: false });
});

test('words that mean something else are not heard', () => {
  expect(heard('it takes ages to fire up')).toEqual({});
  expect(heard('the car is on fire')).toEqual({ fire: true });
});

test('words far apart or in different sentences do not make a sign', () => {
  expect(heard('The belt makes a squeal. Later I was braking.')).not.toHaveProperty('squeal');
});

test('what follows from a sign is there as well', () => {
  expect(heard('screech from the brakes')).toEqual({ squeal: true, braking: true });
});

test("the owner's own words are kept for showing", () => {
  expect(understand(mind, 'Help! It Squeaks when braking hard.').heard[0]?.said).toBe('Squeaks when braking');
});

test("the owner's own words are quoted rightly after an empty line", () => {
  expect(understand(mind, 'Hello.\n\nIt squeaks when braking hard').heard[0]?.said).toBe('squeaks when braking');
});

test('a word that every object of the language knows is a word like others', () => {
  expect(understand(mind, 'constructor fault').features).toContain('constructor');
});

test('fault codes are read however they are typed', () => {
  expect(understand(mind, 'it threw p0301 and P 0420, U0100 too').codes).toEqual(['P0301', 'P0420', 'U0100']);
});

test.each(['', '   ', '???', '🚗🔥', 'no no no', '\n\n', 'a'.repeat(5000), 'not '.repeat(1200), '́'.repeat(500)])(
  'odd text %# is read without fail',
  (text) => {
    expect(() => understand(mind, text)).not.toThrow();
  },
);

const fallen = mindOf({
  ...smallKnowledge,
  signs: {
    ...smallKnowledge.signs,
    fallen: { ...smallKnowledge.signs.smoke, label: 'Fallen off', heard: ['wheel_fell_off'], unless: [], denied: [] },
  } as typeof smallKnowledge.signs,
});
const hasFallen = (text: string) => understand(fallen, text).heard.some(({ sign }) => sign === 'fallen');

test('words joined by a line are heard in their order alone, with only small words between', () => {
  expect(hasFallen('my wheel fell off')).toBe(true);
  expect(hasFallen('the wheel just fell right off')).toBe(false);
  expect(hasFallen('something fell off the wheel')).toBe(false);
  expect(hasFallen('it hit the wheel, fell off the kerb')).toBe(false);
});

const circumstances = mindOf({
  ...smallKnowledge,
  signs: {
    ...smallKnowledge.signs,
    lamp: { ...smallKnowledge.signs.smoke, label: 'Brake light', heard: ['brake light'] },
    wet: { ...smallKnowledge.signs.smoke, label: 'In the wet', heard: ['in the wet', 'when raining'] },
    seldom: { ...smallKnowledge.signs.smoke, label: 'Now and then', heard: ['sometimes'] },
    serviced: { ...smallKnowledge.signs.smoke, label: 'After a service', heard: ['since the service'] },
  } as typeof smallKnowledge.signs,
  words: { ...smallKnowledge.words, sometimes: [], after: ['since'] },
});
const told = (text: string) =>
  Object.fromEntries(understand(circumstances, text).heard.map(({ sign, present }) => [sign, present]));

test('a light that will not go off is on, flames that do not come back are gone', () => {
  expect(told("the brake light won't go off")).toEqual({ lamp: true });
  expect(told('the brake light does not go out')).toEqual({ lamp: true });
  expect(told('the flames do not come back')).toEqual({ fire: false });
});

test('small words may stand between a "when" and what it leads, a pause may not', () => {
  expect(told("when it's been raining")).toEqual({ wet: true });
  expect(told('when I got in, raining or not')).toEqual({});
  expect(told('it was raining')).toEqual({});
});

test('sayings made of small words are heard as what they mean', () => {
  expect(told('every now and then')).toEqual({ seldom: true });
  expect(understand(circumstances, 'It jumps from time to time.').heard[0]?.said).toBe('time to time');
  expect(told('now then')).toEqual({});
});

test('what happened since a service is told apart from a service that is due', () => {
  expect(told('ever since it was serviced')).toEqual({ serviced: true });
  expect(told('it has never been serviced')).toEqual({});
});

test('a phrase that says nothing by itself is known to be silent', () => {
  const wanting = { ...smallKnowledge.signs.smoke, label: 'Now', heard: ['just like that', 'blue smoke'] };
  const signs = { now: wanting } as unknown as typeof smallKnowledge.signs;
  expect(silentPhrases(signs, mind.lexicon)).toEqual([
    expect.objectContaining({ sign: 'now', text: 'just like that' }),
  ]);
});

test('what a comma parts is not read as one saying', () => {
  const words = { ...smallKnowledge.words, 'steering wheel': ['steering wheel'] };
  const mind = mindOf({ ...smallKnowledge, words });
  const read = (text: string) => tokensOf(text, mind.lexicon.read).map(({ word }) => word);
  expect(read('turn the steering wheel')).toContain('steering wheel');
  expect(read('lost the steering, wheel spins')).not.toContain('steering wheel');
});

test('a match inside a longer one of another sign is known to be inside', () => {
  const longer = mindOf({
    ...smallKnowledge,
    signs: {
      ...smallKnowledge.signs,
      haze: { ...smallKnowledge.signs.smoke, label: 'Haze', heard: ['blue smoke behind the lorry'] },
    } as typeof smallKnowledge.signs,
  });
  const grounds = understand(longer, 'there was blue smoke behind the lorry').heard.map((one) => [
    one.sign,
    one.grounds?.inside,
  ]);
  expect(grounds).toEqual(
    expect.arrayContaining([
      ['smoke', true],
      ['haze', false],
    ]),
  );
});

test('a "never once" denies what comes after it', () => {
  expect(heard('it has never once squealed when braking')).toMatchObject({ squeal: false });
});

const deniedIn = (text: string) =>
  tokensOf(text)
    .filter(({ denied }) => denied)
    .map(({ word }) => word);

test.each([
  'the oil light is off',
  "the oil light's off",
  'the oil light stays off and it runs well',
  'the oil light never came on',
  'the oil light has never shown',
  'the oil light is not on',
  "oil light isn't on but it taps",
  'oil light not on, only a noise',
  "the oil light hasn't come on",
])('a lamp that is said to be off does not burn: %s', (text) => {
  expect(deniedIn(text)).toContain('light');
});

test.each([
  'the oil light was off, now it is on',
  'the oil light is off when cold but comes on when hot',
  'the oil light stays off until it warms up',
  'the oil light never came on before today',
  'the oil light is off and on',
  'the oil light is off at idle, on at speed',
  'the oil light never flashed, it stays solid',
  'the oil light is off at idle. It comes on when I drive',
  'it came on in traffic. The oil light is off',
  'the brake light is off',
  'the oil light never goes off',
  'the oil light went off',
  'the oil light is out',
  'the oil light is never off',
  'the oil light is not on at idle',
  'the oil light is not on until it is warm',
  'the oil light is not on all the time',
  'the oil light is not on yet',
])('a lamp that may burn is not denied: %s', (text) => {
  expect(deniedIn(text)).not.toContain('light');
});

test('"loads of" is no load', () => {
  expect(tokensOf('loads of smoke').map(({ word }) => word)).toEqual(['plenti', 'smoke']);
});
