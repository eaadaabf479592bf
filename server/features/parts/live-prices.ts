/** The port for live offers: whoever sells, behind the same shape. */
import { cheapestFirst, type PartOption } from '#contract/parts.ts';
import type { Offer } from '#engine/parts/offers.ts';

export interface LivePrices {
  name: string;
  /** Offers for the words, judged by the guide's offers for the same part. Rejects when it cannot be asked. */
  offers(words: string, guide: readonly Offer[]): Promise<PartOption[]>;
}

/** Live offers where there are any; else the guide's prices, saying so when the live ones could not be had. */
export async function liveOrGuide(
  live: LivePrices | undefined,
  words: string,
  guide: { offers: readonly Offer[]; options: PartOption[] },
  onTrouble: (error: unknown) => void,
): Promise<PartOption[]> {
  if (!live || guide.offers.length === 0) return guide.options;
  try {
    const offers = await live.offers(words, guide.offers);
    return offers.length > 0 ? cheapestFirst(offers) : guide.options;
  } catch (error) {
    onTrouble(error);
    return guide.options.map((option) => ({ ...option, liveFailed: true }));
  }
}
