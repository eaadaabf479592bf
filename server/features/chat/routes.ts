/** The assistant, for anyone. */
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { type ChatAnswer, chat } from '#contract/chat.ts';
import type { Mind } from '#engine/mind.ts';
import type { Db } from '#server/db/open.ts';
import { serve } from '#server/http/serve.ts';
import { answerChat } from './assistant.ts';
import { carMeant } from './garage-car.ts';
import { groundOf } from './ground.ts';
import { chatRepository } from './repository.ts';
import { asEvents } from './stream.ts';

export function chatRoutes(app: FastifyInstance, db: Db, mind: Mind, now: () => Date): void {
  const ground = groundOf(mind);
  const garage = chatRepository(db);

  serve(app, chat, async ({ user, body, request, reply }) => {
    const { message, conversationHistory: history, carId, carInfo, case: before } = body;
    const said = [...history.filter(({ role }) => role === 'user').map(({ content }) => content), message];
    const car = await carMeant(garage, user?.id, { carId, carInfo, said });
    const answer = answerChat(ground, { message, history, car, before, thisYear: now().getFullYear() });
    if (request.headers.accept?.includes('text/event-stream')) streamed(reply, answer);
    return answer;
  });
}

/** Written past the framework, so that the place among the dear calls is free while the words trickle. */
function streamed(reply: FastifyReply, answer: ChatAnswer): void {
  reply.hijack();
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) reply.raw.setHeader(name, value);
  reply.raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
  // Whoever leaves in the middle is no failure.
  pipeline(Readable.from(asEvents(answer)), reply.raw).catch(() => undefined);
}
