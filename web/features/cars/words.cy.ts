/** Home's car in Welsh. */
import type { Translation } from '#web/lib/language.ts';
import type { words } from './words.ts';

/** As the contract says them. */
const SAID: Record<string, string> = {
  'Make is required': 'Rhaid rhoi’r gwneuthuriad',
  'Model is required': 'Rhaid rhoi’r model',
  'Invalid year': 'Blwyddyn annilys',
  'Year cannot be in the future': 'Ni all y flwyddyn fod yn y dyfodol',
  'Please give the mileage as a number': 'Rhowch y milltiroedd fel rhif',
  'Please give the mileage as a whole number': 'Rhowch y milltiroedd fel rhif cyfan',
  'Mileage must be 0 or higher': 'Rhaid i’r milltiroedd fod yn 0 neu’n uwch',
  'Mileage cannot exceed 2,000,000': 'Ni all y milltiroedd fod yn fwy na 2,000,000',
  Manual: 'Â llaw',
  Automatic: 'Awtomatig',
  'Dual-clutch': 'Cydiwr deuol',
  Petrol: 'Petrol',
  Diesel: 'Diesel',
  Hybrid: 'Hybrid',
  'Plug-in hybrid': 'Hybrid plygio i mewn',
  Electric: 'Trydan',
  'Front-wheel drive': 'Gyriant olwyn flaen',
  'Rear-wheel drive': 'Gyriant olwyn ôl',
  'Four-wheel drive': 'Gyriant pedair olwyn',
};

export const welsh: Translation<typeof words> = {
  heading: 'Eich car',
  make: 'Gwneuthuriad',
  model: 'Model',
  year: 'Blwyddyn',
  engine: 'Injan',
  notSpecified: 'Heb ei nodi',
  none: 'Ychwanegwch fanylion eich car i ddechrau',
  noneWhy: 'Mae’n gwneud yr ateb yn fwy pendant. Gallwch fynd ymlaen hebddo hefyd.',
  addDetails: 'Ychwanegu Manylion Car',
  editDetails: 'Golygu Manylion Car',
  loading: 'Yn llwytho eich car',
  failed: 'Methwyd llwytho eich car.',
  offline: 'Mae’n ymddangos eich bod all-lein. Bydd eich car yn ymddangos ar ôl cysylltu.',
  retry: 'Ceisio eto',
  keptHere: 'Wedi’i gadw yn y porwr hwn yn unig',
  miles: (miles) => `${miles.toLocaleString('en-GB')} milltir`,
  said: (english) => SAID[english] ?? english,
};
