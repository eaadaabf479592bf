import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { show } from '#web/testing/show.tsx';
import { ChatLink } from './home-chat-link.tsx';

const link = () => screen.getByRole('link', { name: 'Ask the AI Assistant' });

/** On a page of 3000 pixels in a window of 768. */
function scrollTo(y: number) {
  window.scrollY = y;
  fireEvent.scroll(window);
}

beforeEach(() => {
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(3000);
  window.scrollY = 0;
});
afterEach(() => vi.unstubAllGlobals());

test('the round button leads to the assistant and stands over a page that is not touched', () => {
  show(<ChatLink />);
  expect(link()).toHaveAttribute('href', '/ai-chat');
  expect(link()).not.toHaveAttribute('data-aside');
});

test('on a phone it steps aside for who reads on, and is back on the way up and at the end', () => {
  show(<ChatLink />);
  scrollTo(400);
  expect(link()).toHaveAttribute('data-aside');
  scrollTo(396);
  expect(link()).toHaveAttribute('data-aside');
  scrollTo(300);
  expect(link()).not.toHaveAttribute('data-aside');
  scrollTo(3000 - window.innerHeight);
  expect(link()).not.toHaveAttribute('data-aside');
});

test('on a phone it steps aside while something is typed, not for a box that is ticked', async () => {
  const { owner } = show(
    <>
      <textarea aria-label="Symptoms" />
      <input type="checkbox" aria-label="Urgent" />
      <ChatLink />
    </>,
  );
  await owner.click(screen.getByLabelText('Symptoms'));
  expect(link()).toHaveAttribute('data-aside');
  await owner.click(screen.getByLabelText('Urgent'));
  expect(link()).not.toHaveAttribute('data-aside');
});

test('it shows itself to whoever reaches it with the keyboard', async () => {
  const { owner } = show(<ChatLink />);
  scrollTo(400);
  await owner.tab();
  expect(link()).toHaveFocus();
  expect(link()).not.toHaveAttribute('data-aside');
});

test('on a desk, where it lies over nothing, it stays', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => undefined }));
  show(<ChatLink />);
  scrollTo(400);
  expect(link()).not.toHaveAttribute('data-aside');
});
