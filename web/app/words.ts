/** What the frame around the screens says. */

export const words = {
  name: 'Car Diagnostics',
  skip: 'Skip to content',
  navigation: 'Main',
  profile: 'Profile',
  signIn: 'Sign In',
  tabs: {
    diagnose: 'Diagnose',
    history: 'History',
    cars: 'My Cars',
    community: 'Community',
    tutorials: 'Tutorials',
  },
  loading: 'Loading',
  starting: {
    title: 'Starting up',
    text: 'The server is waking. This takes a few seconds.',
    progress: 'Server start-up',
  },
  error: {
    title: 'App Error',
    text: 'Sorry, something went wrong. Please try again.',
    retry: 'Try Again',
  },
  toasts: { region: 'Notifications (F8)', close: 'Close notification' },
} as const;
