/** What the screens say about premium. */

import { timesAs } from '#web/lib/when.ts';

const day = timesAs('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });

export const words = {
  title: 'Premium',
  lead: 'Diagnosis, history and your garage stay free. Premium adds:',
  loading: 'Loading the plans',
  failed: 'The plans could not be loaded',
  retry: 'Try again',
  intervals: { once: 'once', year: 'a year' },
  choose: (plan: string) => `Choose ${plan}`,
  opening: 'One moment…',
  renew: 'Renew each year',
  renewHint: 'Switched off, it is paid once and ends after a year.',
  byCard: 'You pay on a page of Stripe. Your card’s details never reach us.',
  byAppStore: 'You pay with your Apple Account.',
  onlyInApp: 'Premium is bought in the iPhone app. Bought there, it is open here too.',
  onlyOnSite: 'Premium cannot be bought in this app.',
  notForSale: 'Premium cannot be bought here at the moment.',
  signIn: 'Sign in to choose',
  signInWhy: 'With an account, what you buy is yours on every device.',
  terms: 'Terms of Use',
  couldNot: 'That did not work',
  toasts: {
    bought: { title: 'Premium is yours', description: 'Everything is open now.' },
    pending: { title: 'Waiting for approval', description: 'Premium opens as soon as the purchase is approved.' },
    stopped: { title: 'Renewal stopped', description: 'Premium stays open until its last day.' },
  },
  awaited: {
    title: 'Thank you',
    confirming: 'Your payment is being confirmed. Premium opens in a moment.',
    long: 'The confirmation takes longer than usual. Premium opens by itself as soon as it arrives; you need not wait here.',
    open: 'Premium is yours. Everything is open now.',
    go: 'Start',
    close: 'Close',
  },
  own: {
    title: 'You have Premium',
    active: {
      forGood: 'Yours for good. Nothing renews.',
      renews: (end: string, sum: string) => `Renews on ${day(end)} for ${sum}.`,
      ends: (end: string) => `Open until ${day(end)}. Nothing renews.`,
    },
    cancelled: (end: string) => `Its renewal is stopped. Open until ${day(end)}.`,
    pastDue: 'The last payment did not go through. Premium stays open for a few days; please check your card.',
    stop: 'Stop renewal',
    stopping: 'Stopping…',
    portal: 'Card and receipts',
    inAppStore: 'Bought in the App Store. You manage it in the Settings of your iPhone or iPad, under Subscriptions.',
    withoutPlan: 'Everything is open to you.',
  },
  gives: 'What Premium gives',
  locked: {
    title: 'Premium members only',
    upgrade: 'Upgrade to Premium',
    chat: 'The assistant is part of Premium: ask it anything about your car, with words, a photo or a recording.',
    generator: 'Repair guides put together for your car are part of Premium. The guides in the list are free.',
  },
} as const;
