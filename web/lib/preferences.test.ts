import { expect, test, vi } from 'vitest';
import { accessibilityStore, keepAccessible, privacyStore } from './preferences.ts';

const root = document.documentElement;
const kept = (preferences: unknown) => localStorage.setItem('accessibilityPreferences', JSON.stringify(preferences));

test('settings that were kept are true from the start', () => {
  kept({ highContrast: true, reduceMotion: true, largerText: false, fontSizeScaling: 1.2 });
  keepAccessible();
  expect(root.dataset).toMatchObject({ contrast: 'high', motion: 'reduced' });
  expect(root.style.getPropertyValue('--text-scale')).toBe('1.2');
});

test('a change acts at once', () => {
  keepAccessible();
  accessibilityStore.write({ highContrast: false, reduceMotion: false, largerText: true, fontSizeScaling: 1 });
  expect(root.dataset.contrast).toBeUndefined();
  expect(root.dataset.motion).toBeUndefined();
  expect(Number(root.style.getPropertyValue('--text-scale'))).toBeGreaterThan(1);
});

test.each(['{not json', 'null', '{"fontSizeScaling":9}', '{"highContrast":"yes"}'])(
  'settings that cannot be read are told to the console and ignored: %s',
  (text) => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    localStorage.setItem('accessibilityPreferences', text);
    expect(accessibilityStore.read()).toEqual({
      highContrast: false,
      reduceMotion: false,
      largerText: false,
      fontSizeScaling: 1,
    });
    expect(warn).toHaveBeenCalledWith('Failed to parse accessibility preferences');
    warn.mockRestore();
  },
);

test('settings from before one was added keep what they say', () => {
  kept({ highContrast: true });
  expect(accessibilityStore.read()).toEqual({
    highContrast: true,
    reduceMotion: false,
    largerText: false,
    fontSizeScaling: 1,
  });
});

test('unless told otherwise, history is stored and analytics are shared, and no further data is collected', () => {
  expect(privacyStore.read()).toEqual({ shareAnalytics: true, storeHistory: true, allowDataCollection: false });
});

test('high contrast comes and goes as the system asks for it, while the app is open', () => {
  const system = Object.assign(new EventTarget(), { matches: false });
  vi.stubGlobal('matchMedia', () => system);
  keepAccessible();
  expect(root.dataset.contrast).toBeUndefined();
  for (const matches of [true, false]) {
    system.matches = matches;
    system.dispatchEvent(new Event('change'));
    expect(root.dataset.contrast).toBe(matches ? 'high' : undefined);
  }
  vi.unstubAllGlobals();
});
