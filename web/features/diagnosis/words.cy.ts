/** Asking for a diagnosis, in Welsh. */
import { NO_SYMPTOMS } from '#contract/diagnosis.ts';
import type { Translation } from '#web/lib/language.ts';
import type { words } from './words.ts';

export const welsh: Translation<typeof words> = {
  symptoms: 'Disgrifiwch y symptomau y mae eich car yn eu dangos',
  placeholder: 'e.e. sŵn crafu wrth frecio, yn y bore gan amlaf',
  examplesTitle: 'Neu dechreuwch gydag un o’r rhain (yn Saesneg)',
  when: 'Pryd sylwoch chi arno gyntaf?',
  optional: 'dewisol',
  timeframes: { today: 'Heddiw', 'this week': 'Yr wythnos hon', 'this month': 'Y mis hwn' },
  problem: (english) => (english === NO_SYMPTOMS ? 'Rhaid disgrifio’r symptomau' : english),
  diagnose: 'Diagnosio’r Broblem',
  diagnosing: 'Wrthi’n diagnosio...',
  free: 'Am ddim, a heb fod angen cyfrif.',
  failed: 'Methodd y diagnosis',
  ready: { title: 'Mae eich diagnosis yn barod', description: 'Mae i’w weld o dan Diagnosio.' },
  recordingGone: 'Nid yw’r recordiad yn y porwr hwn bellach. Recordiwch neu dewiswch ef eto.',
  photoGone: 'Nid yw’r llun yn y porwr hwn bellach. Dewiswch ef eto.',
  loadingResults: 'Yn llwytho’r canlyniadau',
  save: 'Cadw’r Canlyniadau',
  saving: 'Yn cadw...',
  saved: 'Wedi’i gadw yn eich hanes',
  savedToast: { title: 'Cadwyd y canlyniadau', description: 'Maent yn eich hanes.' },
  saveFailed: 'Methwyd cadw’r canlyniadau',
};
