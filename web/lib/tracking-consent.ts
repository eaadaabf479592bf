/** Whether ads may follow this owner. Kept as true or false; nothing kept means never asked. */
import * as z from 'zod/mini';
import { askNative } from './native-bridge.ts';
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

/** On these, iOS asks and decides; anywhere else the page does. */
export const asksThroughIos = (): boolean => /iPhone|iPad|iPod/.test(navigator.userAgent);

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
    // Safari, an older shell, or one that does not answer.
    return consentStore.read() === true;
  }
}
