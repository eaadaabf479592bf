/** Page-level ads: one script of the advertising service, which places them by itself. Loaded once there is somebody to show them to. */

const SCRIPT = 'https://pagead2.googlesyndication.com/pagead/js/adsbygoogle.js';

/** What the service's script reads before it asks for an ad. */
interface AdQueue extends Array<object> {
  requestNonPersonalizedAds?: 0 | 1;
  pauseAdRequests?: 0 | 1;
}
type Page = Window & { adsbygoogle?: AdQueue };

const script = () => document.querySelector<HTMLScriptElement>(`script[src^="${SCRIPT}"]`);

function queue(): AdQueue {
  const page = window as Page;
  page.adsbygoogle ??= [];
  return page.adsbygoogle;
}

/** Shows ads, or goes on with what is shown; `personalised` counts from the next ad on. Whatever fails is told to the console only. */
export function showAds(clientId: string, personalised: boolean): void {
  try {
    const asked = queue();
    asked.requestNonPersonalizedAds = personalised ? 0 : 1;
    asked.pauseAdRequests = 0;
    if (script()) return;
    const load = document.createElement('script');
    load.async = true;
    load.crossOrigin = 'anonymous';
    load.src = `${SCRIPT}?client=${encodeURIComponent(clientId)}`;
    load.onerror = () => {
      // Most often a blocker, which is the owner's good right. The next occasion may try again.
      load.remove();
      console.error('Ads could not be loaded');
    };
    document.head.append(load);
    // A second try finds the first one's wish still there.
    if (asked.length === 0) asked.push({ google_ad_client: clientId, enable_page_level_ads: true });
  } catch (error) {
    console.error('Ads could not be initialised', error);
  }
}

/** For one who has become premium, or signed in as somebody who is: no more ads, and those on the page go. */
export function removeAds(): void {
  if (!script()) return;
  queue().pauseAdRequests = 1;
  script()?.remove();
  for (const ad of document.querySelectorAll('ins.adsbygoogle, .google-auto-placed')) ad.remove();
}
