/** What colours in a photo may point at, by where it was taken. Hints, in words; never evidence: dirt, paint and light can look the same. */
import type { Measures } from './measure.ts';
import type { Surfaces } from './surfaces.ts';

export type Place = 'engine' | 'exterior' | 'interior' | 'undercarriage' | 'wheels' | 'other';

const PAPER = 'Put white paper under it for an hour and photograph the stain: on paper the colour can be trusted.';

/** Shares of a photo from which grooves and crumbs are spoken of. */
const SCORED = 0.26;
const CRUST = 0.03;

export function hintsOf(place: Place, m: Measures, surfaces: Surfaces): string[] {
  const hints: string[] = [];
  if (place === 'engine' || place === 'undercarriage') {
    const wet = (
      [
        ['wetGreen', 'A bright green patch: coolant is often green.'],
        ['wetRed', 'A red patch: gearbox or power-steering fluid is often red, some coolants are pink.'],
        ['wetOrange', 'An orange patch: some coolants are orange, and brake fluid is amber.'],
      ] as const
    ).find(([name]) => m[name] > 0.012);
    if (wet) hints.push(wet[1], PAPER);
    if (m.rust > 0.1)
      hints.push('Brown, rusty-looking areas. Surface rust is common; holes, flakes or soft metal are not.');
    if (place === 'engine' && (m.crustGreen > 0.012 || surfaces.crust > CRUST))
      hints.push(
        'A white or green crust may be corrosion, as on battery poles. It can stop a car from starting; it can be cleaned off.',
      );
  }
  if (place === 'wheels' && surfaces.scored > SCORED)
    hints.push(
      'If the bright ring is the brake disc: it looks grooved. Fine rings are normal; grooves that catch a fingernail mean that disc and pads need to be looked at.',
    );
  if (place === 'wheels' && m.rust > 0.12)
    hints.push(
      'Rust colour on the wheel or disc. A film after rain goes with the first braking; deep, flaking rust does not.',
    );
  if (place === 'exterior') {
    if (m.bluePlume > 0.16)
      hints.push(
        'A bluish haze, if it is from the exhaust, points at burning oil. Against the sky this is easily mistaken.',
      );
    else if (m.palePlume > 0.3)
      hints.push(
        'A pale plume, if it is from the exhaust and stays when warm, points at coolant. Against a grey sky this is easily mistaken.',
      );
  }
  return hints;
}

/** Chance from which wear is pointed at. Nothing is said the other way: no photo shows that a tyre is safe. */
export const LOOKS_WORN = 0.7;

export const tyreHint = (worn: number): string =>
  worn >= LOOKS_WORN
    ? `If this is the tyre close up: it looks worn, cracked or short of deep grooves. A photo can mislead. ${COIN}`
    : `How much tread is left cannot be told from a photo. ${COIN}`;

const COIN =
  'Put a 20p coin into the main grooves, in several places around the tyre: if its outer band shows, the tread may be under the legal 1.6 mm. Cracks, bulges or cords mean a new tyre.';

/** Why a photo cannot be judged well, with what to do. */
export function qualityOf({ light, sharpness }: Measures): string | undefined {
  if (light < 9)
    return 'The photo is almost black. Take it again with more light, or with the ignition on for a dashboard.';
  if (sharpness < 1.1)
    return 'The photo is blurred. Hold still, tap what it is about on the screen to focus, and take it again.';
  return undefined;
}
