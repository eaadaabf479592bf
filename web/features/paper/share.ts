/** Hands a text to the phone's share sheet; where there is none, to the clipboard. */

/** "shared" where a sheet took it or the owner thought better of it, "copied" where it lies in the clipboard now. */
export async function shareText(title: string, text: string): Promise<'shared' | 'copied'> {
  if (navigator.share) {
    try {
      await navigator.share({ title, text });
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'shared';
      // Some desktops have the call and no sheet behind it.
    }
  }
  await navigator.clipboard.writeText(text);
  return 'copied';
}
