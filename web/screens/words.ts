/** What the screens without a feature of their own say. */

/** Home's footer may be translated; the pages themselves are in English, and so are their titles. */
const TITLES = { privacy: 'Privacy Policy', terms: 'Terms of Use', support: 'Support' };

export const words = {
  appName: 'Car Diagnostics',
  home: {
    title: 'What’s wrong with your car?',
    lead: 'Say it in your own words. Hear what it most likely is, if it is safe to drive, and what it should cost.',
    tabs: 'How would you like to tell us?',
    text: 'Text',
    audio: 'Audio',
    visual: 'Visual',
    chat: 'Ask the AI Assistant',
    footer: 'About this app',
    privacy: TITLES.privacy,
    terms: TITLES.terms,
    support: TITLES.support,
    youGet: 'What you get',
    promises: [
      { icon: 'gauge', title: 'Safe to drive?', text: 'One clear verdict, first.' },
      { icon: 'spanner', title: 'What it most likely is', text: 'With the reasons, and how to be sure.' },
      { icon: 'pound', title: 'What it should cost', text: 'Parts and labour, in pounds.' },
    ],
  },
  example: {
    title: 'Example diagnosis',
    heading: 'This is an example',
    why: 'Somebody else’s car, and a real answer. Try its tabs and its question; nothing of it is kept.',
    own: 'Diagnose your own car',
    failed: 'The example could not be loaded',
    retry: 'Try again',
  },
  letters: {
    titles: TITLES,
    back: 'Back',
    more: 'More to read',
    operatorLoading: 'Looking up who runs this app',
    operatorFailed: 'Who runs this app could not be looked up. The address is on the support page.',
  },
  notFound: {
    title: 'Page Not Found',
    text: "The page you're looking for doesn't exist or has been moved.",
    back: 'Back to Diagnose',
  },
  results: {
    title: 'Diagnosis results',
    missing: 'Results not found',
    missingText: 'There are no results under this address, or they belong to another account.',
    toHistory: 'Go to History',
    signIn: 'Sign in to see these results',
    signInText: 'Results are kept with the account that asked for them.',
    signInAction: 'Sign in',
    failed: 'The results could not be loaded',
    retry: 'Try again',
    unnamed: 'Which results?',
    unnamedText: 'The address names no diagnosis. Your history has them all.',
  },
} as const;
