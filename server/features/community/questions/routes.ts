/** Questions, and what is like them. Open to everyone to read. */
import type { FastifyInstance } from 'fastify';
import { Problem } from '#contract/problem.ts';
import * as calls from '#contract/qa.ts';
import { signedIn } from '#server/http/caller.ts';
import { decodeCursor, onePage } from '#server/http/paging.ts';
import { serve } from '#server/http/serve.ts';
import { answerRepository, rankOf } from '../answers/repository.ts';
import { type CommunityDeps, readerOf, roomFor } from '../deps.ts';
import { speechRepository } from '../speech/repository.ts';
import { viewRepository } from '../views/repository.ts';
import { found } from '../written.ts';
import { questionRepository } from './repository.ts';
import { namedFaults, suspectsIn, tellingWords } from './suspects.ts';

const QUESTION = 'Question';
const MOST_SIMILAR = 5;
/** Fewer words say nothing yet. */
const ENOUGH_TYPED = 10;

export function questionRoutes(app: FastifyInstance, deps: CommunityDeps): void {
  const { db, late, clock, mind, limited } = deps;
  const questions = questionRepository(db);
  const answers = answerRepository(db);
  const views = viewRepository(db);
  const speech = speechRepository(db);

  type Row = NonNullable<Awaited<ReturnType<typeof questions.find>>>;
  const told = ({ faultIds, ...question }: Row): calls.Question => ({
    ...question,
    suspectedFaults: namedFaults(mind, faultIds).map(({ id, title }) => ({ id, title })),
  });
  const show = async (reader: number | undefined, id: number) =>
    told(found(await questions.find(reader, id), QUESTION));

  serve(app, calls.listQuestions, async (call) => {
    const { limit, cursor, search, sort, category, status, fault } = call.query;
    const asked = { reader: call.user?.id, category, status, fault: fault || undefined, search: search || undefined };
    const top = sort === 'top';
    const after = decodeCursor(cursor);
    const read = () => late(call.request, (from) => questionRepository(from).list({ ...asked, sort, limit, after }));
    const rows = await roomFor(app, asked.search, read);
    return onePage(call, rows, limit, ({ createdAt, upvotes, id }) => ({
      at: new Date(top ? upvotes : createdAt),
      id,
    })).map(told);
  });

  serve(app, calls.similarQuestions, async ({ query: { text }, request }) => {
    if (text.length < ENOUGH_TYPED) return { questions: [], faults: [] };
    const faultIds = suspectsIn(mind, { text }, clock());
    const words = tellingWords(text);
    return {
      questions: await late(request, (from) => questionRepository(from).similar(words, faultIds, MOST_SIMILAR)),
      faults: namedFaults(mind, faultIds),
    };
  });

  serve(app, calls.askQuestion, async ({ user, body }) => {
    const userId = signedIn(user).id;
    const text = `${body.title}\n${body.content}`;
    const named = namedFaults(mind, body.faultIds ?? []).map(({ id }) => id);
    const faultIds = named.length > 0 ? named : suspectsIn(mind, { ...body, text }, clock());
    const id = await speech.say({ userId, kind: 'question', text }, { now: clock(), limited }, (tx, state) =>
      questionRepository(tx).add(userId, { ...body, faultIds }, state, clock()),
    );
    return show(userId, id);
  });

  serve(app, calls.showQuestion, async (call) => {
    const { user, params, query, request } = call;
    const question = await show(user?.id, params.id);
    const after = decodeCursor(query.cursor);
    const place = after && { rank: after.at.getTime(), id: after.id };
    const rows = await answers.below(user?.id, params.id, query.limit, place);
    if (!after) await views.see('question', params.id, readerOf(user, request), clock());
    const page = onePage(call, rows, query.limit, (answer) => ({ at: new Date(rankOf(answer)), id: answer.id }));
    return { question, answers: page };
  });

  serve(app, calls.editQuestion, async ({ user, params: { id }, body }) => {
    const userId = signedIn(user).id;
    const state = await speech.stateOfChange(userId, `${body.title}\n${body.content}`, clock());
    found((await questions.change(userId, id, body, state, clock())) || undefined, QUESTION);
    return show(userId, id);
  });

  serve(app, calls.deleteQuestion, async ({ user, params: { id } }) => {
    found((await questions.remove(signedIn(user).id, id)) || undefined, QUESTION);
  });

  serve(app, calls.closeQuestion, async ({ user, params: { id }, body: { closed } }) => {
    found((await questions.close(signedIn(user).id, id, closed)) || undefined, QUESTION);
    return show(user?.id, id);
  });

  serve(app, calls.upvoteQuestion, async ({ user, params: { id } }) => {
    const userId = signedIn(user).id;
    const question = await show(userId, id);
    if (question.mine) throw new Problem('forbidden', 'You cannot vote for your own question');
    return found(await questions.vote(userId, id), QUESTION);
  });
}
