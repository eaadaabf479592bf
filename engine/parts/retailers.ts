/** Shops that sell parts in the United Kingdom, and the address form of their own search where it has one. */

export interface Retailer {
  name: string;
  /** Address of its search; `{words}` stands for what is looked for. */
  search?: string;
  /** How long it usually takes, in its own words' sense. */
  delivery: string;
  sells: 'new' | 'used' | 'tyres';
  /** Makers it is known for; left out: nearly all. */
  makers?: readonly string[];
}

const NEXT_DAY = 'Usually next day';

/** In the order in which a maker's parts are looked for. */
const RETAILERS: readonly Retailer[] = [
  {
    name: 'Halfords',
    search: 'https://www.halfords.com/search?q={words}',
    delivery: NEXT_DAY,
    sells: 'new',
    makers: ['Bosch', 'Yuasa', 'NGK', 'Castrol', 'Mobil', 'Philips', 'Osram', 'Ring', 'Holts', 'Prestone', 'Comma'],
  },
  {
    name: 'GSF Car Parts',
    search: 'https://www.gsfcarparts.com/catalogsearch/result/?q={words}',
    delivery: NEXT_DAY,
    sells: 'new',
    makers: [
      'ATE',
      'Apec',
      'Febi',
      'Delphi',
      'LuK',
      'Sachs',
      'Mahle',
      'Gates',
      'Valeo',
      'Lemförder',
      'Hella',
      'Vetech',
    ],
  },
  {
    name: 'Euro Car Parts',
    search: 'https://www.eurocarparts.com/search?q={words}',
    delivery: NEXT_DAY,
    sells: 'new',
    makers: ['Pagid', 'Brembo', 'TRW', 'Mintex', 'Varta', 'Exide', 'Mann', 'SKF', 'Moog', 'KYB', 'Monroe', 'Eicher'],
  },
  {
    name: 'Autodoc',
    search: 'https://www.autodoc.co.uk/search?keyword={words}',
    delivery: 'Usually 3–7 days',
    sells: 'new',
  },
  {
    name: 'Amazon UK',
    search: 'https://www.amazon.co.uk/s?k={words}',
    delivery: 'Usually 1–3 days',
    sells: 'new',
  },
  {
    name: 'eBay UK',
    search: 'https://www.ebay.co.uk/sch/i.html?_nkw={words}',
    delivery: 'Usually 2–5 days',
    sells: 'used',
  },
  { name: 'Blackcircles', delivery: 'Fitted at a garage you choose', sells: 'tyres' },
];

/** Where to look for a new part of this maker: a shop known for it, else one of those that sell nearly all. */
export function retailerFor(maker: string, turn: number): Retailer {
  const known = RETAILERS.find(({ makers }) =>
    makers?.some((name) => maker.toLowerCase().startsWith(name.toLowerCase())),
  );
  if (known) return known;
  const general = RETAILERS.filter(({ sells, makers }) => sells === 'new' && !makers);
  return general[turn % general.length] as Retailer;
}

export const retailerOf = (sells: 'used' | 'tyres'): Retailer =>
  RETAILERS.find((retailer) => retailer.sells === sells) as Retailer;

export const searchAddress = ({ search }: Retailer, words: string): string | undefined =>
  search?.replace('{words}', encodeURIComponent(words).replaceAll('%20', '+'));
