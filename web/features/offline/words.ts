/** What the app says about connections and new versions. */

export const words = {
  offline: 'You are offline. What you opened last can still be read here.',
  update: 'A new version of the app is ready.',
  reload: 'Reload now',
  later: 'Later',
} as const;
