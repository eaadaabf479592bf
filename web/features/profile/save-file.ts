/** Hands a file to the browser to keep, as a download does. */

export function saveFile(name: string, contents: unknown): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(contents, null, 2)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Not at once: the download has only begun.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
