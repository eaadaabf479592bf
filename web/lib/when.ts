/** Times as an owner reads them, in en-GB and in the owner's own time zone. */

/** Its maker is made when the first time is written: that takes an older phone longer than a screen should wait. */
export function timesAs(locale: string, options: Intl.DateTimeFormatOptions): (time: Date | string) => string {
  let made: Intl.DateTimeFormat | undefined;
  return (time) => {
    made ??= new Intl.DateTimeFormat(locale, options);
    return made.format(new Date(time));
  };
}

/** "21 Nov 2026, 15:32" */
export const dateAndTime = timesAs('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
