/** Adding and changing a car, in Welsh. */
import type { Translation } from '#web/lib/language.ts';
import type { words } from './form-words.ts';

export const welsh: Translation<typeof words> = {
  dialogWhy: 'Mae pedair ffaith yn ddigon. Mae’r gweddill yn helpu i ddiystyru pethau.',
  optional: 'dewisol',
  chooseMake: 'Dewis gwneuthuriad',
  chooseMakeFirst: 'Dewis gwneuthuriad yn gyntaf',
  chooseModel: 'Dewis model',
  chooseYear: 'Dewis blwyddyn',
  notSure: 'Ddim yn siŵr',
  more: 'Mwy am y car',
  moreWhy: 'Milltiroedd, gerbocs, tanwydd a gyriant: mae pob un yn gwneud y diagnosis yn fwy sicr.',
  mileage: 'Milltiroedd',
  mileageHint: 'Mewn milltiroedd, fel ar y dangosfwrdd. Mae tua’r nifer yn iawn.',
  gearbox: 'Gerbocs',
  fuel: 'Tanwydd',
  drive: 'Olwynion gyrru',
  cancel: 'Canslo',
  close: 'Cau',
  add: 'Ychwanegu Car',
  adding: 'Yn ychwanegu...',
  update: 'Diweddaru’r Car',
  updating: 'Yn diweddaru...',
  added: { title: 'Ychwanegwyd y Car', description: 'Ychwanegwyd eich car yn llwyddiannus.' },
  updated: { title: 'Llwyddiant', description: 'Diweddarwyd gwybodaeth y car yn llwyddiannus.' },
  error: 'Gwall',
  addFailed: 'Bu gwall wrth ychwanegu eich car.',
  updateFailed: (text) => `Methwyd diweddaru’r car: ${text}`,
  somethingWrong: 'Aeth rhywbeth o’i le',
};
