import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { temporaryFolder } from '#server/testing/temporary-folder.ts';

const read = (environment: Record<string, string>) => () => readConfig(environment);

test('keys of the card provider are of no use alone: without the second nothing it says could be checked', () => {
  expect(read({ STRIPE_SECRET_KEY: 'sk_test_1' })).toThrow(/STRIPE_WEBHOOK_SECRET: Needed together/);
  expect(read({ STRIPE_WEBHOOK_SECRET: 'whsec_1' })).toThrow(/STRIPE_SECRET_KEY: Needed together/);
  expect(read({ STRIPE_SECRET_KEY: 'pk_test_1', STRIPE_WEBHOOK_SECRET: '1' })).toThrow(
    /STRIPE_SECRET_KEY: Must look like[\s\S]*STRIPE_WEBHOOK_SECRET: Must look like/,
  );
});

test('the App Store needs its app, the number of it and a root certificate that is one', () => {
  const file = join(temporaryFolder('roots'), 'root.pem');
  writeFileSync(file, 'no certificate');
  expect(read({ APPLE_BUNDLE_ID: 'uk.example.cars' })).toThrow(/APPLE_APP_ID[\s\S]*APPLE_ROOT_CERTS/);
  expect(read({ APPLE_BUNDLE_ID: 'uk.example.cars', APPLE_ENVIRONMENT: 'Sandbox' })).toThrow(/APPLE_ROOT_CERTS/);
  for (const path of [file, '/nowhere/root.cer'])
    expect(read({ APPLE_BUNDLE_ID: 'uk.example.cars', APPLE_APP_ID: '1', APPLE_ROOT_CERTS: path })).toThrow(
      /APPLE_ROOT_CERTS: .*holds no certificate/,
    );
  expect(read({ APPLE_ENVIRONMENT: 'LocalTesting' })).toThrow(/APPLE_ENVIRONMENT/);
});
