/** The screen's name in the browser's tab, and for those who listen. */
import { words } from './words.ts';

export const ScreenTitle = ({ children }: { children?: string }) => (
  <title>{children ? `${children} – ${words.appName}` : words.appName}</title>
);
