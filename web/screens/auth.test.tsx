import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, expect, test } from 'vitest';
import { guestGarage } from '#web/features/cars/guest-cars.ts';
import { selectedCar } from '#web/features/cars/selected-car.ts';
import { caseStore } from '#web/features/diagnosis/case-store.ts';
import { anna, answer, golf } from '#web/testing/examples.ts';
import { network, refuse, serve } from '#web/testing/network.ts';
import { show } from '#web/testing/show.tsx';
import { AuthScreen } from './auth.tsx';

const at = (address: string) => window.history.replaceState(null, '', address);
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const box = (name: string) => screen.getByRole('textbox', { name });
/** A password box has no role. */
const password = (name = 'Password') => screen.getByLabelText(name, { selector: 'input' });
const where = () => window.location.pathname + window.location.search;

afterEach(() => caseStore.remove());

async function signIn(owner: ReturnType<typeof show>['owner']) {
  await owner.type(box('Username'), 'anna');
  await owner.type(password(), 'three unrelated words');
  await owner.click(button('Sign In'));
}

test('an owner signs in and is back where the screen was left', async () => {
  at('/auth?next=%2Fhistory');
  const sent = serve('post', '/api/login', anna);
  const { owner } = show(<AuthScreen />);
  await signIn(owner);
  await waitFor(() => expect(where()).toBe('/history'));
  expect(sent).toEqual([{ username: 'anna', password: 'three unrelated words' }]);
});

test('one who is signed in already is led on', async () => {
  at('/auth?next=%2Fcars');
  serve('get', '/api/user', anna);
  show(<AuthScreen />);
  await waitFor(() => expect(where()).toBe('/cars'));
});

test('empty fields are told in the words of the specification, and the first one has the focus', async () => {
  at('/auth');
  const { owner } = show(<AuthScreen />);
  await owner.click(button('Sign In'));
  expect(screen.getByText('Username is required')).toBeVisible();
  expect(screen.getByText('Password is required')).toBeVisible();
  expect(box('Username')).toHaveFocus();
  await owner.click(screen.getByRole('tab', { name: 'Register' }));
  await owner.type(box('Username'), 'an');
  await owner.type(password(), 'short');
  await owner.click(button('Create Account'));
  for (const words of [
    'Username must be at least 3 characters',
    'Password must be at least 6 characters',
    'Security question is required',
    'Security answer is required',
  ])
    expect(screen.getByText(words)).toBeVisible();
});

test('a refused sign-in says so once, and too many say when to try again', async () => {
  at('/auth');
  refuse('post', '/api/login', 401, 'unauthenticated', 'Invalid username or password');
  const { owner } = show(<AuthScreen />);
  await signIn(owner);
  expect(await screen.findByText('Invalid username or password')).toBeVisible();
  expect(where()).toBe('/auth');
  const body = { message: 'Too many attempts. Please try again later.', error: 'rate_limited' };
  network.use(
    http.post('*/api/login', () => HttpResponse.json(body, { status: 429, headers: { 'retry-after': '290' } })),
  );
  await owner.click(button('Sign In'));
  expect(await screen.findByText('You can try again in about 5 minutes.')).toBeVisible();
});

test('while signing in, the button says so and cannot be pressed again', async () => {
  at('/auth');
  let calls = 0;
  network.use(
    http.post('*/api/login', () => {
      calls += 1;
      return new Promise<never>(() => undefined);
    }),
  );
  const { owner } = show(<AuthScreen />);
  await signIn(owner);
  await owner.click(await screen.findByRole('button', { name: 'Signing in...' }));
  await owner.type(password(), '{Enter}');
  await waitFor(() => expect(calls).toBe(1));
});

test('what the server says of a field is told under that field', async () => {
  at('/auth?view=register');
  refuse('post', '/api/register', 409, 'conflict', 'That username is taken. Please choose another.');
  const { owner } = show(<AuthScreen />);
  await owner.type(box('Username'), 'anna');
  await owner.type(password(), 'three unrelated words');
  await owner.selectOptions(screen.getByLabelText('Security question'), 'In which town were you born?');
  await owner.type(box('Security answer'), 'Hull');
  await owner.click(button('Create Account'));
  expect(await screen.findByText('That username is taken. Please choose another.')).toBeVisible();
  expect(box('Username')).toBeInvalid();
  expect(box('Username')).toHaveFocus();
});

