/** Sentences that the assistant says often. */
import type { Drive, Severity } from '#engine/knowledge.ts';

export const DRIVE_SENTENCE: Record<Drive, string> = {
  ok: 'It is fine to drive.',
  soon: 'You can drive, but book it in soon.',
  'short-trips': 'Drive it gently to a garage and no further.',
  stop: 'Stop driving it now.',
};

export const CAN_DO =
  'I can work out what is wrong with your car from what you see, hear, smell or feel; say if it is safe to drive and what it should cost; explain warning lights, fault codes and parts; and show you how to do a job.';

export const HELLO = `Hello! Tell me what your car is doing, for example “it squeals when I brake”. ${CAN_DO}`;
export const THANKS = 'You’re welcome. Drive safely, and come back if anything changes.';
export const HELP = `I am this app’s own assistant, a program that knows cars, not a person. ${CAN_DO}`;
export const OFF_GROUND = `That is not something I can help with: I only know about cars. ${CAN_DO}`;
export const NO_CASE =
  'Tell me first what is wrong: what do you notice, when does it happen, and is a warning light on?';

/** A chance as people say it. */
export function inTen(chance: number): string {
  const tenths = Math.round(chance * 10);
  if (tenths < 1) return 'less than 1 in 10';
  return tenths > 9 ? 'better than 9 in 10' : `about ${tenths} in 10`;
}

/** "Worn pads" inside a sentence; "DPF light" keeps its capitals. */
export const lower = (text: string): string =>
  /^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;

export const bullets = (items: readonly string[]): string => items.map((item) => `• ${item}`).join('\n');

export const DIFFICULTY = {
  beginner: 'fine for a beginner',
  intermediate: 'for someone who has used a spanner before',
  advanced: 'for an experienced home mechanic',
  workshop: 'one for a workshop',
} as const;

export const worst = (a: Severity, b: Severity): Severity =>
  a === 'high' || b === 'high' ? 'high' : a === 'medium' || b === 'medium' ? 'medium' : 'low';
