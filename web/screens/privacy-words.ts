/** The text of the privacy policy. What is kept is not told here: it comes from the contract's list, by which the server cleans. */
import { inPounds, PLANS } from '#contract/plans.ts';
import { KEPT_DAYS } from '#contract/stored-data.ts';
import type { Partner } from '#contract/support.ts';

const [lifetime, yearly] = PLANS.map(({ price }) => inPounds(price));

export const privacy = {
  updated:
    'Last updated July 4, 2025. The lists of what is kept come from the software itself, so they are those of the version you are using.',

  introduction: {
    title: 'Introduction',
    blocks: [
      'You tell this app what your car is doing, and it tells you what that most likely is. This policy says what it keeps of that, why, for how long, and how you get it back or have it erased. It follows the UK GDPR and the Data Protection Act 2018.',
      `In short: without an account nothing that you ask about your car, record or photograph is kept on the server; with one, it is kept until you delete it. What you send in is kept with or without an account: a message to support for ${KEPT_DAYS.supportMessage} days, the wish for a tutorial for ${KEPT_DAYS.tutorialRequest}. A guide put together for a car is kept too, and says nothing of a guest who asked for it.`,
      'Nothing is sold, nobody follows you, and you can take or erase everything yourself, under Profile.',
    ],
    controller: (name: string) => `Responsible for your data (the controller) is ${name}.`,
    unnamed:
      'Responsible for your data (the controller) is whoever runs this server. You reach them at the address below.',
  },

  collect: {
    title: 'Data We Collect',
    blocks: [
      'To use the app you need to give nothing about yourself. To open an account you need a user name, a password and a security question; an e-mail address is optional. All of it comes from you, and none of it is needed by law.',
    ],
    server: 'On the server',
    details: [
      'A recording or photo is looked at and then forgotten. If you are signed in, the answer stays in your history; of a recording that includes a picture of its sound, from which nothing can be played back.',
      'What you say to the AI Assistant, and what you show it or let it hear, is answered and not kept on the server. The conversation stays in your browser, as long as the tab is open.',
      'Where you look for a garage is used to search and not kept. Your phone’s position is asked for only when you press for it, and rounded to about a hundred metres before it leaves the phone.',
    ],
    browser: 'In your own browser',
    cookies:
      'There are cookies only to sign you in and to remember your answer about a language model. They and what else is stored in your browser are needed for what you ask the app to do, so there is no banner to click away. There is no cookie for advertising or analytics of ours.',
    operator: 'Beside the database',
  },

  use: {
    title: 'How We Use Your Data',
    blocks: [
      'Each thing is used for the purpose that stands beside it above, and for nothing else. The lawful ground stands there too: “contract” means that you asked for it, “legitimate interests” that it keeps the service safe and working, weighed against your own interests.',
      'Nothing is used to advertise to you or to train anything. Usage is not analysed; if that ever changes, the switches under Privacy Settings decide, and this page will say so first.',
      'The diagnosis is made by software. It decides nothing about you in law: it is advice, which you may follow or not.',
      'No e-mail is sent unless you wrote to support.',
    ],
    why: 'Why',
    ground: 'Lawful ground',
    howLong: 'How long',
    deletion: 'When you delete your account',
    onDeletion: { erased: 'Erased', 'kept without your name': 'Kept without your name' },
  },

  ads: {
    title: 'Ad-Free Experience',
    none: 'This server shows no advertising to anyone.',
    shown: `This server shows advertising to those who have not bought premium. Premium (${lifetime} once, or ${yearly} a year) takes it away.`,
    consent:
      'Where ads are shown, they come from Google and are not personalised unless you have allowed tracking. In the iOS app that is asked by iOS itself; the answer stays in your browser, and you can change it in the settings of your phone.',
    elsewhere:
      'Premium never shows advertising. It is not needed for privacy: what this page promises is the same for everyone.',
  },

  sharing: {
    title: 'Data Sharing',
    blocks: [
      'Nothing is sold or rented, and nothing is given to insurers, garages or makers. What you write in the community is public, under your user name.',
      'The law may oblige the operator to give data to a court or the police. Then only what must be given is.',
    ],
    partners: 'This server asks these other services for help. Each gets only what stands beside it:',
    alone: 'This server asks no other service for help: what you send to it stays with it.',
    asked: {
      stripe:
        'Stripe, for card payments: your card, e-mail address and name, typed on Stripe’s own page; your account’s number.',
      'app-store':
        'Apple, for purchases in the App Store: the number of the purchase, asked back to see whether it is valid.',
      ebay: 'eBay, for live part prices: the name of the part and the car it is for. Nothing of you.',
      openstreetmap:
        'An OpenStreetMap server, for garages: a place rounded to about a kilometre, and how far around it to look.',
      dvla: 'DVLA, to look up a number plate: the plate you typed.',
      dvsa: 'DVSA, to look up MOT tests: the plate you typed.',
      ads: 'Google, for advertising: your browser asks Google directly, which so learns its address and the page.',
      mail: 'A mail server, for messages to support: your message and the address to answer to.',
      'language-model':
        'A language model of another company or of the operator’s own, only if you have allowed it: the words of your question and your car, without your name. You can withdraw that under Privacy Settings.',
    } satisfies Record<Partner, string>,
    abroad:
      'Some of these companies work outside the United Kingdom as well. They do so under the UK’s adequacy regulations or its standard contract terms; their own policies say which.',
    links:
      'Links to shops, maps and web searches open other sites, under their own policies. They learn that you came only when you press one.',
  },

  security: {
    title: 'Data Security',
    blocks: [
      'Passwords and security answers are kept only as argon2id hashes: nobody can read them, the operator included. Your sign-in is a random token, of which the server keeps a hash.',
      'Over HTTPS everything travels encrypted, and the browser is told to insist on it. Every request for something of yours is checked to be yours. Guessing of passwords and answers is slowed down and stopped. What you type never appears in the log.',
      'If something goes wrong that puts you at risk, the operator tells you and the Information Commissioner’s Office, within 72 hours where the law asks for it.',
    ],
  },

  rights: {
    title: 'Your Rights',
    blocks: [
      'Under the UK GDPR you may:',
      [
        'see and take what is held about you: Profile, Download My Data gives it at once, as one file that programs can read',
        'correct it: cars and e-mail address under My Cars and Profile, anything else through support',
        'have it erased: single diagnoses, cars and posts where they are shown, everything under Profile, Delete Account',
        'have its use restricted, or object to what is done for legitimate interests: write to support',
        'withdraw a consent whenever you like, as easily as you gave it',
      ],
      'Without an account there is nothing here that could be linked to you, but for a message to support, which has the e-mail address that you gave with it: write there to have it erased. Clear your browser’s data for this site, and the rest is gone too.',
      'An answer comes within a month and costs nothing. If you are not content with it, you can complain to the Information Commissioner’s Office: ico.org.uk, telephone 0303 123 1113.',
    ],
  },

  contact: {
    title: 'Contact Us',
    text: 'For anything about your data, write through the support page or to',
  },
} as const;
