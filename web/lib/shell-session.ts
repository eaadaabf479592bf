/** Signed in inside the iOS shell: its pages are of another origin than the server, so a token takes the cookie's place. */
import { askNative } from './native-bridge.ts';

let token: Promise<string | null> | undefined;

/** Out of the keychain once, then remembered for as long as the page lives. */
function kept(): Promise<string | null> {
  token ??= askNative('readSession', {}).then(
    (answer) => answer.token,
    () => null,
  );
  return token;
}

/** What the request must carry so that the server knows its owner. */
export async function sessionHeaders(): Promise<Record<string, string>> {
  const now = await kept();
  return now === null ? {} : { authorization: `Bearer ${now}` };
}

/** The server gives a token when somebody signs in; when it knows the token no longer, neither do we. */
export async function followSession(path: string, response: Response): Promise<void> {
  const given = response.headers.get('x-session-token');
  if (given !== null) return keep(given);
  const ended = response.status === 401 || (response.ok && /^\/api\/(logout|user-delete)\b/.test(path));
  if (ended && (await kept()) !== null) await keep(null);
}

async function keep(next: string | null): Promise<void> {
  token = Promise.resolve(next);
  // Where the keychain does not answer, the owner stays signed in until the app is closed.
  await askNative('keepSession', { token: next }).catch(() => undefined);
}
