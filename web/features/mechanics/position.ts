/** The phone's position, asked for only when its owner presses for it. */
import { words } from './words.ts';

const WAIT_MS = 15_000;
/** A position from the last few minutes will do. */
const FRESH_MS = 5 * 60_000;

/** To about a hundred metres: nobody needs to know more. Rejects with a sentence to show. */
export const findPosition = (): Promise<{ lat: number; lng: number }> =>
  new Promise((resolve, reject) => {
    if (!navigator.geolocation) return reject(new Error(words.noPosition));
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lat: round(coords.latitude), lng: round(coords.longitude) }),
      ({ code, PERMISSION_DENIED }) => reject(new Error(code === PERMISSION_DENIED ? words.denied : words.noPosition)),
      { timeout: WAIT_MS, maximumAge: FRESH_MS },
    );
  });

const round = (degrees: number) => Math.round(degrees * 1000) / 1000;
