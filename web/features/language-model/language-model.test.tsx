import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AiChatScreen } from '#web/screens/ai-chat.tsx';
import { ProfileScreen } from '#web/screens/profile.tsx';
import { serve } from '#web/testing/network.ts';
import { show } from '#web/testing/show.tsx';
import { HelpedWords } from './helped-words.tsx';

const model = { name: 'anthropic/claude', place: 'Anthropic' };
const asked = { model, allowed: null };

test('an owner is told once what goes where, and can say no', async () => {
  serve('get', '/api/language-model', asked);
  const said = serve('put', '/api/language-model', { model, allowed: false });
  const { owner } = show(<AiChatScreen />);
  expect(await screen.findByText(/sent to Anthropic \(anthropic\/claude\)/)).toBeVisible();
  expect(screen.getByText(/number plate, postcode and phone numbers are taken out/)).toBeVisible();
  await owner.click(screen.getByRole('button', { name: 'No, keep it here' }));
  await waitFor(() => expect(screen.queryByText('May a language model help?')).toBeNull());
  expect(said).toEqual([{ allowed: false }]);
});

test('a yes is sent as a yes', async () => {
  serve('get', '/api/language-model', asked);
  const said = serve('put', '/api/language-model', { model, allowed: true });
  const { owner } = show(<AiChatScreen />);
  await owner.click(await screen.findByRole('button', { name: 'Yes, it may help' }));
  await waitFor(() => expect(said).toEqual([{ allowed: true }]));
});

test('an answer that could not be kept is asked for again', async () => {
  serve('get', '/api/language-model', asked);
  serve('put', '/api/language-model', { message: 'Away', error: 'overloaded' }, 503);
  const { owner } = show(<AiChatScreen />);
  await owner.click(await screen.findByRole('button', { name: 'Yes, it may help' }));
  expect(await screen.findByText('Your answer could not be kept')).toBeVisible();
  expect(screen.getByText('May a language model help?')).toBeVisible();
});

test('without a model nothing of it shows', async () => {
  const { owner } = show(
    <>
      <AiChatScreen />
      <ProfileScreen />
    </>,
  );
  await owner.click(await screen.findByRole('button', { name: /Privacy Settings/ }));
  expect(await screen.findByRole('switch', { name: 'Share Analytics' })).toBeVisible();
  expect(screen.queryByText(/language model/i)).toBeNull();
});

test('in the privacy settings the choice can be changed', async () => {
  serve('get', '/api/language-model', { model, allowed: true });
  const said = serve('put', '/api/language-model', { model, allowed: false });
  const { owner } = show(<ProfileScreen />);
  await owner.click(await screen.findByRole('button', { name: /Privacy Settings/ }));
  const choice = await screen.findByRole('switch', { name: 'Help of a Language Model' });
  expect(choice).toBeChecked();
  await owner.click(choice);
  await waitFor(() => expect(choice).not.toBeChecked());
  expect(said).toEqual([{ allowed: false }]);
});

test('words that a model put stand with its name; our own stand alone', () => {
  show(<HelpedWords engine="anthropic/claude" text="Pads get thin." />);
  expect(screen.getByText('Pads get thin.')).toBeVisible();
  expect(screen.getByText(/help of anthropic\/claude/)).toBeVisible();
  show(<HelpedWords engine="embedded" text="All our own." />);
  expect(screen.queryByText('All our own.')).toBeNull();
});
