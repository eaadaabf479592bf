/** What the screens say about a diagnosis. */

export const words = {
  // Asking
  symptoms: 'Describe the symptoms your car is experiencing',
  placeholder: 'e.g. grinding when I brake, mostly in the morning',
  examplesTitle: 'Or begin with one of these',
  examples: [
    'Squeals when I brake, worst first thing in the morning',
    'Won’t start, just clicks, and the lights are dim',
    'Shakes at idle and the engine light is on',
    'Knocks over bumps from the front left',
  ],
  when: 'When did you first notice it?',
  optional: 'optional',
  timeframes: { today: 'Today', 'this week': 'This week', 'this month': 'This month' },
  /** What the contract says of the symptoms; another language has its own words for it. */
  problem: (english: string) => english,
  diagnose: 'Diagnose Issue',
  diagnosing: 'Diagnosing...',
  free: 'Free, and no account needed.',
  failed: 'Diagnosis failed',
  ready: { title: 'Your diagnosis is ready', description: 'You will find it under Diagnose.' },
  recordingGone: 'The recording is no longer in this browser. Please record or choose it again.',
  photoGone: 'The photo is no longer in this browser. Please choose it again.',

  // Keeping
  loadingResults: 'Loading the results',
  save: 'Save Results',
  saving: 'Saving...',
  saved: 'Saved to your history',
  savedToast: { title: 'Results saved', description: 'You will find them in your history.' },
  saveFailed: 'The results could not be saved',
} as const;
