/** A diagnosis: what the owner gives, and what a good mechanic would answer. */
import * as z from 'zod/mini';
import { CarInfo } from './cars.ts';
import { endpoint } from './endpoint.ts';
import { LabourPlace } from './labour.ts';
import {
  Correction,
  DESCRIPTION_LEAST,
  DESCRIPTION_MOST,
  IMAGE_BODY_LIMIT,
  IMAGE_TOO_LARGE,
  SIGHT_LOCATIONS,
  Sight,
} from './sight.ts';
import {
  AUDIO_BODY_LIMIT,
  AUDIO_TOO_LARGE,
  HeardSound,
  NOISE_KINDS,
  SOUND_LOCATIONS,
  SoundProcessing,
} from './sound.ts';
import { atMost, Id } from './text.ts';

export const SYMPTOMS_MAX = 5_000;

/** The screen offers the first three. */
export const TIMEFRAMES = ['today', 'this week', 'this month', 'longer'] as const;
export type Timeframe = (typeof TIMEFRAMES)[number];

export const Answer = z.object({
  finding: z.string().check(z.minLength(1), z.maxLength(80)),
  answer: z.enum(['yes', 'no', 'unknown']),
  /** True for what the owner told or put right without being asked; after five other answers no more is asked. */
  unasked: z.optional(z.boolean()),
});
export type Answer = z.infer<typeof Answer>;

/** What every kind of diagnosis may carry beside its own evidence. */
const about = {
  carId: z.optional(z.nullable(Id)),
  carInfo: z.optional(z.nullable(CarInfo)),
  /** Answers to follow-up questions and corrections of what was understood; they refine. */
  answers: z.optional(z.array(Answer).check(z.maxLength(60))),
  /** An own session that this refines. */
  sessionId: z.optional(z.nullable(Id)),
  saveToHistory: z.optional(z.boolean()),
  /** Where the owner has work done; left out: the UK average. */
  labour: z.optional(z.nullable(LabourPlace)),
};

export const NO_SYMPTOMS = 'Symptoms cannot be empty';

export const TextDiagnosis = z.object({
  symptoms: z
    .string('Symptoms cannot be empty')
    .check(z.trim(), z.minLength(1, NO_SYMPTOMS), atMost(SYMPTOMS_MAX, 'Symptoms')),
  timeframe: z.optional(z.nullable(z.enum(TIMEFRAMES))),
  ...about,
});
export type TextDiagnosis = z.input<typeof TextDiagnosis>;

const NO_RECORDING = 'Audio recording is required';

export const AudioDiagnosis = z.object({
  location: z.enum(SOUND_LOCATIONS),
  /** A data URL or bare base64; what it is goes by its content. */
  audioData: z.string(NO_RECORDING).check(z.minLength(1, NO_RECORDING)),
  description: z.optional(z.nullable(z.string().check(z.trim(), atMost(SYMPTOMS_MAX, 'Description')))),
  /** The reference sound that the owner found most alike. */
  soundsLike: z.optional(z.nullable(z.enum(NOISE_KINDS))),
  /** What the microphone granted: an altered recording says less. */
  processing: z.optional(z.nullable(SoundProcessing)),
  ...about,
});
export type AudioDiagnosis = z.input<typeof AudioDiagnosis>;

export const TOO_BRIEF = 'Please provide a brief description of the issue';
const NO_IMAGE = 'Image data is required';

export const VisualDiagnosis = z.object({
  description: z
    .string(TOO_BRIEF)
    .check(z.trim(), z.minLength(DESCRIPTION_LEAST, TOO_BRIEF), atMost(DESCRIPTION_MOST, 'Description')),
  location: z.enum(SIGHT_LOCATIONS),
  /** A data URL or bare base64. */
  imageData: z.string(NO_IMAGE).check(z.minLength(1, NO_IMAGE)),
  corrections: z.optional(z.array(Correction).check(z.maxLength(40))),
  ...about,
});
export type VisualDiagnosis = z.input<typeof VisualDiagnosis>;

const Pence = z.number().check(z.int(), z.minimum(0));

export const Costs = z.object({
  partsLow: Pence,
  partsHigh: Pence,
  labourHours: z.number(),
  /** An easy car and an awkward one. */
  labourHoursLow: z.optional(z.number()),
  labourHoursHigh: z.optional(z.number()),
  labourLow: Pence,
  labourHigh: Pence,
  low: Pence,
  high: Pence,
});
export type Costs = z.infer<typeof Costs>;

export const PartDetail = z.object({
  name: z.string(),
  price: z.string(),
  quality: z.string(),
  compatibility: z.string(),
  availableAt: z.array(z.string()),
});

