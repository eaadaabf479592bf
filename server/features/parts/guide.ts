/** Guide prices as the contract's options. */
import { cheapestFirst, type PartOption, type Quality } from '#contract/parts.ts';
import { poundsText } from '#contract/quote.ts';
import { type Offer, PRICES_SET } from '#engine/parts/offers.ts';

const PROS: Record<Quality, string[]> = {
  OEM: ['Made by a supplier of the car factories', 'Fits and lasts like the original'],
  Aftermarket: ['Usually the cheapest new one', 'Widely in stock'],
  Used: ['The original part for less'],
};
const CONS: Record<Quality, string[]> = {
  OEM: ['Dearer than most replacements'],
  Aftermarket: ['Quality differs between makers'],
  Used: ['Age and mileage are unknown: ask', 'Short warranty, if any'],
};

/** "2026-11" as "November 2026". */
const monthText = (month: string): string =>
  new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(`${month}-01`));

const SET = monthText(PRICES_SET);

export const guideOptions = (offers: readonly Offer[]): PartOption[] => cheapestFirst(offers.map(toOption));

const toOption = (offer: Offer): PartOption => ({
  name: offer.name,
  brand: offer.brand,
  quality: offer.quality,
  price: poundsText(offer.low, offer.high),
  compatibility: offer.compatibility,
  retailer: offer.retailer.name,
  deliveryTime: offer.retailer.delivery,
  pros: PROS[offer.quality],
  cons: CONS[offer.quality],
  ...(offer.link === undefined ? {} : { link: offer.link }),
  source: 'guide',
  pricesSet: SET,
  priceLow: offer.low,
  priceHigh: offer.high,
  priceRange: offer.range,
});
