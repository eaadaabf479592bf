/** What was seen in a photo, as the contract tells it, and the signs that it gives. */
import { type Lamp as ContractLamp, lampFindings } from '#contract/lamps.ts';
import type { LampColour } from '#contract/lit-lamps.ts';
import type { Correction, Region, Sight } from '#contract/sight.ts';
import type { Knowledge, Lamp } from '#engine/knowledge.ts';
import type { Finding } from '#engine/reason/rank.ts';
import type { Place } from '#engine/sight/hints.ts';
import { type SeenLamp, WORDS } from '#engine/sight/see-lamps.ts';
import type { SeenPhoto } from '#server/media/sight/seeing.ts';

/** Chance from which a lamp is evidence; below it is shown as a guess. */
const SURE = 0.6;

export function sightOf(
  knowledge: Knowledge,
  { seen, thumbnail }: SeenPhoto,
  place: Place,
  corrections: readonly Correction[],
  /** Whether the owner wrote anything beside it. */
  described: boolean,
): Sight {
  const regions = worstFirst(knowledge, seen.lamps).map((lamp, at) => {
    const correction = corrections.find(({ region }) => region === at);
    return correction ? corrected(knowledge, lamp, correction.lamp) : regionOf(knowledge, lamp);
  });
  return { regions, said: saidOf(regions, seen, place, described), hints: seen.hints, thumbnail };
}

const GRAVITY = { stop: 0, 'short-trips': 1, soon: 2, ok: 3 } as const;

/** By what they were taken for at first, so that a correction does not renumber them. */
function worstFirst(knowledge: Knowledge, lamps: readonly SeenLamp[]): SeenLamp[] {
  const gravity = (lamp: SeenLamp) => {
    const { drive, sure } = regionOf(knowledge, lamp);
    return sure && drive ? GRAVITY[drive] : GRAVITY.ok;
  };
  return [...lamps].sort((a, b) => gravity(a) - gravity(b));
}

function regionOf(knowledge: Knowledge, { hue, box, names }: SeenLamp): Region {
  const [first, ...rest] = names;
  const chance = Math.round((first?.chance ?? 0) * 1000) / 1000;
  const others = rest.flatMap(({ name }) => {
    const lamp = knowledge.lamps[name];
    return lamp ? [{ lamp: name, name: lamp.name }] : [];
  });
  const lamp = knowledge.lamps[first?.name ?? ''];
  if (!lamp || !first || first.name === WORDS)
    return {
      label: 'A text warning is lit',
      box,
      kind: 'words',
      chance,
      sure: chance >= SURE,
      colour: hue,
      meaning: 'Read it and add its words to your description.',
      others,
      findings: [],
    };
  return {
    ...told(first.name, lamp, hue),
    box,
    kind: 'lamp',
    chance,
    sure: chance >= SURE,
    others,
    findings: lampFindings(lamp as Pick<ContractLamp, 'sign'>, { colour: hue, flashing: false }),
  };
}

/** Meaning and verdict of a lamp in its colour. */
function told(
  id: string,
  lamp: Lamp,
  colour: LampColour,
): Pick<Region, 'label' | 'lamp' | 'colour' | 'meaning' | 'drive'> {
  const calmer = lamp.drive === 'stop' && colour !== 'red' ? 'short-trips' : lamp.drive;
  const drive = lamp.red !== undefined && colour === 'red' ? 'stop' : calmer;
  return { label: lamp.name, lamp: id, colour, meaning: `${lamp.meaning} ${lamp.advice}`, drive };
}

function corrected(knowledge: Knowledge, { hue, box, names }: SeenLamp, id: string | null): Region {
  const lamp = id === null ? undefined : knowledge.lamps[id];
  const others = names.flatMap(({ name }) => {
    const other = knowledge.lamps[name];
    return other && name !== id ? [{ lamp: name, name: other.name }] : [];
  });
  if (!lamp || id === null)
    return { label: 'Not a lamp', box, kind: 'hint', chance: 1, sure: true, others, findings: [], corrected: true };
  const colour = lamp.colours.includes(hue) ? hue : (lamp.colours[0] ?? hue);
  return {
    ...told(id, lamp, colour),
    box,
    kind: 'lamp',
    chance: 1,
    sure: true,
    others,
    findings: lampFindings(lamp as Pick<ContractLamp, 'sign'>, { colour, flashing: false }),
    corrected: true,
  };
}

/** The signs of what was surely seen. */
export const findingsOf = ({ regions }: Sight): Finding[] =>
  regions
    .filter(({ sure }) => sure)
    .flatMap(({ findings, chance, label, corrected: byOwner }) =>
      findings.map((sign) => ({
        sign,
        present: true,
        sure: chance,
        told: false,
        implied: false,
        said: byOwner ? label : `in the photo: ${label}`,
      })),
    );

function saidOf(
  regions: readonly Region[],
  { trouble, hints }: Pick<SeenPhoto['seen'], 'trouble' | 'hints'>,
  place: Place,
  described: boolean,
): string {
  const lamps = regions.filter(({ kind, sure }) => kind === 'lamp' && sure);
  const guesses = regions.filter(({ kind, sure }) => kind === 'lamp' && !sure).length;
  const words = regions.some(({ kind }) => kind === 'words');
  const parts = [
    lamps.length > 0 ? `Lit in the photo: ${lamps.map(({ label, colour }) => `${label} (${colour})`).join(', ')}.` : '',
    guesses > 0 ? `${guesses === 1 ? 'One more lamp' : `${guesses} more lamps`} could not be named for sure.` : '',
    words ? 'A text warning is lit; please add its words.' : '',
  ].filter(Boolean);
  if (parts.length > 0) return parts.join(' ');
  if (trouble !== undefined) return trouble;
  if (!described) return ['Nothing in the photo can be told for certain.', ...hints].join(' ');
  if (hints.length > 0)
    return 'Nothing in the photo is certain. What it may point at stands below; the answer rests on your description.';
  return place === 'interior'
    ? 'No lit lamp could be made out. That does not mean that none is lit: pick it from the lamps instead.'
    : 'Nothing in the photo can be told for certain, so the answer rests on your description and the place.';
}
