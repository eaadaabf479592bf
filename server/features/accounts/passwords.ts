/** Passwords and security answers: argon2id at OWASP's parameters, for both alike. */
import { hash, verify } from '@node-rs/argon2';

/** argon2id is the library's own choice of kind. */
const OWASP = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashSecret = (secret: string): Promise<string> => hash(secret, OWASP);

/** The hash of nothing anyone knows: an unknown name costs the same work as a known one. */
const NOBODYS = hashSecret(crypto.randomUUID());

/** Whether the secret is the one that was hashed. Without a hash the answer is no, after the same time. */
export async function matches(secret: string, hashed: string | null | undefined): Promise<boolean> {
  const right = await verify(hashed ?? (await NOBODYS), secret);
  return right && hashed != null;
}

/** An owner who answers "  Rex " meant "rex". */
export const plainAnswer = (answer: string): string =>
  answer.normalize('NFKC').trim().replaceAll(/\s+/g, ' ').toLowerCase();
