/** Asks somebody else's server for JSON, and believes little: bounded in time and size, no redirects, JSON or nothing. */

/** The outside did not answer as it should. Never shown to an owner. */
export class OutsideTrouble extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'OutsideTrouble';
  }
}

interface Bounds {
  timeoutMs: number;
  mostBytes: number;
}

export async function fetchJson(
  url: string,
  { timeoutMs, mostBytes, ...request }: RequestInit & Bounds,
): Promise<unknown> {
  const { host } = new URL(url);
  try {
    // The timer goes on while the body is read: a server that drips is slow too.
    const answer = await fetch(url, { ...request, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
    if (!answer.ok) throw new OutsideTrouble(`${host} answered ${answer.status}`);
    if (!/\bjson\b/i.test(answer.headers.get('content-type') ?? ''))
      throw new OutsideTrouble(`${host} answered something that is not JSON`);
    return JSON.parse(await boundedText(answer, mostBytes, host));
  } catch (error) {
    if (error instanceof OutsideTrouble) throw error;
    throw new OutsideTrouble(`${host} did not answer as it should: ${(error as Error).message}`, error);
  }
}

async function boundedText(answer: Response, mostBytes: number, host: string): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const chunk of answer.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > mostBytes) throw new OutsideTrouble(`${host} answered more than ${mostBytes} bytes`);
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
