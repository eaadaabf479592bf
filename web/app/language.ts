/** Makes the app speak the language that the owner chose. English comes with the app, every other language when it is asked for. */
import { type Language, languageStore } from '#web/lib/language.ts';

const PACKS: Partial<Record<Language, () => Promise<{ speak: () => () => void }>>> = {
  cy: () => import('./welsh.ts'),
};

/** What `lang` says of a page whose words are in it. */
const TAG: Record<Language, string> = { en: 'en-GB', cy: 'cy' };

let spoken: Language = 'en';
let backToEnglish: () => void = () => undefined;
const listeners = new Set<() => void>();

/** For `useSyncExternalStore`: the language that is spoken now, which follows the chosen one once it is loaded. */
export const spokenLanguage = {
  now: () => spoken,
  subscribe: (tell: () => void) => {
    listeners.add(tell);
    return () => {
      listeners.delete(tell);
    };
  },
};

/** Now, and whenever another is chosen. A language that does not load leaves the one that is spoken. */
export async function keepLanguage(): Promise<void> {
  languageStore.subscribe(() => void follow());
  await follow();
}

async function follow(): Promise<void> {
  const chosen = languageStore.read();
  const pack = await PACKS[chosen]?.().catch(() => undefined);
  // Meanwhile the owner may have chosen another.
  if (chosen === spoken || chosen !== languageStore.read() || (PACKS[chosen] && !pack)) return;
  backToEnglish();
  backToEnglish = pack?.speak() ?? (() => undefined);
  spoken = chosen;
  document.documentElement.lang = TAG[chosen];
  for (const tell of listeners) tell();
}

/** Screens whose words are translated; the others say of themselves that they are English. */
const TRANSLATED = ['/', '/diagnostic-results', '/example', '/parts'];

/** What the main region says of its language: nothing where it is the page's own. */
export const languageOf = (path: string): 'en-GB' | undefined =>
  spoken === 'en' || TRANSLATED.some((known) => path === known || (known !== '/' && path.startsWith(`${known}/`)))
    ? undefined
    : 'en-GB';
