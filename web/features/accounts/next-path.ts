/** Where to go after signing in: the path in `?next=`, if it is one of this app; else home. */

export function nextPath(search: string): string {
  const next = new URLSearchParams(search).get('next') ?? '';
  if (!next.startsWith('/')) return '/';
  try {
    const { origin, pathname, search: query, hash } = new URL(next, window.location.origin);
    // Two slashes at the front would name another host; the sign-in screen would lead to itself.
    if (origin !== window.location.origin || pathname.startsWith('//') || pathname === '/auth') return '/';
    return pathname + query + hash;
  } catch {
    return '/';
  }
}
