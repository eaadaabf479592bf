/** The mark that the server leaves in a browser that holds a session. */
export function markSession(held: boolean): void {
  // biome-ignore lint/suspicious/noDocumentCookie: what a server would set by a header
  document.cookie = `signedIn=yes${held ? '' : '; max-age=0'}`;
}
