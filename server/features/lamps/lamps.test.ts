import { expect, test } from 'vitest';
import { type Lamp, lampFindings } from '#contract/lamps.ts';
import { testApp } from '#server/testing/test-app.ts';

const { guest } = testApp();

test('an owner can look through every lamp of a dashboard, drawn, without an account', async () => {
  const reply = await guest.get('/api/lamps');
  const lamps: Lamp[] = reply.json();
  expect(reply.statusCode).toBe(200);
  expect(lamps.length).toBeGreaterThan(80);
  expect(lamps.filter(({ drawing }) => drawing.line === '' && drawing.solid === '')).toEqual([]);
});

test('a red brake lamp and a flashing engine lamp stop the car at once', async () => {
  const lamps: Lamp[] = (await guest.get('/api/lamps')).json();
  const signsOf = (id: string, colour: 'red' | 'amber', flashing: boolean) =>
    lampFindings(lamps.find((lamp) => lamp.id === id) as Lamp, { colour, flashing });
  for (const findings of [
    signsOf('brake-system', 'red', false),
    signsOf('coolant-temperature', 'red', false),
    signsOf('oil-pressure', 'red', false),
    signsOf('engine', 'amber', true),
  ]) {
    const answers = findings.map((finding) => ({ finding, answer: 'yes' }));
    const reply = await guest.post('/api/diagnose/text', { symptoms: 'A light came on', answers });
    expect(reply.json().drive).toBe('stop');
  }
});
