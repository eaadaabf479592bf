/** Is the server there, and is it ready for work? */
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

const Status = z.object({
  status: z.literal('ok'),
  /** Only where there is one: whether lists are read from the replica, or why not. */
  replica: z.optional(z.enum(['in use', 'behind', 'away'])),
});

export const health = endpoint({
  method: 'GET',
  path: '/api/health',
  summary: 'Ok once the database answers and migrations are done',
  who: 'anyone',
  reply: Status,
});
export const ready = endpoint({
  method: 'GET',
  path: '/api/ready',
  summary: 'For load balancers: ok unless the server is stopping',
  who: 'anyone',
  reply: Status,
});
