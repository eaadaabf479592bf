/** What is said when the server was never reached. */

export const words = {
  failed: 'Failed to connect to the server. Please check your internet connection.',
} as const;
