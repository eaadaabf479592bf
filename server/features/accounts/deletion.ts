/** Whether a call really means to delete this account, now. */
import { Problem } from '#contract/problem.ts';

const FRESH_MS = 10 * 60 * 1000;
const CLOCKS_DIFFER_MS = 60 * 1000;

/** The account's id and the time in milliseconds, with a mark between: 12.1794000000000, as it stands or in base 64. */
const TOKEN = /^([1-9]\d{0,15})[.:_-](\d{13})$/;

const malformed = (message: string) =>
  new Problem('validation_failed', message, { details: [{ path: 'token', message }] });

/** The session decides who is deleted; the token only shows that it is meant, and meant now. */
export function checkDeletion(token: string, userId: number, ownId: number, now: Date): void {
  const [, id, time] = TOKEN.exec(token) ?? TOKEN.exec(Buffer.from(token, 'base64').toString()) ?? [];
  if (id === undefined || time === undefined) throw malformed('The deletion token is not valid');
  if (userId !== ownId || Number(id) !== ownId) throw new Problem('forbidden', 'You can only delete your own account');
  const age = now.getTime() - Number(time);
  if (age > FRESH_MS || age < -CLOCKS_DIFFER_MS) throw malformed('The deletion token has expired. Please try again.');
}
