/** The answer's labels in Welsh. What the knowledge itself says stays English, and says so. */
import type { Translation } from '#web/lib/language.ts';
import type { words } from './answer-words.ts';
import { toldAndShown } from './told-and-shown.ts';

/** As `hoursText` rounds them; a noun stays singular after a number. */
const time = (hours: number): string =>
  hours < 0.75
    ? `tua ${Math.max(5, Math.round((hours * 60) / 5) * 5)} munud`
    : `tua ${Math.floor(Math.round(hours * 2) / 2)}${Math.round(hours * 2) % 2 === 1 ? '½' : ''} awr`;

export const welsh: Translation<typeof words> = {
  heading: 'Eich diagnosis',
  back: 'Yn ôl',
  basedOn: 'Yn seiliedig ar eich disgrifiad',
  showAll: 'Dangos y cyfan',
  tabs: 'Canlyniad',
  diagnosis: 'Diagnosis',
  partsSearch: 'Chwilio am Rannau',
  none: 'Ni chafwyd hyd i broblem. Rhowch gynnig arall arni gyda mwy o fanylion.',
  noneBack: 'Ychwanegu manylion',
  mostLikely: 'Mwyaf tebygol',
  possible: 'Posibl, ddim yn siŵr eto',
  alsoPossible: 'Hefyd yn bosibl',
  unsure: {
    title: 'Byddai ychydig mwy yn help',
    text: 'Mae’r hyn a ddywedoch hyd yma yn cyd-fynd â sawl nam. Atebwch gwestiwn neu ddau, a bydd y rhestr isod yn fwy pendant. Os yw’r car yn teimlo’n anniogel, stopiwch a galwch am help.',
    stillOpen: 'Yn dal heb ei ddatrys',
    asked:
      'Mae’r hyn a ddywedoch yn dal i gyd-fynd â mwy nag un nam. Dechreuwch gyda’r gwiriad rhataf isod, neu gadewch i garej edrych. Os yw’r car yn teimlo’n anniogel, stopiwch a galwch am help.',
    none: 'Nid yw hyn ar ei ben ei hun yn awgrymu unrhyw nam. Ychwanegwch beth rydych yn ei glywed, ei weld, ei arogli neu ei deimlo, a phryd. Os yw’r car yn teimlo’n anniogel, stopiwch a galwch am help.',
    placed:
      'Mae’r geiriau hyn yn dweud ble, ond nid beth mae’r car yn ei wneud, felly’r hyn sy’n gyffredin yno sydd ar y rhestr isod. Dywedwch beth rydych yn ei glywed, ei weld, ei arogli neu ei deimlo, a phryd. Os yw’r car yn teimlo’n anniogel, stopiwch a galwch am help.',
    nothing:
      'Ni wnaethom adnabod dim yn y geiriau hyn eto, felly nid yw’r rhestr isod fawr mwy na dyfaliad. Dywedwch beth rydych yn ei glywed, ei weld, ei arogli neu ei deimlo, a phryd. Os yw’r car yn teimlo’n anniogel, stopiwch a galwch am help.',
  },
  areas: 'Ble y gallai fod',
  severity: { high: 'Difrifoldeb Uchel', medium: 'Difrifoldeb Canolig', low: 'Difrifoldeb Isel' },
  outOfTen: (_, outOfTen) =>
    outOfTen < 1 ? 'llai nag 1 o bob 10' : outOfTen > 9 ? 'mwy na 9 o bob 10' : `tua ${outOfTen} o bob 10`,
  chance: (text) => `Tebygolrwydd: ${text}`,
  moreDetails: 'Mwy o Fanylion',
  moreDetailsOf: (title) => `am ${title}`,
  estimate:
    'Amcangyfrif o’r hyn a ddywedoch wrthym, nid archwiliad. Os yw’r car yn teimlo’n anniogel, stopiwch a galwch am help.',
  announce: (title, chance, verdict) => `Mwyaf tebygol: ${title}, ${chance}. ${verdict}.`,
  announceUnsure: 'Ddim yn siŵr eto.',
  announceGrave: (verdict) => `${verdict}. Ddim yn siŵr eto beth sydd o’i le.`,
  announceQuestion: 'Mae cwestiwn yn dilyn.',
  apart: 'Soniasoch am fwy nag un peth. Yr hyn y mae’n rhaid stopio o’i herwydd sy’n dod gyntaf.',
  verdict: {
    stop: 'Stopiwch nawr',
    'short-trips': 'Yn araf i’r garej',
    soon: 'Trefnwch apwyntiad',
    ok: 'Iawn i’w yrru',
    stranded: 'Ni ellir ei yrru eto',
    charging: 'Peidiwch â’i wefru',
  },
  cost: 'Cost debygol',
  howSoon: 'Pa mor fuan',
  because: (said) => {
    const { own, heard, shown } = toldAndShown(said);
    const told = own.length > 0 ? [`i chi ddweud ${own.map((one) => `“${one}”`).join(' a ')}`] : [];
    const listened = heard.length > 0 ? [`bod y recordiad yn cynnwys ${heard.join(' a ')}`] : [];
    const seen = shown.length > 0 ? [`i’r llun ddangos ${shown.join(' a ')}`] : [];
    return `Oherwydd ${[...told, ...listened, ...seen].join(', ac ')}.`;
  },
  repairCost: 'Cost atgyweirio',
  priceNote: 'Mae prisiau’n amrywio yn ôl lleoliad, siop a rhannau.',
  vat: (vat) => `Mae ${vat} ohono yn TAW.`,
  parts: 'Rhannau',
  labour: (_, least, longest) =>
    time(least) === time(longest)
      ? `Llafur, ${time(least)}`
      : `Llafur, ${time(least)} i ${time(longest).replace('tua ', '')}`,
  evidence: 'Pam rydym yn meddwl hynny',
  speaksFor: 'O blaid',
  speaksAgainst: 'Yn erbyn',
  youSaid: (said) => (toldAndShown([said]).own.length > 0 ? `dywedoch “${said}”` : said),
  confirm: 'Sut i fod yn siŵr',
  by: { owner: 'Gallwch chi wirio hyn', garage: 'Mewn garej' },
  price: { free: 'am ddim', cheap: 'yn rhad', dear: 'yn ddrutach' },
  requiredParts: 'Rhannau sydd eu hangen',
  partsDetails: 'Rhannau a phrisiau',
  fits: 'Yn ffitio',
  soldAt: 'Ar werth yn',
  complications: 'Os caiff ei adael',
  knownOn: 'Hysbys ar y car hwn',
  doIt: 'Pwy all ei drwsio',
  difficulty: {
    beginner: 'Gall dechreuwr gofalus wneud hyn gartref.',
    intermediate: 'Gellir ei wneud gartref gyda set o offer a rhywfaint o brofiad.',
    advanced: 'I ddwylo profiadol gydag offer priodol; fel arall, garej.',
    workshop: 'Un i weithdy.',
  },
  guide: (id) => `Canllaw: ${id.slice(id.lastIndexOf('/') + 1).replaceAll('-', ' ')}`,
  settle: 'Ei setlo',
  settleWhy: 'Mae eich ateb yn aildrefnu’r rhestr.',
  yes: 'Ydy',
  no: 'Nac ydy',
  unknown: 'Ansicr',
  understood: 'Yr hyn a ddeallwyd',
  understoodWhy: 'Rhywbeth yn anghywir? Tynnwch ef i ffwrdd, a bydd yr ateb yn dilyn.',
  understoodNothing:
    'Dim arwydd o nam eto. Ceisiwch ddweud beth rydych yn ei glywed, ei weld, ei arogli neu ei deimlo, a phryd.',
  notPresent: (label) => `Nid: ${label.replace(/^\p{Lu}(?=\p{Ll})/u, (first) => first.toLowerCase())}`,
  takeAway: (label) => `Tynnu i ffwrdd: ${label}`,
  addMore: 'Ychwanegu rhywbeth',
  next: 'Beth nesaf?',
  paper: 'I’r mecanydd',
  paperWhy: 'Un dudalen gyda’r cyfan y mae gweithdy’n ei ofyn: i’w hargraffu, ei hanfon neu ei dangos.',
  mechanics: 'Dod o Hyd i Fecanydd Gerllaw',
  askAssistant: 'Gofyn i’r cynorthwyydd',
  askAssistantWhy: 'Daw eich cwestiwn gyda chi; ni anfonir dim nes i chi ei anfon.',
  checkQuote: 'Gwirio Dyfynbris Garej',
  checkQuoteWhy: 'Fesul llinell, gyda ffordd gwrtais o ofyn.',
  askCommunity: 'Gofyn i’r gymuned am hyn',
  sameFault: 'Cwestiynau am y nam hwn',
};
