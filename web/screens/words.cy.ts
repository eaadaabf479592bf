/** Home and the results screen in Welsh. */
import type { Translation } from '#web/lib/language.ts';
import type { words } from './words.ts';

export const welsh: Translation<typeof words> = {
  appName: 'Diagnosteg Ceir',
  home: {
    title: 'Beth sydd o’i le ar eich car?',
    lead: 'Dywedwch yn eich geiriau eich hun. Cewch wybod beth sydd fwyaf tebygol, a yw’n ddiogel gyrru, a faint ddylai gostio.',
    tabs: 'Sut hoffech chi ddweud wrthym?',
    text: 'Testun',
    audio: 'Sain',
    visual: 'Llun',
    chat: 'Gofyn i’r cynorthwyydd AI',
    footer: 'Am yr ap hwn',
    privacy: 'Polisi preifatrwydd',
    terms: 'Telerau defnyddio',
    support: 'Cymorth',
    youGet: 'Beth gewch chi',
    promises: [
      { icon: 'gauge', title: 'Yn ddiogel i’w yrru?', text: 'Un dyfarniad clir, yn gyntaf.' },
      { icon: 'spanner', title: 'Beth sydd fwyaf tebygol', text: 'Gyda’r rhesymau, a sut i fod yn siŵr.' },
      { icon: 'pound', title: 'Faint ddylai gostio', text: 'Rhannau a llafur, mewn punnoedd.' },
    ],
  },
  example: {
    title: 'Enghraifft o ddiagnosis',
    heading: 'Enghraifft yw hon',
    why: 'Car rhywun arall, ac ateb go iawn. Rhowch gynnig ar ei dabiau a’i gwestiwn; ni chedwir dim ohono.',
    own: 'Diagnosio eich car eich hun',
    failed: 'Methwyd llwytho’r enghraifft',
    retry: 'Ceisio eto',
  },
  results: {
    title: 'Canlyniadau’r diagnosis',
    missing: 'Heb ddod o hyd i’r canlyniadau',
    missingText: 'Nid oes canlyniadau yn y cyfeiriad hwn, neu maent yn perthyn i gyfrif arall.',
    toHistory: 'Mynd i’r Hanes',
    signIn: 'Mewngofnodwch i weld y canlyniadau hyn',
    signInText: 'Cedwir canlyniadau gyda’r cyfrif a ofynnodd amdanynt.',
    signInAction: 'Mewngofnodi',
    failed: 'Methwyd llwytho’r canlyniadau',
    retry: 'Ceisio eto',
    unnamed: 'Pa ganlyniadau?',
    unnamedText: 'Nid yw’r cyfeiriad yn enwi diagnosis. Maent i gyd yn eich hanes.',
  },
};
