/** A server that was never reached, in Welsh. */
import type { words } from './connection-words.ts';
import type { Translation } from './language.ts';

export const welsh: Translation<typeof words> = {
  failed: 'Methwyd cysylltu â’r gweinydd. Gwiriwch eich cysylltiad â’r rhyngrwyd.',
};
