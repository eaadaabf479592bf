/** Lets the browser do what else waits, a tap or a picture, before the code goes on; a promise alone would go on at once. */
export function turn(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve();
    port2.postMessage(undefined);
  });
}
