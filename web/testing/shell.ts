/** The iOS shell as the page sees it: what Capacitor puts into a page, with a host behind it that a test tells what to answer. */
import {
  NATIVE_EVENTS,
  NATIVE_MESSAGES,
  NATIVE_PLUGIN,
  type NativeAction,
  type NativeEvent,
} from '#contract/native-bridge.ts';

type Answers = Partial<Record<NativeAction, (request: unknown) => unknown>>;

/** Never answers. */
export const silence = (): Promise<never> => new Promise(() => undefined);

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148';

/** Puts a page into the shell until `leave`. Answers may be changed on the way; an action without one fails, as an older shell would. */
export function enterShell(answers: Answers = {}, { knowsPlugin = true } = {}) {
  const asked: [action: string, request: unknown][] = [];
  const listeners = new Map<string, (data: unknown) => void>();
  const agent = Object.getOwnPropertyDescriptor(navigator, 'userAgent');
  const promise = (name: string) => ({ name, rtype: 'promise' as const });
  const callback = (name: string) => ({ name, rtype: 'callback' as const });
  const methods = [...Object.keys(NATIVE_MESSAGES).map(promise), callback('addListener'), promise('removeListener')];
  const host = {
    isNativePlatform: () => true,
    PluginHeaders: knowsPlugin ? [{ name: NATIVE_PLUGIN, methods }] : [],
    nativePromise: async (_plugin: string, action: NativeAction | 'removeListener', request: unknown) => {
      if (action === 'removeListener') return undefined;
      asked.push([action, request]);
      const answer = answers[action];
      if (!answer) throw new Error(`${action} is not implemented`);
      return answer(request);
    },
    nativeCallback: (
      _plugin: string,
      _action: string,
      { eventName }: { eventName: NativeEvent },
      tell: (data: unknown) => void,
    ) => {
      if (!(eventName in NATIVE_EVENTS)) throw new Error(`No such event: ${eventName}`);
      listeners.set(eventName, tell);
      return eventName;
    },
  };
  const page = window as Window & { Capacitor?: unknown; webkit?: unknown };
  page.Capacitor = host;
  page.webkit = { messageHandlers: { bridge: {} } };
  Object.defineProperty(navigator, 'userAgent', { value: IPHONE, configurable: true });
  return {
    answers,
    asked,
    hears: (event: NativeEvent) => listeners.has(event),
    say: (event: NativeEvent, data: unknown = {}) => listeners.get(event)?.(data),
    leave: () => {
      delete page.Capacitor;
      delete page.webkit;
      if (agent) Object.defineProperty(navigator, 'userAgent', agent);
      else Reflect.deleteProperty(navigator, 'userAgent');
    },
  };
}
