// @vitest-environment jsdom
/** What can be known of the iOS shell without a Mac: that its files are well formed, agree with each other and with the contract. */
import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { NATIVE_EVENTS, NATIVE_MESSAGES, NATIVE_PLUGIN, TrackingStatus } from '#contract/native-bridge.ts';
import { temporaryFolder } from '#server/testing/temporary-folder.ts';

const APP = 'ios/App/App';
const read = (file: string) => readFileSync(file, 'utf8');
const swift = globSync(`${APP}/Bridge/*.swift`).map(read).join('\n');
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found]) => found as string);

const xml = (file: string) => {
  const document = new DOMParser().parseFromString(read(file), 'application/xml');
  expect(document.querySelector('parsererror')?.textContent ?? '', file).toBe('');
  return document;
};

/** The value that stands after a key in the outermost dictionary. */
const valueAt = (document: Document, key: string): Element | null =>
  [...document.querySelectorAll('plist > dict > key')].find(({ textContent }) => textContent === key)
    ?.nextElementSibling ?? null;

test('every message of the contract is a method of the shell, and the other way round', () => {
  const messages = Object.keys(NATIVE_MESSAGES).sort();
  expect(all(swift, /CAPPluginMethod\(name: "(\w+)"/g).sort()).toEqual(messages);
  expect(all(swift, /@objc func (\w+)\(_ call: CAPPluginCall\)/g).sort()).toEqual(messages);
  expect(all(swift, /let jsName = "(\w+)"/g)).toEqual([NATIVE_PLUGIN]);
});

test('every event of the contract is told by the shell, and no other', () => {
  expect([...new Set(all(swift, /notifyListeners\(\s*"(\w+)"/g))].sort()).toEqual(Object.keys(NATIVE_EVENTS).sort());
});

test('the shell answers and reads by the names of the contract', () => {
  const named = new Set(all(swift, /"(\w+)"/g));
  const names = Object.values(NATIVE_MESSAGES).flatMap(({ request, answer }) => [
    ...Object.keys(request.shape),
    ...Object.keys(answer.shape),
  ]);
  const entitlement = Object.keys(NATIVE_MESSAGES.subscriptionStatus.answer.shape.entitlements.def.element.shape);
  const outcomes = NATIVE_MESSAGES.purchase.answer.shape.outcome.options;
  for (const name of [...names, ...entitlement, ...outcomes, ...TrackingStatus.options])
    expect(named, name).toContain(name);
});

test('every property list and storyboard is well formed', () => {
  const files = [
    `${APP}/Info.plist`,
    `${APP}/PrivacyInfo.xcprivacy`,
    `${APP}/App.entitlements`,
    ...globSync(`${APP}/**/*.storyboard`),
  ];
  expect(files.length).toBeGreaterThanOrEqual(5);
  for (const file of files) xml(file);
});

test('the owner is told in a sentence why the app wants what iOS asks about', () => {
  const info = xml(`${APP}/Info.plist`);
  for (const what of ['Camera', 'Microphone', 'PhotoLibrary', 'LocationWhenInUse', 'UserTracking']) {
    const why = valueAt(info, `NS${what}UsageDescription`)?.textContent ?? '';
    expect(why, what).toMatch(/^(To|If) [\w ,.;']{30,}\.$/);
  }
});

test('the privacy manifest says that ads may track, by whom, and what is collected for what', () => {
  const manifest = xml(`${APP}/PrivacyInfo.xcprivacy`);
  expect(valueAt(manifest, 'NSPrivacyTracking')?.tagName).toBe('true');
  expect(valueAt(manifest, 'NSPrivacyTrackingDomains')?.children.length).toBeGreaterThan(0);
  const collected = [...(valueAt(manifest, 'NSPrivacyCollectedDataTypes')?.children ?? [])];
  expect(collected.length).toBeGreaterThan(0);
  for (const entry of collected)
    expect([...entry.querySelectorAll(':scope > key')].map(({ textContent }) => textContent)).toEqual([
      'NSPrivacyCollectedDataType',
      'NSPrivacyCollectedDataTypeLinked',
      'NSPrivacyCollectedDataTypeTracking',
      'NSPrivacyCollectedDataTypePurposes',
    ]);
});

test('links to the site open the app', () => {
  const domains = valueAt(xml(`${APP}/App.entitlements`), 'com.apple.developer.associated-domains');
  expect(domains?.textContent?.trim()).toBe('applinks:$(APP_DOMAIN)');
});

test('the Xcode project names every file that is built, and names none that is not there', () => {
  const project = read('ios/App/App.xcodeproj/project.pbxproj');
  for (const [open, close] of ['{}', '()'])
    expect(project.split(open as string).length, `${open} and ${close}`).toBe(project.split(close as string).length);
  const defined = new Set(all(project, /^\t\t([0-9A-F]{24})(?: \/\*.*\*\/)? = \{/gm));
  const named = all(project, /\b([0-9A-F]{24})\b/g);
  expect(named.filter((id) => !defined.has(id))).toEqual([]);
  // What Capacitor writes anew at each sync is not kept here.
  const generated = /^(public|config\.xml|capacitor\.config\.json)$/;
  const files = all(project, /isa = PBXFileReference;[^}]* path = "?([^;"]+)"?; sourceTree = "<group>"/g);
  for (const file of files.filter((name) => !generated.test(name)))
    expect(globSync(`${APP}/**/${file}`), file).toHaveLength(1);
  const built = all(project, /\/\* (\w+\.swift) in Sources \*\/,/g);
  expect(built.sort()).toEqual(
    globSync(`${APP}/**/*.swift`)
      .map((file) => file.split('/').at(-1))
      .sort(),
  );
  const { appId } = JSON.parse(read('capacitor.config.json')) as { appId: string };
  expect(new Set(all(project, /PRODUCT_BUNDLE_IDENTIFIER = ([\w.]+);/g))).toEqual(new Set([appId]));
});

test('the project is what this version of Capacitor generates', () => {
  const folder = temporaryFolder('car-shell');
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  for (const file of ['package.json', 'capacitor.config.json']) writeFileSync(join(folder, file), read(file));
  mkdirSync(join(folder, 'dist/shell'), { recursive: true });
  writeFileSync(join(folder, 'dist/shell/index.html'), '<!doctype html>');
  execFileSync(process.execPath, [resolve('node_modules/@capacitor/cli/bin/capacitor'), 'add', 'ios'], {
    cwd: folder,
    stdio: 'pipe',
  });
  const made = globSync('**/*.{swift,storyboard,pbxproj,xcconfig}', { cwd: join(folder, 'ios') });
  expect(made.length).toBeGreaterThanOrEqual(7);
  const ours = new Set(globSync('**/*.{swift,storyboard,pbxproj,xcconfig}', { cwd: 'ios' }));
  expect(made.filter((file) => !ours.has(file))).toEqual([]);
  for (const same of ['App/CapApp-SPM/Package.swift', 'App/App/AppDelegate.swift'])
    expect(read(join('ios', same)), same).toBe(read(join(folder, 'ios', same)));
});

test.each([
  ['AppIcon.appiconset/AppIcon-512@2x.png', 1024],
  ['Splash.imageset/splash-2732x2732.png', 2732],
])('%s has the size that iOS asks for, and nothing to see through', async (file, side) => {
  const { width, height, hasAlpha } = await sharp(`${APP}/Assets.xcassets/${file}`).metadata();
  expect({ width, height, hasAlpha }).toEqual({ width: side, height: side, hasAlpha: false });
});
