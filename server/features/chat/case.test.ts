import { expect, test } from 'vitest';
import { loadMind } from '#server/knowledge/load.ts';
import { answerChat } from './assistant.ts';
import { caseOf, type Said } from './case.ts';
import { groundOf } from './ground.ts';

const ground = groundOf(loadMind());
/** What is made of a message that follows our question about a sign. */
const after = (asked: string, message: string) =>
  caseOf(ground, { message, history: [], car: null, before: { words: 'it is losing coolant', answers: [], asked } });

test('a "no" that stands alone answers the question and is not heard again', () => {
  const { answered, words } = after('smoke-blue', 'no, only when it is cold');
  expect(answered).toBe('no');
  expect(words).toContain('only when it is cold');
  expect(words).not.toMatch(/\bno\b/i);
});

test('a "no" that is said of a thing stays with it', () => {
  expect(after('coolant-leak', 'no leaks anywhere').words).toContain('no leaks anywhere');
});

test('a "no" of one thing is no answer to the question about another', () => {
  const { answers } = after('car-is-diesel', 'no leaks anywhere');
  expect(answers).not.toContainEqual({ sign: 'car-is-diesel', answer: 'no' });
});

test('a "yes" that goes on into another sentence is no answer; one that says more of the same is', () => {
  expect(after('smoke-blue', 'Aye it turns over lovely mind').answered).toBeUndefined();
  for (const message of ['yes it smokes blue', 'yes it does', 'aye, when I pull away'])
    expect(after('smoke-blue', message).answered, message).toBe('yes');
});

test('an answer to a question counts as one of those asked; a lamp that was told of does not', () => {
  const [asked] = after('smoke-blue', 'yes').answers;
  expect(asked).toEqual({ sign: 'smoke-blue', answer: 'yes' });
  const { answers } = caseOf(ground, { message: 'what does the oil light mean?', history: [], car: null });
  expect(answers).toHaveLength(1);
  expect(answers[0]).toMatchObject({ answer: 'yes', unasked: true });
});

test.each(['how can I be sure?', 'what should I check first?', 'can I do it myself?'])(
  'the assistant asks nobody to start or drive a car that must stand: %s',
  (message) => {
    const told = { message: 'the engine knocks like mad and the oil light is on', history: [], car: null };
    const { case: before, content } = answerChat(ground, { ...told, thisYear: 2026 });
    const history = [
      { role: 'user' as const, content: told.message },
      { role: 'assistant' as const, content },
    ];
    const next = answerChat(ground, { message, history, car: null, before, thisYear: 2026 });
    const { faults } = ground.mind.knowledge;
    const checks = (next.results ?? []).flatMap(({ id }) => faults[id]?.confirm ?? []);
    const moving = checks.filter(({ by, needs }) => by === 'owner' && needs !== undefined);
    expect(checks.length).toBeGreaterThan(0);
    expect(moving.filter(({ check }) => next.content.includes(check.replace(/[.?]$/, '')))).toEqual([]);
  },
);

test('a conversation asks five questions and then no more', () => {
  let said: Said = { message: 'the car makes a noise', history: [], car: null };
  const asked = new Set<string>();
  for (let turn = 0; turn < 10; turn += 1) {
    const { case: before } = answerChat(ground, { ...said, thisYear: 2026 });
    if (before?.asked) asked.add(before.asked);
    said = { message: 'don’t know', history: [], car: null, before };
  }
  expect(asked.size).toBe(5);
});

test('a question answered in the owner’s own words is one of the five, and stays one when it is taken back', () => {
  const { words, answers } = after('smoke-blue', 'there is blue smoke behind me when I pull away');
  expect(answers).toEqual([{ sign: 'smoke-blue', answer: 'yes' }]);
  const before = { words, answers: [{ finding: 'smoke-blue', answer: 'yes' as const }] };
  const later = caseOf(ground, { message: 'there was no blue smoke today', history: [], car: null, before });
  expect(later.answers).toEqual([{ sign: 'smoke-blue', answer: 'no' }]);
});
