/** Passwords and security answers: argon2id at OWASP's parameters, for both alike. */
import { hash, verify } from '@node-rs/argon2';

/** argon2id is the library's own choice of kind. */
const OWASP = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Keyboards write "ë" in one sign or in two: both are the same letter. */
const oneForm = (secret: string): string => secret.normalize('NFKC');

export const hashSecret = (secret: string): Promise<string> => hash(oneForm(secret), OWASP);

/** The hash of nothing anyone knows: an unknown name costs the same work as a known one. */
const NOBODYS = hashSecret(crypto.randomUUID());

/** Whether the secret is the one that was hashed. Without a hash the answer is no, after the same time. */
export async function matches(secret: string, hashed: string | null | undefined): Promise<boolean> {
  const against = hashed ?? (await NOBODYS);
  // As it was typed too: so it was hashed before there was one form.
  for (const form of new Set([oneForm(secret), secret])) if (await verify(against, form)) return hashed != null;
  return false;
}

/** An owner who answers "  Rex " meant "rex". */
export const plainAnswer = (answer: string): string =>
  answer.normalize('NFKC').trim().replaceAll(/\s+/g, ' ').toLowerCase();
