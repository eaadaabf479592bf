/** What of the profile stays in this browser: the name to go by, and the picture. */

import * as z from 'zod/mini';
import { Id } from '#contract/text.ts';
import type { User } from '#contract/user.ts';
import { stored } from '#web/lib/storage.ts';

/** Data of a picture and nothing else: no address that would be fetched from somewhere. */
const AvatarUrl = z.string().check(z.startsWith('data:image/'));

const LocalProfile = z.object({
  /** Whose it is; somebody else who signs in here has a profile of their own. */
  actualId: z.nullable(Id),
  name: z.string(),
  avatarUrl: z.nullable(AvatarUrl),
});

export const localProfile = stored('localProfile', LocalProfile, { actualId: null, name: '', avatarUrl: null });

export interface Shown {
  name: string;
  avatarUrl: string | null;
}

/** How an owner is shown here. */
export const shownAs = ({ id, username }: User, kept: z.infer<typeof LocalProfile>): Shown =>
  kept.actualId === id
    ? { name: kept.name || username, avatarUrl: kept.avatarUrl }
    : { name: username, avatarUrl: null };

/** Four digits, always the same for a name. For people to read out; it identifies nothing. */
export function accountId(username: string): string {
  let hash = 0;
  for (const character of username) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 1_000_003;
  return String(1000 + (hash % 9000));
}
