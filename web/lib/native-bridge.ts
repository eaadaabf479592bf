/** The only place that speaks with the iOS shell. Outside the shell everything here fails at once, and quietly. */

import * as z from 'zod/mini';
import {
  NATIVE_EVENTS,
  NATIVE_MESSAGES,
  NATIVE_PLUGIN,
  type NativeAction,
  type NativeEvent,
  type NativeEvents,
  type NativeMessages,
} from '#contract/native-bridge.ts';

/** Why there is no answer. Whoever asked goes on without. */
export class NoNativeAnswer extends Error {
  readonly why: 'missing' | 'late' | 'failed' | 'unreadable';

  constructor(why: NoNativeAnswer['why'], cause?: unknown) {
    super(`The app gave no answer: ${why}`, { cause });
    this.name = 'NoNativeAnswer';
    this.why = why;
  }
}

type Plugin = Record<NativeAction, (request: unknown) => Promise<unknown>> & {
  addListener: (event: NativeEvent, tell: (data: unknown) => void) => Promise<{ remove: () => Promise<void> }>;
};

/** The shell puts this into the page before anything of ours runs. */
interface Host {
  isNativePlatform?: () => boolean;
}

const host = (): Host | undefined => (window as Window & { Capacitor?: Host }).Capacitor;

/** Whether this page runs inside the shell. */
export const inShell = (): boolean => host()?.isNativePlatform?.() ?? false;

let loaded: Promise<{ plugin: Plugin }> | undefined;

/** Loaded only inside the shell. Wrapped, because a promise would ask the plugin itself for its `then`, which is no message of ours. */
function shell(): Promise<{ plugin: Plugin }> {
  loaded ??= import('@capacitor/core').then(({ registerPlugin }) => ({
    plugin: registerPlugin<Plugin>(NATIVE_PLUGIN),
  }));
  return loaded;
}

/** Sends a message and waits for its answer as long as the contract says. Throws NoNativeAnswer and nothing else. */
export async function askNative<Action extends NativeAction>(
  action: Action,
  request: z.input<NativeMessages[Action]['request']>,
): Promise<z.output<NativeMessages[Action]['answer']>> {
  if (!inShell()) throw new NoNativeAnswer('missing');
  const { answer: shape, timeoutMs } = NATIVE_MESSAGES[action];
  const parsed = z.safeParse(shape, await within(timeoutMs, send(action, request)));
  if (!parsed.success) throw new NoNativeAnswer('unreadable', parsed.error);
  // The shape is that of this action; TypeScript sees the union of all.
  return parsed.data as z.output<NativeMessages[Action]['answer']>;
}

async function send(action: NativeAction, request: unknown): Promise<unknown> {
  try {
    const { plugin } = await shell();
    return await plugin[action](request);
  } catch (cause) {
    throw new NoNativeAnswer('failed', cause);
  }
}

/** A late answer is dropped: whoever asked has gone on. */
function within<Value>(ms: number, answer: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new NoNativeAnswer('late')), ms);
    answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Listens for what the shell says unasked; what cannot be read is as if it had not been said. Returns what stops it. */
export function onNative<Event extends NativeEvent>(
  event: Event,
  tell: (data: z.output<NativeEvents[Event]>) => void,
): () => void {
  if (!inShell()) return () => undefined;
  let stopped = false;
  const hear = (data: unknown) => {
    const parsed = z.safeParse(NATIVE_EVENTS[event], data ?? {});
    if (!stopped && parsed.success) tell(parsed.data as z.output<NativeEvents[Event]>);
  };
  const listening = shell().then(({ plugin }) => plugin.addListener(event, hear));
  // A shell that is older than this page may not know the event.
  listening.catch(() => undefined);
  return () => {
    stopped = true;
    listening.then((listener) => listener.remove()).catch(() => undefined);
  };
}
