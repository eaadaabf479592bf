/** The main calls as an owner's app makes them, each a little different from the one before where an answer would be remembered. */
import sharp from 'sharp';
import { RATE } from '#engine/sound/kinds.ts';
import { demonstrate } from '#engine/sound/synthesis/demonstrate.ts';
import { wavOf } from '#engine/sound/synthesis/wav.ts';
import { different } from './different.ts';
import { type Member, newMember, PASSWORD } from './trust/member.ts';

export interface MeasuredCall {
  name: string;
  method?: 'POST';
  path: string;
  /** Callers at once; what takes longest lets in few. */
  callers?: number;
  /** What goes out the nth time. */
  headers?: (n: number) => Record<string, string>;
  body?: (n: number) => string;
}

export const CALLERS = 8;
const SEEDED = 40;
const SECONDS = 10;
const json = { 'content-type': 'application/json' };

/** Makes the members and what they have written, so that lists are full. */
export async function callsOf(origin: string): Promise<MeasuredCall[]> {
  const members: Member[] = [];
  for (let n = 0; n < CALLERS; n += 1) members.push(await newMember(origin));
  const member = (n: number) => members[n % CALLERS]?.headers ?? {};
  const post = async (path: string, n: number, body: object) => {
    const answer = await fetch(`${origin}${path}`, { method: 'POST', headers: member(n), body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as { username?: string };
  };
  for (let n = 0; n < CALLERS; n += 1) await post('/api/cars', n, { make: 'Ford', model: 'Focus', year: 2015 });
  for (let n = 0; n < SEEDED; n += 1) {
    await post('/api/community/posts', n, saying(n));
    await post('/api/qa/questions', n, { ...asking(n), category: 'brakes', isUrgent: false });
  }
  const { username } = (await (await fetch(`${origin}/api/user`, { headers: member(0) })).json()) as {
    username: string;
  };
  const photo = await photoOfSomething();
  const recording = wavOf(Float32Array.from({ length: SECONDS * RATE }, soundAt()));
  const asMember = { headers: member };
  const words = { symptoms: 'grinding when I brake and the wheel shakes' };
  return [
    { name: 'who is signed in', path: '/api/user', ...asMember },
    { name: 'own garage', path: '/api/cars', ...asMember },
    { name: 'diagnosis of words, a guest', ...sent('/api/diagnose/text', { ...words, saveToHistory: false }) },
    { name: 'diagnosis of words, kept', ...sent('/api/diagnose/text', words), headers: member },
    { name: 'history', path: '/api/history', ...asMember },
    { name: 'fault code', path: '/api/codes/P0301' },
    { name: 'assistant', ...sent('/api/ai-chat', { message: 'my brakes squeal in the wet' }) },
    { name: 'parts and prices', ...sent('/api/parts/search', { partName: 'brake pads' }) },
    { name: 'prices of an hour', path: '/api/labour-rates' },
    { name: 'tutorials', path: '/api/tutorials?searchQuery=brake%20pads' },
    { name: 'forum, list', path: '/api/community/posts', ...asMember },
    {
      name: 'forum, new post',
      method: 'POST',
      path: '/api/community/posts',
      headers: member,
      body: (n) => JSON.stringify(saying(n + SEEDED)),
    },
    { name: 'questions, list', path: '/api/qa/questions' },
    { name: 'questions, similar', path: '/api/qa/similar?text=grinding%20when%20I%20brake' },
    {
      name: 'photo, 2 megapixels',
      method: 'POST',
      path: '/api/diagnose/visual',
      callers: 2,
      headers: () => json,
      body: (n) => `{"description":"a lamp is lit","location":"interior","imageData":"${different(photo, n)}"}`,
    },
    {
      name: `recording, ${SECONDS} seconds`,
      method: 'POST',
      path: '/api/diagnose/audio',
      callers: 2,
      headers: () => json,
      body: (n) => `{"location":"engine","audioData":"${different(recording, n)}"}`,
    },
    {
      name: 'signing in',
      ...sent('/api/login', { username, password: PASSWORD }),
      callers: 2,
    },
  ];
}

const sent = (path: string, body: object): Pick<MeasuredCall, 'method' | 'path' | 'headers' | 'body'> => {
  const text = JSON.stringify(body);
  return { method: 'POST', path, headers: () => json, body: () => text };
};

const saying = (n: number) => ({
  title: `Brakes squeal, case ${n}`,
  content: `It squeals when I brake from ${n} miles an hour, mostly in the wet. What could it be?`,
});

/** What was said elsewhere already would be held for a moderator. */
const asking = (n: number) => ({
  title: `Why does it squeal at ${n} miles an hour?`,
  content: `When I brake from ${n} miles an hour there is a squeal from the front. Pads or discs?`,
});

const soundAt = () => {
  const sound = demonstrate('knock');
  return (_: unknown, at: number) => sound[at % sound.length] ?? 0;
};

const photoOfSomething = (): Promise<Buffer> =>
  sharp({
    create: {
      width: 1_632,
      height: 1_224,
      channels: 3,
      background: '#445',
      noise: { type: 'gaussian', mean: 90, sigma: 6 },
    },
  })
    .jpeg()
    .toBuffer();
