/** The question that a name without an account is asked. */
import { createHmac } from 'node:crypto';
import { SECURITY_QUESTIONS } from '#contract/accounts.ts';
import { oneSpelling } from '#contract/plain-name.ts';

/** Always the same for one name, and unknowable without the server's secret. */
export function decoyQuestion(secret: string, username: string): string {
  const mac = createHmac('sha256', secret).update(oneSpelling(username).toLowerCase()).digest();
  return SECURITY_QUESTIONS[mac.readUInt32BE(0) % SECURITY_QUESTIONS.length] ?? SECURITY_QUESTIONS[0];
}
