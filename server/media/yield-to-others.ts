/** A thread that decodes steps back behind the one that answers everybody, where both want the same processor. */
import { constants, setPriority } from 'node:os';

/** On Linux 0 means the calling thread; elsewhere it would mean the whole program. */
export function yieldToOthers(): void {
  if (process.platform === 'linux') setPriority(0, constants.priority.PRIORITY_BELOW_NORMAL);
}
