/** A Stripe on loopback: answers the calls that the server makes, and says what Stripe would say afterwards, in Stripe's shapes. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** The version whose shapes these are; the library's own. */
const API_VERSION = '2026-10-28.endive';

type Thing = Record<string, unknown> & { id: string };
export type StripeEvent = { id: string; type: string; created: number; data: { object: Thing } } & Record<
  string,
  unknown
>;

export interface FakeStripe {
  url: string;
  /** Every call it got, with its fields as Stripe's form encoding names them. */
  calls: { method: string; path: string; fields: URLSearchParams; idempotencyKey: string | undefined }[];
  /** While it is down, every call is answered with 500. */
  down: boolean;
  /** The newest checkout. */
  newest(): Thing;
  find(id: string): Thing | undefined;
  /** The owner pays on the page: what Stripe then says. */
  pay(session: string): StripeEvent[];
  expire(session: string): StripeEvent[];
  renew(subscription: string): StripeEvent[];
  failRenewal(subscription: string): StripeEvent[];
  change(subscription: string, changes: Record<string, unknown>): StripeEvent[];
  end(subscription: string): StripeEvent[];
  /** Money back, whole or in part. */
  refund(session: string, pence?: number): StripeEvent[];
  lose(session: string): StripeEvent[];
  failRefund(session: string): StripeEvent[];
  stop(): Promise<void>;
}

const DAY_S = 86_400;
const YEAR_S = 365 * DAY_S;

interface Options {
  /** Left out: any that is free. */
  port?: number;
  /** Pages to pay on, beside the API. True: it has answered. */
  pages?: (request: IncomingMessage, reply: ServerResponse, fake: FakeStripe) => Promise<boolean>;
}

