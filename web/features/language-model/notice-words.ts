/** What is said of language models beside an answer: once before anything is sent, and where one has helped. */

export const words = {
  /** Where these words stand on a screen that is always English, it is told which language they are. */
  lang: 'en-GB',
  title: 'May a language model help?',
  what: (name: string, place: string) =>
    `If you say yes, what you type here, the make, model and year of your car and a small copy of a photo are sent to ${place} (${name}). It helps to understand you and puts the answer into words.`,
  spared:
    'Your name, e-mail address, number plate, postcode and phone numbers are taken out of your words first; a plate in a photo is not. Recordings stay here.',
  ours: 'What it most likely is, whether you may drive and what it costs is always worked out here, with or without help.',
  yes: 'Yes, it may help',
  no: 'No, keep it here',
  failed: 'Your answer could not be kept',
  later: 'You can change this in your profile, under Privacy Settings.',
  helped: (name: string) => `Worded with the help of ${name}. Ranking, costs and safety are our own.`,
} as const;
