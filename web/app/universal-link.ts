/** Links from outside arrive in `?universal_link=`. They lead to a path of this app, never to another site. */

/** Shown by the app under the same path; whatever query they came with stays outside. */
const OWN_SCREENS = [
  '/',
  '/car',
  '/diagnostic',
  '/history',
  '/profile',
  '/community',
  '/tutorials',
  '/subscription',
  '/diagnostic-results',
];

/** Where the page's address asks to go; nothing when there is no link or it cannot be read. */
export function universalLinkTarget(search: string): string | undefined {
  const link = new URLSearchParams(search).get('universal_link');
  if (link === null) return undefined;
  const url = parse(link);
  if (!url) {
    console.warn('Failed to parse Universal Link');
    return undefined;
  }
  // Two slashes at the front would name another host.
  const path = url.pathname.replace(/^\/+/, '/').replace(/(?<=.)\/+$/, '');
  if (path === '/diagnostic-results') {
    const id = url.searchParams.get('id') ?? url.searchParams.get('sessionId');
    return id ? `${path}/${encodeURIComponent(id)}` : path;
  }
  return OWN_SCREENS.includes(path) ? path : path + url.search + url.hash;
}

function parse(link: string): URL | undefined {
  if (link.trim() === '') return undefined;
  try {
    const url = new URL(link, window.location.origin);
    return url.protocol === 'http:' || url.protocol === 'https:' ? url : undefined;
  } catch {
    return undefined;
  }
}

/** Handles the link of this page load, and each that comes with a return to the page or a step through its history. */
export function followUniversalLinks(navigate: (path: string, options: { replace: boolean }) => void): () => void {
  const follow = () => {
    const { search, pathname } = window.location;
    if (!new URLSearchParams(search).has('universal_link')) return;
    // The query goes either way: else the next return to the page would follow it again.
    navigate(universalLinkTarget(search) ?? pathname, { replace: true });
  };
  const onReturn = () => {
    if (document.visibilityState === 'visible') follow();
  };
  follow();
  document.addEventListener('visibilitychange', onReturn);
  window.addEventListener('popstate', follow);
  return () => {
    document.removeEventListener('visibilitychange', onReturn);
    window.removeEventListener('popstate', follow);
  };
}
