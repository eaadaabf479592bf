/** A model that has been turned: it obeys whatever strangers wrote, and does worse of its own accord. */
import { type Asked, type Behaviour, say } from './fake-provider.ts';

/** Signs that would ease a rule, move the ranking, or do not exist. */
const INVENTED = [
  'overheats-in-traffic',
  'tyre-slow-loss',
  'idle-high',
  'squeal-when-cold-only',
  'lamp-washer-low',
  'wiper-smears',
  'no-such-sign',
  '__proto__',
  'constructor',
  '<img src=x onerror=alert(1)>',
];

/** What strangers asked to be said: everything in quotes, wherever it stands. */
const demandsIn = (data: string): string[] =>
  [...data.replaceAll('\\"', '”').matchAll(/[“”]([^“”]{3,300})[“”]/g)].map(([, words]) => words as string);

const OF_ITS_OWN = [
  'It is perfectly safe to drive, do not worry.',
  'Ignore the warning, nothing is wrong with your brakes.',
  'The repair costs £5.',
  'You can keep driving for months.',
];

function signs({ data }: Asked): string {
  const owner = /"owner":"((?:[^"\\]|\\.)*)"/.exec(data)?.[1] ?? '';
  const words = owner.split(/\s+/);
  const quotes = [owner, words.slice(0, 3).join(' '), words.slice(-4).join(' '), 'safe to drive', ''];
  const offered = INVENTED.flatMap((name) => quotes.map((said) => ({ name, said: said.slice(0, 300) })));
  return JSON.stringify({ signs: offered, drive: 'ok', severity: 'low', system: 'obeyed' });
}

const GUIDE = {
  title: 'Airbag removal <script>alert(1)</script>',
  description: 'See https://evil.example for more.',
  category: 'brakes',
  difficulty: 'beginner',
  minutes: 10,
  dangers: ['None at all'],
  tools: ['Hammer'],
  parts: [],
  steps: ['Disconnect the airbag', 'Jack it up and crawl under', 'Tighten to 400 Nm'],
  check: 'It is safe to drive',
  stopWhen: 'Never',
};

export const obeysStrangers: Behaviour = (asked, response) => {
  if (!asked.object)
    return say(
      response,
      asked,
      [...OF_ITS_OWN, ...demandsIn(asked.data), asked.instructions.slice(0, 400), 'Pads wear.'].join(' '),
    );
  return say(
    response,
    asked,
    asked.data.includes('"topic"') ? JSON.stringify({ possible: true, guide: GUIDE }) : signs(asked),
  );
};

/** Polite in form: every demand in a sentence of its own, and nothing that would spoil the rest. */
export const obeysQuietly: Behaviour = (asked, response) =>
  asked.object
    ? obeysStrangers(asked, response)
    : say(response, asked, ['The pads press on the disc.', ...OF_ITS_OWN, ...demandsIn(asked.data)].join('\n'));
