/** The assistant, for anyone. */
import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { chat } from '#contract/chat.ts';
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
    if (request.headers.accept?.includes('text/event-stream'))
      reply
        .type('text/event-stream; charset=utf-8')
        .header('cache-control', 'no-store')
        .header('x-accel-buffering', 'no')
        .send(Readable.from(asEvents(answer)));
    return answer;
  });
}
