import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { selectedCar } from '#web/features/cars/selected-car.ts';
import { threadStore } from '#web/features/chat/thread-store.ts';
import { caseStore } from '#web/features/diagnosis/case-store.ts';
import { photoStore } from '#web/features/diagnosis/photo-store.ts';
import { localProfile } from '#web/features/profile/local-profile.ts';
import { doneSteps } from '#web/features/tutorials/done-steps.ts';
import { currentUserQuery } from '#web/lib/current-user.ts';
import { accessibilityStore, keepAccessible, notificationStore, privacyStore } from '#web/lib/preferences.ts';
import { anna, golf } from '#web/testing/examples.ts';
import { network, refuse, serve } from '#web/testing/network.ts';
import { show } from '#web/testing/show.tsx';
import { ProfileScreen } from './profile.tsx';

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const toggle = (name: string) => screen.getByRole('switch', { name });
const user = { ...anna, email: 'anna@example.com' };

beforeEach(() => window.history.replaceState(null, '', '/profile'));
afterEach(() => caseStore.remove());

async function member() {
  serve('get', '/api/user', user);
  serve('get', '/api/user/usage', { total: 7, text: 4, audio: 2, visual: 1 });
  const shown = show(<ProfileScreen />);
  await screen.findByRole('heading', { name: 'anna' });
  return shown;
}

test('an owner sees name, e-mail, account id and how much has been diagnosed', async () => {
  await member();
  expect(screen.getByText('anna@example.com')).toBeVisible();
  expect(screen.getByText(/^Account ID: \d{4}$/)).toBeVisible();
  const usage = await screen.findByRole('region', { name: 'Diagnostic usage' });
  const terms = await within(usage).findAllByRole('term');
  const counters = terms.map((term) => [term.textContent, term.nextElementSibling?.textContent]);
  expect(counters).toEqual([
    ['Total', '7'],
    ['Text', '4'],
    ['Audio', '2'],
    ['Visual', '1'],
  ]);
});

