/** The first script of all: runs the app part by part, so that an older phone can answer a tap and draw between them. */

import '#web/ui/base.css';
import { turn } from '#web/lib/turn.ts';

void begin();

async function begin(): Promise<void> {
  // All of them are on their way by now: the page asks for them itself.
  await import('react-dom/client');
  await turn();
  const { start } = await import('./main.tsx');
  await turn();
  await start();
}
