/** All that home loads beside itself. React's test mode waits for nothing that is not there before. */
import { ChatLink, HomeResult } from '#web/screens/home.tsx';
import { AudioTab, LampChoice, RecentDiagnostics, VisualTab } from '#web/screens/home-ask.tsx';

export const loadWholeHome = () =>
  Promise.all([ChatLink, HomeResult, AudioTab, LampChoice, RecentDiagnostics, VisualTab].map((part) => part.preload()));
