/** A session as the list and the details put it. */

import type { Session } from '#contract/sessions.ts';
import type { IconName } from '#web/ui/icon.tsx';
import { words } from './words.ts';

const PREVIEW = 120;

export const carOf = ({ car }: Session): string =>
  [car?.make, car?.model].filter(Boolean).join(' ') || words.unknownCar;

/** The specification has one word for all that is not text; the icon tells a photo from a sound. */
export const kindOf = ({ inputType }: Session): string => (inputType === 'text' ? words.kind.text : words.kind.other);

export const ICON_OF: Record<Session['inputType'], IconName> = { text: 'words', audio: 'sound', visual: 'camera' };

export function preview(text: string): string {
  // By characters as people count them, so that none is cut in half.
  const characters = [...text];
  return characters.length > PREVIEW ? `${characters.slice(0, PREVIEW).join('')}...` : text;
}
