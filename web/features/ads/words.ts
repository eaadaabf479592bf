/** What the app says about ads. */

export const words = {
  title: 'Ads pay for the free version',
  text: 'They come from Google, which then sees your network address and keeps cookies in this browser, to count ads and to stop fraud. May it also use what it knows about you to choose them?',
  terms:
    'We tell Google nothing about your cars or your diagnoses, but its script runs in these pages. You can change this in Profile › Privacy Settings. Premium has no ads.',
  yes: 'Personalised ads',
  no: 'General ads only',
  later: 'Not now',
  laterWhy: 'No ads and no cookies of Google until you choose.',
} as const;
