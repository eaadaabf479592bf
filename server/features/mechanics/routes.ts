/** Garages near the owner, for anyone. */
import type { FastifyInstance } from 'fastify';
import { BAD_POSTCODE, findMechanics, type Mechanic, mechanicSources, readPostcode } from '#contract/mechanics.ts';
import { Problem } from '#contract/problem.ts';
import { serve } from '#server/http/serve.ts';
import { type Place, placeOfOutward } from './places.ts';
import type { GarageSource } from './sources.ts';

const MOST_SHOWN = 60;

export function mechanicRoutes(app: FastifyInstance, sources: readonly GarageSource[]): void {
  serve(app, findMechanics, async ({ query, request }) => {
    const place = placeOf(query);
    const found = await Promise.allSettled(sources.map((source) => source.near(place, query.radiusKm, query.system)));
    for (const outcome of found)
      if (outcome.status === 'rejected') request.log.warn({ err: outcome.reason }, 'a source of garages failed');
    const answers = found.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
    if (answers.length === 0 && found.length > 0)
      throw new Problem('overloaded', 'Garages could not be looked up just now. Please try again in a moment.', {
        retryAfter: 5,
      });
    return eachOnce(answers.flat())
      .sort((a, b) => a.distanceKm - b.distanceKm)
      .slice(0, MOST_SHOWN);
  });

  serve(app, mechanicSources, async () => (await Promise.all(sources.map((source) => source.describe()))).flat());
}

function placeOf({
  postcode,
  lat,
  lng,
}: {
  postcode?: string | undefined;
  lat?: number | undefined;
  lng?: number | undefined;
}): Place {
  if (postcode !== undefined) {
    const read = readPostcode(postcode);
    const place = read && placeOfOutward(read.outward);
    if (!place)
      throw new Problem('validation_failed', BAD_POSTCODE, { details: [{ path: 'postcode', message: BAD_POSTCODE }] });
    return place;
  }
  if (lat === undefined || lng === undefined)
    throw new Problem('validation_failed', 'Please give a postcode, or let us use your position');
  return { lat, lng };
}

/** A garage on two lists is one: the same name at the same postcode. The more exactly placed one stays. */
function eachOnce(mechanics: Mechanic[]): Mechanic[] {
  const known = new Map<string, Mechanic>();
  for (const mechanic of mechanics) {
    const name = mechanic.name.toLowerCase().replace(/\b(ltd|limited|llp|plc)\b|[^a-z0-9]/g, '');
    const key = mechanic.postcode ? `${name} ${mechanic.postcode.replace(/\s/g, '').toUpperCase()}` : mechanic.id;
    const other = known.get(key);
    if (!other || (other.placed !== 'door' && mechanic.placed === 'door')) {
      const specialisms = [...new Set([...mechanic.specialisms, ...(other?.specialisms ?? [])])];
      known.set(key, { ...mechanic, phone: mechanic.phone ?? other?.phone ?? null, specialisms });
    } else other.specialisms = [...new Set([...other.specialisms, ...mechanic.specialisms])];
  }
  return [...known.values()];
}
