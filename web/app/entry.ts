/** The first script of all: runs the app part by part, so that an older phone can answer a tap and draw between them. */

import '#web/ui/base.css';

void begin();

async function begin(): Promise<void> {
  // All of them are on their way by now: the page asks for them itself.
  await import('react-dom/client');
  await turn();
  const { start } = await import('./main.tsx');
  await turn();
  await start();
}

/** Lets the browser do what else waits; a promise alone would go on at once. */
function turn(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve();
    port2.postMessage(undefined);
  });
}
