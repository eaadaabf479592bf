import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';
import type { ChatCase } from '#contract/chat.ts';
import { loadMind } from '#server/knowledge/load.ts';
import { answerChat } from './assistant.ts';
import { groundOf } from './ground.ts';

const FOLDER = 'knowledge/conversations';
const Turn = z.strictObject({ says: z.string(), must: z.string(), not: z.string().optional() });
const Conversations = z.array(z.strictObject({ turns: z.array(Turn).min(1) }));

const ground = groundOf(loadMind());
const conversations = readdirSync(FOLDER).flatMap((file) =>
  Conversations.parse(parse(readFileSync(join(FOLDER, file), 'utf8'))),
);

test('there are at least forty written conversations', () => {
  expect(conversations.length).toBeGreaterThanOrEqual(40);
});

test.each(conversations.map(({ turns }) => ({ opening: turns[0]?.says, turns })))(
  '“$opening” is answered',
  ({ turns }) => {
    let before: ChatCase | undefined;
    for (const { says, must, not } of turns) {
      const answer = answerChat(ground, { message: says, history: [], car: null, before, thisYear: 2026 });
      expect(answer.content, says).toMatch(new RegExp(must, 'i'));
      if (not !== undefined) expect(answer.content, says).not.toMatch(new RegExp(not, 'i'));
      before = answer.case;
    }
  },
);
