/** Close photos of tyres that never were: clean treads and clean sidewalls; cracked, torn, flat, gritty and dusty ones. */
import type { Pixels } from '#engine/sight/pixels.ts';
import type { Dice } from '#engine/sound/synthesis/dice.ts';
import { photographed } from './tyre/light.ts';
import { edge, sidewall } from './tyre/sidewall.ts';
import { bare, type Surface } from './tyre/surface.ts';
import { fresh, tread } from './tyre/tread.ts';
import { cords, cracks, crazed, dusty, frayed, pits, rough, scraped, silted, torn } from './tyre/wear.ts';

export interface Drawn {
  pixels: Pixels;
  /** For each pixel, whether a fitter would point at it. */
  harm: Float32Array;
}

export function tyreOf(worn: boolean, dice: Dice): Drawn {
  const onto = bare(dice);
  if (worn) old(onto, dice);
  else good(onto, dice);
  if (dice.chance(0.25)) edge(onto, dice);
  const wet = !worn && dice.chance(0.4) ? dice.between(0, 0.6) : dice.chance(0.1) ? 0.4 : 0;
  const harm = onto.harm.map((value, at) => ((onto.behind[at] as number) > 0.5 ? 0 : value));
  return { pixels: photographed(onto, dice, wet), harm };
}

function good(onto: Surface, dice: Dice): void {
  if (dice.chance(0.5)) {
    tread(onto, { depth: dice.setting(0.7, 2.6), round: dice.between(0.02, 0.14), rich: 1 }, dice);
    if (dice.chance(0.7)) fresh(onto, dice);
  } else sidewall(onto, dice);
  // New rubber is smooth, or finely pebbled as the mould was.
  rough(onto, dice, dice.chance(0.75) ? dice.between(0, 0.02) : dice.between(0.01, 0.07));
  if (dice.chance(0.3)) dusty(onto, dice, dice.between(0.03, 0.22));
  if (dice.chance(0.12)) scraped(onto, dice);
}

function old(onto: Surface, dice: Dice): void {
  const kind = dice.between(0, 1);
  if (dice.chance(0.5)) frayed(onto, dice);
  if (kind < 0.38) {
    // A perished sidewall.
    if (dice.chance(0.85)) sidewall(onto, dice);
    rough(onto, dice, dice.pick([dice.between(0, 0.04), dice.between(0.02, 0.12)]));
    if (dice.chance(0.25)) crazed(onto, dice);
    else cracks(onto, dice, dice.around(2, 200));
    if (dice.chance(0.2)) cracks(onto, dice, dice.around(2, 40));
  } else if (kind < 0.52) {
    // Rubber cracked all over, close up.
    rough(onto, dice, dice.between(0.06, 0.35));
    if (dice.chance(0.7)) crazed(onto, dice);
    if (dice.chance(0.6)) cracks(onto, dice, dice.around(20, 250));
    if (dice.chance(0.4)) pits(onto, dice);
  } else if (kind < 0.85) {
    // What is left of a tread.
    const cracked = dice.chance(0.65);
    const depth = cracked && dice.chance(0.5) ? dice.between(0.5, 1.6) : dice.setting(0.12, 0.7);
    tread(
      onto,
      { depth, round: dice.between(0.1, 0.5), rich: depth > 0.7 ? dice.between(0, 1) : dice.between(0, 0.5) },
      dice,
    );
    if (dice.chance(0.6)) silted(onto, dice, depth * onto.unit);
    rough(onto, dice, dice.between(0.03, 0.25));
    if (cracked) cracks(onto, dice, dice.around(5, 150));
    if (dice.chance(0.2)) crazed(onto, dice);
    if (dice.chance(0.4)) pits(onto, dice);
    if (dice.chance(0.5)) scraped(onto, dice);
    if (dice.chance(0.12)) cords(onto, dice);
  } else {
    // Bald.
    if (dice.chance(0.4)) tread(onto, { depth: 0.1, round: 0.4, rich: 0 }, dice);
    rough(onto, dice, dice.between(0.1, 0.45));
    if (dice.chance(0.75)) scraped(onto, dice);
    if (dice.chance(0.5)) pits(onto, dice);
    if (dice.chance(0.3)) cords(onto, dice);
    if (dice.chance(0.4)) cracks(onto, dice, dice.around(4, 80));
  }
  if (dice.chance(0.25)) torn(onto, dice);
  if (dice.chance(0.6)) dusty(onto, dice, dice.around(0.08, 1));
}
