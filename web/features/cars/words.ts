/** What the screens say about cars. */

export const words = {
  heading: 'Your car',
  make: 'Make',
  model: 'Model',
  year: 'Year',
  engine: 'Engine',
  notSpecified: 'Not specified',
  none: 'Please add your car information to get started',
  noneWhy: 'It sharpens the answer. You can also go on without.',
  addDetails: 'Add Car Details',
  editDetails: 'Edit Car Details',
  loading: 'Loading your car',
  failed: 'Your car could not be loaded.',
  offline: 'You seem to be offline. Your car will show once you are connected.',
  retry: 'Try again',
  keptHere: 'Kept in this browser only',
  miles: (miles: number) => `${miles.toLocaleString('en-GB')} miles`,
  /** What the contract says of a field, and the kinds of gearbox, fuel and drive; another language has its own words for them. */
  said: (english: string) => english,
} as const;
