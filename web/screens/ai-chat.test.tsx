import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { caseStore } from '#web/features/diagnosis/case-store.ts';
import { questionDraft } from '#web/lib/question-draft.ts';
import { anna, answer, golf } from '#web/testing/examples.ts';
import { network, serve } from '#web/testing/network.ts';
import { show } from '#web/testing/show.tsx';
import { AiChatScreen } from './ai-chat.tsx';

beforeEach(() => {
  sessionStorage.clear();
  window.history.replaceState(null, '', '/ai-chat');
});

const write = async (text: string) => {
  const { owner, client } = show(<AiChatScreen />);
  await owner.type(screen.getByPlaceholderText('Ask me anything...'), text);
  await owner.click(screen.getByRole('button', { name: 'Send' }));
  return { client };
};

test('an answer shows how urgent it is', async () => {
  const sent = serve('post', '/api/ai-chat', { content: 'Stop driving it now.', severity: 'high' });
  await write('brakes gone');
  expect(await screen.findByText('Urgent Attention Required')).toBeVisible();
  expect(screen.getByText('Stop driving it now.')).toBeVisible();
  expect(sent[0]).toMatchObject({ message: 'brakes gone', conversationHistory: [] });
});

test('an answer without content is an apology', async () => {
  serve('post', '/api/ai-chat', {});
  await write('hello');
  expect(await screen.findByText("I'm having trouble responding right now. Please try again.")).toBeVisible();
});

test('a refusal is told in the server’s words', async () => {
  serve('post', '/api/ai-chat', { message: 'That was too often.', error: 'rate_limited' }, 429);
  await write('hello');
  expect(await screen.findByText('Chat Error')).toBeVisible();
  expect(screen.getByText('That was too often.')).toBeVisible();
});

test('a refusal with a message and no code is told in its words too', async () => {
  serve('post', '/api/ai-chat', { message: 'We are moving house.' }, 500);
  await write('hello');
  expect(await screen.findByText('We are moving house.')).toBeVisible();
});

test('a message that was not answered is not lost: it can be asked again, after a failure', async () => {
  serve('post', '/api/ai-chat', { message: 'Something went wrong', error: 'internal' }, 500);
  await write('brakes gone');
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByRole('log')).toHaveTextContent('No answer came to this.');
  const sent = serve('post', '/api/ai-chat', { content: 'Stop driving it now.' });
  await userEvent.click(again);
  expect(await screen.findByText('Stop driving it now.')).toBeVisible();
  expect(screen.getAllByText('brakes gone')).toHaveLength(1);
  expect(sent).toMatchObject([{ message: 'brakes gone', conversationHistory: [] }]);
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('about a car that was deleted elsewhere the next try asks no more', async () => {
  serve('get', '/api/user', anna);
  serve('get', '/api/car', golf);
  network.use(
    http.post('*/api/ai-chat', async ({ request }) => {
      expect(await request.json()).toMatchObject({ carId: golf.id });
      serve('get', '/api/car', null);
      return HttpResponse.json({ message: 'Car not found', error: 'not_found' }, { status: 404 });
    }),
  );
  const { client } = await write('brakes gone');
  expect(await screen.findByText('Car not found')).toBeVisible();
  await waitFor(() => expect(client.getQueryData(['/api/car'])).toBeNull());
  const sent = serve('post', '/api/ai-chat', { content: 'Stop driving it now.' });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Stop driving it now.')).toBeVisible();
  expect(sent[0]).not.toHaveProperty('carId');
});

test('a message whose answer was not waited for can be asked again', async () => {
  network.use(http.post('*/api/ai-chat', () => new Promise<never>(() => undefined)));
  const { owner, unmount } = show(<AiChatScreen />);
  await owner.type(screen.getByPlaceholderText('Ask me anything...'), 'brakes gone{Enter}');
  expect(await screen.findByRole('status', { name: 'The assistant is writing' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  unmount();
  serve('post', '/api/ai-chat', { content: 'Stop driving it now.' });
  show(<AiChatScreen />);
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Stop driving it now.')).toBeVisible();
});

test('a conversation erased by mistake can be had back', async () => {
  serve('post', '/api/ai-chat', { content: 'Stop driving it now.' });
  await write('brakes gone');
  await screen.findByText('Stop driving it now.');
  await userEvent.click(screen.getByRole('button', { name: 'New conversation' }));
  expect(screen.queryByText('brakes gone')).toBeNull();
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(screen.getByText('brakes gone')).toBeVisible();
});

test('nothing is sent while there is nothing but spaces', async () => {
  const { owner } = show(<AiChatScreen />);
  await owner.type(screen.getByPlaceholderText('Ask me anything...'), '   ');
  expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
});

const told = {
  content: 'Most likely it is worn front brake pads.',
  results: [{ id: 'brakes/worn-front-pads', title: 'Worn front brake pads', severity: 'medium', confidence: 0.7 }],
  sources: [
    { title: 'Ask the community', href: '/community?tab=qa&ask=1' },
    { title: 'Compare prices: Front brake pads', href: '/parts?part=Front+brake+pads' },
  ],
  case: { words: 'It squeals when I brake. Worse in the wet', answers: [] },
};

test('a question to the community takes the case along', async () => {
  serve('post', '/api/ai-chat', told);
  const { owner } = show(<AiChatScreen />);
  await owner.type(screen.getByPlaceholderText('Ask me anything...'), 'squeals');
  await owner.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByRole('link', { name: /Compare prices/ })).toHaveAttribute(
    'href',
    '/parts?part=Front+brake+pads',
  );
  await owner.click(screen.getByRole('link', { name: 'Ask the community' }));
  expect(questionDraft.read()).toMatchObject({
    title: 'It squeals when I brake.',
    content: told.case.words,
    category: 'brakes',
    suspects: [{ id: 'brakes/worn-front-pads', title: 'Worn front brake pads' }],
  });
});

test('the case of a conversation can be seen as a whole diagnosis', async () => {
  serve('post', '/api/ai-chat', told);
  const asked = serve('post', '/api/diagnose/text', answer);
  await write('squeals');
  await userEvent.click(await screen.findByRole('button', { name: 'See the whole diagnosis' }));
  await vi.waitFor(() => expect(window.location.pathname).toBe('/'));
  expect(asked).toMatchObject([{ symptoms: told.case.words }]);
  expect(caseStore.read().result).toMatchObject({ userInput: answer.userInput });
});

test('the case of a conversation goes onto paper for the mechanic', async () => {
  serve('post', '/api/ai-chat', told);
  const asked = serve('post', '/api/diagnose/text', answer);
  await write('squeals');
  await userEvent.click(await screen.findByRole('button', { name: 'For the mechanic' }));
  await vi.waitFor(() => expect(window.location.pathname).toBe('/visit-paper'));
  expect(asked).toMatchObject([{ symptoms: told.case.words }]);
  expect(caseStore.read().result).toMatchObject({ userInput: answer.userInput });
});
