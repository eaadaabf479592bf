/** A stranger's server that speaks like OpenAI, on loopback, behaving as a test wants it to. */
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** One call as the server got it. */
export interface Asked {
  instructions: string;
  /** The owner's side: one text of JSON. */
  data: string;
  picture: boolean;
  stream: boolean;
  /** Wants an object. */
  object: boolean;
  headers: Record<string, unknown>;
}

export type Behaviour = (asked: Asked, response: ServerResponse) => void;

export interface FakeProvider {
  readonly url: string;
  readonly asked: Asked[];
  /** Calls whose caller hung up before the answer. */
  readonly hungUp: number;
  behave(as: Behaviour): void;
  close(): Promise<void>;
}

interface Message {
  role: string;
  content: string | { type: string; text?: string }[];
}

const textOf = (content: Message['content']): string =>
  typeof content === 'string' ? content : content.map(({ text = '' }) => text).join('');

export async function fakeProvider(): Promise<FakeProvider> {
  const asked: Asked[] = [];
  let hungUp = 0;
  let behaviour: Behaviour = (call, response) => say(response, call, '{}');
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (piece) => {
      body += piece;
    });
    response.on('close', () => {
      if (!response.writableFinished) hungUp += 1;
    });
    request.on('end', () => {
      const { messages, stream = false, response_format: format } = JSON.parse(body);
      const call: Asked = {
        instructions: (messages as Message[])
          .filter(({ role }) => role !== 'user')
          .map(({ content }) => textOf(content))
          .join('\n'),
        data: (messages as Message[])
          .filter(({ role }) => role === 'user')
          .map(({ content }) => textOf(content))
          .join('\n'),
        picture: body.includes('image_url'),
        stream,
        object: format !== undefined,
        headers: request.headers,
      };
      asked.push(call);
      behaviour(call, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked,
    get hungUp() {
      return hungUp;
    },
    behave: (as) => {
      behaviour = as;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const USAGE = { prompt_tokens: 1_000, completion_tokens: 100, total_tokens: 1_100 };
const ABOUT = { id: 'x', created: 1, model: 'fake' };

const chunk = (delta: object, reason: string | null = null) =>
  `data: ${JSON.stringify({ ...ABOUT, object: 'chat.completion.chunk', choices: [{ index: 0, delta, finish_reason: reason }] })}\n\n`;

export const openStream = (response: ServerResponse): void =>
  void response.writeHead(200, { 'content-type': 'text/event-stream' });

export const streamWords = (response: ServerResponse, text: string): void => {
  for (const piece of text.match(/.{1,7}/gs) ?? []) response.write(chunk({ role: 'assistant', content: piece }));
};

export const endStream = (response: ServerResponse, reason = 'stop'): void => {
  response.write(chunk({}, reason));
  response.write(`data: ${JSON.stringify({ ...ABOUT, choices: [], usage: USAGE })}\n\n`);
  response.end('data: [DONE]\n\n');
};

/** Answers as a good server would, whole or as a stream. */
export function say(response: ServerResponse, { stream }: Pick<Asked, 'stream'>, text: string, reason = 'stop'): void {
  if (stream) {
    openStream(response);
    streamWords(response, text);
    endStream(response, reason);
    return;
  }
  const choices = [{ index: 0, message: { role: 'assistant', content: text }, finish_reason: reason }];
  response
    .writeHead(200, { 'content-type': 'application/json' })
    .end(JSON.stringify({ ...ABOUT, object: 'chat.completion', choices, usage: USAGE }));
}