test('a registration sends what was filled in and nothing for what was left empty', async () => {
  at('/auth?view=register&next=%2Fprofile');
  const sent = serve('post', '/api/register', anna, 201);
  const { owner } = show(<AuthScreen />);
  await owner.type(box('Username'), 'anna');
  await owner.type(password(), 'six ch');
  expect(screen.getByText(/^6 of the 15 characters that we recommend/)).toBeVisible();
  await owner.type(password(), 'aracters or more');
  expect(screen.getByText('A good length.')).toBeVisible();
  await owner.selectOptions(screen.getByLabelText('Security question'), 'In which town were you born?');
  await owner.type(box('Security answer'), 'Hull');
  await owner.click(button('Create Account'));
  await waitFor(() => expect(where()).toBe('/profile'));
  expect(sent).toEqual([
    {
      username: 'anna',
      password: 'six characters or more',
      securityQuestion: 'In which town were you born?',
      securityAnswer: 'Hull',
    },
  ]);
});

test('a password can be looked at while it is typed', async () => {
  at('/auth');
  const { owner } = show(<AuthScreen />);
  expect(password()).toHaveAttribute('type', 'password');
  await owner.click(button('Show password'));
  expect(password()).toHaveAttribute('type', 'text');
  await owner.click(button('Hide password'));
  expect(password()).toHaveAttribute('type', 'password');
});

test('a forgotten password: the question, its answer, a new one, and back to sign in under the same name', async () => {
  at('/auth');
  serve('post', '/api/password-reset/request', { securityQuestion: 'In which town were you born?' });
  refuse('post', '/api/password-reset/verify', 401, 'unauthenticated', 'That is not the right answer');
  const completed = serve('post', '/api/password-reset/complete', undefined);
  const { owner } = show(<AuthScreen />);
  await owner.click(button('Forgot your password?'));
  expect(box('Username')).toHaveFocus();
  await owner.type(box('Username'), 'anna');
  await owner.click(button('Continue'));
  const town = await screen.findByRole('textbox', { name: 'In which town were you born?' });
  expect(town).toHaveFocus();
  await owner.type(town, 'York');
  await owner.click(button('Continue'));
  expect(await screen.findByText('That is not the right answer')).toBeVisible();
  expect(town).toBeInvalid();
  const verified = serve('post', '/api/password-reset/verify', { resetToken: 'token' });
  await owner.clear(town);
  await owner.type(town, 'Hull');
  await owner.click(button('Continue'));
  await screen.findByText('Step 3 of 3');
  expect(verified).toEqual([{ username: 'anna', securityAnswer: 'Hull' }]);
  await owner.type(password('New password'), 'short');
  await owner.click(button('Set New Password'));
  expect(screen.getByText('Password must be at least 6 characters')).toBeVisible();
  await owner.type(password('New password'), ' but longer now');
  await owner.click(button('Set New Password'));
  expect(await screen.findByText('Password changed')).toBeVisible();
  expect(completed).toEqual([{ username: 'anna', password: 'short but longer now', resetToken: 'token' }]);
  expect(box('Username')).toHaveValue('anna');
});

test('the way to a new password takes the name along, outlives a reload, and Back leads to signing in', async () => {
  at('/auth?next=%2Fcars');
  const first = show(<AuthScreen />);
  await first.owner.type(box('Username'), ' anna ');
  await first.owner.click(button('Forgot your password?'));
  expect(box('Username')).toHaveValue('anna');
  expect(where()).toBe('/auth?view=reset&next=%2Fcars');
  first.unmount();
  show(<AuthScreen />);
  expect(screen.getByText('Step 1 of 3')).toBeVisible();
  window.history.back();
  expect(await screen.findByRole('button', { name: 'Forgot your password?' })).toBeVisible();
  expect(where()).toBe('/auth?next=%2Fcars');
});

test('a reset goes on after a reload where it was; the answer is asked for again, and nothing secret is kept', async () => {
  at('/auth');
  serve('post', '/api/password-reset/request', { securityQuestion: 'In which town were you born?' });
  serve('post', '/api/password-reset/verify', { resetToken: 'once-only' });
  const first = show(<AuthScreen />);
  await first.owner.click(button('Forgot your password?'));
  await first.owner.type(box('Username'), 'anna');
  await first.owner.click(button('Continue'));
  await first.owner.type(await screen.findByRole('textbox', { name: 'In which town were you born?' }), 'Hull');
  first.unmount();
  const second = show(<AuthScreen />);
  expect(screen.getByText('Step 2 of 3')).toBeVisible();
  const town = box('In which town were you born?');
  expect(town).toHaveValue('');
  await second.owner.type(town, 'Hull');
  await second.owner.click(button('Continue'));
  await second.owner.type(await screen.findByLabelText('New password', { selector: 'input' }), 'three unrelated');
  second.unmount();
  const third = show(<AuthScreen />);
  expect(screen.getByText('Step 2 of 3')).toBeVisible();
  const kept = JSON.stringify([window.history.state, { ...localStorage }, { ...sessionStorage }]);
  for (const secret of ['Hull', 'once-only', 'three unrelated']) expect(kept).not.toContain(secret);
  await third.owner.click(button('Back to Sign In'));
  expect(box('Username')).toHaveValue('anna');
  expect(window.history.state).toBeNull();
});

