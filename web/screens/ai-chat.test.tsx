import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { serve } from '#web/testing/network.ts';
import { show } from '#web/testing/show.tsx';
import { AiChatScreen } from './ai-chat.tsx';

const write = async (text: string) => {
  const { owner } = show(<AiChatScreen />);
  await owner.type(screen.getByPlaceholderText('Ask me anything...'), text);
  await owner.click(screen.getByRole('button', { name: 'Send' }));
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
  expect(await screen.findByText(/having trouble responding right now/)).toBeVisible();
});

test('a refusal is told in the server’s words', async () => {
  serve('post', '/api/ai-chat', { message: 'That was too often.', error: 'rate_limited' }, 429);
  await write('hello');
  expect(await screen.findByText('Chat Error')).toBeVisible();
  expect(screen.getByText('That was too often.')).toBeVisible();
});

test('nothing is sent while there is nothing but spaces', async () => {
  const { owner } = show(<AiChatScreen />);
  await owner.type(screen.getByPlaceholderText('Ask me anything...'), '   ');
  expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
});
