import { act } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { sessionResults } from '#contract/sessions.ts';
import { answer, golf } from '#web/testing/examples.ts';
import { serve } from '#web/testing/network.ts';
import { show } from '#web/testing/show.tsx';
import { caseStore } from './case-store.ts';
import { photoStore } from './photo-store.ts';
import type { AskedCar } from './queries.ts';
import { recordingStore } from './recording-store.ts';
import { useDiagnosis } from './use-diagnosis.ts';

const polo = { ...golf, id: 4, model: 'Polo' };
const { id: _, createdAt: __, ...golfInfo } = golf;
const sound = {
  durationMs: 3000,
  spectrogram: '',
  features: [],
  heard: 'A squeal.',
  kinds: [],
  part: { fromMs: 0, toMs: 3000 },
};
const recording = {
  location: 'brakes',
  audioData: 'AAAA',
  description: '',
  soundsLike: null,
  processing: null,
} as const;

function Case({ asked }: { asked: AskedCar }) {
  const { submit, answer: settle, save, recost } = useDiagnosis(asked);
  return (
    <>
      <button type="button" onClick={() => submit(() => undefined)}>
        Ask
      </button>
      <button type="button" onClick={() => settle({ finding: 'pulse', answer: 'yes' })}>
        Yes
      </button>
      <button type="button" onClick={() => save()}>
        Save
      </button>
      <button type="button" onClick={recost}>
        Elsewhere
      </button>
    </>
  );
}

const open = (asked: AskedCar) => {
  const shown = show(<Case asked={asked} />);
  return { ...shown, press: (name: string) => shown.owner.click(shown.getByText(name)) };
};

afterEach(() =>
  act(() => {
    caseStore.remove();
    photoStore.remove();
    recordingStore.remove();
  }),
);

test('an answer refines what was asked, not what has been typed or chosen since', async () => {
  const asked = serve('post', '/api/diagnose/text', answer);
  caseStore.change({ symptoms: 'Squeals when braking', timeframe: 'today' });
  const { press, unmount, client } = open({ car: golf, signedIn: false });
  await press('Ask');
  await expect.poll(() => caseStore.read().result).toEqual(answer);

  act(() => caseStore.change({ symptoms: 'Clutch slips', timeframe: null }));
  unmount();
  const again = show(<Case asked={{ car: polo, signedIn: false }} />, client);
  await again.owner.click(again.getByText('Yes'));
  await expect.poll(() => asked).toHaveLength(2);
  expect(asked[1]).toEqual({
    symptoms: 'Squeals when braking',
    timeframe: 'today',
    carInfo: golfInfo,
    answers: [{ finding: 'pulse', answer: 'yes' }],
  });
});

test('a member’s answer names the session, which knows its car even after that has left the garage', async () => {
  const asked = serve('post', '/api/diagnose/text', { ...answer, sessionId: 9 });
  caseStore.change({ symptoms: 'Squeals' });
  const { press, client } = open({ car: golf, signedIn: true });
  await press('Ask');
  await expect.poll(() => caseStore.read().result?.sessionId).toBe(9);
  client.setQueryData([sessionResults.path, 9], 'as it was');
  await press('Yes');
  await expect.poll(() => asked).toHaveLength(2);
  expect(asked).toEqual([
    { symptoms: 'Squeals', carId: golf.id },
    { symptoms: 'Squeals', sessionId: 9, answers: [{ finding: 'pulse', answer: 'yes' }] },
  ]);
  // The history shows the refined answer, not the one from before.
  await expect.poll(() => client.getQueryData([sessionResults.path, 9])).toBeUndefined();
});

test('an answer to a recording that is no longer here is not taken for one to the words in the box', async () => {
  const asked = serve('post', '/api/diagnose/text', answer);
  const saved = serve('post', '/api/sessions', answer);
  caseStore.change({ symptoms: 'Clutch slips', result: { ...answer, sound } });
  const { press, findByText } = open({ car: null, signedIn: false });
  await press('Yes');
  expect(
    await findByText('The recording is no longer in this browser. Please record or choose it again.'),
  ).toBeVisible();
  await press('Elsewhere');
  await press('Save');
  expect(await findByText('The results could not be saved')).toBeVisible();
  expect([asked, saved]).toEqual([[], []]);
  expect(caseStore.read().result).toMatchObject({ userInput: answer.userInput });
});

test('a recording that finds no room does not leave the one before it to be sent in its place', () => {
  recordingStore.write(recording);
  const { setItem } = Storage.prototype;
  Storage.prototype.setItem = () => {
    throw new DOMException('Full', 'QuotaExceededError');
  };
  try {
    recordingStore.write({ ...recording, audioData: 'BBBB' });
  } finally {
    Storage.prototype.setItem = setItem;
  }
  expect(recordingStore.read()?.audioData).toBe('BBBB');
  expect(sessionStorage.getItem('currentRecording')).toBeNull();
});
