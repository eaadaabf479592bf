/** A very small body of knowledge for the engine's own tests. */
import type { Knowledge } from './knowledge.ts';

const sign = (
  label: string,
  heard: string[],
  more: Partial<Knowledge['signs'][string]> = {},
): Knowledge['signs'][string] => ({
  label,
  how: 'known',
  heard,
  unless: [],
  denied: [],
  implies: [],
  renews: [],
  ...more,
});

const fault = (name: string, more: Partial<Knowledge['faults'][string]>): Knowledge['faults'][string] => ({
  name,
  also: [],
  summary: `${name}.`,
  severity: 'medium',
  act_within: 'Book it in',
  drive: 'soon',
  drive_why: 'It holds for now.',
  common: 'common',
  only: {},
  wears: {},
  signs: {},
  confirm: [{ check: 'Look', expect: 'See', by: 'owner', cost: 'free', asked: true }],
  mended_by: ['brakes/mend'],
  if_ignored: ['It gets worse'],
  examples: [],
  status: 'reviewed',
  ...more,
});

export const smallKnowledge: Knowledge = {
  signs: {
    squeal: sign('Squeal when braking', ['squeals when braking', 'screech from the brakes'], {
      question: 'Does it squeal when you brake?',
      denied: ['brakes are silent'],
      implies: ['braking'],
    }),
    braking: sign('When braking', ['when braking', 'press the brake pedal']),
    smoke: sign('Blue smoke', ['blue smoke', 'smoke from the exhaust'], {
      question: 'Is the smoke blue?',
      how: 'look',
    }),
    wontstart: sign('Will not start', ["won't start", 'refuses to start'], { question: 'Does it fail to start?' }),
    fire: sign('Flames', ['flames', 'on fire'], { unless: ['fire up'] }),
  },
  faults: {
    'brakes/worn-pads': fault('Worn brake pads', {
      signs: { squeal: 'often', braking: 'nearly-always', smoke: 'never' },
    }),
    'engine/worn-rings': fault('Worn piston rings', {
      signs: { smoke: 'nearly-always', squeal: 'never' },
      only: { fuel: ['petrol', 'diesel', 'hybrid'] },
    }),
    'ignition/worn-plugs': fault('Worn spark plugs', {
      signs: { wontstart: 'often', 'code-p0301': 'often' },
      only: { fuel: ['petrol', 'hybrid'] },
      wears: { miles: 40_000 },
    }),
    'charging-starting/flat-battery': fault('Flat battery', {
      signs: { wontstart: 'nearly-always' },
      common: 'very-common',
    }),
  },
  equipment: {},
  fitted: {},
  stranded: { any: ['wontstart'], unless: ['cold'] },
  weakPoints: {
    'ignition/worn-plugs': [
      {
        make: 'Ford',
        fault: 'ignition/worn-plugs',
        models: ['Focus'],
        years: [2010, 2014],
        how: 'known',
        note: 'Known for it.',
      },
    ],
  },
  jobs: {
    'brakes/mend': {
      name: 'Mend',
      parts: ['pads', { part: 'clip', count: 2 }],
      hours: [1, 2],
      difficulty: 'intermediate',
      tools: [],
      steps: ['Do it'],
      dangers: [],
      check: 'Works',
      only: {},
    },
  },
  parts: {
    pads: {
      name: 'Pads',
      does: 'Grip.',
      also: [],
      price: [20, 60],
      oem: [],
      aftermarket: [],
      used: false,
      fit: [],
      only: {},
    },
    clip: {
      name: 'Clip',
      does: 'Holds.',
      also: [],
      price: [1, 2],
      oem: [],
      aftermarket: [],
      used: false,
      fit: [],
      only: {},
    },
  },
  everydayJobs: [],
  everydayParts: [],
  codes: {},
  lamps: {},
  drawings: {},
  redFlags: { fire: { any: ['fire'], with: [], unless: [], drive: 'stop', why: 'Fire.' } },
  talk: {},
  words: { squeal: ['squeak', 'screech'], brake: [], start: ['fire up'], refuse: [] },
  consultations: [],
  hearings: [],
  mentions: [],
  dangers: { stop: [], harmless: [] },
};