export async function fakeStripe(now: () => Date, { port = 0, pages }: Options = {}): Promise<FakeStripe> {
  const things = new Map<string, Thing>();
  const calls: FakeStripe['calls'] = [];
  let count = 0;
  const seconds = () => Math.floor(now().getTime() / 1000);
  const add = (prefix: string, fields: Record<string, unknown>): Thing => {
    count += 1;
    const thing = { id: `${prefix}_${String(count).padStart(6, '0')}`, livemode: false, ...fields };
    things.set(thing.id, thing);
    return thing;
  };
  const get = (id: unknown): Thing => {
    const thing = things.get(String(id));
    if (!thing) throw new Error(`The fake Stripe has no ${id}`);
    return thing;
  };
  const say = (type: string, object: Thing): StripeEvent =>
    structuredClone({
      ...add('evt', { object: 'event', api_version: API_VERSION, pending_webhooks: 1 }),
      request: { id: null, idempotency_key: null },
      created: seconds(),
      type,
      data: { object },
    });
  const metadataOf = (fields: URLSearchParams, name: string) =>
    Object.fromEntries(
      [...fields].flatMap(([key, value]) => {
        const match = new RegExp(`^${name.replace(/[[\]]/g, '\\$&')}\\[(\\w+)\\]$`).exec(key);
        return match?.[1] ? [[match[1], value]] : [];
      }),
    );

  const open = (fields: URLSearchParams): Thing => {
    const session = add('cs_test', {
      object: 'checkout.session',
      mode: fields.get('mode'),
      status: 'open',
      payment_status: 'unpaid',
      amount_total: Number(fields.get('line_items[0][price_data][unit_amount]')),
      currency: fields.get('line_items[0][price_data][currency]'),
      client_reference_id: fields.get('client_reference_id'),
      customer: fields.get('customer'),
      customer_email: fields.get('customer_email'),
      payment_intent: null,
      subscription: null,
      invoice: null,
      metadata: metadataOf(fields, 'metadata'),
      success_url: fields.get('success_url'),
      cancel_url: fields.get('cancel_url'),
      created: seconds(),
      // What its objects are given once it is paid; Stripe shows it nowhere.
      given: {
        ...metadataOf(fields, 'subscription_data[metadata]'),
        ...metadataOf(fields, 'payment_intent_data[metadata]'),
      },
    });
    session.url = `${fake.url}/pay/${session.id}`;
    return session;
  };

  const invoiceFor = (subscription: Thing, reason: string, start: number): Thing => {
    const intent = add('pi', { object: 'payment_intent', amount: 1299, customer: subscription.customer, metadata: {} });
    return add('in', {
      object: 'invoice',
      billing_reason: reason,
      status: 'open',
      customer: subscription.customer,
      created: seconds(),
      paid_by: intent.id,
      parent: {
        type: 'subscription_details',
        quote_details: null,
        subscription_details: { subscription: subscription.id, metadata: subscription.metadata },
      },
      lines: { object: 'list', data: [{ id: 'il_1', object: 'line_item', period: { start, end: start + YEAR_S } }] },
      status_transitions: { finalized_at: seconds(), paid_at: null, marked_uncollectible_at: null, voided_at: null },
    });
  };
  const settle = (invoice: Thing): Thing => {
    invoice.status = 'paid';
    Object.assign(invoice.status_transitions as object, { paid_at: seconds() });
    return invoice;
  };
  const subscribe = (session: Thing): StripeEvent[] => {
    const subscription = add('sub', {
      object: 'subscription',
      status: 'active',
      customer: session.customer,
      metadata: session.given,
      cancel_at: null,
      cancel_at_period_end: false,
      canceled_at: null,
      ended_at: null,
      current_end: seconds() + YEAR_S,
    });
    const invoice = settle(invoiceFor(subscription, 'subscription_create', seconds()));
    Object.assign(session, { subscription: subscription.id, invoice: invoice.id, paid_by: invoice.paid_by });
    return [say('customer.subscription.created', subscription), say('invoice.paid', invoice)];
  };
  const charge = (session: string, refunded: number): Thing => {
    const { paid_by, amount_total } = get(session);
    const { id, metadata, customer } = get(paid_by);
    return {
      id: `ch_${id}`,
      object: 'charge',
      amount: amount_total,
      amount_refunded: refunded,
      refunded: refunded >= Number(amount_total),
      payment_intent: id,
      customer,
      metadata,
    };
  };
  const renewalOf = (id: string) => {
    const subscription = get(id);
    const start = Number(subscription.current_end);
    subscription.current_end = start + YEAR_S;
    return { subscription, invoice: invoiceFor(subscription, 'subscription_cycle', start) };
  };
  const cancelled = (subscription: Thing): Thing =>
    Object.assign(subscription, { status: 'canceled', canceled_at: seconds(), ended_at: seconds() });
  const change = (id: string, changes: Record<string, unknown>): Thing =>
    Object.assign(get(id), changes, 'cancel_at_period_end' in changes && { canceled_at: seconds() });

  /** What the API answers; undefined: there is no such thing. */
  function answer(method: string, path: string, fields: URLSearchParams): unknown {
    const [, , kind = '', id = '', more] = path.split('/');
    if (path === '/v1/checkout/sessions' && method === 'POST') return open(fields);
    if (path.startsWith('/v1/checkout/sessions/')) {
      const [, , , , session = '', deed] = path.split('/');
      const thing = things.get(session);
      if (deed === 'expire' && thing) thing.status = 'expired';
      const expanded = thing && fields.get('expand[0]') === 'invoice' && thing.invoice;
      return expanded ? { ...thing, invoice: get(expanded) } : thing;
    }
    if (path === '/v1/billing_portal/sessions')
      return { id: 'bps_1', object: 'billing_portal.session', url: `${fake.url}/portal?of=${fields.get('customer')}` };
    if (kind === 'payment_intents') return things.get(id);
    if (kind === 'invoice_payments') {
      const intent = fields.get('payment[payment_intent]');
      const invoice = [...things.values()].find(({ object, paid_by }) => object === 'invoice' && paid_by === intent);
      return {
        object: 'list',
        has_more: false,
        data: invoice ? [{ id: 'inpay_1', object: 'invoice_payment', invoice }] : [],
      };
    }
    if (kind !== 'subscriptions' || more !== undefined || !things.has(id)) return undefined;
    if (method === 'DELETE') return cancelled(get(id));
    return change(id, { cancel_at_period_end: fields.get('cancel_at_period_end') === 'true' });
  }

  const server = createServer(async (request, reply) => {
    if (await pages?.(request, reply, fake)) return;
    const { method = 'GET', url = '/', headers } = request;
    const [path = '', query = ''] = url.split('?');
    const fields = new URLSearchParams(method === 'GET' ? query : await text(request));
    const key = headers['idempotency-key'];
    calls.push({ method, path, fields, idempotencyKey: Array.isArray(key) ? key[0] : key });
    const found = fake.down ? undefined : answer(method, path, fields);
    const status = fake.down ? 500 : found === undefined ? 404 : 200;
    const error = { type: 'invalid_request_error', code: fake.down ? 'api_error' : 'resource_missing', message: 'No' };
    reply.writeHead(status, { 'content-type': 'application/json', 'request-id': `req_${calls.length}` });
    reply.end(JSON.stringify(found ?? { error }));
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  server.unref();

  const fake: FakeStripe = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    down: false,
    find: (id) => things.get(id),
    newest: () => get([...things.keys()].filter((id) => id.startsWith('cs_')).at(-1)),
    pay: (id) => {
      const session = get(id);
      const customer = session.customer ?? add('cus', { object: 'customer' }).id;
      Object.assign(session, { customer, status: 'complete', payment_status: 'paid' });
      if (session.mode === 'subscription') return [...subscribe(session), say('checkout.session.completed', session)];
      const intent = add('pi', { object: 'payment_intent', customer, metadata: session.given });
      Object.assign(session, { payment_intent: intent.id, paid_by: intent.id });
      return [say('checkout.session.completed', session)];
    },
    expire: (id) => [say('checkout.session.expired', Object.assign(get(id), { status: 'expired' }))],
    renew: (id) => {
      const { subscription, invoice } = renewalOf(id);
      subscription.status = 'active';
      return [say('customer.subscription.updated', subscription), say('invoice.paid', settle(invoice))];
    },
    failRenewal: (id) => {
      const { subscription, invoice } = renewalOf(id);
      subscription.status = 'past_due';
      return [say('customer.subscription.updated', subscription), say('invoice.payment_failed', invoice)];
    },
    change: (id, changes) => [say('customer.subscription.updated', change(id, changes))],
    end: (id) => [say('customer.subscription.deleted', cancelled(get(id)))],
    refund: (id, pence) => [say('charge.refunded', charge(id, pence ?? Number(get(id).amount_total)))],
    lose: (id) => [
      say('charge.dispute.closed', {
        id: 'dp_1',
        object: 'dispute',
        status: 'lost',
        payment_intent: get(id).paid_by,
        metadata: {},
      }),
    ],
    failRefund: (id) => [
      say('refund.failed', {
        id: 're_1',
        object: 'refund',
        status: 'failed',
        payment_intent: get(id).paid_by,
        metadata: {},
      }),
    ],
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return fake;
}