test('a guest has the settings and the help, and nothing that needs an account', async () => {
  show(<ProfileScreen />);
  expect(await screen.findByRole('heading', { name: 'You are not signed in' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/auth?next=%2Fprofile');
  expect(button('Privacy Settings')).toBeVisible();
  for (const name of ['Log Out', 'Delete Account', 'Edit Profile'])
    expect(screen.queryByRole('button', { name })).toBeNull();
});

test('a name and an e-mail address that cannot be are told at their fields', async () => {
  const { owner } = await member();
  await owner.click(button('Edit Profile'));
  await owner.clear(screen.getByLabelText('Name'));
  await owner.type(screen.getByLabelText('Name'), 'A');
  await owner.clear(screen.getByLabelText('E-mail'));
  await owner.type(screen.getByLabelText('E-mail'), 'not an address');
  await owner.click(button('Save Changes'));
  expect(screen.getByText('Name must be at least 2 characters')).toBeVisible();
  expect(screen.getByText('Please enter a valid email address')).toBeVisible();
});

test('the name stays in the browser, the e-mail address goes to the account', async () => {
  const { owner } = await member();
  const sent = serve('patch', '/api/user', { ...user, email: 'new@example.com' });
  await owner.click(button('Edit Profile'));
  await owner.clear(screen.getByLabelText('Name'));
  await owner.type(screen.getByLabelText('Name'), 'Anna B');
  await owner.clear(screen.getByLabelText('E-mail'));
  await owner.type(screen.getByLabelText('E-mail'), 'new@example.com');
  await owner.click(button('Save Changes'));
  expect(await screen.findByRole('heading', { name: 'Anna B' })).toBeVisible();
  expect(screen.getByText('new@example.com')).toBeVisible();
  expect(sent).toEqual([{ email: 'new@example.com' }]);
  expect(localProfile.read()).toEqual({ actualId: 1, name: 'Anna B', avatarUrl: null });
});

test('without a connection the name is kept all the same; an address that cannot be sent is told', async () => {
  const { owner } = await member();
  network.use(http.patch('/api/user', () => HttpResponse.error()));
  await owner.click(button('Edit Profile'));
  await owner.clear(screen.getByLabelText('Name'));
  await owner.type(screen.getByLabelText('Name'), 'Anna B');
  await owner.click(button('Save Changes'));
  expect(await screen.findByRole('heading', { name: 'Anna B' })).toBeVisible();
  await owner.click(button('Edit Profile'));
  await owner.clear(screen.getByLabelText('E-mail'));
  await owner.type(screen.getByLabelText('E-mail'), 'new@example.com');
  await owner.click(button('Save Changes'));
  expect(await screen.findByText(/^Failed to connect to the server/)).toBeVisible();
  expect(screen.getByLabelText('E-mail')).toHaveValue('new@example.com');
});

test('an e-mail address that is cleared is taken off the account', async () => {
  const { owner } = await member();
  const sent = serve('patch', '/api/user', { ...user, email: null });
  await owner.click(button('Edit Profile'));
  await owner.clear(screen.getByLabelText('E-mail'));
  await owner.click(button('Save Changes'));
  expect(await screen.findByText('No e-mail address yet')).toBeVisible();
  expect(sent).toEqual([{ email: null }]);
});

test('a password is changed by one who knows the old one; a wrong one is told at its field', async () => {
  const { owner } = await member();
  serve('get', '/api/user/sign-ins', [{ since: '2026-11-21T10:00:00.000Z', here: true }]);
  const wrong = 'That is not your current password';
  const details = [{ path: 'currentPassword', message: wrong }];
  serve('post', '/api/user/password', { message: wrong, error: 'validation_failed', details }, 400);
  await owner.click(button('Password & Sign-ins'));
  await owner.type(screen.getByLabelText('Current password'), 'not the one');
  await owner.type(screen.getByLabelText('New password'), 'a longer horse');
  await owner.click(button('Change Password'));
  expect(await screen.findByText(wrong)).toBeVisible();
  const sent = serve('post', '/api/user/password', undefined, 204);
  await owner.click(button('Change Password'));
  expect(await screen.findByText('Password Changed')).toBeVisible();
  expect(sent).toEqual([{ currentPassword: 'not the one', password: 'a longer horse' }]);
});

test('an owner sees where the account is signed in and signs out everywhere else', async () => {
  const { owner } = await member();
  const here = { since: '2026-11-21T10:00:00.000Z', here: true };
  serve('get', '/api/user/sign-ins', [here, { since: '2026-11-01T10:00:00.000Z', here: false }]);
  await owner.click(button('Password & Sign-ins'));
  expect(await screen.findByText(/^Since 1 Nov 2026/)).toBeVisible();
  const ended = serve('delete', '/api/user/sign-ins', undefined, 204);
  serve('get', '/api/user/sign-ins', [here]);
  await owner.click(button('Sign out everywhere else'));
  await waitFor(() => expect(screen.queryByText(/^Since 1 Nov 2026/)).toBeNull());
  expect(screen.getByText(/in this browser$/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Sign out everywhere else' })).toBeNull();
  expect(ended).toHaveLength(1);
});

test('a list of sign-ins that fails says so, and the password can be changed all the same', async () => {
  const { owner } = await member();
  serve('get', '/api/user/sign-ins', { message: 'Something went wrong on our side.', error: 'internal' }, 500);
  await owner.click(button('Password & Sign-ins'));
  expect(await screen.findByText('Something went wrong on our side.')).toBeVisible();
  expect(button('Change Password')).toBeEnabled();
});

test('a file that is no picture is refused', async () => {
  const { owner } = await member();
  await owner.click(button('Edit Profile'));
  const file = new File(['%PDF'], 'manual.pdf', { type: 'application/pdf' });
  // Past the file chooser's own filter, as some phones let one.
  fireEvent.change(screen.getByLabelText('Choose a picture'), { target: { files: [file] } });
  expect(await screen.findByText('Invalid File')).toBeVisible();
});

test('accessibility settings act at once and are kept', async () => {
  keepAccessible();
  const root = document.documentElement;
  const { owner } = await member();
  await owner.click(button('Accessibility Options'));
  expect(screen.getByRole('dialog', { name: 'Accessibility Settings' })).toBeVisible();
  await owner.click(toggle('High Contrast'));
  expect(root.dataset.contrast).toBe('high');
  await owner.click(toggle('Reduced Motion'));
  expect(root.dataset.motion).toBe('reduced');
  await owner.click(button('Bigger text'));
  expect(root.style.getPropertyValue('--text-scale')).toBe('1.1');
  fireEvent.change(screen.getByRole('slider', { name: 'Text size' }), { target: { value: '85' } });
  expect(root.style.getPropertyValue('--text-scale')).toBe('0.85');
  expect(JSON.parse(localStorage.getItem('accessibilityPreferences') ?? '')).toEqual({
    highContrast: true,
    reduceMotion: true,
    largerText: false,
    fontSizeScaling: 0.85,
  });
});

test('text grows to half again its size and shrinks to four fifths, not further', async () => {
  accessibilityStore.write({ ...accessibilityStore.read(), fontSizeScaling: 1.45 });
  const { owner } = await member();
  await owner.click(button('Accessibility Options'));
  await owner.click(button('Bigger text'));
  expect(accessibilityStore.read().fontSizeScaling).toBe(1.5);
  expect(button('Bigger text')).toBeDisabled();
  const slider = screen.getByRole('slider', { name: 'Text size' });
  expect([slider.getAttribute('min'), slider.getAttribute('max'), slider.getAttribute('step')]).toEqual([
    '80',
    '150',
    '5',
  ]);
  for (let press = 0; press < 8; press++) await owner.click(button('Smaller text'));
  expect(accessibilityStore.read().fontSizeScaling).toBe(0.8);
});

test('notification and privacy settings begin as specified and are kept', async () => {
  const { owner } = await member();
  await owner.click(button('Notification Preferences'));
  expect(toggle('Push Notifications')).not.toBeChecked();
  expect(toggle('Diagnostic Alerts')).toBeChecked();
  expect(toggle('Marketing Emails')).not.toBeChecked();
  await owner.click(toggle('Push Notifications'));
  expect(notificationStore.read().pushNotifications).toBe(true);
  await owner.click(screen.getByText('Close'));
  await owner.click(button('Privacy Settings'));
  expect(toggle('Store Diagnostic History')).toBeChecked();
  expect(toggle('Share Analytics')).toBeChecked();
  expect(toggle('Allow Data Collection')).not.toBeChecked();
  await owner.click(toggle('Store Diagnostic History'));
  expect(privacyStore.read().storeHistory).toBe(false);
});

test('help has its documentation, two questions with their answers, and the legal links', async () => {
  const { owner } = await member();
  const help = screen.getByRole('region', { name: 'Help & Support' });
  await owner.click(within(help).getByRole('button', { name: 'How sure is a diagnosis?' }));
  expect(within(help).getByText(/^Each fault comes with a chance/)).toBeVisible();
  const links = within(within(help).getByRole('navigation', { name: 'Legal' })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/privacy-policy',
    '/terms-of-use',
    '/support',
    '/subscription',
  ]);
  await owner.click(within(help).getByRole('button', { name: /^Documentation/ }));
  expect(screen.getByRole('dialog', { name: 'Car Diagnostics Documentation' })).toBeVisible();
});

test('everything that is held comes as one file', async () => {
  serve('get', '/api/account/export', { user: { username: 'anna' } });
  const urls = { createObjectURL: vi.fn((_: Blob) => 'blob:it'), revokeObjectURL: vi.fn() };
  Object.assign(URL, urls);
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  const { owner } = await member();
  await owner.click(button(/^Download My Data/));
  await waitFor(() => expect(clicked).toHaveBeenCalledOnce());
  const [file] = urls.createObjectURL.mock.lastCall ?? [];
  expect(JSON.parse((await file?.text()) ?? '')).toEqual({ user: { username: 'anna' } });
  clicked.mockRestore();
});

test('logging out leads home and leaves nothing of the owner behind', async () => {
  const { owner, client } = await member();
  serve('post', '/api/logout', undefined);
  selectedCar.write(golf);
  caseStore.change({ symptoms: 'Squeals' });
  threadStore.add({ type: 'user', text: 'Squeals' });
  doneSteps.toggle(1, 1);
  photoStore.write({ description: 'A lamp', location: 'interior', imageData: 'AA==', corrections: [] });
  client.setQueryData(['/api/cars'], [golf]);
  await owner.click(button('Log Out'));
  expect(await screen.findByText('Signed out')).toBeVisible();
  expect(window.location.pathname).toBe('/');
  await waitFor(() => expect(client.getQueryData(currentUserQuery.queryKey)).toBeNull());
  expect(client.getQueryData(['/api/cars'])).toBeUndefined();
  expect(selectedCar.read()).toBeNull();
  expect(caseStore.read().symptoms).toBe('');
  expect(threadStore.read().messages).toEqual([]);
  expect(doneSteps.read()).toEqual({});
  expect(photoStore.read()).toBeNull();
});

async function openDeletion() {
  const shown = await member();
  await shown.owner.click(button('Delete Account'));
  const dialog = within(screen.getByRole('alertdialog', { name: 'Delete Your Account' }));
  return { ...shown, dialog, box: dialog.getByLabelText('Type DELETE to confirm') };
}

test('an account is deleted only by one who types DELETE', async () => {
  const sent = serve('post', '/api/user-delete', { message: 'Your account has been deleted' });
  const { owner, dialog, box } = await openDeletion();
  for (const typed of ['delete', 'DELETE ', 'DELET']) {
    await owner.clear(box);
    await owner.type(box, typed);
    expect(dialog.getByRole('button', { name: 'Delete Account' })).toBeDisabled();
  }
  await owner.type(box, '{Enter}');
  expect(await screen.findByText('Confirmation Failed')).toBeVisible();
  expect(screen.getByText('Please type DELETE to confirm account deletion')).toBeVisible();
  expect(sent).toEqual([]);
});

test('a deleted account leads home, says so, and leaves nothing in the browser', async () => {
  const seen: { token: string | null; body: unknown }[] = [];
  network.use(
    http.post('*/api/user-delete', async ({ request }) => {
      seen.push({ token: new URL(request.url).searchParams.get('token'), body: await request.json() });
      return HttpResponse.json({ message: 'Your account has been deleted' });
    }),
  );
  localProfile.write({ actualId: 1, name: 'anna', avatarUrl: null });
  const { owner, client, dialog, box } = await openDeletion();
  client.setQueryData(['/api/cars'], [golf]);
  await owner.type(box, 'DELETE');
  await owner.click(dialog.getByRole('button', { name: 'Delete Account' }));
  expect(await screen.findByText('Account Deleted')).toBeVisible();
  expect(window.location.pathname).toBe('/');
  expect(seen).toEqual([{ token: expect.stringMatching(/^1\.\d{13}$/), body: { userId: 1 } }]);
  await waitFor(() => expect(client.getQueryData(['/api/cars'])).toBeUndefined());
  expect(localStorage.getItem('localProfile')).toBeNull();
});

test('a deletion that fails says why and changes nothing', async () => {
  refuse('post', '/api/user-delete', 503, 'overloaded', 'The workshop is full just now.');
  const { owner, dialog, box } = await openDeletion();
  await owner.type(box, 'DELETE');
  await owner.click(dialog.getByRole('button', { name: 'Delete Account' }));
  expect(await screen.findByText('The workshop is full just now.')).toBeVisible();
  expect(window.location.pathname).toBe('/profile');
  expect(dialog.getByRole('button', { name: 'Delete Account' })).toBeEnabled();
});
