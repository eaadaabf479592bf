import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { testApp } from '#server/testing/test-app.ts';

const letters: { to: string[]; text: string }[] = [];
const mailServer = new SMTPServer({
  disabledCommands: ['AUTH', 'STARTTLS'],
  logger: false,
  onRcptTo: ({ address }, _session, done) =>
    done(address === 'help@cars.example' ? undefined : new Error('nobody of that name')),
  onData: async (stream, { envelope }, done) => {
    const words = await text(stream);
    if (words.includes('The queue is full')) return done(new Error('queue full'));
    letters.push({ to: envelope.rcptTo.map(({ address }) => address), text: words });
    done();
  },
});
await new Promise<void>((ready) => mailServer.listen(0, '127.0.0.1', ready));
const { port } = mailServer.server.address() as { port: number };

const server = testApp({ env: { SUPPORT_EMAIL: 'help@cars.example', SMTP_URL: `smtp://127.0.0.1:${port}` } });
const write = (email: string, message: string) => server.guest.post('/api/support', { email, message });

test('a message to support is mailed, to be answered to who wrote it', async () => {
  const { id } = (await write('carla@example.com', 'The recorder hears nothing.')).json() as { id: number };
  await vi.waitFor(() => expect(letters).toHaveLength(1));
  expect(letters[0]?.to).toEqual(['help@cars.example']);
  expect(letters[0]?.text).toContain(`Subject: Message ${id} to support`);
  expect(letters[0]?.text).toContain('Reply-To: carla@example.com');
  expect(letters[0]?.text).toContain('The recorder hears nothing.');
});

test('words that look like the head of a letter stay words', async () => {
  const before = letters.length;
  await write('dan@example.com', 'Hello\r\nBcc: everyone@cars.example\r\n\r\nBuy this');
  await vi.waitFor(() => expect(letters).toHaveLength(before + 1));
  const [head = ''] = letters.at(-1)?.text.split('\r\n\r\n') ?? [];
  expect(head).not.toContain('everyone@cars.example');
  expect(letters.at(-1)?.to).toEqual(['help@cars.example']);
});

test('a letter that the mail server refuses is kept all the same, and the log says so without the address', async () => {
  const answer = await write('erin@example.com', 'The queue is full');
  expect(answer.statusCode).toBe(201);
  await vi.waitFor(() => expect(server.log.join('')).toContain('was not mailed'));
  expect(server.log.join('')).not.toContain('erin@example.com');
});

test('who runs the server says that a mail server is asked', async () => {
  expect((await server.guest.get('/api/operator')).json()).toMatchObject({ partners: ['mail'] });
});

test('a mail server that is away keeps nobody waiting', async () => {
  await new Promise<void>((closed) => mailServer.close(closed));
  onTestFinished(() => void letters.splice(0));
  expect((await write('finn@example.com', 'Is anybody there?')).statusCode).toBe(201);
});
