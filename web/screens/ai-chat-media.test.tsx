import { act, fireEvent, screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, expect, test, vi } from 'vitest';
import { answer } from '#web/testing/examples.ts';
import { network, refuse, serve } from '#web/testing/network.ts';
import { show } from '#web/testing/show.tsx';
import { AiChatScreen } from './ai-chat.tsx';

const box = () => screen.getByPlaceholderText('Ask me anything...');
const button = (name: string) => screen.getByRole('button', { name });
const log = () => within(screen.getByRole('log'));
const choose = (file: File) =>
  fireEvent.change(screen.getByLabelText('Upload an image', { selector: 'input' }), { target: { files: [file] } });
const picture = () => new File(['x'], 'lamp.png', { type: 'image/png' });
const reply = (content: string, severity?: string) =>
  serve('post', '/api/ai-chat', { content, ...(severity && { severity }) });

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A microphone that hands over a little noise. */
function microphone(getUserMedia = async () => ({ getTracks: () => [], getAudioTracks: () => [] })) {
  vi.stubGlobal('navigator', Object.assign(navigator, { mediaDevices: { getUserMedia } }));
  class Recorder {
    static isTypeSupported = () => false;
    state = 'inactive';
    ondataavailable: ((event: { data: Blob }) => void) | null = null;
    onstop: (() => void) | null = null;
    start() {
      this.state = 'recording';
    }
    stop() {
      this.state = 'inactive';
      this.ondataavailable?.({ data: new Blob(['noise']) });
      this.onstop?.();
    }
  }
  vi.stubGlobal('MediaRecorder', Recorder);
  vi.stubGlobal(
    'AudioContext',
    class {
      sampleRate = 48_000;
      createAnalyser = () => ({
        frequencyBinCount: 4,
        getFloatTimeDomainData: () => undefined,
        getByteFrequencyData: () => undefined,
      });
      createMediaStreamSource = () => ({ connect: () => undefined });
      close = async () => undefined;
    },
  );
}

test('the conversation begins with a welcome that offers help with the car and with any other topic', () => {
  show(<AiChatScreen />);
  expect(screen.getByRole('heading', { name: 'AI Assistant' })).toBeVisible();
  expect(log().getByText(/help with car issues, and you may ask me about any other topic/)).toBeVisible();
});

test.each([
  ['low', 'Minor Issue', 'bg-brand-tint'],
  ['medium', 'Moderate Concern', 'bg-caution-tint'],
  ['high', 'Urgent Attention Required', 'bg-stop-tint'],
])('a reply of %s severity is labelled "%s"', async (severity, label, colour) => {
  reply('Look at it.', severity);
  const { owner } = show(<AiChatScreen />);
  await owner.type(box(), 'it ticks{Enter}');
  const badge = await screen.findByText(label);
  expect(badge.className).toContain(colour);
});

test('every message shows its time, and the last ten but the welcome go along', async () => {
  const sent = reply('And then?');
  const { owner } = show(<AiChatScreen />);
  // The welcome's.
  expect(screen.getAllByText(/^\d{2}:\d{2}$/)).toHaveLength(1);
  for (let turn = 1; turn <= 7; turn += 1) {
    await owner.type(box(), `turn ${turn}{Enter}`);
    await vi.waitFor(() => expect(log().getAllByText('And then?')).toHaveLength(turn));
  }
  expect(screen.getAllByText(/^\d{2}:\d{2}$/)).toHaveLength(15);
  const history = (sent.at(-1) as { conversationHistory: { role: string; content: string }[] }).conversationHistory;
  expect(history).toHaveLength(10);
  expect(history[0]).toEqual({ role: 'user', content: 'turn 2' });
  expect(history.at(-1)).toEqual({ role: 'assistant', content: 'And then?' });
});

test('while a reply is on its way three dots show, and nothing else can be sent', async () => {
  let answerIt = () => {};
  network.use(
    http.post('*/api/ai-chat', async () => {
      await new Promise<void>((resolve) => {
        answerIt = resolve;
      });
      return HttpResponse.json({ content: 'Here.' });
    }),
  );
  const { owner } = show(<AiChatScreen />);
  await owner.type(box(), 'hello{Enter}');
  expect(await screen.findByRole('status', { name: 'The assistant is writing' })).toBeVisible();
  expect(box()).toBeDisabled();
  for (const name of ['Upload an image', 'Record audio', 'Send']) expect(button(name)).toBeDisabled();
  await vi.waitFor(() => answerIt());
  answerIt();
  expect(await screen.findByText('Here.')).toBeVisible();
  expect(screen.queryByRole('status', { name: 'The assistant is writing' })).toBeNull();
  expect(box()).toBeEnabled();
});

