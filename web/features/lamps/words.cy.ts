/** The lamp picker in Welsh; the lamps' own names stay English. */
import type { Translation } from '#web/lib/language.ts';
import type { words } from './words.ts';

export const welsh: Translation<typeof words> = {
  open: 'Dewis golau rhybudd',
  openMore: 'Newid y goleuadau',
  why: 'Yn gynt ac yn sicrach na llun.',
  chosen: 'Goleuadau sydd ymlaen',
  title: 'Pa olau sydd ymlaen?',
  description: 'Tapiwch yr hyn a welwch. Mae sawl un yn iawn; mae lliw a fflachio’n bwysig.',
  search: 'Chwilio’r goleuadau',
  searchHint: 'yn Saesneg, e.e. oil can, P',
  anyColour: 'Unrhyw un',
  byColour: 'Lliw’r golau',
  colours: { red: 'Coch', amber: 'Ambr', green: 'Gwyrdd', blue: 'Glas', white: 'Gwyn' },
  none: 'Nid oes golau’n cyd-fynd. Rhowch gynnig ar air arall, neu disgrifiwch ef eich hun.',
  loading: 'Yn llwytho’r goleuadau',
  failed: 'Methwyd llwytho’r goleuadau.',
  retry: 'Ceisio eto',
  steady: 'Cyson',
  flashing: 'Yn fflachio',
  how: (name) => `${name}: cyson neu’n fflachio`,
  colourOf: (name) => `${name}: ei liw`,
  takeAway: (name) => `Tynnu ${name} i ffwrdd`,
  done: 'Wedi gorffen',
  clear: 'Dim un o’r rhain',
  drive: { ok: 'Dim perygl', soon: 'Trin yn fuan', 'short-trips': 'I’r garej yn unig', stop: 'Stopiwch nawr' },
};
