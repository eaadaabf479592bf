/** Support, for anyone: a message is kept for whoever runs the server, who says here who they are, and mailed where that is set. */
import type { FastifyInstance } from 'fastify';
import { Problem } from '#contract/problem.ts';
import { type Operator, readOperator, type SupportMessage, sendSupportMessage } from '#contract/support.ts';
import type { Db } from '#server/db/open.ts';
import { serve } from '#server/http/serve.ts';
import type { SendLetter } from '#server/outside/mail.ts';
import { supportRepository } from './repository.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const DOUBLE_TAP_MS = 10 * MINUTE_MS;
const MOST_AN_HOUR = 5;
/** All guests together: nobody may fill the disk under made-up addresses. */
const MOST_OF_GUESTS_A_DAY = 2_000;

interface SupportDeps {
  db: Db;
  clock: () => Date;
  operator: Operator;
  limited: boolean;
  /** Left out: messages are kept alone. */
  sendLetter?: SendLetter | undefined;
}

export function supportRoutes(app: FastifyInstance, { db, clock, operator, limited, sendLetter }: SupportDeps): void {
  const messages = supportRepository(db);
  const underWay = new Set<Promise<void>>();
  app.addHook('onClose', () => Promise.allSettled(underWay));

  /** Nobody waits for it: the message is kept already, and a mail server may be slow or away. */
  const mail = (id: number, { email, message }: SupportMessage) => {
    if (!sendLetter) return;
    const sending = sendLetter({
      to: operator.email,
      replyTo: email,
      subject: `Message ${id} to support`,
      text: `${message}\n\n-- \nWritten by ${email}. Answer this letter to answer them.`,
    })
      .catch((error: Error) => app.log.warn({ id, reason: error.message }, 'a kept message to support was not mailed'))
      .finally(() => underWay.delete(sending));
    underWay.add(sending);
  };

  serve(app, readOperator, () => operator);

  serve(app, sendSupportMessage, async ({ user, body }) => {
    const now = clock();
    const ago = (ms: number) => new Date(now.getTime() - ms);
    const writer = { userId: user?.id, email: body.email };
    const twin = await messages.twin(writer, body.message, ago(DOUBLE_TAP_MS));
    if (twin) return twin;
    if (limited && (await messages.countOf(writer, ago(HOUR_MS))) >= MOST_AN_HOUR)
      throw new Problem(
        'rate_limited',
        'You have written several times already. We read everything; please wait a while.',
        {
          retryAfter: HOUR_MS / 1000,
        },
      );
    if (limited && !user && (await messages.countOfGuests(ago(DAY_MS))) >= MOST_OF_GUESTS_A_DAY)
      throw new Problem('overloaded', 'Too many messages arrived today. Please write an e-mail instead.', {
        retryAfter: HOUR_MS / 1000,
      });
    const kept = await messages.keep(body, user?.id, now);
    mail(kept.id, body);
    return kept;
  });
}
