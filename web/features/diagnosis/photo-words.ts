/** What a toast says when a photo could not be asked about. */

export const words = {
  noConnection: 'Connection Error',
  failed: 'Diagnosis Failed',
  unread: 'Failed to analyse image',
  tooBrief: {
    title: 'Description Too Short',
    description: 'Please provide a description of at least 5 characters to help our AI analyze the image.',
  },
  unparsed: { title: 'Data Error', description: 'Failed to parse the server response. Please try again.' },
  serverError: (status: number) => `Server error (${status})`,
  answered: (status: number) => `Server responded with error: ${status}`,
} as const;
