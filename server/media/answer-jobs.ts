/** The other end of a worker pool: each job is answered with one message, until the server is gone. */

export function answerJobs<Job, Answer>(work: (job: Job) => Promise<Answer>): void {
  // The pool sends what its own type says.
  process.on('message', (job) => void work(job as Job).then((answer) => process.send?.(answer)));
  process.on('disconnect', () => process.exit());
  // Control-C reaches the whole group, but the server still finishes what it has begun.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
}
