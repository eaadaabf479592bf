/** Whether ads may follow this owner. Kept as true or false; nothing kept means never asked. */
import * as z from 'zod/mini';
import { askNative, inShell } from './native-bridge.ts';
import { stored } from './storage.ts';

declare global {
  interface Window {
    /** Whether consent was granted, for scripts that are not ours. */
    trackingConsentGranted?: boolean;
  }
}

export const consentStore = stored('trackingConsent', z.nullable(z.boolean()), null);

export function keepConsent(granted: boolean): void {
  consentStore.write(granted);
  window.trackingConsentGranted = granted;
}

/** In the shell iOS asks and decides. Any browser is the web, an iPhone's too: there nobody but the page can ask. */
export const asksThroughIos = inShell;

/** What holds for this start of the app; null where the owner has yet to be asked by the page. */
export async function settleConsent(): Promise<boolean | null> {
  const granted = asksThroughIos() ? await consentOfIos() : consentStore.read();
  if (granted === null) window.trackingConsentGranted = false;
  else keepConsent(granted);
  return granted;
}

async function consentOfIos(): Promise<boolean> {
  try {
    const { status } = await askNative('getStatus', {});
    const settled = status === 'notDetermined' ? (await askNative('requestPermission', {})).status : status;
    return settled === 'authorized';
  } catch {
    // An older shell, or one that does not answer.
    return consentStore.read() === true;
  }
}
