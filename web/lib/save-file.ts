/** Hands a file to the browser to keep, as a download does. */

export function saveFile(name: string, contents: Blob): void {
  const url = URL.createObjectURL(contents);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Not at once: the download has only begun.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
