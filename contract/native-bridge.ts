/** What the web app and the iOS shell say to each other: each message with its request, its answer and how long to wait for it. */
import * as z from 'zod/mini';

/** The name of the shell's plugin. */
export const NATIVE_PLUGIN = 'NativeBridge';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;

const nothing = z.object({});

/** What App Tracking Transparency says of this app. */
export const TrackingStatus = z.enum(['authorized', 'denied', 'restricted', 'notDetermined']);
export type TrackingStatus = z.infer<typeof TrackingStatus>;

/** Something bought in the App Store that is in force now. */
const Entitlement = z.object({
  productId: z.string(),
  transactionId: z.string(),
  originalTransactionId: z.string(),
  /** ISO 8601; null: never. */
  expiresAt: z.nullable(z.string()),
  /** The transaction as Apple signed it. The server believes nothing else. */
  jws: z.string(),
});

interface Message<Request extends z.ZodMiniType, Answer extends z.ZodMiniType> {
  request: Request;
  answer: Answer;
  timeoutMs: number;
}

const message = <Request extends z.ZodMiniType, Answer extends z.ZodMiniType>(
  described: Message<Request, Answer>,
): Message<Request, Answer> => described;

/** By the action that names them; the shell's methods bear the same names. */
export const NATIVE_MESSAGES = {
  getStatus: message({ request: nothing, answer: z.object({ status: TrackingStatus }), timeoutMs: 2 * SECOND_MS }),
  /** The owner reads a question of iOS and answers it. */
  requestPermission: message({
    request: nothing,
    answer: z.object({ status: TrackingStatus }),
    timeoutMs: 5 * MINUTE_MS,
  }),
  subscriptionStatus: message({
    request: z.object({ productIds: z.array(z.string()) }),
    answer: z.object({ active: z.boolean(), entitlements: z.array(Entitlement) }),
    timeoutMs: 10 * SECOND_MS,
  }),
  /** The owner goes through the App Store's sheet. A parent may have to agree first: that is `pending`. */
  purchase: message({
    request: z.object({ productId: z.string() }),
    answer: z.object({ outcome: z.enum(['purchased', 'cancelled', 'pending']), jws: z.nullable(z.string()) }),
    timeoutMs: 15 * MINUTE_MS,
  }),
  /** The token of the signed-in owner, out of the keychain: cookies do not reach the server from the shell. */
  readSession: message({
    request: nothing,
    answer: z.object({ token: z.nullable(z.string()) }),
    timeoutMs: 2 * SECOND_MS,
  }),
  /** Into the keychain; null takes it out. */
  keepSession: message({
    request: z.object({ token: z.nullable(z.string()) }),
    answer: nothing,
    timeoutMs: 2 * SECOND_MS,
  }),
} as const;
export type NativeMessages = typeof NATIVE_MESSAGES;
export type NativeAction = keyof NativeMessages;

/** What the shell says unasked. */
export const NATIVE_EVENTS = {
  /** Something was bought, renewed, refunded or taken back, here or on another device. */
  subscriptionChanged: nothing,
  /** A link to the site was opened outside and belongs to the app. */
  linkOpened: z.object({ url: z.string() }),
} as const;
export type NativeEvents = typeof NATIVE_EVENTS;
export type NativeEvent = keyof NativeEvents;
