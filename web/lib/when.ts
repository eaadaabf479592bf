/** Times as an owner reads them, in en-GB and in the owner's own time zone. */

const dateTime = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** "21 Nov 2026, 15:32" */
export const dateAndTime = (iso: string): string => dateTime.format(new Date(iso));
