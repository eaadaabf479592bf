/** Parts and their prices, for anyone. */
import type { FastifyInstance } from 'fastify';
import { searchParts } from '#contract/parts.ts';
import type { Mind } from '#engine/mind.ts';
import { indexParts, plainName } from '#engine/parts/find-families.ts';
import { offersFor } from '#engine/parts/offers.ts';
import { carFacts } from '#engine/reason/car.ts';
import type { Db } from '#server/db/open.ts';
import { serve } from '#server/http/serve.ts';
import { guideOptions } from './guide.ts';
import { type LivePrices, liveOrGuide } from './live-prices.ts';
import { namedCar } from './named-car.ts';
import { partsRepository } from './repository.ts';

export function partRoutes(app: FastifyInstance, db: Db, { knowledge }: Mind, live: LivePrices | undefined): void {
  const repository = partsRepository(db);
  const index = indexParts(knowledge.parts);

  serve(app, searchParts, async ({ user, body, request }) => {
    const car = carFacts((await namedCar(repository, user?.id, body)) ?? {});
    const offers = offersFor(knowledge.parts, index, body.partName, car);
    const words = [car.make, car.model, car.year, plainName(offers[0]?.name ?? '')].filter(Boolean).join(' ');
    return liveOrGuide(live, words, { offers, options: guideOptions(offers) }, (err) =>
      request.log.warn({ err }, 'live offers could not be had'),
    );
  });
}
