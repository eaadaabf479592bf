/** The texts of the static pages. */

export const LETTERS = [
  {
    href: '/privacy-policy',
    title: 'Privacy Policy',
    paragraphs: [
      'This page is still being written in full. In short: what you type is sent to this app’s own server to find the likely fault, and is kept only if you are signed in and have not switched history off.',
      'Without an account, your car and what you typed stay in this browser. A random number identifies the browser, so that the service can be protected from misuse; it is not used to follow you.',
    ],
  },
  {
    href: '/terms-of-use',
    title: 'Terms of Use',
    paragraphs: [
      'This page is still being written in full. In short: the app gives an estimate from what you tell it. It has not seen your car, and it does not replace an inspection.',
      'If the brakes, the steering, smoke, fuel or heat worry you, stop where it is safe and call for help, whatever any app says.',
    ],
  },
  {
    href: '/support',
    title: 'Support',
    paragraphs: [
      'This page is still being written in full: a form to reach us and answers to common questions come with it.',
      'If a diagnosis fails, what you typed is kept. Wait a moment and try again.',
    ],
  },
] as const;
