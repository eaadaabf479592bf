/** Repair guides: a list, one of them, one for a topic, and a wish for one that is missing. */
import * as z from 'zod/mini';
import { CarInfo } from './cars.ts';
import { endpoint } from './endpoint.ts';
import { Id, Page, required } from './text.ts';

/** The systems of a car, as a guide's category. */
export const CATEGORIES = {
  engine: 'Engine',
  ignition: 'Ignition',
  fuel: 'Fuel',
  cooling: 'Cooling',
  lubrication: 'Oil',
  'turbo-diesel': 'Turbo and diesel',
  exhaust: 'Exhaust',
  'charging-starting': 'Battery and starting',
  'clutch-manual': 'Clutch and gears',
  automatic: 'Automatic gearbox',
  driveline: 'Driveshafts',
  brakes: 'Brakes',
  abs: 'ABS',
  steering: 'Steering',
  suspension: 'Suspension',
  'wheels-tyres': 'Wheels and tyres',
  'heating-ac': 'Heating and air con',
  'body-electrics': 'Lights and electrics',
  body: 'Body',
  'ev-hybrid': 'Electric and hybrid',
} as const;
export type Category = keyof typeof CATEGORIES;

export const DIFFICULTIES = ['beginner', 'intermediate', 'advanced'] as const;

export const Tutorial = z.object({
  /** Of a written guide a number made from its name, from FIRST_WRITTEN_ID; of a generated one its row's. */
  id: Id,
  title: z.string(),
  description: z.string(),
  category: z.string(),
  difficulty: z.string(),
  /** Minutes for somebody who does it at home for the first time. */
  estimatedTime: z.number(),
  /** Put together for somebody's topic and car. */
  generated: z.boolean(),
});
export type Tutorial = z.infer<typeof Tutorial>;

/** Ids of written guides begin here; those of stored ones stay far below. */
export const FIRST_WRITTEN_ID = 1_000_000_000;

export const TutorialPart = z.object({
  name: z.string(),
  count: z.number(),
  /** Guide price for all of them. */
  price: z.optional(z.string()),
});
export type TutorialPart = z.infer<typeof TutorialPart>;

export const TutorialDetail = z.extend(Tutorial, {
  /** The job that it teaches. */
  jobId: z.string(),
  dangers: z.array(z.string()),
  tools: z.array(z.string()),
  parts: z.array(TutorialPart),
  steps: z.array(z.string()),
  check: z.string(),
  stopWhen: z.nullable(z.string()),
  /** "2015 Ford Focus", where it was made for one. */
  car: z.nullable(z.string()),
  /** What a garage would ask. */
  garageCost: z.nullable(z.string()),
  /** The language model that wrote it; no mechanic has. */
  writtenBy: z.optional(z.string()),
});
export type TutorialDetail = z.infer<typeof TutorialDetail>;

const car = {
  carId: z.optional(z.nullable(Id)),
  carInfo: z.optional(z.nullable(CarInfo)),
};

export const TutorialFilter = z.object({
  searchQuery: z.optional(z.string().check(z.trim(), z.maxLength(200))),
  category: z.optional(z.string().check(z.maxLength(40))),
  difficulty: z.optional(z.string().check(z.maxLength(40))),
});
export type TutorialFilter = z.infer<typeof TutorialFilter>;

const topic = required('Please enter a repair topic to generate suggestions').check(
  z.maxLength(200, 'A topic cannot exceed 200 characters'),
);
export const TutorialTopic = z.object({ topic, ...car });
export type TutorialTopic = z.infer<typeof TutorialTopic>;

export const listTutorials = endpoint({
  method: 'GET',
  path: '/api/tutorials',
  summary: 'Repair guides, those put together for the asker first; with searchQuery, the best match first',
  who: 'anyone',
  cost: 'search',
  query: z.extend(Page, TutorialFilter.shape),
  reply: z.array(Tutorial),
});

export const readTutorial = endpoint({
  method: 'GET',
  path: '/api/tutorials/:tutorial',
  summary: 'A guide by its id, or by the id of its job (brakes%2Freplace-front-pads)',
  who: 'anyone',
  reply: TutorialDetail,
});

export const suggestTutorials = endpoint({
  method: 'POST',
  path: '/api/tutorials/suggest',
  summary: 'Guides for a topic and a car, put together and kept; 404 with the reason where there is none to give',
  who: 'anyone',
  premium: 'The tutorial generator is for premium members. The guides below are not.',
  cost: 'engine',
  creates: true,
  body: TutorialTopic,
  reply: z.object({ tutorials: z.array(Tutorial) }),
});

export const requestTutorial = endpoint({
  method: 'POST',
  path: '/api/tutorials/requests',
  summary: 'A wish for a guide that is missing',
  who: 'anyone',
  status: 201,
  body: TutorialTopic,
  reply: z.object({ id: Id }),
});
