/** Two lamps for tests. */
import type { Lamp } from '#contract/lamps.ts';

const drawing = { line: 'M4 4L44 44', solid: '' };

export const oilLamp: Lamp = {
  id: 'oil-pressure',
  name: 'Oil pressure',
  also: ['red oil light'],
  looks: 'An old-fashioned oil can with a drop at its spout',
  colours: ['red'],
  meaning: 'The oil is not reaching the engine at the pressure it needs.',
  advice: 'Stop where it is safe and switch off at once.',
  drive: 'stop',
  drawing,
  sign: 'lamp-oil-pressure',
};

export const engineLamp: Lamp = {
  id: 'engine',
  name: 'Engine management',
  also: ['check engine'],
  looks: 'The outline of an engine',
  colours: ['amber'],
  meaning: 'The computer has noted a fault.',
  advice: 'Have the codes read this week.',
  drive: 'soon',
  drawing,
  sign: 'lamp-engine',
  flashing: 'lamp-engine-flashing',
};
