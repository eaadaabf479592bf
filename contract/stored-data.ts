/**
 * What is kept about people, why and how long: the one place, with stored-in-browser.ts. The privacy page and `docs/privacy.md`
 * are made from it, the server clears away by it, and a test compares it with the tables of the database and the keys in the browser.
 */

/** Days until the server takes something away by itself. */
export const KEPT_DAYS = {
  signIn: 30,
  firstAnswer: 1,
  closedReport: 365,
  supportMessage: 730,
  tutorialRequest: 365,
} as const;

/** The lawful ground, in the words of article 6 of the UK GDPR. */
export type Ground = 'contract' | 'legitimate interests' | 'legal obligation' | 'consent';

export interface StoredData {
  /** What, as an owner would say it. */
  what: string;
  why: string;
  ground: Ground;
  howLong: string;
  /** What becomes of it when the owner deletes the account. */
  onDeletion: 'erased' | 'kept without your name';
  /** Whether "Download my data" holds it; if not, why not. */
  inDownload: true | string;
  /** Tables of the database that hold it. */
  tables: readonly string[];
}

const UNTIL_YOU_DELETE = 'Until you delete it or your account';

/** What the server keeps about a person. A new table with anything of a person belongs here. */
export const STORED_DATA: readonly StoredData[] = [
  {
    what: 'Your account: user name, e-mail address if you gave one, your security question; the password and the answer only as a hash; and your yes or no to the help of a language model, if you were asked',
    why: 'To let you in, and to let you back in when you forget the password',
    ground: 'contract',
    howLong: 'Until you delete your account',
    onDeletion: 'erased',
    inDownload: true,
    tables: ['users'],
  },
  {
    what: 'Where you are signed in: when, and a hash of the token that your browser holds',
    why: 'To know you at your next visit, and to sign you out everywhere when your password changes',
    ground: 'contract',
    howLong: `${KEPT_DAYS.signIn} days, or until you sign out`,
    onDeletion: 'erased',
    inDownload: true,
    tables: ['sign_ins'],
  },
  {
    what: 'Your garage: make, model, year and what else you told about your cars, and which one is chosen',
    why: 'So that answers fit your car',
    ground: 'contract',
    howLong: UNTIL_YOU_DELETE,
    onDeletion: 'erased',
    inDownload: true,
    tables: ['cars', 'chosen_cars'],
  },
  {
    what: 'Your diagnoses: what you wrote, the answer, the parts named, and what it turned out to be if you said so. Recordings and photos are looked at and forgotten',
    why: 'So that you find them again under History',
    ground: 'contract',
    howLong: UNTIL_YOU_DELETE,
    onDeletion: 'erased',
    inDownload: true,
    tables: ['diagnostic_sessions', 'diagnostic_results', 'part_options'],
  },
  {
    what: 'What you wrote in the community: posts, comments, questions and answers',
    why: 'So that others can read and answer it',
    ground: 'contract',
    howLong: 'Until you delete it',
    onDeletion: 'kept without your name',
    inDownload: true,
    tables: ['community_posts', 'community_comments', 'qa_questions', 'qa_answers'],
  },
  {
    what: 'Which posts you liked and which questions and answers you voted for',
    why: 'So that each counts once',
    ground: 'contract',
    howLong: 'Until you take it back or delete your account',
    onDeletion: 'erased',
    inDownload: true,
    tables: ['community_likes', 'qa_question_votes', 'qa_answer_votes'],
  },
  {
    what: 'Your expert profile, if you made one: name, credentials, specialities, years, place and what you say of yourself',
    why: 'So that owners know who answers',
    ground: 'contract',
    howLong: 'Until you delete your account',
    onDeletion: 'erased',
    inDownload: true,
    tables: ['expert_profiles'],
  },
  {
    what: 'What you reported to the moderators',
    why: 'To look at it, as the Online Safety Act asks',
    ground: 'legal obligation',
    howLong: `${KEPT_DAYS.closedReport} days after it was decided`,
    onDeletion: 'kept without your name',
    inDownload: true,
    tables: ['content_reports'],
  },
  {
    what: 'Your plan: which, since when, until when, and the payment provider’s numbers for it. Card details never reach us',
    why: 'To open what you paid for',
    ground: 'contract',
    howLong: 'Until you delete your account; the payment provider keeps its own records as tax law asks',
    onDeletion: 'erased',
    inDownload: true,
    tables: ['user_subscriptions'],
  },
  {
    what: 'What the payment provider told about your plan: paid, renewed, refunded, and when',
    why: 'So that each payment counts once, and one that was refunded cannot be used again',
    ground: 'contract',
    howLong: 'For good, as numbers without a name once the account is gone',
    onDeletion: 'kept without your name',
    inDownload: true,
    tables: ['payment_events'],
  },
  {
    what: 'What you wrote to support, with the e-mail address you gave',
    why: 'To answer you',
    ground: 'contract',
    howLong: `${KEPT_DAYS.supportMessage} days`,
    onDeletion: 'erased',
    inDownload: true,
    tables: ['support_messages'],
  },
  {
    what: 'Tutorials that were put together for you and your car',
    why: 'So that you find them again in the list',
    ground: 'contract',
    howLong: 'Until you delete your account',
    onDeletion: 'erased',
    inDownload: true,
    tables: ['repair_tutorials'],
  },
  {
    what: 'Tutorials you asked for',
    why: 'To know which to write next',
    ground: 'legitimate interests',
    howLong: `${KEPT_DAYS.tutorialRequest} days`,
    onDeletion: 'erased',
    inDownload: true,
    tables: ['tutorial_requests'],
  },
  {
    what: 'First answers to calls that create something, under a key that your browser made up',
    why: 'So that a call repeated on a bad connection creates nothing twice',
    ground: 'legitimate interests',
    howLong: 'One day',
    onDeletion: 'erased',
    inDownload: true,
    tables: ['idempotency_keys'],
  },
  {
    what: 'How often a name was tried and from which address: counts beside a hash of each',
    why: 'So that nobody can guess your password or answer',
    ground: 'legitimate interests',
    howLong: 'Fifteen minutes to a day; for security answers until you sign in again',
    onDeletion: 'erased',
    inDownload: 'Counts beside hashes: they hold nothing about you that could be read',
    tables: ['attempts'],
  },
  {
    what: 'That somebody read a post or question today: a hash that changes every day',
    why: 'To count views once',
    ground: 'legitimate interests',
    howLong: 'Until the day is over',
    onDeletion: 'erased',
    inDownload: 'A hash made for one day, which nobody can lead back to you',
    tables: ['content_views'],
  },
];

