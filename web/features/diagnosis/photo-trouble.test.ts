import { expect, test } from 'vitest';
import { TOO_BRIEF } from '#contract/diagnosis.ts';
import { Problem } from '#contract/problem.ts';
import { NoConnection } from '#web/lib/call.ts';
import { refusalOf } from '#web/lib/refusal.ts';
import { photoTrouble } from './photo-trouble.ts';

test('each way in which a photo can fail has its own words', () => {
  const brief = new Problem('validation_failed', 'x', { details: [{ path: 'description', message: TOO_BRIEF }] });
  const long = 'Description cannot exceed 5000 characters';
  const lengthy = new Problem('validation_failed', long, { details: [{ path: 'description', message: long }] });
  expect(photoTrouble(brief).title).toBe('Description Too Short');
  expect(photoTrouble(lengthy)).toEqual({ title: 'Diagnosis Failed', description: long });
  expect(photoTrouble(new NoConnection(undefined)).title).toBe('Connection Error');
  expect(photoTrouble(new Problem('too_large', 'Please upload an image smaller than 5MB'))).toEqual({
    title: 'Diagnosis Failed',
    description: 'Please upload an image smaller than 5MB',
  });
  expect(photoTrouble(new Problem('internal', 'Failed to parse the server response. Please try again.')).title).toBe(
    'Data Error',
  );
  expect(photoTrouble(new TypeError('?')).description).toBe('Failed to analyse image');
});

test.each([
  ['{"message":"Too dark"}', 'Too dark'],
  ['{"error":"Too dark"}', 'Too dark'],
  ['{"error":"internal"}', 'Server error (502)'],
  ['{}', 'Server error (502)'],
  ['', 'Server responded with error: 502'],
  ['<h1>Bad gateway</h1>', 'Server responded with error: 502'],
])('a photo refused with %s is told as "%s"', async (body, description) => {
  const refusal = await refusalOf(new Response(body, { status: 502, statusText: 'Bad Gateway' }));
  expect(photoTrouble(refusal)).toEqual({ title: 'Diagnosis Failed', description });
});
