/** Language models beside an answer, in Welsh. */
import type { Translation } from '#web/lib/language.ts';
import type { words } from './notice-words.ts';

export const welsh: Translation<typeof words> = {
  lang: 'cy',
  title: 'A gaiff model iaith helpu?',
  what: (name, place) =>
    `Os dywedwch y caiff, anfonir yr hyn rydych yn ei deipio yma, gwneuthuriad, model a blwyddyn eich car, a chopi bach o lun at ${place} (${name}). Mae’n helpu i’ch deall ac yn rhoi’r ateb mewn geiriau.`,
  spared:
    'Tynnir eich enw, eich cyfeiriad e-bost, rhif eich plât, eich cod post a’ch rhifau ffôn o’ch geiriau yn gyntaf; ni thynnir plât o lun. Mae recordiadau’n aros yma.',
  ours: 'Yma y cyfrifir bob amser beth sydd fwyaf tebygol, a gewch chi yrru, a faint mae’n ei gostio, gyda help neu hebddo.',
  yes: 'Caiff, fe gaiff helpu',
  no: 'Na, cadwch ef yma',
  failed: 'Methwyd cadw eich ateb',
  later: 'Gallwch newid hyn yn eich proffil, o dan Privacy Settings.',
  helped: (name) => `Wedi’i eirio gyda chymorth ${name}. Ein gwaith ni yw’r drefn, y costau a’r diogelwch.`,
};
