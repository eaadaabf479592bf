/** What privacy, terms and support have in common. */
export const letters = {
  back: 'Back',
  more: 'More to read',
  operatorLoading: 'Looking up who runs this app',
  operatorFailed: 'Who runs this app could not be looked up. You can write to them through the support page.',
  supportPage: 'support page',
  or: ' or to ',
} as const;
