/** Reads a pasted quote: what each line is for, how many, how many hours, and its price. */

export interface QuotedLine {
  /** As it was written. */
  text: string;
  /** Without numbers and prices. */
  what: string;
  kind: 'item' | 'labour' | 'extra' | 'vat' | 'total';
  /** Pence as written; null when there is none. */
  price: number | null;
  hours: number | null;
}

const MOST_LINES = 40;
const MONEY =
  /£\s*(\d[\d,]*(?:\.\d{1,2})?)|(?<![\w.])(\d[\d,]*\.\d{2})(?![\w.])|(?<![\w.])(\d{1,3}(?:,\d{3})+|\d+)\s*$/g;
const HOURS = /(\d+(?:\.\d+)?|½|\d+½)\s*(?:h|hrs?|hours?)\b/i;
const QUANTITY = /^\s*(\d{1,2})\s*[x×]\s|\s[x×]\s*(\d{1,2})\b/i;

const LABOUR = /\b(labou?r|fitting|workshop time|hours?|hrs?)\b/i;
const VAT = /^\W*(?:plus\s+|\+\s*)?v\.?a\.?t\b/i;
const TOTAL = /\b(sub-?\s?total|grand total|total|balance|amount due|to pay)\b/i;
const EXTRA = /\b(sundr|consumable|environment|disposal|waste|diagnos|inspection|road test|delivery|carriage)/i;

export function readQuote(text: string): QuotedLine[] {
  return text
    .split(/\r?\n|;/)
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => /\p{L}/u.test(line))
    .slice(0, MOST_LINES)
    .map(readLine);
}

function readLine(text: string): QuotedLine {
  const hours = hoursIn(text);
  // Hours are no price: "Labour 2 hours".
  const rest = text.replace(HOURS, ' ');
  const amounts = [...rest.matchAll(MONEY)].map((match) => pence(match[1] ?? match[2] ?? match[3] ?? ''));
  const last = amounts.at(-1) ?? null;
  const quantity = Number(QUANTITY.exec(rest)?.slice(1).find(Boolean) ?? 1) || 1;
  const each = /\b(each|ea)\b/i.test(rest) ? quantity : 1;
  const what = rest
    .replace(MONEY, ' ')
    .replace(QUANTITY, ' ')
    .replace(/[@=£]|\b(each|ea|inc|incl|including|ex|excl|vat)\b/gi, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  // "Labour 2 hrs @ £75" says no sum.
  const perHour = hours !== null && amounts.length === 1 && /@|per hour|\bp\/?h\b|\/\s*h/i.test(rest);
  const price = last === null ? null : Math.round(perHour ? last * hours : last * each);
  return { text, what, kind: kindOf(text), price, hours };
}

function kindOf(text: string): QuotedLine['kind'] {
  if (VAT.test(text)) return 'vat';
  if (TOTAL.test(text)) return 'total';
  if (LABOUR.test(text)) return 'labour';
  return EXTRA.test(text) ? 'extra' : 'item';
}

const pence = (digits: string): number => Math.round(Number(digits.replaceAll(',', '')) * 100);

function hoursIn(text: string): number | null {
  const found = HOURS.exec(text)?.[1];
  if (found === undefined) return null;
  const half = found.endsWith('½');
  return Number(half ? found.slice(0, -1) || 0 : found) + (half ? 0.5 : 0);
}
