/** Somebody with an account, who calls the server as a script does. */
import { randomUUID } from 'node:crypto';

export interface Member {
  id: number;
  headers: Record<string, string>;
}

export const PASSWORD = 'correct horse battery';

export async function newMember(origin: string): Promise<Member> {
  const username = `bench-${randomUUID()}`;
  const answer = await fetch(`${origin}/api/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      username,
      password: PASSWORD,
      email: `${username}@example.com`,
      securityQuestion: 'What was the name of your first pet?',
      securityAnswer: 'Rex',
    }),
  });
  if (answer.status !== 201) throw new Error(`No account: ${answer.status} ${await answer.text()}`);
  const { id } = (await answer.json()) as { id: number };
  const cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  return { id, headers: { cookie, 'content-type': 'application/json' } };
}

export const percentile = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
};
