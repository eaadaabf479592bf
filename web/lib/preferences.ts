/** What an owner has set in the profile; kept in this browser. */
import * as z from 'zod/mini';
import { stored } from './storage.ts';

const yes = z._default(z.boolean(), true);
const no = z._default(z.boolean(), false);

/** `stride` is what the buttons beside the slider add. */
export const SCALE = { least: 0.8, most: 1.5, step: 0.05, stride: 0.1 } as const;

export const Accessibility = z.object({
  highContrast: no,
  reduceMotion: no,
  largerText: no,
  fontSizeScaling: z._default(z.number().check(z.minimum(SCALE.least), z.maximum(SCALE.most)), 1),
});
export type Accessibility = z.infer<typeof Accessibility>;

export const accessibilityStore = stored(
  'accessibilityPreferences',
  Accessibility,
  z.parse(Accessibility, {}),
  undefined,
  () => console.warn('Failed to parse accessibility preferences'),
);

const Notifications = z.object({ pushNotifications: no, diagnosticAlerts: yes, marketingEmails: no });
export const notificationStore = stored('notificationPreferences', Notifications, z.parse(Notifications, {}));

const Privacy = z.object({ shareAnalytics: yes, storeHistory: yes, allowDataCollection: no });
export const privacyStore = stored('privacyPreferences', Privacy, z.parse(Privacy, {}));

/** How much "larger text" adds to the scale. */
const LARGER = 1.15;

const textScale = ({ largerText, fontSizeScaling }: Accessibility): number =>
  fontSizeScaling * (largerText ? LARGER : 1);

// The same width as the variant `desk` in ui/base.css.
const DESK_REM = 62;

/** Whether a desk's columns have room. Larger text needs more of it, which a media query of a style sheet cannot know. */
export const roomForDesk = (): boolean => {
  const scale = Math.max(1, textScale(accessibilityStore.read()));
  return window.matchMedia?.(`(min-width: ${DESK_REM * scale}rem)`).matches ?? false;
};

const moreContrast = () => window.matchMedia?.('(prefers-contrast: more)');

/** Makes the settings true on every screen. */
function applyAccessibility(settings: Accessibility): void {
  const { highContrast, reduceMotion, largerText } = settings;
  const root = document.documentElement;
  const contrast = highContrast || moreContrast()?.matches;
  root.toggleAttribute('data-larger-text', largerText);
  if (contrast) root.dataset.contrast = 'high';
  else delete root.dataset.contrast;
  if (reduceMotion) root.dataset.motion = 'reduced';
  else delete root.dataset.motion;
  root.style.setProperty('--text-scale', String(textScale(settings)));
  root.toggleAttribute('data-narrow', textScale(settings) > 1 && !roomForDesk());
}

/** Now, and whenever they change, in this tab or another; and as the window and the system do. */
export function keepAccessible(): void {
  const apply = () => applyAccessibility(accessibilityStore.read());
  apply();
  accessibilityStore.subscribe(apply);
  moreContrast()?.addEventListener('change', apply);
  window.addEventListener('resize', apply);
}

/** True when nothing should move. */
export const motionReduced = (): boolean =>
  document.documentElement.dataset.motion === 'reduced' ||
  Boolean(window.matchMedia?.('(prefers-reduced-motion: reduce)').matches);
