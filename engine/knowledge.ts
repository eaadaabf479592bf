/** The shapes of what mechanics know. Files in `knowledge/` are read into these; nothing else describes them. */
import * as z from 'zod';

/** The systems of a car, one folder each under knowledge/faults and knowledge/jobs. */
export const SYSTEMS = [
  'engine',
  'ignition',
  'fuel',
  'cooling',
  'lubrication',
  'turbo-diesel',
  'exhaust',
  'charging-starting',
  'clutch-manual',
  'automatic',
  'driveline',
  'brakes',
  'abs',
  'steering',
  'suspension',
  'wheels-tyres',
  'heating-ac',
  'body-electrics',
  'body',
  'ev-hybrid',
] as const;

/** The system of a fault or a job, by its id. */
export const systemOf = (id: string): string => id.slice(0, id.indexOf('/'));

export const FUELS = ['petrol', 'diesel', 'hybrid', 'plug-in-hybrid', 'electric', 'lpg'] as const;
export type Fuel = (typeof FUELS)[number];
export const GEARBOXES = ['manual', 'automatic', 'dual-clutch', 'cvt'] as const;
export type Gearbox = (typeof GEARBOXES)[number];

/** How often a sign shows when the fault is there. The numbers behind the words stand in reason/strength.ts. */
export const STRENGTHS = ['nearly-always', 'often', 'sometimes', 'rarely', 'never'] as const;
export type Strength = (typeof STRENGTHS)[number];

/** How common a fault is among cars that it can be on. */
export const FREQUENCIES = ['very-common', 'common', 'occasional', 'uncommon', 'rare'] as const;
export type Frequency = (typeof FREQUENCIES)[number];

export const DRIVES = ['ok', 'soon', 'short-trips', 'stop'] as const;
export type Drive = (typeof DRIVES)[number];
export const SEVERITIES = ['low', 'medium', 'high'] as const;
export type Severity = (typeof SEVERITIES)[number];
export const DIFFICULTIES = ['beginner', 'intermediate', 'advanced', 'workshop'] as const;

export const text = z.string().trim().min(1);
const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'use small letters, digits and hyphens');
export const path = z.string().regex(/^[a-z-]+\/[a-z0-9]+(-[a-z0-9]+)*$/, 'write it as system/name');
export const year = z.number().int().min(1950).max(2040);
const range = z
  .tuple([z.number().min(0), z.number().min(0)])
  .refine(([low, high]) => low <= high, 'the first number must not be above the second');

/** What the car must do meanwhile: run, or be driven. Left out: it stands with the engine off. */
const needs = z.enum(['engine', 'drive']);
export type Needs = z.infer<typeof needs>;

/** Something an owner can see, hear, smell, feel or read off the dashboard. */
export const Sign = z.strictObject({
  /** A few words for a chip on screen: "Squeal when braking". */
  label: text,
  /** How a job card puts it, where that differs; stands in trade-words.yaml. */
  trade: text.optional(),
  /** Asked when it would tell most; answered yes, no or don't know. Left out: it is never asked. */
  question: text.optional(),
  /** It says of what kind the trouble is and nothing more: asked where nothing was understood yet. */
  general: z.literal(true).optional(),
  /** What answering costs the owner: known already, a look, a short careful try, a tool. */
  how: z.enum(['known', 'look', 'try', 'tool']).default('known'),
  /** What the car must do to answer, where it is a fault's own check. */
  needs: needs.optional(),
  /** The many ways owners say it. Order and small words do not matter; synonyms come from words.yaml. */
  heard: z.array(text).default([]),
  /** Wordings that contain the above and mean something else. */
  unless: z.array(text).default([]),
  /** Ways of saying that it is NOT so, beyond plain negation ("brakes are silent"). */
  denied: z.array(text).default([]),
  /** More general signs that are true whenever this one is. */
  implies: z.array(slug).default([]),
  /** Parts that were renewed where this is so: what renewing them mends falls back. */
  renews: z.array(slug).default([]),
});
export type Sign = z.infer<typeof Sign>;

/** Which cars of a make are meant; what is left out is any. */
const someCars = {
  /** As owners begin to write them; none is every model. */
  models: z.array(text),
  years: z.tuple([year, year]).optional(),
  /** Words found in the engine's name: "1.0 EcoBoost", "TDI". */
  engine: text.optional(),
  fuel: z.enum(FUELS).optional(),
  gearbox: z.enum(GEARBOXES).optional(),
};

const weakness = {
  fault: path,
  ...someCars,
  /** Seen more often than on other cars, or the first thing a mechanic thinks of. */
  how: z.enum(['known', 'notorious']),
  /** One sentence for the owner. */
  note: text,
};

/** What is known to go on the cars of one make. */
export const WeakPoints = z.strictObject({ make: text, points: z.array(z.strictObject(weakness)) });
export type WeakPoints = z.infer<typeof WeakPoints>;

/** A known weak point: the fault is likelier on these cars. */
export type WeakPoint = WeakPoints['points'][number] & Pick<WeakPoints, 'make'>;

