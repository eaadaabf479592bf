/** The photo in hand: an answered question sends it again. One too large for the tab's storage lives as long as the page. */
import * as z from 'zod/mini';
import { TakenPhoto } from '#contract/sight.ts';
import { forThisTab, leavingNoFormer, type Stored, stored } from '#web/lib/storage.ts';

export const photoStore: Stored<TakenPhoto | null> = leavingNoFormer(
  stored('currentPhoto', z.nullable(TakenPhoto), null, forThisTab),
);
