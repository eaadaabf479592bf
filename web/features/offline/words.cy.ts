/** Connections and new versions in Welsh. */
import type { Translation } from '#web/lib/language.ts';
import type { words } from './words.ts';

export const welsh: Translation<typeof words> = {
  offline: 'Rydych all-lein. Mae modd darllen yma yr hyn a agorwyd gennych ddiwethaf.',
  update: 'Mae fersiwn newydd o’r ap yn barod.',
  reload: 'Ail-lwytho nawr',
  later: 'Yn nes ymlaen',
};