/** What not every car has, and the faults that only such cars can have: makes with the beginnings of their models, none being all. */
export const Equipment = z.strictObject({
  faults: z.array(path).min(1),
  /** Other equipment whose cars have this as well. */
  also_on: z.array(slug).default([]),
  cars: z.record(text, z.array(text)),
});
export type Equipment = z.infer<typeof Equipment>;

/** What cars have one kind or another of, as belt or chain: the faults that only one kind can have, and which cars have which. */
export const Fitting = z.strictObject({
  kinds: z.record(slug, z.array(path).min(1)),
  cars: z.record(text, z.array(z.strictObject({ kind: slug, ...someCars, models: z.array(text).default([]) }))),
});
export type Fitting = z.infer<typeof Fitting>;

/** A test that settles it, for the owner or a garage. */
export const Check = z.strictObject({
  check: text,
  expect: text,
  by: z.enum(['owner', 'garage']),
  cost: z.enum(['free', 'cheap', 'dear']).default('free'),
  needs: needs.optional(),
  /** False where `expect` says how it is when all is well, or where one look does not settle it: not made a question. */
  asked: z.boolean().default(true),
});
export type Check = z.infer<typeof Check>;

/** Stands under `act_within` of what owners ask about and is no fault. */
export const NOTHING_TO_MEND = 'Nothing to mend';

/** What a workshop would write on the job card. */
export const Fault = z.strictObject({
  name: text,
  /** Other names people use for the same fault. */
  also: z.array(text).default([]),
  summary: text,
  severity: z.enum(SEVERITIES),
  act_within: text,
  drive: z.enum(DRIVES),
  drive_why: text,
  common: z.enum(FREQUENCIES),
  /** Cars it can be on at all; what is left out is not restricted. */
  only: z
    .strictObject({
      fuel: z.array(z.enum(FUELS)).optional(),
      gearbox: z.array(z.enum(GEARBOXES)).optional(),
      from_year: year.optional(),
      to_year: year.optional(),
    })
    .default({}),
  /** Likelier from this age in years or these miles on. */
  wears: z.strictObject({ age: z.number().optional(), miles: z.number().optional() }).default({}),
  signs: z.record(slug, z.enum(STRENGTHS)),
  /** Recent work or events that speak for it ("battery-replaced") or against it are signs too. */
  confirm: z.array(Check).min(1),
  mended_by: z.array(path).min(1),
  if_ignored: z.array(text).min(1),
  /** How owners tell it, whole sentences in many voices. */
  examples: z.array(text).min(3),
  /** The same fault as it is met elsewhere in the car; an owner is shown one of the two. */
  same_as: path.optional(),
  status: z.enum(['reviewed', 'draft']),
});
export type Fault = z.infer<typeof Fault>;

/** More of how owners tell the faults of one system: fault name → whole sentences. */
export const Stories = z.record(slug, z.array(text));
export type Stories = z.infer<typeof Stories>;

/** A resolved case as it was told before anyone knew: events first, the fault after. */
export const ResolvedCase = z.strictObject({ fault: path, says: text });
export type ResolvedCase = z.infer<typeof ResolvedCase>;

/** Words and what an expert would suspect, likeliest first; one alone only where a few words say it all. */
export const Consultation = z.strictObject({ suspects: z.array(path).min(1).max(6), says: text });
export type Consultation = z.infer<typeof Consultation>;

/** What a person hears in an owner's words: from these it is learnt when to believe the ear. */
export const Hearing = z.strictObject({ says: text, present: z.array(slug), absent: z.array(slug) });
export type Hearing = z.infer<typeof Hearing>;

/** A text with signs that are so, and with some that are only mentioned: cured, another car's, feared, asked, denied. */
export const Mention = z.strictObject({ says: text, so: z.array(slug), not: z.array(slug).default([]) });
export type Mention = z.infer<typeof Mention>;

/** A piece of work with its parts, hours, tools and steps. Costs and tutorials are derived from it. */
export const Job = z.strictObject({
  name: text,
  /** Part families by id, with how many of them. */
  parts: z.array(z.union([slug, z.strictObject({ part: slug, count: z.number().positive() })])).default([]),
  /** Labour at a garage, in hours, for an easy and an awkward car. */
  hours: range,
  difficulty: z.enum(DIFFICULTIES),
  tools: z.array(text).default([]),
  steps: z.array(text).min(1),
  dangers: z.array(text).default([]),
  /** How to tell that it worked. */
  check: text,
  /** When to put the tools down and call a garage. */
  stop_when: text.optional(),
  /** The only cars it applies to; what is left out is not restricted. */
  only: z
    .strictObject({ fuel: z.array(z.enum(FUELS)).optional(), gearbox: z.array(z.enum(GEARBOXES)).optional() })
    .default({}),
});
export type Job = z.infer<typeof Job>;

/** Where the app can lead somebody who asked. */
export const TALK_LINKS = ['mechanics', 'community', 'quote-check', 'tutorials', 'profile', 'cars', 'support'] as const;

const leadsTo = z.array(z.union([z.enum(TALK_LINKS), path])).default([]);

