/** A question that waits for a connection, in Welsh. */
import type { Translation } from '#web/lib/language.ts';
import type { words } from './waiting-words.ts';

export const welsh: Translation<typeof words> = {
  kept: {
    title: 'Dim cysylltiad',
    description: 'Cedwir eich cwestiwn yn y porwr hwn a’i anfon cyn gynted ag y bydd cysylltiad.',
  },
  failed: 'Methodd y diagnosis',
  waiting: (symptoms) => `Yn aros am gysylltiad: “${symptoms}” Caiff ei anfon ar ei ben ei hun.`,
  drop: 'Peidio ag anfon',
  sent: (symptoms) => `Rydych wedi cysylltu eto, ac mae eich cwestiwn wedi’i ateb: “${symptoms}”`,
  see: 'Gweld yr ateb',
};
