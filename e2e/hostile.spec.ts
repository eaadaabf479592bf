/** Every field that a person can fill, filled with what is made to run, to style or to break a page; and every place where it is shown. */
import { type APIRequestContext, type BrowserContext, expect, type Page } from '@playwright/test';
import { test } from './own-server.ts';

/** As a name: each would set `window.ran`, turn the line round or push the page sideways. */
const NAMES = ['<img src=x onerror=ran=1>', '"><svg onload=ran=1>', `\u202Eesrever\u2066${'w'.repeat(30)}`];
const EVERYTHING = [
  ...NAMES,
  '<style>*{display:none}</style>',
  '</title><script>ran=1</script>',
  'javascript:ran=1',
  '<a href="javascript:ran=1">press</a>',
  'https://example.org/"onmouseover="ran=1',
  'data:text/html,<script>ran=1</script>',
  '{{constructor.constructor("ran=1")()}} #{ran=1} %00 &lt;b&gt;',
  `http://${'a'.repeat(120)}.example/${'b'.repeat(200)}`,
  'q\u0301\u0302\u0303\u0304\u0305\u0306'.repeat(20),
].join('\n');

let names = 0;

async function register(context: APIRequestContext, name: string): Promise<string> {
  names += 1;
  const username = `${name} ${names}`;
  const answer = await context.post('/api/register', {
    data: {
      username,
      password: 'correct horse battery',
      securityQuestion: 'What was the name of your first pet?',
      securityAnswer: 'Rex',
    },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return username;
}

async function send(context: APIRequestContext, method: 'post' | 'put', path: string, data: object): Promise<number> {
  const answer = await context[method](path, { data });
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
  const { id } = (await answer.json().catch(() => ({}))) as { id?: number };
  return id ?? 0;
}

/** Tells of anything that ran, and of anything that the browser had to stop. */
async function watch(context: BrowserContext): Promise<string[]> {
  const trouble: string[] = [];
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`stopped: ${violatedDirective} ${blockedURI}`),
    );
  });
  context.on('page', (page) => {
    page.on('dialog', (dialog) => {
      trouble.push(`dialog: ${dialog.message()}`);
      void dialog.dismiss();
    });
    page.on('pageerror', (error) => trouble.push(`error: ${error.message}`));
    page.on('console', (line) => {
      if (/stopped: |Content Security Policy/.test(line.text())) trouble.push(line.text());
    });
  });
  return trouble;
}

async function isHarmless(page: Page, place: string, shown: string): Promise<void> {
  await page.goto(place);
  await expectNothingRan(page, shown);
}

async function expectNothingRan(page: Page, shown: string): Promise<void> {
  // As it was written, letter by letter.
  await expect(page.getByText(shown).first(), `${shown} on ${page.url()}`).toBeVisible();
  const found = await page.evaluate(() => ({
    ran: 'ran' in window,
    handlers: [...document.querySelectorAll('*')].flatMap((element) =>
      element.getAttributeNames().filter((name) => name.startsWith('on')),
    ),
    foreign: [...document.querySelectorAll('main :is(script, style, iframe, object, img[src="x"])')].map(
      (element) => element.outerHTML,
    ),
    links: [...document.querySelectorAll('a')]
      .map((link) => link.protocol)
      .filter((protocol) => !/^(https?|mailto|tel):$/.test(protocol)),
    sideways: document.documentElement.scrollWidth - window.innerWidth,
  }));
  expect(found, page.url()).toEqual({ ran: false, handlers: [], foreign: [], links: [], sideways: 0 });
}

