/** An owner, a car, an answer: enough of each to be shown. */
import type { Car } from '#contract/cars.ts';
import type { DiagnosisResult, Issue } from '#contract/diagnosis.ts';
import type { Session } from '#contract/sessions.ts';

export const anna = {
  id: 1,
  username: 'anna',
  email: null,
  isSubscriber: false,
  createdAt: '2026-01-02T10:00:00.000Z',
};

export const golf: Car = {
  id: 3,
  make: 'Volkswagen',
  model: 'Golf',
  year: 2016,
  engine: '1.6L TDI',
  mileage: 84_200,
  transmission: 'Manual',
  fuelType: 'Diesel',
  driveType: 'Front-wheel drive',
  createdAt: '2026-01-02T10:00:00.000Z',
};

export const session: Session = {
  id: 9,
  car: { make: 'Volkswagen', model: 'Golf', year: 2016 },
  inputType: 'text',
  inputContent: 'Squeals when I brake',
  startedAt: '2026-11-20T15:32:00.000Z',
  completedAt: '2026-11-20T15:32:01.000Z',
};

export const wornPads: Issue = {
  id: 'brakes/worn-front-pads',
  title: 'Worn front brake pads',
  description: 'The friction material on the front pads is nearly used up.',
  severity: 'high',
  timeFrame: 'Have them checked this week',
  details: {
    repairCost: '£120–£220',
    requiredParts: ['Front brake pad set', 'Pad fitting kit'],
    potentialComplications: ['The discs are scored and need replacing too'],
  },
  confidence: 0.68,
  evidence: [
    { finding: 'squeal', label: 'Squeals when braking', speaks: 'for', said: 'squeals when I brake' },
    { finding: 'hum', label: 'Hum that rises with speed', speaks: 'against' },
  ],
  drive: 'soon',
  driveWhy: 'The brakes still work.',
  costs: {
    partsLow: 2800,
    partsHigh: 6500,
    labourHours: 1.5,
    labourLow: 9200,
    labourHigh: 15_500,
    low: 12_000,
    high: 22_000,
  },
  confirm: [
    { check: 'Look at the pads through the wheel', expect: 'Under 3 mm of material', by: 'owner', cost: 'free' },
    { check: 'Have them measured', expect: 'Under 3 mm', by: 'garage', cost: 'cheap' },
  ],
  tutorialIds: [],
  diyDifficulty: 'intermediate',
  knownOn: [],
};

export const warpedDiscs: Issue = {
  ...wornPads,
  id: 'brakes/warped-discs',
  title: 'Warped front brake discs',
  severity: 'medium',
  confidence: 0.22,
};

export const answer: DiagnosisResult = {
  results: [wornPads, warpedDiscs],
  userInput: 'Squeals when I brake',
  sessionId: null,
  text: 'Most likely worn front brake pads.',
  severity: 'HIGH',
  drive: 'soon',
  driveWhy: 'The brakes still work, but with less in reserve.',
  questions: [{ finding: 'pulse', question: 'Does the brake pedal pulse under your foot?' }],
  understood: [
    { finding: 'squeal', label: 'Squeals when braking', present: true },
    { finding: 'smoke', label: 'Smoke', present: false },
  ],
  unsure: false,
  engine: 'embedded',
};
