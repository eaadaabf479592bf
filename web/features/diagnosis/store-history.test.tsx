import { act } from '@testing-library/react';
import { expect, test } from 'vitest';
import { privacyStore } from '#web/lib/preferences.ts';
import { answer } from '#web/testing/examples.ts';
import { serve } from '#web/testing/network.ts';
import { show } from '#web/testing/show.tsx';
import { caseStore } from './case-store.ts';
import { useDiagnosis } from './use-diagnosis.ts';

function Ask() {
  const { submit } = useDiagnosis({ car: null, signedIn: true });
  return (
    <button type="button" onClick={() => submit(() => undefined)}>
      Ask
    </button>
  );
}

test('with history switched off in the privacy settings, a diagnosis asks not to be stored', async () => {
  const asked = serve('post', '/api/diagnose/text', answer);
  caseStore.change({ symptoms: 'Squeals' });
  const { owner, getByText } = show(<Ask />);
  await owner.click(getByText('Ask'));
  await expect.poll(() => asked).toHaveLength(1);
  expect(asked[0]).not.toHaveProperty('saveToHistory');

  act(() => privacyStore.write({ ...privacyStore.read(), storeHistory: false }));
  await owner.click(getByText('Ask'));
  await expect.poll(() => asked).toHaveLength(2);
  expect(asked[1]).toMatchObject({ symptoms: 'Squeals', saveToHistory: false });
  act(() => caseStore.remove());
});
