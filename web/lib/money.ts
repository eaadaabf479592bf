/** Pence as an owner reads them: "£120", "£120–£220". */

const whole = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP', maximumFractionDigits: 0 });
const exact = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' });

export const pounds = (pence: number): string => (pence % 100 === 0 ? whole : exact).format(pence / 100);

/** A range in whole pounds. */
export function poundRange(low: number, high: number): string {
  const [from, to] = [whole.format(Math.round(low / 100)), whole.format(Math.round(high / 100))];
  return from === to ? from : `${from}–${to}`;
}