/** Something that people say to the assistant which is no fault: small talk, the law, buying, first aid, upkeep. */
export const Talk = z.strictObject({
  /** Words that must stand near each other, in any order; "sue/court" is either; a phrase after "=" is the whole message. */
  heard: z.array(text).min(1),
  /** Wordings that contain the above and mean something else. */
  unless: z.array(text).default([]),
  /** Answers; asked again, the next one is given. */
  says: z.array(text).min(1),
  /** It comes before everything else, and is said to be urgent. */
  urgent: z.boolean().default(false),
  /** A refusal that stands whatever else the message tells. */
  firm: z.boolean().default(false),
  /** Places of the app, or guides by the id of their job. */
  links: leadsTo,
  /** What is asked on from there. */
  more: z.array(z.strictObject({ heard: z.array(text).min(1), says: text, links: leadsTo })).default([]),
  /** Said to whatever follows that tells nothing of a car. */
  again: text.optional(),
});
export type Talk = z.infer<typeof Talk>;

/** What owners call a job or a part, and the ids of what they mean by it, the most usual first. */
export const EverydayName = z.strictObject({ names: z.array(text).min(1), means: z.array(text).min(1) });
export type EverydayName = z.infer<typeof EverydayName>;

/** A family of parts with UK guide prices for a family car in pounds, VAT included. */
export const Part = z.strictObject({
  name: text,
  also: z.array(text).default([]),
  /** What it is for, in a sentence or two for somebody who has never seen one. */
  does: text,
  /** Price of one (or of the set named in `name`), cheapest good one to dearest common one. */
  price: range,
  /** Makers that supply car factories, and makers of good replacements. */
  oem: z.array(text).default([]),
  aftermarket: z.array(text).default([]),
  /** Whether a used one is sensible: never for brake friction, airbags, tyres or belts. */
  used: z.boolean().default(false),
  /** What to check so that it fits. */
  fit: z.array(text).default([]),
  only: z
    .strictObject({ fuel: z.array(z.enum(FUELS)).optional(), gearbox: z.array(z.enum(GEARBOXES)).optional() })
    .default({}),
});
export type Part = z.infer<typeof Part>;

export const Code = z.strictObject({
  name: text,
  /** One or two plain sentences for the owner. */
  meaning: text,
  /** Faults it points to, likeliest first. */
  faults: z.array(path).default([]),
});
export type Code = z.infer<typeof Code>;

export const Lamp = z.strictObject({
  name: text,
  also: z.array(text).default([]),
  /** What it looks like, in words: "an oil can with a drop". */
  looks: text,
  colours: z.array(z.enum(['red', 'amber', 'green', 'blue', 'white'])).min(1),
  meaning: text,
  advice: text,
  drive: z.enum(DRIVES),
  /** The sign it becomes; with `flashing`, the one when it flashes. */
  sign: slug.optional(),
  flashing: slug.optional(),
  /** The sign it is besides when it is red: those that mean stop. */
  red: slug.optional(),
});
export type Lamp = z.infer<typeof Lamp>;

/** A fixed rule that overrides the ranking's verdict. */
export const RedFlag = z.strictObject({
  /** Any of these signs sets it off; with `with`, only together with one of those. */
  any: z.array(slug).min(1),
  with: z.array(slug).default([]),
  unless: z.array(slug).default([]),
  drive: z.enum(DRIVES),
  /** What is dangerous; a car whose charging is may still be driven. */
  of: z.optional(z.enum(['driving', 'charging'])),
  why: text,
});
export type RedFlag = z.infer<typeof RedFlag>;

/** Signs of a car that goes nowhere by itself; with one of `unless` it does at times. */
export const Stranded = z.strictObject({ any: z.array(slug).min(1), unless: z.array(slug).default([]) });
export type Stranded = z.infer<typeof Stranded>;

/** Sentences for which a mechanic would stop a car, and others that only sound alike. */
export const DangerTexts = z.strictObject({ stop: z.array(text), harmless: z.array(text) });
export type DangerTexts = z.infer<typeof DangerTexts>;

/** Everything the engine knows, as read from the files; keys are ids. */
export interface Knowledge {
  signs: Record<string, Sign>;
  faults: Record<string, Fault>;
  /** By the fault that they make likelier. */
  weakPoints: Record<string, WeakPoint[]>;
  equipment: Record<string, Equipment>;
  fitted: Record<string, Fitting>;
  jobs: Record<string, Job>;
  parts: Record<string, Part>;
  /** What owners call the jobs that they do themselves and the parts that they buy most. */
  everydayJobs: EverydayName[];
  everydayParts: EverydayName[];
  codes: Record<string, Code>;
  lamps: Record<string, Lamp>;
  /** How each lamp is drawn, in several makers' ways, and the pieces that drawings share. */
  drawings: Record<string, string[]>;
  redFlags: Record<string, RedFlag>;
  stranded: Stranded;
  /** What the assistant says beside cars and their faults. */
  talk: Record<string, Talk>;
  /** Groups of words that mean the same to an owner; the key is the word they are read as. */
  words: Record<string, string[]>;
  consultations: Consultation[];
  hearings: Hearing[];
  mentions: Mention[];
  dangers: DangerTexts;
}
