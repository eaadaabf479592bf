/** The Visual tab and the photo beside an answer, in Welsh; what was seen is told in English, and says so. */
import { TOO_BRIEF } from '#contract/diagnosis.ts';
import type { Translation } from '#web/lib/language.ts';
import type { words } from './words.ts';

export const welsh: Translation<typeof words> = {
  drop: 'Gollyngwch lun yma, neu tapiwch i ddewis un',
  types: 'JPG, PNG, GIF hyd at 5MB',
  paste: 'Gallwch ludo un hefyd.',
  camera: 'Tynnu llun',
  choose: 'Dewis llun',
  reading: 'Yn paratoi’r llun…',
  preview: 'Eich llun',
  remove: 'Tynnu’r llun i ffwrdd',
  private: 'Tynnir y lle a’r amser cyn iddo adael eich ffôn.',
  large: (size) => `Mae’r llun hwn yn ${size} MB. Gallwn anfon copi llai sy’n dangos cymaint ag sydd ei angen.`,
  reduce: 'Defnyddio copi llai',
  another: 'Dewis un arall',
  description: 'Disgrifiwch yr hyn y dylem edrych arno',
  placeholder: 'e.e. daeth hwn ymlaen y bore yma, ac mae’r car yn teimlo’n wan',
  counter: (count) => `${count}/5 nod o leiaf`,
  problem: (english) => (english === TOO_BRIEF ? 'Rhowch ddisgrifiad byr o’r broblem' : english),
  location: 'Ble cafodd ei dynnu?',
  locations: {
    engine: 'Adran yr Injan',
    exterior: 'Y Tu Allan/Corff y Car',
    interior: 'Y Tu Mewn/Dangosfwrdd',
    undercarriage: 'O Dan y Car',
    wheels: 'Olwynion/Teiars',
    other: 'Arall',
  },
  lamps: 'A oes golau rhybudd ymlaen?',
  analyse: 'Dadansoddi’r Llun',
  analysing: 'Wrthi’n dadansoddi’r llun...',
  invalid: { title: 'Ffeil Annilys', description: 'Lanlwythwch ffeil llun (JPEG, PNG, ac ati)' },
  heic: {
    title: 'Ffeil Annilys',
    description:
      'Ni ellir darllen lluniau HEIC yma. Ar iPhone dewiswch Gosodiadau, Camera, Fformatau, Mwyaf Cydnaws, neu anfonwch sgrinlun o’r llun.',
  },
  tooLarge: { title: 'Ffeil yn Rhy Fawr', description: 'Lanlwythwch lun sy’n llai na 5MB' },
  missing: { title: 'Llun ar Goll', description: 'Lanlwythwch lun o’r broblem' },
  seen: 'Yr hyn mae’r llun yn ei ddangos',
  guess: 'Ddim yn siŵr',
  you: 'Chi ddywedodd hyn',
  chance: (chance) => `tua ${Math.max(1, Math.min(9, Math.round(chance * 10)))} o bob 10`,
  drive: { ok: 'Dim perygl', soon: 'Trin yn fuan', 'short-trips': 'I’r garej yn unig', stop: 'Stopiwch nawr' },
  colours: { red: 'coch', amber: 'ambr', green: 'gwyrdd', blue: 'glas', white: 'gwyn' },
  wrong: 'Nid y golau hwn?',
  isReally: (number) => `Golau ${number} mewn gwirionedd yw`,
  noLamp: 'Nid golau rhybudd',
  anyLamp: 'Dewis o’r holl oleuadau',
};
