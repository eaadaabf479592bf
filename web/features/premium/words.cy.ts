/** Premium in Welsh: the notice where something is for members, the plans, and what one has. */
import type { Translation } from '#web/lib/language.ts';
import { day } from '#web/lib/when.cy.ts';
import type { words } from './words.ts';

export const welsh: Translation<typeof words> = {
  title: 'Premiwm',
  lead: 'Mae diagnosis, hanes a’ch garej yn aros am ddim. Mae Premiwm yn ychwanegu:',
  loading: 'Yn llwytho’r cynlluniau',
  failed: 'Nid oedd modd llwytho’r cynlluniau',
  retry: 'Rhowch gynnig arall arni',
  intervals: { once: 'unwaith', year: 'y flwyddyn' },
  choose: (plan) => `Dewis ${plan}`,
  opening: 'Un eiliad…',
  renew: 'Adnewyddu bob blwyddyn',
  renewHint: 'Wedi’i ddiffodd, telir unwaith a daw i ben ar ôl blwyddyn.',
  byCard: 'Rydych yn talu ar dudalen Stripe. Nid yw manylion eich cerdyn byth yn ein cyrraedd.',
  byAppStore: 'Rydych yn talu gyda’ch Cyfrif Apple.',
  onlyInApp: 'Prynir Premiwm yn yr ap iPhone. O’i brynu yno, mae ar agor yma hefyd.',
  onlyOnSite: 'Ni ellir prynu Premiwm yn yr ap hwn.',
  notForSale: 'Ni ellir prynu Premiwm yma ar hyn o bryd.',
  signIn: 'Mewngofnodwch i ddewis',
  signInWhy: 'Gyda chyfrif, eich eiddo chi yw’r hyn a brynwch, ar bob dyfais.',
  terms: 'Telerau Defnyddio',
  couldNot: 'Ni weithiodd hynny',
  toasts: {
    bought: { title: 'Mae Premiwm gennych', description: 'Mae popeth ar agor nawr.' },
    pending: {
      title: 'Yn aros am ganiatâd',
      description: 'Bydd Premiwm yn agor cyn gynted ag y caniateir y pryniant.',
    },
    stopped: { title: 'Adnewyddu wedi’i atal', description: 'Bydd Premiwm ar agor tan ei ddiwrnod olaf.' },
  },
  awaited: {
    title: 'Diolch',
    confirming: 'Mae’ch taliad yn cael ei gadarnhau. Bydd Premiwm yn agor mewn eiliad.',
    long: 'Mae’r cadarnhad yn cymryd mwy o amser nag arfer. Bydd Premiwm yn agor ohono’i hun cyn gynted ag y daw; nid oes angen aros yma.',
    open: 'Mae Premiwm gennych. Mae popeth ar agor nawr.',
    go: 'Dechrau',
    close: 'Cau',
  },
  own: {
    title: 'Mae Premiwm gennych',
    active: {
      forGood: 'Yn eiddo i chi am byth. Nid oes dim yn adnewyddu.',
      renews: (end, sum) => `Yn adnewyddu ar ${day(end)} am ${sum}.`,
      ends: (end) => `Ar agor tan ${day(end)}. Nid oes dim yn adnewyddu.`,
    },
    cancelled: (end) => `Mae’r adnewyddu wedi’i atal. Ar agor tan ${day(end)}.`,
    pastDue: 'Nid aeth y taliad diwethaf drwodd. Bydd Premiwm ar agor am ychydig ddyddiau; edrychwch ar eich cerdyn.',
    stop: 'Atal adnewyddu',
    stopping: 'Yn atal…',
    portal: 'Cerdyn a derbynebau',
    inAppStore: 'Prynwyd yn yr App Store. Rheolwch ef yng Ngosodiadau eich iPhone neu iPad, dan Tanysgrifiadau.',
    withoutPlan: 'Mae popeth ar agor i chi.',
  },
  gives: 'Beth mae Premiwm yn ei roi',
  locked: {
    title: 'Aelodau Premiwm yn unig',
    upgrade: 'Uwchraddio i Bremiwm',
    chat: 'Mae’r cynorthwyydd yn rhan o Bremiwm: gofynnwch unrhyw beth iddo am eich car, mewn geiriau, gyda llun neu recordiad.',
    generator:
      'Mae canllawiau trwsio wedi’u llunio ar gyfer eich car yn rhan o Bremiwm. Mae’r canllawiau yn y rhestr am ddim.',
  },
};
