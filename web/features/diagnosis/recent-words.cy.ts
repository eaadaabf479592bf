/** The latest diagnoses in Welsh. */
import type { Translation } from '#web/lib/language.ts';
import { dateAndTime } from '#web/lib/when.cy.ts';
import type { words } from './recent-words.ts';

export const welsh: Translation<typeof words> = {
  recent: 'Diagnosisau Diweddar',
  viewAll: 'Gweld y cyfan',
  noneYet: 'Dim diagnosisau diweddar eto. Rhedwch eich diagnosis cyntaf uchod!',
  seeExample: 'Gweld enghraifft',
  recentFailed: 'Methwyd llwytho eich diagnosisau diweddar.',
  retry: 'Ceisio eto',
  unknownCar: 'Car anhysbys',
  inputType: { text: 'Testun', audio: 'Sain', visual: 'Llun' },
  loadingRecent: 'Yn llwytho diagnosisau diweddar',
  when: dateAndTime,
};
