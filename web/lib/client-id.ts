/** A random name for this browser, made on first use. It counts and limits; it never authorises anything. */
import * as z from 'zod/mini';
import { stored } from './storage.ts';

const kept = stored('clientId', z.string().check(z.regex(/^[0-9a-f]{32}$/)), '');

export function clientId(): string {
  const known = kept.read();
  if (known) return known;
  // `randomUUID` is missing where the page is not served securely; this is not.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const made = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  kept.write(made);
  return made;
}
