/** What the app says about a question that waits for a connection. */

export const words = {
  kept: {
    title: 'No connection',
    description: 'Your question is kept in this browser and sent as soon as there is one.',
  },
  failed: 'Diagnosis failed',
  waiting: (symptoms: string) => `Waiting for a connection: “${symptoms}” It is sent by itself.`,
  drop: 'Do not send',
  sent: (symptoms: string) => `You are connected again, and your question has been answered: “${symptoms}”`,
  see: 'See the answer',
} as const;
