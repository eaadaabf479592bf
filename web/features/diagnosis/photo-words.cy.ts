/** A photo that could not be asked about, in Welsh. */
import type { Translation } from '#web/lib/language.ts';
import type { words } from './photo-words.ts';

export const welsh: Translation<typeof words> = {
  noConnection: 'Gwall Cysylltu',
  failed: 'Methodd y Diagnosis',
  unread: 'Methwyd dadansoddi’r llun',
  tooBrief: {
    title: 'Disgrifiad yn Rhy Fyr',
    description: 'Rhowch ddisgrifiad o o leiaf 5 nod i helpu ein AI i ddadansoddi’r llun.',
  },
  unparsed: { title: 'Gwall Data', description: 'Methwyd darllen ateb y gweinydd. Rhowch gynnig arall arni.' },
  serverError: (status) => `Gwall gweinydd (${status})`,
  answered: (status) => `Atebodd y gweinydd â gwall: ${status}`,
};
