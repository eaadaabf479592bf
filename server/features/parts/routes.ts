/** Parts and their prices, for anyone. */
import type { FastifyInstance } from 'fastify';
import { keptOptions, searchParts } from '#contract/parts.ts';
import { Problem } from '#contract/problem.ts';
import type { Mind } from '#engine/mind.ts';
import { plainName } from '#engine/parts/find-families.ts';
import { offersFor } from '#engine/parts/offers.ts';
import { carFacts } from '#engine/reason/car.ts';
import type { Db } from '#server/db/open.ts';
import { signedIn } from '#server/http/caller.ts';
import { serve } from '#server/http/serve.ts';
import { partIndexOf } from '#server/indexes.ts';
import { thinking } from '#server/thinking.ts';
import { guideOptions } from './guide.ts';
import { type LivePrices, liveOrGuide } from './live-prices.ts';
import { namedCar } from './named-car.ts';
import { partsRepository } from './repository.ts';

interface PartDeps {
  db: Db;
  clock: () => Date;
  mind: Mind;
  live: LivePrices | undefined;
}

export function partRoutes(app: FastifyInstance, { db, clock, mind: { knowledge }, live }: PartDeps): void {
  const repository = partsRepository(db);
  const index = partIndexOf(knowledge);

  serve(app, searchParts, async ({ user, body, request }) => {
    const car = carFacts((await namedCar(repository, user?.id, body)) ?? {});
    const offers = thinking('offers', () => offersFor(knowledge.parts, index, body.partName, car));
    const words = [car.make, car.model, car.year, plainName(offers[0]?.name ?? '')].filter(Boolean).join(' ');
    const options = await liveOrGuide(live, words, { offers, options: guideOptions(offers) }, (err) =>
      request.log.warn({ err }, 'live offers could not be had'),
    );
    // A session that is gone, or whose owner is signed out by now, is no reason to withhold prices.
    if (user && body.sessionId && options.length > 0)
      await repository.keep(user.id, body.sessionId, body.partName, options, clock());
    return options;
  });

  serve(app, keptOptions, async ({ user, params: { id } }) => {
    const kept = await repository.kept(signedIn(user).id, id);
    if (!kept) throw new Problem('not_found', 'Session not found');
    return kept;
  });
}
