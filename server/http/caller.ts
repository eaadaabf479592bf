/** Who is calling. */
import { Problem } from '#contract/problem.ts';

export interface SignedIn {
  id: number;
  username: string;
  isSubscriber: boolean;
  subscriptionExpiryDate: Date | null;
  isAdmin: boolean;
  /** Whether a language model may help; null until asked. */
  languageModel: boolean | null;
}

/** The signed-in owner; a guest is asked to sign in. */
export function signedIn(user: SignedIn | undefined): SignedIn {
  if (!user) throw new Problem('unauthenticated', 'Please sign in first');
  return user;
}