for (const hostile of NAMES)
  test(`nobody can make the pages of others do anything with ${JSON.stringify(hostile)}`, async ({
    browser,
    ownServer,
    baseURL,
  }) => {
    test.setTimeout(180_000);
    const people = [];
    for (const name of [hostile, 'anna', 'root']) {
      const context = await browser.newContext({ ...(baseURL && { baseURL }), viewport: { width: 390, height: 844 } });
      // an account's name holds no signs that nobody sees; everything else that is written may
      people.push({ context, name: await register(context.request, name.replaceAll(/[\u202E\u2066]/g, '')) });
    }
    const [bad, anna, root] = people;
    if (!bad || !anna || !root) throw new Error('Three people were to register');
    const by = bad.context.request;
    const unlike = ` ${names}`;
    const title = `${hostile} here`;
    const content = `${hostile}\n${EVERYTHING}${unlike}`;

    await send(by, 'put', '/api/experts/me', {
      displayName: hostile,
      credentials: `${hostile} credentials`,
      specialties: [hostile, '<b>brakes</b>'],
      yearsExperience: 5,
      location: hostile,
      bio: content.slice(0, 480),
    });
    await ownServer.tool('admin', 'verify-expert', bad.name);
    await ownServer.tool('admin', 'make-admin', root.name);
    const post = await send(by, 'post', '/api/community/posts', { title, content });
    const question = await send(by, 'post', '/api/qa/questions', {
      title: `${title} and why?`,
      content,
      category: 'brakes',
      carMake: hostile,
      carModel: hostile,
      carYear: 2016,
      isUrgent: true,
    });
    await send(by, 'post', '/api/cars', { make: hostile, model: hostile, year: 2016, engine: hostile });
    const own = await send(anna.context.request, 'post', '/api/community/posts', {
      title: `A quiet post${unlike}`,
      content: `Nothing to see in this one, really${unlike}`,
    });
    const asked = await send(anna.context.request, 'post', '/api/qa/questions', {
      title: `A quiet question${unlike}`,
      content: `Nothing to see in this one either${unlike}`,
      category: 'general',
    });
    await send(by, 'post', `/api/community/posts/${own}/comments`, { content: `${content} below`.slice(0, 1000) });
    await send(by, 'post', `/api/qa/questions/${asked}/answers`, { content: `${content} answered` });
    await by.post(`/api/community/posts/${own}/report`, { data: { reason: 'spam', note: content.slice(0, 480) } });
    const diagnosed = await by.post('/api/diagnose/text', { data: { symptoms: `${hostile} squeals when I brake` } });
    const { sessionId } = (await diagnosed.json()) as { sessionId: number };

    const troubles = await Promise.all(people.map(({ context }) => watch(context)));
    const admin = await root.context.newPage();
    await isHarmless(admin, '/admin', hostile);
    const queue = (await (await root.context.request.get('/api/admin/queue')).json()) as { kind: string; id: number }[];
    for (const { kind, id } of queue)
      await send(root.context.request, 'post', '/api/admin/decisions', { kind, id, decision: 'restore' });

    const reader = await anna.context.newPage();
    const experts = (await (await by.get('/api/experts')).json()) as { id: number; displayName: string }[];
    const expert = experts.find(({ displayName }) => displayName === hostile);
    for (const place of [
      '/community',
      `/community/posts/${post}`,
      `/community/posts/${own}`,
      '/community?tab=qa',
      `/community/qa/${question}`,
      `/community/qa/${asked}`,
      '/community/experts',
      `/community/experts/${expert?.id}`,
    ])
      await isHarmless(reader, place, hostile);

    const answer = await send(anna.context.request, 'post', `/api/qa/questions/${question}/answers`, {
      content: `It is the pads, I think${unlike}`,
    });
    await by.post(`/api/qa/answers/${answer}/accept`);
    await reader.goto('/community?tab=qa&ask=1');
    await reader.getByLabel('Question', { exact: true }).fill('press constructor example onmouseover');
    await expect(reader.getByText('Answered already')).toBeVisible();
    await expectNothingRan(reader, title);

    const author = await bad.context.newPage();
    for (const place of [
      '/',
      '/cars',
      '/profile',
      '/history',
      `/diagnostic-results?sessionId=${sessionId}`,
      '/community/experts',
      `/community/posts/${post}`,
      `/community/qa/${question}`,
    ])
      await isHarmless(author, place, place === '/profile' ? bad.name : hostile);
    expect(troubles).toEqual([[], [], []]);
    await Promise.all(people.map(({ context }) => context.close()));
  });
