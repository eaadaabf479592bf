/** What is said of language models: once before anything is sent, and in the settings. */

export const words = {
  title: 'May a language model help?',
  what: (name: string, place: string) =>
    `If you say yes, what you type here, the make, model and year of your car and a small copy of a photo are sent to ${place} (${name}). It helps to understand you and puts the answer into words.`,
  spared:
    'Your name, e-mail address, number plate, postcode and phone numbers are taken out of your words first; a plate in a photo is not. Recordings stay here.',
  ours: 'What it most likely is, whether you may drive and what it costs is always worked out here, with or without help.',
  yes: 'Yes, it may help',
  no: 'No, keep it here',
  later: 'You can change this in your profile, under Privacy Settings.',
  failed: 'Your answer could not be kept',
  label: 'Help of a Language Model',
  hint: (name: string, place: string) =>
    `On: what you type, your car’s make, model and year and small copies of photos go to ${place} (${name}), without your name, e-mail, plate, postcode or phone numbers. Off: nothing leaves this app.`,
  helped: (name: string) => `Worded with the help of ${name}. Ranking, costs and safety are our own.`,
} as const;
