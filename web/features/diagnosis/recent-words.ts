/** What home says about the latest diagnoses. */
import { dateAndTime } from '#web/lib/when.ts';

export const words = {
  recent: 'Recent Diagnostics',
  viewAll: 'View all',
  noneYet: 'No recent diagnostics yet. Run your first diagnosis above!',
  seeExample: 'See an example',
  recentFailed: 'Your recent diagnostics could not be loaded.',
  retry: 'Try again',
  unknownCar: 'Unknown Car',
  inputType: { text: 'Text', audio: 'Audio', visual: 'Visual' },
  loadingRecent: 'Loading recent diagnostics',
  when: dateAndTime,
} as const;
