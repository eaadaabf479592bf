/** Live offers from eBay's Browse API with the operator's keys: GB marketplace, fixed prices in pounds, a bounded wait. */
import * as z from 'zod/mini';
import type { PartOption, Quality } from '#contract/parts.ts';
import type { Offer } from '#engine/parts/offers.ts';
import { fetchJson, OutsideTrouble } from '#server/outside/fetch-json.ts';
import { remember } from '#server/outside/remember.ts';
import type { LivePrices } from './live-prices.ts';

export interface EbayKeys {
  url: string;
  clientId: string;
  clientSecret: string;
}

const SCOPE = 'https://api.ebay.com/oauth/api_scope';
const TIMEOUT_MS = 3_500;
const MOST_BYTES = 1_000_000;
const KEPT_MS = 10 * 60_000;
const MOST_KEPT = 500;
/** A token is renewed this long before it runs out. */
const TOKEN_SPARE_S = 60;
const ITEMS = 40;
const MOST_SHOWN = 12;
/** Vehicle Parts & Accessories on eBay.co.uk. */
const CATEGORY = '131090';
/** Far outside the guide it is another thing: a bolt, or a lorry's. */
const BELIEVABLE = { least: 0.15, most: 3 };

const Token = z.object({ access_token: z.string().check(z.minLength(1)), expires_in: z.number() });
const Money = z.object({ value: z.string(), currency: z.string() });
const Item = z.object({
  title: z.string().check(z.minLength(1)),
  price: Money,
  itemWebUrl: z.string(),
  conditionId: z.optional(z.string()),
  condition: z.optional(z.string()),
  seller: z.optional(z.object({ feedbackPercentage: z.optional(z.string()) })),
  shippingOptions: z.optional(
    z.array(
      z.object({
        shippingCost: z.optional(Money),
        minEstimatedDeliveryDate: z.optional(z.string()),
        maxEstimatedDeliveryDate: z.optional(z.string()),
      }),
    ),
  ),
});
type Item = z.infer<typeof Item>;
/** No matches: the list is left out. */
const Page = z.object({ itemSummaries: z.optional(z.array(z.unknown())) });

export function ebayPrices({ url, clientId, clientSecret }: EbayKeys, now: () => number): LivePrices {
  let token: { text: string; until: number } | undefined;

  const accessToken = async (): Promise<string> => {
    if (token && token.until > now()) return token.text;
    const answer = Token.parse(
      await fetchJson(`${url}/identity/v1/oauth2/token`, {
        method: 'POST',
        headers: {
          authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`,
          'content-type': 'application/x-www-form-urlencoded',
        },
        body: new URLSearchParams({ grant_type: 'client_credentials', scope: SCOPE }).toString(),
        timeoutMs: TIMEOUT_MS,
        mostBytes: MOST_BYTES,
      }),
    );
    token = { text: answer.access_token, until: now() + (answer.expires_in - TOKEN_SPARE_S) * 1000 };
    return token.text;
  };

  const itemsFor = remember(
    async (words): Promise<Item[]> => {
      const query = new URLSearchParams({
        q: words,
        category_ids: CATEGORY,
        filter: 'buyingOptions:{FIXED_PRICE},priceCurrency:GBP,deliveryCountry:GB',
        limit: String(ITEMS),
      });
      const answer = await fetchJson(`${url}/buy/browse/v1/item_summary/search?${query}`, {
        headers: { authorization: `Bearer ${await accessToken()}`, 'x-ebay-c-marketplace-id': 'EBAY_GB' },
        timeoutMs: TIMEOUT_MS,
        mostBytes: MOST_BYTES,
      });
      const page = Page.safeParse(answer);
      if (!page.success) throw new OutsideTrouble('eBay answered in another shape');
      return (page.data.itemSummaries ?? []).flatMap((item) => {
        const read = Item.safeParse(item);
        return read.success ? [read.data] : [];
      });
    },
    { forMs: KEPT_MS, most: MOST_KEPT, now },
  );

  return {
    name: 'eBay',
    offers: async (words, guide) => {
      const [first] = guide;
      if (!first) return [];
      return (await itemsFor(words)).flatMap((item) => optionOf(item, guide, first)).slice(0, MOST_SHOWN);
    },
  };
}

function optionOf(item: Item, guide: readonly Offer[], { name, range, compatibility }: Offer): PartOption[] {
  const pence = Math.round(Number(item.price.value) * 100);
  const believable = pence >= range.low * BELIEVABLE.least && pence <= range.high * BELIEVABLE.most;
  const quality = qualityOf(item);
  // A used brake pad is no offer, whoever lists it.
  const allowed = quality !== 'Used' || guide.some((offer) => offer.quality === 'Used');
  if (item.price.currency !== 'GBP' || !believable || !allowed || !isWebAddress(item.itemWebUrl)) return [];
  const known = guide.find(({ brand }) => item.title.toLowerCase().includes(brand.toLowerCase()));
  const delivery = deliveryOf(item);
  const postage = Number(item.shippingOptions?.[0]?.shippingCost?.value ?? Number.NaN);
  const feedback = item.seller?.feedbackPercentage;
  return [
    {
      name: item.title.slice(0, 120),
      brand: known?.brand ?? (quality === 'Used' ? 'Used part' : 'See listing'),
      quality,
      price: `£${(pence / 100).toFixed(2)}`,
      compatibility: `${compatibility}. Check the listing against your registration`,
      retailer: 'eBay UK',
      ...(delivery && { deliveryTime: delivery }),
      pros: [
        ...(postage === 0 ? ['Free delivery'] : []),
        ...(feedback ? [`Seller has ${feedback}% good feedback`] : []),
      ],
      cons: [
        ...(postage > 0 ? [`£${postage.toFixed(2)} delivery on top`] : []),
        ...(quality === 'Used' ? ['Age and mileage are unknown: ask'] : []),
      ],
      link: item.itemWebUrl,
      source: 'eBay',
      priceLow: pence,
      priceHigh: pence,
      priceRange: range,
    },
  ].map((option) => ({ ...option, name: option.name || name }));
}

/** eBay's numbers: from 3000 on it has been used; 1000 to 2999 is new, opened or renewed. */
function qualityOf({ conditionId = '', condition = '', title }: Item): Quality {
  if (Number(conditionId) >= 3000 || /\bused\b|parts only/i.test(condition)) return 'Used';
  return /\bgenuine\b|\bOEM?\b/i.test(title) ? 'OEM' : 'Aftermarket';
}

const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'Europe/London' });

function deliveryOf({ shippingOptions: [first] = [] }: Item): string | undefined {
  const days = [first?.minEstimatedDeliveryDate, first?.maxEstimatedDeliveryDate]
    .map((text) => new Date(text ?? Number.NaN))
    .filter((date) => !Number.isNaN(date.getTime()))
    .map((date) => DAY.format(date));
  return days.length === 0 ? undefined : [...new Set(days)].join(' to ');
}

const isWebAddress = (text: string): boolean => /^https?:$/.test(URL.parse(text)?.protocol ?? '');
