/** Whose data this browser and this tab hold. All that is kept belongs to whoever is signed in and goes when that is over, unless it is named here. */
import * as z from 'zod/mini';
import { Id } from '#contract/text.ts';
import { forgetAllBut, forThisBrowser, forThisTab, stored } from './storage.ts';

/** Settings of the device, and what a guest has put here. */
export const STAYS = ['clientId', 'accessibilityPreferences', 'language', 'trackingConsent', 'guestCars'];
/** Settings that the owner finds again after signing in; they go with the account. */
export const STAYS_FOR_ITS_OWNER = ['localProfile', 'notificationPreferences', 'privacyPreferences', 'labourPlace'];

/** Ids; null where nobody has signed in, or somebody has signed out. A session that merely ran out changes neither. */
const ofBrowser = stored('owner', z.nullable(Id), null);
const ofTab = stored('ownerOfTab', z.nullable(Id), null, forThisTab);

/** Somebody has signed out: nothing of theirs is left for the next one here. The other tabs hear of it. */
export function forgetOwner(): void {
  leave([...STAYS, ...STAYS_FOR_ITS_OWNER]);
}

/** The account is gone, and its settings with it. */
export function forgetAccount(): void {
  leave(STAYS);
}

function leave(staying: readonly string[]): void {
  forgetAllBut([], forThisTab);
  forgetAllBut([...staying, 'owner'], forThisBrowser);
  ofBrowser.remove();
}

/** Somebody is signed in, so whatever is left of somebody else goes. A guest who signs in keeps what was begun. */
export function ownedBy(id: number): void {
  if (isOfAnother(ofTab.read(), id)) forgetAllBut([], forThisTab);
  if (isOfAnother(ofBrowser.read(), id)) forgetAllBut([...STAYS, ...STAYS_FOR_ITS_OWNER, 'owner'], forThisBrowser);
  if (ofTab.read() !== id) ofTab.write(id);
  if (ofBrowser.read() !== id) ofBrowser.write(id);
}

const isOfAnother = (owner: number | null, id: number) => owner !== null && owner !== id;

interface Follower {
  /** The page shows what is somebody else's. */
  onLeft: () => void;
  /** Somebody signed in where a guest was. */
  onArrived: () => void;
}

/** Hears of it when another tab signs somebody in or out. A tab woken or opened again after that begins with nothing of theirs. */
export function followOwner({ onLeft, onArrived }: Follower): () => void {
  const leftBehind = () => {
    if (ofTab.read() === null || ofTab.read() === ofBrowser.read()) return false;
    forgetAllBut([], forThisTab);
    return true;
  };
  const look = () => {
    if (leftBehind()) onLeft();
    else if (ofTab.read() !== ofBrowser.read()) onArrived();
  };
  leftBehind();
  const stop = ofBrowser.subscribe(look);
  window.addEventListener('pageshow', look);
  return () => {
    stop();
    window.removeEventListener('pageshow', look);
  };
}
