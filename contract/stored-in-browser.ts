/** What stays in the owner's own browser: the half of stored-data.ts that no server clears away. */
import { KEPT_DAYS } from './stored-data.ts';

export interface BrowserData {
  what: string;
  /** Names under which it lies in the browser's storage. */
  keys: readonly string[];
  howLong: string;
}

const UNTIL_YOU_CLEAR = 'Until you clear your browser’s data for this site';
const WITH_THE_ACCOUNT = 'Until you delete your account, or clear your browser’s data for this site';
const UNTIL_YOU_SIGN_OUT = 'Until you sign out, or clear your browser’s data for this site';
const WHILE_THE_TAB_IS_OPEN = 'While the tab is open, or until you sign out';

/** What stays in the owner's own browser. There are four cookies, and only `sid`, over https `__Host-sid`, names anybody. */
export const IN_BROWSER: readonly BrowserData[] = [
  {
    what: 'A cookie that signs you in; no script can read it, no other site gets it',
    keys: ['sid', '__Host-sid'],
    howLong: `${KEPT_DAYS.signIn} days, or until you sign out`,
  },
  {
    what: 'A cookie that only says that this browser is signed in, so that pages need not ask',
    keys: ['signedIn'],
    howLong: `${KEPT_DAYS.signIn} days, or until you sign out`,
  },
  {
    what: 'On servers with a copy of their database: a cookie that only says that this browser has just written something, so that it is shown to you at once',
    keys: ['wrote'],
    howLong: 'Fifteen seconds',
  },
  {
    what: 'A cookie with your yes or no to the help of a language model, if you were asked without an account',
    keys: ['languageModel'],
    howLong: 'A year',
  },
  {
    what: 'A number your browser made up, so that one browser cannot crowd out others; it names nobody',
    keys: ['clientId'],
    howLong: UNTIL_YOU_CLEAR,
  },
  {
    what: 'Settings of this device: its text, its language, and your answer about tracking',
    keys: ['accessibilityPreferences', 'language', 'trackingConsent'],
    howLong: UNTIL_YOU_CLEAR,
  },
  {
    what: 'Your profile’s name and picture, your other settings, and where you have work done',
    keys: ['localProfile', 'notificationPreferences', 'privacyPreferences', 'labourPlace'],
    howLong: WITH_THE_ACCOUNT,
  },
  {
    what: 'Cars of a visitor without an account',
    keys: ['guestCars'],
    howLong: UNTIL_YOU_CLEAR,
  },
  {
    what: 'The car chosen last, and which steps of a guide you ticked',
    keys: ['selectedCar', 'fromCarsPage', 'carShown', 'tutorialSteps'],
    howLong: UNTIL_YOU_SIGN_OUT,
  },
  {
    what: 'The number of the account used here last, so that nothing of it is left for the next one',
    keys: ['owner', 'ownerOfTab'],
    howLong: UNTIL_YOU_SIGN_OUT,
  },
  {
    what: 'Questions asked without a connection',
    keys: ['waitingQuestions'],
    howLong: 'Until they have been sent, or until you sign out',
  },
  {
    what: 'What you opened last, so that it can be read without a connection: your cars, your history and its latest results, and guides',
    keys: ['private', 'public'],
    howLong: 'Until you sign in or out; guides until newer ones take their place',
  },
  {
    what: 'What you ticked on the page for the mechanic',
    keys: ['visitChecks'],
    howLong: WHILE_THE_TAB_IS_OPEN,
  },
  {
    what: 'The case in hand: words, photo, recording, conversation; and what you began to write to the community',
    keys: [
      'currentCase',
      'currentPhoto',
      'currentRecording',
      'soundDraft',
      'chatThread',
      'questionDraft',
      'communityDrafts',
    ],
    howLong: WHILE_THE_TAB_IS_OPEN,
  },
];
