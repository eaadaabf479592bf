/** Nothing is said twice word for word: what stands in an earlier answer is left out or said another way. */
import type { ChatTurn } from '#contract/chat.ts';

/** Shorter ones may be said twice. */
const WHOLE_PARAGRAPH = 60;

/** Said when all that there was to say has been said. */
const NOTHING_NEW = [
  'I have told you what I can from what I know so far. Tell me one thing more: where it is, when it happens, or what changes it.',
  'That is as far as I get with this. Anything else you notice helps, however small: a smell, a sound, a lamp.',
  'I would only repeat myself. Tell me something new about the car, or ask me what it costs, whether you may drive, or how to check.',
  'Still the same, I am afraid. A garage with the car on a ramp sees more than I can from here.',
];

export function unsaid(content: string, history: readonly ChatTurn[]): string {
  const answers = history.filter(({ role }) => role === 'assistant').map(({ content: said }) => said);
  const told = new Set(answers.flatMap((said) => said.split('\n\n')));
  const fresh = content.split('\n\n').filter((part) => part.length < WHOLE_PARAGRAPH || !told.has(part));
  const rest = fresh.join('\n\n');
  const worthSaying = fresh.some((part) => !told.has(part));
  if (worthSaying && !answers.includes(rest)) return rest;
  // A danger is named again before anything else, whatever was said.
  const short = fresh.filter((part) => part.length < WHOLE_PARAGRAPH && !part.endsWith('?'));
  const other =
    NOTHING_NEW.find((text) => !answers.some((said) => said.includes(text))) ??
    `${NOTHING_NEW[0]} (That is ${answers.length + 1} answers now.)`;
  return [...short, other].join('\n\n');
}
