/** Where a part can be bought or looked for. */

/** The link as an address to open, with https:// where nothing is said; undefined when it is no address of the web. */
export function webAddress(link: string | undefined): string | undefined {
  if (!link) return undefined;
  const named = /^[a-z][a-z0-9+-]*:(?!\d)/i.test(link);
  const url = URL.parse(named ? link : `https://${link}`);
  return url && /^https?:$/.test(url.protocol) ? url.href : undefined;
}

export const webSearch = (brand: string, name: string): string =>
  `https://www.google.com/search?q=${encodeURIComponent(`${brand} ${name} buy uk`)}`;