test('a reset that has expired can be started again', async () => {
  at('/auth');
  serve('post', '/api/password-reset/request', { securityQuestion: 'In which town were you born?' });
  serve('post', '/api/password-reset/verify', { resetToken: 'token' });
  const expired = 'This reset has expired. Please start again.';
  refuse('post', '/api/password-reset/complete', 401, 'unauthenticated', expired);
  const { owner } = show(<AuthScreen />);
  await owner.click(button('Forgot your password?'));
  await owner.type(box('Username'), 'anna');
  await owner.click(button('Continue'));
  await owner.type(await screen.findByRole('textbox', { name: 'In which town were you born?' }), 'Hull');
  await owner.click(button('Continue'));
  await owner.type(await screen.findByLabelText('New password', { selector: 'input' }), 'three unrelated words');
  await owner.click(button('Set New Password'));
  expect(await screen.findByText(expired)).toBeVisible();
  await owner.click(button('Start again'));
  expect(screen.getByText('Step 1 of 3')).toBeVisible();
  expect(box('Username')).toHaveValue('anna');
});

test('a guest’s cars may move into the account: one by one, the current one last', async () => {
  at('/auth?next=%2Fcars');
  const fiesta = { ...golf, id: 2, make: 'Ford', model: 'Fiesta' };
  guestGarage.write({ cars: [fiesta, { ...golf, id: 1 }], currentId: 2 });
  selectedCar.write(fiesta);
  serve('post', '/api/login', anna);
  const saved = serve('post', '/api/cars', golf);
  const { owner } = show(<AuthScreen />);
  await signIn(owner);
  expect(await screen.findByRole('heading', { name: 'Save your cars to your account?' })).toBeVisible();
  // Its number means another car in the account.
  expect(selectedCar.read()).toBeNull();
  await owner.click(button('Save 2 Cars'));
  await waitFor(() => expect(where()).toBe('/cars'));
  expect(saved).toMatchObject([{ model: 'Golf' }, { model: 'Fiesta' }]);
  for (const car of saved) expect(car).not.toHaveProperty('id');
  expect(guestGarage.read().cars).toEqual([]);
});

test('a car that could not be saved stays in the browser, and is not saved twice', async () => {
  at('/auth?next=%2Fcars');
  guestGarage.write({ cars: [golf, { ...golf, id: 8, model: 'Polo' }], currentId: golf.id });
  serve('post', '/api/login', anna);
  let calls = 0;
  network.use(
    http.post('*/api/cars', () => {
      calls += 1;
      return calls === 2
        ? HttpResponse.json({ message: 'The workshop is full just now.', error: 'overloaded' }, { status: 503 })
        : HttpResponse.json(golf);
    }),
  );
  const { owner } = show(<AuthScreen />);
  await signIn(owner);
  await owner.click(await screen.findByRole('button', { name: 'Save 2 Cars' }));
  expect(await screen.findByText('The workshop is full just now.')).toBeVisible();
  expect(guestGarage.read().cars).toEqual([golf]);
  await owner.click(button('Save 2 Cars'));
  await waitFor(() => expect(where()).toBe('/cars'));
  expect(calls).toBe(3);
});

test('"Not now" leaves the cars where they are', async () => {
  at('/auth?next=%2Fcars');
  guestGarage.write({ cars: [golf], currentId: golf.id });
  serve('post', '/api/login', anna);
  const { owner } = show(<AuthScreen />);
  await signIn(owner);
  await owner.click(await screen.findByRole('button', { name: 'Not now' }));
  await waitFor(() => expect(where()).toBe('/cars'));
  expect(guestGarage.read().cars).toEqual([golf]);
});

test('who came to save a diagnosis is told that it is kept', () => {
  at('/auth');
  caseStore.change({ symptoms: 'Squeals', result: answer, saveWhenSignedIn: true });
  show(<AuthScreen />);
  expect(screen.getByText(/^Your diagnosis is kept/)).toBeVisible();
});