test('the list scrolls to the newest message 100 ms after it came', async () => {
  const scrolled = vi.fn();
  Element.prototype.scrollIntoView = scrolled;
  const timers = vi.spyOn(globalThis, 'setTimeout');
  reply('Here.');
  const { owner } = show(<AiChatScreen />);
  await owner.type(box(), 'hello{Enter}');
  await screen.findByText('Here.');
  const [scroll] = timers.mock.calls.findLast(([, ms]) => ms === 100) ?? [];
  timers.mockRestore();
  scrolled.mockClear();
  (scroll as () => void)();
  expect(scrolled).toHaveBeenCalledTimes(1);
});

test('a picture is shown, and only its base64 goes out, with the words and the place of the chat', async () => {
  const sent = serve('post', '/api/diagnose/visual', {
    ...answer,
    text: 'An oil lamp.',
    severity: 'HIGH',
    drive: 'stop',
  });
  show(<AiChatScreen />);
  choose(picture());
  expect(await screen.findByText('An oil lamp.')).toBeVisible();
  expect(screen.getByText('Urgent Attention Required')).toBeVisible();
  expect(screen.getByAltText('Uploaded image')).toHaveAttribute('src', expect.stringMatching(/^data:image\/png/));
  expect(sent).toMatchObject([{ description: 'Image uploaded in chat', location: 'engine', imageData: 'eA==' }]);
});

test('nothing of a conversation is put into the history, whatever the setting says', async () => {
  microphone();
  const shown = serve('post', '/api/diagnose/visual', { ...answer, text: 'An oil lamp.' });
  const heard = serve('post', '/api/diagnose/audio', { ...answer, text: 'A belt.' });
  const { owner } = show(<AiChatScreen />);
  choose(picture());
  expect(await screen.findByText('An oil lamp.')).toBeVisible();
  await owner.click(button('Record audio'));
  await owner.click(await screen.findByRole('button', { name: 'Stop recording' }));
  expect(await screen.findByText('A belt.')).toBeVisible();
  expect([...shown, ...heard]).toMatchObject([{ saveToHistory: false }, { saveToHistory: false }]);
});

test('a picture’s severity that is neither HIGH nor LOW is a moderate concern', async () => {
  serve('post', '/api/diagnose/visual', { ...answer, text: 'A wet hose.', severity: 'MEDIUM' });
  show(<AiChatScreen />);
  choose(picture());
  expect(await screen.findByText('Moderate Concern')).toBeVisible();
});

test('no badge contradicts the verdict on driving, and none is given where nothing was recognised', async () => {
  serve('post', '/api/diagnose/visual', { ...answer, text: 'You can drive, but book it in soon.', severity: 'HIGH' });
  show(<AiChatScreen />);
  choose(picture());
  expect(await screen.findByText('Moderate Concern')).toBeVisible();
  serve('post', '/api/diagnose/visual', { ...answer, text: 'Nothing stands out.', severity: 'HIGH', unsure: true });
  choose(picture());
  expect(await screen.findByText('Nothing stands out.')).toBeVisible();
  expect(screen.queryAllByText(/Concern|Urgent|Minor/)).toHaveLength(1);
});

test('a picture in which nothing was found is no minor issue', async () => {
  serve('post', '/api/diagnose/visual', { ...answer, results: [], text: 'The photo is blurred.', severity: 'LOW' });
  show(<AiChatScreen />);
  choose(picture());
  expect(await screen.findByText('The photo is blurred.')).toBeVisible();
  expect(screen.queryByText('Minor Issue')).toBeNull();
});

test('a file that is no picture is refused', async () => {
  show(<AiChatScreen />);
  choose(new File(['%PDF'], 'a.pdf', { type: 'application/pdf' }));
  expect(await screen.findByText('Invalid file')).toBeVisible();
  expect(screen.getByText('Please upload an image file (JPEG, PNG, etc.)')).toBeVisible();
});

test('a picture that could not be analysed says so', async () => {
  refuse('post', '/api/diagnose/visual', 500, 'internal', 'x');
  show(<AiChatScreen />);
  choose(picture());
  expect(await screen.findByText('Analysis failed')).toBeVisible();
  expect(screen.getByText('Failed to analyze the image. Please try again.')).toBeVisible();
});

test('while a picture is being read nothing else can be sent', async () => {
  vi.spyOn(FileReader.prototype, 'readAsDataURL').mockImplementation(() => undefined);
  show(<AiChatScreen />);
  choose(picture());
  await vi.waitFor(() => expect(box()).toBeDisabled());
  for (const name of ['Upload an image', 'Record audio', 'Send']) expect(button(name)).toBeDisabled();
  vi.restoreAllMocks();
});

