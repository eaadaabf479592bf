/** Answers: written, voted for, accepted by the asker. */
import type { FastifyInstance } from 'fastify';
import { Problem } from '#contract/problem.ts';
import * as calls from '#contract/qa.ts';
import { signedIn } from '#server/http/caller.ts';
import { serve } from '#server/http/serve.ts';
import type { CommunityDeps } from '../deps.ts';
import { questionRepository } from '../questions/repository.ts';
import { namedFaults } from '../questions/suspects.ts';
import { speechRepository } from '../speech/repository.ts';
import { found } from '../written.ts';
import { answerRepository } from './repository.ts';

const QUESTION = 'Question';
const ANSWER = 'Answer';

export function answerRoutes(app: FastifyInstance, { db, clock, mind, limited }: CommunityDeps): void {
  const questions = questionRepository(db);
  const answers = answerRepository(db);
  const speech = speechRepository(db);

  serve(app, calls.answerQuestion, async ({ user, params: { questionId }, body: { content } }) => {
    const userId = signedIn(user).id;
    found(await questions.find(userId, questionId), QUESTION);
    const said = { userId, kind: 'answer', text: content, threadId: questionId } as const;
    const id = await speech.say(said, { now: clock(), limited }, async (tx, state) => {
      const status = found(await questionRepository(tx).hold(questionId), QUESTION);
      if (status === 'closed') throw new Problem('conflict', 'This question is closed');
      return answerRepository(tx).add(userId, questionId, content, state, clock());
    });
    return found(await answers.find(userId, id), ANSWER);
  });

  serve(app, calls.editAnswer, async ({ user, params: { id }, body: { content } }) => {
    const userId = signedIn(user).id;
    const state = await speech.stateOfChange(userId, content, clock());
    found((await answers.change(userId, id, content, state, clock())) || undefined, ANSWER);
    return found(await answers.find(userId, id), ANSWER);
  });

  serve(app, calls.deleteAnswer, async ({ user, params: { id } }) => {
    found((await answers.remove(signedIn(user).id, id)) || undefined, ANSWER);
  });

  serve(app, calls.upvoteAnswer, async ({ user, params: { id } }) => {
    const userId = signedIn(user).id;
    if (found(await answers.find(userId, id), ANSWER).mine)
      throw new Problem('forbidden', 'You cannot vote for your own answer');
    return found(await answers.vote(userId, id), ANSWER);
  });

  serve(app, calls.acceptAnswer, async ({ user, params: { id } }) => {
    const asker = signedIn(user).id;
    const questionId = found(await answers.accept(asker, id), ANSWER);
    const { faultIds, ...question } = found(await questions.find(asker, questionId), QUESTION);
    const suspectedFaults = namedFaults(mind, faultIds).map((fault) => ({ id: fault.id, title: fault.title }));
    return { ...question, suspectedFaults };
  });
}
