/** The price search in Welsh; the names of parts and what the catalogue says of them stay English, and say so. */
import type { Translation } from '#web/lib/language.ts';
import { day, monthAndYear } from '#web/lib/when.cy.ts';
import type { words } from './words.ts';

/** The catalogue says its month in English. */
const month = (english: string): string => {
  const first = new Date(`1 ${english}`);
  return Number.isNaN(first.getTime()) ? english : monthAndYear(first);
};

export const welsh: Translation<typeof words> = {
  screen: 'Chwilio am rannau',
  heading: 'Cymharu Rhannau',
  lead: 'Faint mae pob rhan yn ei gostio, yn newydd ac yn ail-law, a ble i chwilio amdani.',
  box: 'Rhan i chwilio amdani (yn Saesneg)',
  placeholder: 'yn Saesneg, e.e. front brake pads',
  search: 'Chwilio',
  searching: 'Yn chwilio...',
  required: 'Rhannau y gall fod eu hangen',
  loading: 'Yn chwilio am brisiau',
  found: (count) => `${count} dewis`,
  views: 'Golwg',
  grid: 'Fel Cardiau',
  compare: 'Cymharu',
  none: 'Heb ddod o hyd i rannau',
  noneText: (part) =>
    `Ni chafwyd hyd i unrhyw rannau ar gyfer “${part}”. Rhowch gynnig ar ran arall, neu gwiriwch eich sillafu.`,
  start: 'Chwilio am rannau',
  startText: 'Teipiwch enw rhan yn Saesneg, a gweld faint mae’n ei gostio i’ch car.',
  failed: 'Methwyd llwytho’r prisiau',
  retry: 'Ceisio eto',
  premium: 'Aelodau Premiwm yn unig',
  upgrade: 'Uwchraddio i Bremiwm',
  kept: (first, brand, price, retailer) =>
    `Pan edrychoch gyntaf, ar ${day(first)}, y rhataf oedd ${brand} o ${price} (${retailer}).`,
  guide: (set) =>
    `Prisiau canllaw ar gyfer eich dosbarth o gar, a osodwyd ym mis ${month(set)}. Nid cynigion byw mohonynt: pris y siop ei hun sy’n cyfrif.`,
  live: (source) => `Cynigion gan ${source}, fel yr oeddent eiliad yn ôl. Gwiriwch rif y rhan cyn prynu.`,
  liveFailed: 'Nid oedd modd cyrraedd cynigion byw y tro hwn, felly prisiau canllaw yw’r rhain.',
  bestValue: (brand, price, retailer) => `Y gwerth gorau: ${brand} am ${price} (${retailer}) yw’r dewis rhataf.`,
  samePrice: (count) =>
    count === 1 ? 'Mae un arall yn costio’r un faint.' : `Mae ${count} arall yn costio’r un faint.`,
  bestUsed: 'Rhan ail-law yw hi: holwch am ei hoed, ei milltiroedd a’i gwarant.',
  columns: {
    part: 'Rhan',
    brand: 'Brand',
    quality: 'Ansawdd',
    price: 'Pris',
    retailer: 'Gwerthwr',
    delivery: 'Dosbarthu',
    action: 'Gweithredu',
  },
  guidePrice: 'pris canllaw',
  pros: 'O blaid',
  cons: 'Yn erbyn',
  view: 'Gweld y Cynnyrch',
  online: 'Chwilio Ar-lein',
  of: (brand, name) => `${brand} ${name}`,
  newTab: 'yn agor mewn tab newydd',
  sort: 'Trefnu',
  sorts: { cheapest: 'Rhataf yn gyntaf', dearest: 'Drutaf yn gyntaf', quality: 'Yn ôl ansawdd' },
  quality: 'Ansawdd',
  qualities: { OEM: 'OEM', Aftermarket: 'Ôl-farchnad', Used: 'Ail-law' },
  allQualities: 'Pob ansawdd',
  retailer: 'Gwerthwr',
  allRetailers: 'Pob gwerthwr',
  noMatch: 'Nid oes dewis yn cyd-fynd â’r hidlwyr hyn.',
  clear: 'Clirio’r hidlwyr',
  noDelivery: 'Gofynnwch',
};
