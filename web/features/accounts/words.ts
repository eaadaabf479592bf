/** What the screens say about accounts. */

export const words = {
  tabs: { label: 'Sign in or register', signIn: 'Sign In', register: 'Register' },
  username: 'Username',
  password: 'Password',
  newPassword: 'New password',
  passwordSight: { show: 'Show', hide: 'Hide', what: 'password' },
  optional: 'optional',

  safety: {
    title: 'Password & Sign-ins',
    why: 'A new password signs you out everywhere but here.',
    close: 'Close',
    current: 'Current password',
    currentSight: { show: 'Show', hide: 'Hide', what: 'current password' },
    change: 'Change Password',
    changing: 'Changing...',
    changed: { title: 'Password Changed', description: 'You stay signed in here; everywhere else you are signed out.' },
    signIns: 'Where you are signed in',
    since: (when: string, here: boolean) => (here ? `Since ${when}, in this browser` : `Since ${when}`),
    endOthers: 'Sign out everywhere else',
  },

  signIn: 'Sign In',
  signingIn: 'Signing in...',
  forgot: 'Forgot your password?',

  register: 'Create Account',
  registering: 'Creating account...',
  usernameHint: 'At least 3 characters. Others see it if you write in the community.',
  passwordAdvice: 'At least 6 characters; 15 or more are much safer. Three or four unrelated words do well.',
  passwordShort: (typed: number, advised: number) =>
    `${typed} of the ${advised} characters that we recommend. Three or four unrelated words do well.`,
  passwordLong: 'A good length.',
  question: 'Security question',
  questionPrompt: 'Choose a question',
  answer: 'Security answer',
  answerHint: 'It lets you set a new password if you forget this one. Capitals and spaces at the ends do not matter.',
  email: 'E-mail',
  emailHint: 'Only shown to you, on your profile.',

  reset: {
    title: 'Reset your password',
    steps: (step: number) => `Step ${step} of 3`,
    who: 'Tell us your username, and we ask the question that you chose when you registered.',
    ask: 'Answer the question that you chose when you registered.',
    choose: 'Choose a new password. Every device that is still signed in will be signed out.',
    next: 'Continue',
    checking: 'Checking...',
    save: 'Set New Password',
    saving: 'Saving...',
    back: 'Back to Sign In',
    again: 'Start again',
    doneToast: { title: 'Password changed', description: 'Please sign in with your new password.' },
  },

  tryAgainIn: (wait: string) => `You can try again in ${wait}.`,
  minutes: (minutes: number) => (minutes === 1 ? 'about a minute' : `about ${minutes} minutes`),
  hours: (hours: number) => (hours === 1 ? 'about an hour' : `about ${hours} hours`),
  signedOutToast: { title: 'Signed out', description: 'See you next time.' },
  signOutFailed: 'You could not be signed out',
} as const;
