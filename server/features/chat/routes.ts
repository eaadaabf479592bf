/** The assistant, for anyone. */
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { chat } from '#contract/chat.ts';
import type { Mind } from '#engine/mind.ts';
import type { HelperFor } from '#server/ai/helper.ts';
import type { Db } from '#server/db/open.ts';
import { serve } from '#server/http/serve.ts';
import { carsOf } from './garage-car.ts';
import { groundOf } from './ground.ts';
import { answerHelped } from './helped.ts';
import { chatRepository } from './repository.ts';
import { asEvents, asTheyCome, wholeOf } from './stream.ts';

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
      streamed(reply, asTheyCome(words));
      return { content: '' };
    }
    const answer = await (helper ? helper.aside(() => wholeOf(words)) : wholeOf(words));
    if (request.headers.accept?.includes('text/event-stream')) streamed(reply, asEvents(answer));
    return answer;
  });
}

/** Written past the framework, so that the place among the dear calls is free while the words trickle. */
function streamed(reply: FastifyReply, events: AsyncGenerator<string>): void {
  reply.hijack();
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) reply.raw.setHeader(name, value);
  reply.raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
  // Whoever leaves in the middle is no failure.
  pipeline(Readable.from(events), reply.raw).catch(() => undefined);
}
