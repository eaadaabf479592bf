/** What the browser's history remembers of home, so that its own back button leads from the answer to the tabs. */

export interface HomeView {
  view: 'result' | 'tabs';
  /** The tabs are one step back. */
  fromTabs?: boolean;
}

type Navigate = (to: string, options: { replace?: boolean; state: HomeView }) => void;

/** To the answer, from wherever it was asked. */
export function toResult(navigate: Navigate, at: string): void {
  const fromTabs = at === '/';
  // Without a word on the tabs, going back would show the answer that is there by now.
  if (fromTabs) navigate('/', { replace: true, state: { view: 'tabs' } });
  navigate('/', { state: { view: 'result', fromTabs } });
}
