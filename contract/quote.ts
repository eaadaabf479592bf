/** Money and hours as a mechanic would say them: the same on the server's paper and on the screen. */

/** Whole pounds. Written by hand: the browser's own maker of prices takes an older phone tens of milliseconds to make. */
const pounds = (sum: number): string => `£${String(sum).replace(/\B(?=(\d{3})+$)/g, ',')}`;

/** A range of pence in whole pounds, rounded as people quote: "£120–£220". */
export function poundsText(low: number, high: number): string {
  const from = round(low);
  const to = round(high);
  return from === to ? pounds(from) : `${pounds(from)}–${pounds(to)}`;
}

/** To the pound below £20, to £5 below £200, to £10 above. */
function round(pence: number): number {
  const pounds = pence / 100;
  const step = pounds < 20 ? 1 : pounds < 200 ? 5 : 10;
  return Math.round(pounds / step) * step;
}

/** "about 1½ hours", "about 20 minutes". */
export function hoursText(hours: number): string {
  if (hours < 0.75) return `about ${Math.max(5, Math.round((hours * 60) / 5) * 5)} minutes`;
  const halves = Math.round(hours * 2);
  const whole = Math.floor(halves / 2);
  const half = halves % 2 === 1 ? '½' : '';
  return `about ${whole}${half} ${whole === 1 && half === '' ? 'hour' : 'hours'}`;
}

/** "about 2 to 4 hours", "about 40 minutes to 1 hour": an easy car and an awkward one. */
export function hoursBetween(low: number, high: number): string {
  const [from, to] = [hoursText(low), hoursText(high).replace('about ', '')];
  if (from === `about ${to}`) return from;
  const unit = to.endsWith('minutes') ? / minutes$/ : / hours?$/;
  return `${from.replace(unit, '')} to ${to}`;
}
