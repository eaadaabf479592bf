/** Holds the assistant to the written conversations: what each answer must say, must not say, and what any answer owes. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod';
import { CarInfo } from '#contract/cars.ts';
import type { ChatAnswer, ChatCase, ChatTurn } from '#contract/chat.ts';
import { HISTORY_MAX } from '#contract/chat.ts';
import { answerChat } from '#server/features/chat/assistant.ts';
import type { Ground } from '#server/features/chat/ground.ts';

export const CONVERSATIONS = 'knowledge/conversations';
const THIS_YEAR = 2026;

const patterns = z
  .union([z.string(), z.array(z.string())])
  .transform((given) => [given].flat().map((text) => new RegExp(text, 'im')));

const Turn = z.strictObject({
  says: z.string(),
  must: patterns,
  'must not': patterns.optional(),
  /** What the first suspect's id must look like. */
  leads: patterns.optional(),
  severity: patterns.optional(),
  /** How the address of one of the links must begin. */
  links: patterns.optional(),
});

export const Conversation = z.strictObject({
  /** The owner's cars; the first is the one in use. */
  garage: z.array(z.custom<CarInfo>((car) => z.safeParse(CarInfo, car).success)).optional(),
  turns: z.array(Turn).min(1),
});
export type Conversation = z.infer<typeof Conversation>;

/** By file, as they stand there. */
export const readConversations = (): Map<string, Conversation[]> =>
  new Map(
    readdirSync(CONVERSATIONS)
      .sort()
      .map((file) => [
        file.replace(/\.yaml$/, ''),
        z.array(Conversation).parse(parse(readFileSync(join(CONVERSATIONS, file), 'utf8'))),
      ]),
  );

/** What went wrong in a conversation, a sentence each; empty when it was held well. */
export function hold(ground: Ground, { garage = [], turns }: Conversation): string[] {
  const history: ChatTurn[] = [];
  const wrong: string[] = [];
  let before: ChatCase | undefined;
  for (const turn of turns) {
    const answer = answerChat(ground, {
      message: turn.says,
      history: history.slice(-HISTORY_MAX),
      garage,
      car: garage[0] ?? null,
      before,
      thisYear: THIS_YEAR,
    });
    wrong.push(
      ...[...faultsOf(turn, answer), ...rudenessOf(ground, history, answer)].map(
        (what) => `“${turn.says}” – ${what}\n${answer.content.replace(/^/gm, '    | ')}`,
      ),
    );
    history.push({ role: 'user', content: turn.says }, { role: 'assistant', content: answer.content });
    before = answer.case;
  }
  return wrong;
}

function faultsOf(turn: Conversation['turns'][number], { content, severity, results, sources }: ChatAnswer): string[] {
  const first = results?.[0]?.id ?? '';
  return [
    ...turn.must.filter((words) => !words.test(content)).map((words) => `does not say ${words}`),
    ...(turn['must not'] ?? []).filter((words) => words.test(content)).map((words) => `says ${words}`),
    ...(turn.leads ?? []).filter((id) => !id.test(first)).map((id) => `names ${first || 'no fault'}, not ${id}`),
    ...(turn.severity ?? []).filter((how) => !how.test(severity ?? '')).map((how) => `is ${severity}, not ${how}`),
    ...(turn.links ?? [])
      .filter((begin) => !sources?.some(({ href }) => new RegExp(`^${begin.source}`).test(href)))
      .map((begin) => `has no link to ${begin.source}`),
  ];
}

/** Shorter ones may be said twice. */
const WHOLE_PARAGRAPH = 60;
const ADDRESS =
  /^\/(tutorials\/[^/]+|tutorials|parts|quote-check|mechanics-search|community|profile|cars|support|history|)([?#].*)?$/;

/** What no answer may do, whatever was asked. */
function rudenessOf({ mind }: Ground, history: readonly ChatTurn[], { content, sources }: ChatAnswer): string[] {
  const own = history.filter(({ role }) => role === 'assistant').map(({ content: said }) => said);
  const paragraphs = (text: string) => text.split('\n\n').filter((part) => part.length >= WHOLE_PARAGRAPH);
  const told = new Set(own.flatMap(paragraphs));
  const wrong: string[] = [];
  if (content.trim() === '') wrong.push('is empty');
  if (own.includes(content)) wrong.push('repeats an answer word for word');
  else if (paragraphs(content).some((part) => told.has(part))) wrong.push('repeats a paragraph word for word');
  // A check and what to find by it are one question.
  const asks = content.replace(/“[^”]*”/g, '').replace(/\? (?=Do you find this)/g, ' ');
  if ((asks.match(/\?/g) ?? []).length > 1) wrong.push('asks more than one question');
  for (const { href } of sources ?? []) {
    const job = /^\/tutorials\/(.+)$/.exec(href)?.[1];
    const leads = job === undefined || mind.knowledge.jobs[decodeURIComponent(job)] !== undefined;
    if (!ADDRESS.test(href) || !leads) wrong.push(`links to ${href}, which leads nowhere`);
  }
  return wrong;
}
