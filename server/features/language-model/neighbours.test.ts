import { afterAll, expect, test } from 'vitest';
import { fakeProvider, say } from '#server/ai/testing/fake-provider.ts';
import { testApp } from '#server/testing/test-app.ts';

const provider = await fakeProvider();
afterAll(() => provider.close());
const server = testApp({
  env: { AI_PROVIDER: 'openai-compatible', AI_MODEL: 'fake', AI_BASE_URL: provider.url, AI_CALLS_PER_PERSON: '1' },
});
provider.behave((asked, response) => say(response, asked, JSON.stringify({ signs: [] })));

const diagnoseFrom = (remoteAddress: string, symptoms: string) =>
  server.app.inject({
    method: 'POST',
    url: '/api/diagnose/text',
    remoteAddress,
    headers: { cookie: 'languageModel=yes' },
    payload: { symptoms },
  });

test('a guest with a whole network of IPv6 has one share of the language model, also where zeros are left out', async () => {
  await diagnoseFrom('2001:db8::a:0:0:1', 'it squeals when I brake');
  expect(provider.asked).toHaveLength(1);
  await diagnoseFrom('2001:db8::b:0:0:1', 'it grinds when I brake');
  expect(provider.asked).toHaveLength(1);
  await diagnoseFrom('2001:db8:0:1::1', 'it judders when I brake');
  expect(provider.asked).toHaveLength(2);
});
