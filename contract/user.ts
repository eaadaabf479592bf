/** Who is signed in: all that the first screen needs of accounts. */
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Id, Time } from './text.ts';

export const User = z.object({
  id: Id,
  username: z.string(),
  email: z.nullable(z.string()),
  isSubscriber: z.boolean(),
  createdAt: Time,
});
export type User = z.infer<typeof User>;

export const currentUser = endpoint({ method: 'GET', path: '/api/user', summary: 'Who is signed in', reply: User });
