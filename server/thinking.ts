/** The engine's own work, told to whoever listens. Nobody does unless traces are sent. */
import { tracingChannel } from 'node:diagnostics_channel';

const thoughts = tracingChannel('car-diagnostics:engine');

export const thinking = <Result>(about: string, think: () => Result): Result =>
  thoughts.hasSubscribers ? thoughts.traceSync(think, { name: `engine ${about}` }) : think();
