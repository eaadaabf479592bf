import { render, screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { caseStore } from '#web/features/diagnosis/case-store.ts';
import { SeverityBadge } from '#web/features/diagnosis/severity-badge.tsx';
import { answer } from '#web/testing/examples.ts';
import { network } from '#web/testing/network.ts';
import { show } from '#web/testing/show.tsx';
import { loadWholeHome } from '#web/testing/whole-home.ts';
import { HomeScreen } from './home.tsx';

afterEach(() => caseStore.remove());

beforeAll(loadWholeHome);

test('home has three tabs, with Text first', () => {
  show(<HomeScreen />);
  const tabs = screen.getAllByRole('tab');
  expect(tabs.map(({ textContent }) => textContent)).toEqual(['Text', 'Audio', 'Visual']);
  expect(tabs[0]).toHaveAttribute('aria-selected', 'true');
});

test('the footer leads to privacy, terms and support; the round button to the assistant', async () => {
  show(<HomeScreen />);
  const links = within(screen.getByRole('contentinfo')).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Privacy Policy', '/privacy-policy'],
    ['Terms of Use', '/terms-of-use'],
    ['Support', '/support'],
  ]);
  expect(await screen.findByRole('link', { name: 'Ask the AI Assistant' })).toHaveAttribute('href', '/ai-chat');
});

test('while a diagnosis is on its way the button says so and is not pressed twice', async () => {
  const asked: unknown[] = [];
  let answerIt = () => {};
  network.use(
    http.post('*/api/diagnose/text', async ({ request }) => {
      asked.push(await request.json());
      await new Promise<void>((resolve) => {
        answerIt = resolve;
      });
      return HttpResponse.json(answer);
    }),
  );
  const { owner } = show(<HomeScreen />);
  await owner.type(screen.getByLabelText('Describe the symptoms your car is experiencing'), 'Squeals');
  await owner.click(screen.getByRole('button', { name: 'Diagnose Issue' }));
  const pending = await screen.findByRole('button', { name: 'Diagnosing...' });
  await owner.click(pending);
  answerIt();
  expect(await screen.findByText('Based on your description')).toBeVisible();
  expect(asked).toHaveLength(1);
  for (const { title, description, timeFrame } of answer.results.slice(0, 1))
    for (const text of [title, description, timeFrame ?? '']) expect(screen.getAllByText(text)[0]).toBeVisible();
  expect(screen.queryByRole('tab', { name: 'Audio' })).toBeNull();
});

test.each([
  ['high', 'High Severity'],
  ['medium', 'Medium Severity'],
  ['low', 'Low Severity'],
  ['unheard of', 'Low Severity'],
])('%s is shown as "%s"', (severity, label) => {
  render(<SeverityBadge severity={severity as 'low'} />);
  expect(screen.getByText(label)).toBeVisible();
});