/** Tables with nothing about a person: a new table stands here or above. */
export const TABLES_WITHOUT_PEOPLE: readonly string[] = [
  'garages',
  'garage_loads',
  'server_secrets',
  'subscription_plans',
];

export interface OperatorData {
  what: string;
  why: string;
  howLong: string;
}

/** What whoever runs the server keeps besides the database. */
export const BESIDE_THE_DATABASE: readonly OperatorData[] = [
  {
    what: 'The server’s log: a line a request with time, page, outcome, duration, address and your account’s number; never what you wrote, sent or searched',
    why: 'To find faults and attacks',
    howLong: 'As long as the operator keeps logs; 30 days are advised',
  },
  {
    what: 'Backups of the database',
    why: 'To lose nothing when a machine breaks',
    howLong:
      '35 days at most, as the operator is told to keep them; who deleted an account since is deleted again when one is restored',
  },
  {
    what: 'Only where a language model is configured and you said yes: its provider gets what you type, without names, addresses, plates, postcodes and numbers to call, the make, model and year of your car, and small copies of photos',
    why: 'To understand you better and to put the answer into words',
    howLong: 'As long as that provider keeps it; we ask for nothing to be kept where that can be asked',
  },
  {
    what: 'Only where ads are shown and you have chosen which: Google gets your network address and the page you are on, and keeps cookies in your browser',
    why: 'To show ads, to count them and to stop fraud; to choose them for you only if you said yes',
    howLong: 'As long as Google says',
  },
];
