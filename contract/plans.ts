/** What premium costs and what it gives: the one price table, which the screens, the checkout and the server all read. */

/** In the order in which they are told. */
export const PREMIUM_GIVES = [
  'Parts price comparison for every repair',
  'The community forum: ask, answer, read',
  'Repair guides put together for your car',
  'The AI assistant',
  'No advertising',
] as const;

export type Interval = 'once' | 'year';

export interface PricedPlan {
  id: number;
  name: string;
  description: string;
  /** Pence. */
  price: number;
  interval: Interval;
  features: readonly string[];
  /** Its product id in the App Store. */
  appStoreProduct: string;
}

export const PLANS: readonly PricedPlan[] = [
  {
    id: 1,
    name: 'Lifetime',
    description: 'Paid once, yours for good. Nothing renews.',
    price: 499,
    interval: 'once',
    features: PREMIUM_GIVES,
    appStoreProduct: 'premium.lifetime',
  },
  {
    id: 2,
    name: 'Yearly',
    description: 'A year at a time. Stop it whenever you like and keep what you have paid for.',
    price: 1299,
    interval: 'year',
    features: PREMIUM_GIVES,
    appStoreProduct: 'premium.yearly',
  },
];

export const planOf = (id: number): PricedPlan | undefined => PLANS.find((plan) => plan.id === id);

/** "£12.99" */
export const inPounds = (pence: number): string => `£${(pence / 100).toFixed(2)}`;
