/** Support: who runs this server and whom it asks, and messages to them. */
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Id, required } from './text.ts';

const BAD_ADDRESS = 'Please enter a valid email address';

export const SupportMessage = z.object({
  email: required('Email is required').check(z.maxLength(254, BAD_ADDRESS), z.email(BAD_ADDRESS)),
  message: required('Message is required').check(z.maxLength(5000, 'Message cannot exceed 5000 characters')),
});
export type SupportMessage = z.infer<typeof SupportMessage>;

/** Whom this server may ask for help, where its operator has configured it. */
export const PARTNERS = [
  'stripe',
  'app-store',
  'ebay',
  'openstreetmap',
  'dvla',
  'dvsa',
  'ads',
  'mail',
  'language-model',
] as const;
export type Partner = (typeof PARTNERS)[number];

export const Operator = z.object({
  /** Null where none was configured: then the address is all there is. */
  name: z.nullable(z.string()),
  email: z.string(),
  /** Those that are switched on here. */
  partners: z.array(z.enum(PARTNERS)),
});
export type Operator = z.infer<typeof Operator>;

export const sendSupportMessage = endpoint({
  method: 'POST',
  path: '/api/support',
  summary: 'A message to support; it is kept until it has been answered, and mailed where the server can',
  who: 'anyone',
  cost: 'message',
  status: 201,
  body: SupportMessage,
  reply: z.object({ id: Id }),
});

export const readOperator = endpoint({
  method: 'GET',
  path: '/api/operator',
  summary: 'Who runs this server, how to reach them, and which other services it asks',
  who: 'anyone',
  reply: Operator,
});
