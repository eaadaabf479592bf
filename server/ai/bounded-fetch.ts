/** A fetch for other people's servers: no redirects, and no more than a sentence's worth of megabytes. */

const MOST_BYTES = 2 * 1024 * 1024;

export const boundedFetch: typeof fetch = async (input, init) => {
  const answer = await fetch(input, { ...init, redirect: 'error' });
  if (!answer.body) return answer;
  let bytes = 0;
  const bound = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      if (bytes > MOST_BYTES) controller.error(new Error(`more than ${MOST_BYTES} bytes`));
      else controller.enqueue(chunk);
    },
  });
  return new Response(answer.body.pipeThrough(bound), answer);
};
