/** The assistant, for anyone. */
import type { FastifyInstance } from 'fastify';
import { chat } from '#contract/chat.ts';
import type { Mind } from '#engine/mind.ts';
import type { HelperFor } from '#server/ai/helper.ts';
import type { Db } from '#server/db/open.ts';
import { serve } from '#server/http/serve.ts';
import { streamed } from '#server/http/stream-reply.ts';
import { carsOf } from './garage-car.ts';
import { groundOf } from './ground.ts';
import { answerHelped } from './helped.ts';
import { chatRepository } from './repository.ts';
import { asEvents, asTheyCome, wholeOf } from './stream.ts';

const EVENTS = { 'content-type': 'text/event-stream; charset=utf-8', 'x-accel-buffering': 'no' };

export function chatRoutes(
  app: FastifyInstance,
  db: Db,
  mind: Mind,
  now: () => Date,
  helperFor: HelperFor = () => undefined,
): void {
  const ground = groundOf(mind);
  const repository = chatRepository(db);

  serve(app, chat, async (call) => {
    const { user, body, request, reply } = call;
    const { message, conversationHistory: history, carId, carInfo, case: before } = body;
    const { garage, car } = await carsOf(repository, user?.id, { carId, carInfo });
    const said = { message, history, car, garage, before, thisYear: now().getFullYear() };
    const helper = helperFor(call);
    const words = answerHelped(ground, said, helper);
    if (helper && request.headers.accept?.includes('text/event-stream')) {
      streamed(reply, asTheyCome(words), EVENTS);
      return { content: '' };
    }
    const answer = await (helper ? helper.aside(() => wholeOf(words)) : wholeOf(words));
    if (request.headers.accept?.includes('text/event-stream')) streamed(reply, asEvents(answer), EVENTS);
    return answer;
  });
}
