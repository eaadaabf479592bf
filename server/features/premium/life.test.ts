import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SUBSCRIPTION_STATUSES, type SubscriptionStatus } from '#contract/subscriptions.ts';
import { FOR_EVER, GRACE_DAYS, type Happening, type Kind, lifeOf, statusAt, TRANSITIONS } from './life.ts';

const DAY = 86_400_000;
const START = Date.UTC(2026, 10, 1);
const day = (n: number) => new Date(START + n * DAY);
const YEAR = day(365);

const on = (n = 0): Happening => ({ kind: 'renewal_on', at: day(n) });
const off = (n: number): Happening => ({ kind: 'renewal_off', at: day(n) });
const paid = (n = 0, until: Date | null = YEAR, payment = 'first'): Happening => ({
  kind: 'paid',
  at: day(n),
  payment,
  until,
});
const refunded = (n: number, payment = 'first'): Happening => ({ kind: 'refunded', at: day(n), payment });
const reversed = (n: number, payment = 'first'): Happening => ({ kind: 'refund_reversed', at: day(n), payment });
const failed = (n: number, until?: Date): Happening => ({ kind: 'payment_failed', at: day(n), until });
const ended = (n: number): Happening => ({ kind: 'ended', at: day(n) });

/** How each status is come by; what follows happens on the tenth day. */
const WAY_TO: Record<SubscriptionStatus, Happening[]> = {
  pending: [on()],
  active: [on(), paid()],
  past_due: [on(), paid(), failed(2)],
  cancelled: [on(), paid(), off(2)],
  expired: [on(), paid(), ended(2)],
};

const THEN: Record<Kind, Happening> = {
  paid: paid(10, day(400), 'second'),
  payment_failed: failed(10),
  renewal_on: on(10),
  renewal_off: off(10),
  ended: ended(10),
  refunded: refunded(10),
  refund_reversed: reversed(10),
};

describe('the table of transitions', () => {
  const KINDS = Object.keys(THEN) as Kind[];
  /** Reversing a refund that never was, with nothing paid for, reopens nothing. */
  const NOTHING_TO_REOPEN = ['expired refund_reversed'];

  test.each(SUBSCRIPTION_STATUSES)('what is %s is come by as the table says', (status) => {
    expect(lifeOf(WAY_TO[status]).status).toBe(status);
  });

  test.each(SUBSCRIPTION_STATUSES.flatMap((status) => KINDS.map((kind) => [status, kind] as const)))(
    'what is %s and then hears %s becomes what the table says',
    (status, kind) => {
      const expected = NOTHING_TO_REOPEN.includes(`${status} ${kind}`) ? status : TRANSITIONS[status][kind];
      expect(lifeOf([...WAY_TO[status], THEN[kind]]).status).toBe(expected);
    },
  );

  test('a refund that is taken back opens again what it closed', () => {
    const life = lifeOf([on(), paid(), refunded(5), reversed(8)]);
    expect(life).toMatchObject({ status: TRANSITIONS.expired.refund_reversed, paidUntil: YEAR });
  });
});