test('a picture that could not be read says so', async () => {
  vi.spyOn(FileReader.prototype, 'readAsDataURL').mockImplementation(() => {
    throw new Error('broken');
  });
  show(<AiChatScreen />);
  choose(picture());
  expect(await screen.findByText('Upload failed')).toBeVisible();
  expect(screen.getByText('Failed to process the image. Please try again.')).toBeVisible();
  vi.restoreAllMocks();
});

test('the microphone button records and stops; the recording itself is asked about', async () => {
  microphone();
  const sent = serve('post', '/api/diagnose/audio', { ...answer, text: 'A belt.', severity: 'LOW' });
  const { owner } = show(<AiChatScreen />);
  await owner.click(button('Record audio'));
  expect(await screen.findByText('Recording started')).toBeVisible();
  expect(screen.getByText('Recording your car sound...')).toBeVisible();
  expect(box()).toBeDisabled();
  expect(button('Send')).toBeDisabled();
  await owner.click(button('Stop recording'));
  expect(await screen.findByText('A belt.')).toBeVisible();
  expect(log().getByText('Audio recording')).toBeVisible();
  expect(screen.getByText('Minor Issue')).toBeVisible();
  expect(sent).toMatchObject([{ location: 'engine', audioData: expect.stringMatching(/^data:audio\/wav;base64,/) }]);
});

test('a recording that nobody stops ends and is asked about while the server still takes it', async () => {
  microphone();
  const sent = serve('post', '/api/diagnose/audio', { ...answer, text: 'A belt.', severity: 'LOW' });
  vi.useFakeTimers({ shouldAdvanceTime: true });
  show(<AiChatScreen />);
  await act(async () => button('Record audio').click());
  await act(async () => vi.advanceTimersByTime(58_000));
  expect(button('Stop recording')).toBeVisible();
  await act(async () => vi.advanceTimersByTime(2_000));
  expect(await screen.findByText('A belt.')).toBeVisible();
  expect(sent).toHaveLength(1);
});

test('pressed twice while the browser asks, the button opens one microphone', async () => {
  const allow: (() => void)[] = [];
  const opened = { getTracks: () => [], getAudioTracks: () => [] };
  microphone(() => new Promise((resolve) => allow.push(() => resolve(opened))));
  const { owner } = show(<AiChatScreen />);
  await owner.click(button('Record audio'));
  await owner.click(button('Record audio'));
  expect(allow).toHaveLength(1);
  allow[0]?.();
  expect(await screen.findByText('Recording started')).toBeVisible();
});

test('what the phone did to a recording goes along with it', async () => {
  const track = { getSettings: () => ({ echoCancellation: 'remote-only', noiseSuppression: false }) };
  microphone(async () => ({ getTracks: () => [], getAudioTracks: () => [track] as never[] }));
  const sent = serve('post', '/api/diagnose/audio', { ...answer, text: 'A belt.', severity: 'LOW' });
  const { owner } = show(<AiChatScreen />);
  await owner.click(button('Record audio'));
  await owner.click(await screen.findByRole('button', { name: 'Stop recording' }));
  expect(await screen.findByText('A belt.')).toBeVisible();
  expect(sent).toMatchObject([{ processing: { echoCancellation: true, noiseSuppression: false } }]);
});

test('a recording that could not be analysed says so', async () => {
  microphone();
  refuse('post', '/api/diagnose/audio', 500, 'internal', 'x');
  const { owner } = show(<AiChatScreen />);
  await owner.click(button('Record audio'));
  await owner.click(await screen.findByRole('button', { name: 'Stop recording' }));
  expect(await screen.findByText('Failed to analyze the audio. Please try again.')).toBeVisible();
});

test('a microphone that is refused, and a device without one, are told apart', async () => {
  microphone(async () => {
    throw new DOMException('no', 'NotAllowedError');
  });
  const { owner } = show(<AiChatScreen />);
  await owner.click(button('Record audio'));
  expect(await screen.findByText('Microphone access denied')).toBeVisible();
  expect(screen.getByText('Please allow microphone access to record audio.')).toBeVisible();
  vi.stubGlobal('MediaRecorder', undefined);
  await owner.click(button('Record audio'));
  expect(await screen.findByText('Not supported')).toBeVisible();
  expect(screen.getByText('Audio recording is not supported on this device.')).toBeVisible();
});

test('a failure without words of its own is told by its status, and an answer that cannot be read as such', async () => {
  network.use(http.post('*/api/ai-chat', () => new HttpResponse('<h1>Bad gateway</h1>', { status: 502 })));
  const { owner } = show(<AiChatScreen />);
  await owner.type(box(), 'hello{Enter}');
  expect(await screen.findByText('Server responded with 502')).toBeVisible();
  network.use(http.post('*/api/ai-chat', () => new HttpResponse('hello')));
  await owner.type(box(), 'hello{Enter}');
  expect(await screen.findByText('Failed to parse server response')).toBeVisible();
});
