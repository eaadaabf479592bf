import { afterEach, expect, test, vi } from 'vitest';
import { followUniversalLinks, universalLinkTarget } from './universal-link.ts';

afterEach(() => vi.restoreAllMocks());
const target = (link: string) => universalLinkTarget(`?universal_link=${encodeURIComponent(link)}`);

test.each([
  ['https://example.org/', '/'],
  ['https://example.org/car', '/car'],
  ['https://example.org/diagnostic', '/diagnostic'],
  ['https://example.org/history?from=mail', '/history'],
  ['https://example.org/subscription', '/subscription'],
  ['/tutorials/', '/tutorials'],
  ['https://example.org/diagnostic-results?id=12', '/diagnostic-results/12'],
  ['https://example.org/diagnostic-results?sessionId=12', '/diagnostic-results/12'],
  ['https://example.org/diagnostic-results', '/diagnostic-results'],
  ['https://example.org/community/posts/4?page=2', '/community/posts/4?page=2'],
])('%s leads to %s', (link, path) => {
  expect(target(link)).toBe(path);
});

test.each(['https://[broken', 'javascript:alert(1)', 'data:text/html,hello', 'mailto:a@example.org'])(
  '%s is no link of ours and is ignored',
  (link) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    expect(target(link)).toBeUndefined();
    expect(console.warn).toHaveBeenCalledWith('Failed to parse Universal Link');
  },
);

test.each(['//evil.example/x', 'https://example.org//evil.example/x', 'https://evil.example/profile'])(
  '%s never leaves the app',
  (link) => {
    expect(target(link)).toMatch(/^\/[^/]/);
  },
);

test('a link is followed on load, on return to the page and on steps through the history, and then forgotten', () => {
  const navigate = vi.fn((path: string) => window.history.replaceState(null, '', path));
  window.history.replaceState(null, '', '/?universal_link=/history');
  const stop = followUniversalLinks(navigate);
  expect(navigate).toHaveBeenLastCalledWith('/history', { replace: true });
  expect(window.location.search).toBe('');

  window.history.replaceState(null, '', '/?universal_link=/cars');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(navigate).toHaveBeenLastCalledWith('/cars', { replace: true });

  window.history.replaceState(null, '', '/cars?universal_link=/tutorials');
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(navigate).toHaveBeenLastCalledWith('/tutorials', { replace: true });

  stop();
  window.history.replaceState(null, '', '/?universal_link=/cars');
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(navigate).toHaveBeenCalledTimes(3);
});

test('a link that cannot be read is removed from the address all the same', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const navigate = vi.fn();
  window.history.replaceState(null, '', '/cars?universal_link=javascript:1');
  followUniversalLinks(navigate)();
  expect(navigate).toHaveBeenCalledWith('/cars', { replace: true });
});