describe('what an owner has', () => {
  test('nothing before it is paid for, and nothing after the money has gone back', () => {
    expect(lifeOf([on()]).premiumUntil).toBeUndefined();
    expect(lifeOf([on(), paid(), refunded(5)]).premiumUntil).toBeUndefined();
  });

  test('what is bought once never ends, nor does it renew', () => {
    const life = lifeOf([paid(0, null)]);
    expect(life).toEqual({ status: 'active', renews: false, paidUntil: FOR_EVER, premiumUntil: FOR_EVER });
    expect(statusAt(life, new Date('2999-01-01'))).toBe('active');
  });

  test('a year that renews stays open for the days of grace, as past due, and then is over by the date alone', () => {
    const life = lifeOf([on(), paid()]);
    expect(statusAt(life, day(364))).toBe('active');
    expect(statusAt(life, day(366))).toBe('past_due');
    expect(statusAt(life, day(365 + GRACE_DAYS))).toBe('expired');
  });

  test('a year that was paid once ends on its last day', () => {
    expect(lifeOf([paid()])).toEqual({ status: 'active', renews: false, paidUntil: YEAR, premiumUntil: YEAR });
  });

  test('a year that does not renew ends on its last day', () => {
    const life = lifeOf([on(), paid(), off(5)]);
    expect(life).toMatchObject({ status: 'cancelled', renews: false, premiumUntil: YEAR });
    expect(statusAt(life, day(364))).toBe('cancelled');
    expect(statusAt(life, YEAR)).toBe('expired');
  });

  test("the provider's own days of grace are kept where they are longer", () => {
    const life = lifeOf([on(), paid(), failed(365, day(381))]);
    expect(life.premiumUntil).toEqual(day(381));
    expect(statusAt(life, day(380))).toBe('past_due');
  });

  test('a renewal that is refunded leaves the year before it, and a refund of the year before leaves the renewal', () => {
    const renewed = [on(), paid(), paid(364, day(730), 'second')];
    expect(lifeOf([...renewed, refunded(364.5, 'second')])).toMatchObject({ status: 'active', paidUntil: YEAR });
    expect(lifeOf([...renewed, refunded(370, 'second')])).toMatchObject({ status: 'expired' });
    expect(lifeOf([...renewed, refunded(370)])).toMatchObject({ status: 'active', paidUntil: day(730) });
  });

  test('a late payment of one who has cancelled pays for the period and renews nothing', () => {
    const life = lifeOf([on(), paid(), failed(365), off(366), paid(367, day(730), 'second')]);
    expect(life).toEqual({ status: 'cancelled', renews: false, paidUntil: day(730), premiumUntil: day(730) });
  });

  test('who comes back after it was over renews again', () => {
    const life = lifeOf([on(), paid(), off(5), ended(365), paid(400, day(765), 'second')]);
    expect(life).toMatchObject({ status: 'active', renews: true, paidUntil: day(765) });
  });

  test('what the provider ends before its time is over at once, and a refund taken back does not bring it back', () => {
    expect(lifeOf([on(), paid(), ended(10)])).toMatchObject({ status: 'expired', premiumUntil: undefined });
    expect(lifeOf([on(), paid(), ended(10), refunded(11), reversed(12)]).premiumUntil).toBeUndefined();
  });
});

describe('whatever the order and however often it is told', () => {
  const happening: fc.Arbitrary<Happening> = fc.record({
    kind: fc.constantFrom(...(Object.keys(THEN) as Kind[])),
    // Few moments, so that many things share one.
    at: fc.integer({ min: 0, max: 8 }).map((n) => day(n * 90)),
    payment: fc.constantFrom('first', 'second', 'third'),
    until: fc.oneof(
      fc.integer({ min: 0, max: 12 }).map((n) => day(n * 90)),
      fc.constant(null),
    ),
  });
  const history = fc.array(happening, { maxLength: 12 });

  test('the same history makes the same life', () => {
    const told = history.chain((events) =>
      fc.record({
        events: fc.constant(events),
        shuffled: fc
          .array(events.length > 0 ? fc.constantFrom(...events) : fc.constant(on()), { maxLength: events.length })
          .map((again) => (events.length > 0 ? [...events, ...again] : []))
          .chain((all) => fc.shuffledSubarray(all, { minLength: all.length, maxLength: all.length })),
      }),
    );
    void fc.assert(
      fc.property(told, ({ events, shuffled }) => {
        expect(lifeOf(shuffled)).toEqual(lifeOf(events));
      }),
      { numRuns: 10_000 },
    );
  });

  test('nobody has premium without a payment that was not given back', () => {
    void fc.assert(
      fc.property(history, (events) => {
        const life = lifeOf(events);
        const payments = new Set(events.filter(({ kind }) => kind === 'paid').map(({ payment }) => payment));
        const given = (payment: string | null | undefined) =>
          events.some((event) => event.payment === payment && event.kind === 'refunded') &&
          !events.some((event) => event.payment === payment && event.kind === 'refund_reversed');
        const kept = [...payments].filter((payment) => !given(payment));
        if (life.premiumUntil) expect(kept.length).toBeGreaterThan(0);
      }),
      { numRuns: 5_000 },
    );
  });
});