/** One thing that speaks for or against a fault, in the owner's words where there are any. */
export const Evidence = z.object({
  finding: z.string(),
  label: z.string(),
  speaks: z.enum(['for', 'against']),
  /** The words that gave it: "squeaks when I brake". */
  said: z.optional(z.string()),
});
export type Evidence = z.infer<typeof Evidence>;

export const Confirm = z.object({
  check: z.string(),
  expect: z.string(),
  by: z.enum(['owner', 'garage']),
  cost: z.enum(['free', 'cheap', 'dear']),
});
export type Confirm = z.infer<typeof Confirm>;

export const Drive = z.enum(['ok', 'soon', 'short-trips', 'stop']);
export type Drive = z.infer<typeof Drive>;

export const Issue = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  severity: z.enum(['high', 'medium', 'low']),
  timeFrame: z.optional(z.string()),
  details: z.object({
    repairCost: z.optional(z.string()),
    requiredParts: z.optional(z.array(z.string())),
    partsDetails: z.optional(z.array(PartDetail)),
    potentialComplications: z.optional(z.array(z.string())),
  }),
  /** 0–1, calibrated: of the results at 0.7, seven in ten are right. */
  confidence: z.number(),
  evidence: z.array(Evidence),
  drive: Drive,
  driveWhy: z.string(),
  costs: z.optional(Costs),
  /** Tests that make sure, cheapest first. */
  confirm: z.array(Confirm),
  tutorialIds: z.array(z.string()),
  diyDifficulty: z.enum(['beginner', 'intermediate', 'advanced', 'workshop']),
  /** Known weak points of the owner's car, a sentence each. */
  knownOn: z.array(z.string()),
});
export type Issue = z.infer<typeof Issue>;

/** The result that says: a question about upkeep or cost, which the assistant answers. */
export const NO_FAULT_TOLD = 'engine/no-fault-told';

export const Question = z.object({ finding: z.string(), question: z.string() });
export type Question = z.infer<typeof Question>;

export const Understood = z.object({
  finding: z.string(),
  label: z.string(),
  present: z.boolean(),
  said: z.optional(z.string()),
  /** How a workshop would put it, where that differs from the label. */
  trade: z.optional(z.string()),
});
export type Understood = z.infer<typeof Understood>;

export const DiagnosisResult = z.object({
  results: z.array(Issue),
  userInput: z.string(),
  sessionId: z.nullable(Id),
  /** One paragraph for the chat, and the worst severity. */
  text: z.string(),
  severity: z.enum(['HIGH', 'MEDIUM', 'LOW']),
  /** The verdict over all: the worst red flag, else that of the likeliest faults. */
  drive: Drive,
  driveWhy: z.string(),
  /** True where the car goes nowhere by itself, as far as one can tell; only beside a verdict milder than stop. */
  stranded: z.optional(z.boolean()),
  /** True where it is the charging that must stop; only beside the verdict stop. */
  charging: z.optional(z.boolean()),
  /** True where two troubles were told: the grave one comes first, and chances are for each by itself. */
  apart: z.optional(z.boolean()),
  questions: z.array(Question),
  understood: z.array(Understood),
  /** True when too little was said to name a fault; the answer asks instead. */
  unsure: z.boolean(),
  /** Where in the car it most likely lies, where no fault can be named yet. */
  areas: z.optional(z.array(z.object({ name: z.string(), chance: z.number() }))),
  engine: z.string(),
  /** Where the costs are for; left out: the average of the United Kingdom at an independent garage. */
  labour: z.optional(LabourPlace),
  /** Only in answers to a recording. */
  sound: z.optional(HeardSound),
  /** What was seen in a photo. */
  sight: z.optional(Sight),
});
export type DiagnosisResult = z.infer<typeof DiagnosisResult>;

export const diagnoseText = endpoint({
  method: 'POST',
  path: '/api/diagnose/text',
  summary: 'Symptoms in words become likely faults',
  who: 'anyone',
  creates: true,
  cost: 'engine',
  body: TextDiagnosis,
  reply: DiagnosisResult,
});

export const diagnoseAudio = endpoint({
  method: 'POST',
  path: '/api/diagnose/audio',
  summary: 'A recording becomes likely faults; at most 60 seconds and 10 MB',
  who: 'anyone',
  creates: true,
  cost: 'media',
  bodyLimit: AUDIO_BODY_LIMIT,
  tooLarge: AUDIO_TOO_LARGE,
  body: AudioDiagnosis,
  reply: DiagnosisResult,
});

export const diagnoseVisual = endpoint({
  method: 'POST',
  path: '/api/diagnose/visual',
  summary: 'A photo becomes likely faults',
  who: 'anyone',
  creates: true,
  cost: 'media',
  bodyLimit: IMAGE_BODY_LIMIT,
  tooLarge: IMAGE_TOO_LARGE,
  body: VisualDiagnosis,
  reply: DiagnosisResult,
});
