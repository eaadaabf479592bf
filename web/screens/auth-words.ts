/** What the sign-in screen says beside its forms. */

export const words = {
  title: { signIn: 'Sign in to your account', register: 'Create your account' },
  caseKept: 'Your diagnosis is kept. It is saved to your history as soon as you are signed in.',
  reasonsTitle: 'What an account adds',
  reasons: [
    {
      icon: 'history',
      title: 'Your history',
      text: 'Every diagnosis with its reasons and costs, to open again or show a garage.',
    },
    { icon: 'car', title: 'Your garage', text: 'All your cars, on every device.' },
    {
      icon: 'key',
      title: 'Nothing hidden',
      text: 'Download or delete everything we hold about you, whenever you like.',
    },
  ],
} as const;
