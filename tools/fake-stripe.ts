/** node tools/fake-stripe.ts [--port 4242] [--secret whsec_…]: a Stripe on loopback, to walk through a purchase and a refund without an account there. */
import { createServer } from 'node:net';
import { parseArgs } from 'node:util';
import Stripe from 'stripe';
import { inPounds } from '#contract/plans.ts';
import { type FakeStripe, fakeStripe, type StripeEvent } from '#server/testing/fake-stripe.ts';

const { values } = parseArgs({
  options: { port: { type: 'string', default: '0' }, secret: { type: 'string', default: 'whsec_on_loopback' } },
});
const { webhooks } = new Stripe('sk_test_on_loopback');

/** Signed as Stripe signs, and sent to where the buyer came from. */
async function send(events: readonly StripeEvent[], session: Record<string, unknown>): Promise<void> {
  const { origin } = new URL(String(session.success_url));
  for (const event of events) {
    const body = JSON.stringify(event);
    const signature = webhooks.generateTestHeaderString({ payload: body, secret: values.secret });
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
    const { status } = await fetch(`${origin}/api/webhooks/stripe`, { method: 'POST', headers, body });
    console.log(`${event.type}: ${status}`);
  }
}

const page = (title: string, body: string) =>
  `<!doctype html><html lang="en-GB"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><h1>${title}</h1>${body}`;

const fake: FakeStripe = await fakeStripe(() => new Date(), {
  port: Number(values.port),
  pages: async (request, reply) => {
    const [, kind, id = ''] = (request.url ?? '').split('/');
    const session = fake.find(id);
    const html = (text: string) => reply.writeHead(200, { 'content-type': 'text/html' }).end(text);
    if (kind?.startsWith('portal')) html(page('Card and receipts', '<p>Nothing is charged here.</p>'));
    else if (!session || (kind !== 'pay' && kind !== 'refund')) return false;
    else if (kind === 'refund') {
      await send(fake.refund(id), session);
      reply.writeHead(204).end();
    } else if (request.method === 'POST') {
      await send(fake.pay(id), session);
      reply.writeHead(303, { location: String(session.success_url) }).end();
    } else
      html(
        page(
          'A stand-in for Stripe',
          `<p>${inPounds(Number(session.amount_total))}</p><form method="post"><button>Pay</button></form><a href="${session.cancel_url}">Back</a>`,
        ),
      );
    return true;
  },
});
console.log(`A stand-in for Stripe answers on ${fake.url}. Start the app with:
STRIPE_API_URL=${fake.url} STRIPE_SECRET_KEY=sk_test_on_loopback STRIPE_WEBHOOK_SECRET=${values.secret} BILLING=enforced npm start
Money goes back with: curl -X POST ${fake.url}/refund/<id of the checkout, from its address>`);
// The stand-in does not keep a program alive by itself; this does.
createServer().listen(0, '127.0.0.1');
