/** The frame in Welsh. */
import type { Translation } from '#web/lib/language.ts';
import type { words } from './words.ts';

export const welsh: Translation<typeof words> = {
  name: 'Diagnosteg Ceir',
  skip: 'Neidio i’r cynnwys',
  navigation: 'Prif ddewislen',
  profile: 'Proffil',
  signIn: 'Mewngofnodi',
  tabs: { diagnose: 'Diagnosio', history: 'Hanes', cars: 'Fy ngheir', community: 'Cymuned', tutorials: 'Canllawiau' },
  loading: 'Yn llwytho',
  starting: {
    title: 'Yn cychwyn',
    text: 'Mae’r gweinydd yn deffro. Bydd yn cymryd ychydig eiliadau.',
    progress: 'Cychwyn y gweinydd',
  },
  error: {
    title: 'Gwall yn yr ap',
    text: 'Mae’n ddrwg gennym, aeth rhywbeth o’i le. Rhowch gynnig arall arni.',
    retry: 'Ceisio eto',
  },
  toasts: { region: 'Hysbysiadau (F8)', close: 'Cau’r hysbysiad' },
};
