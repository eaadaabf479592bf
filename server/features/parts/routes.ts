/** Parts and their prices, for anyone. */
import type { FastifyInstance } from 'fastify';
import { searchParts } from '#contract/parts.ts';
import type { Mind } from '#engine/mind.ts';
import { indexParts } from '#engine/parts/find-families.ts';
import { carFacts } from '#engine/reason/car.ts';
import type { Db } from '#server/db/open.ts';
import { serve } from '#server/http/serve.ts';
import { guideOptions } from './guide.ts';
import { namedCar } from './named-car.ts';
import { partsRepository } from './repository.ts';

export function partRoutes(app: FastifyInstance, db: Db, { knowledge }: Mind): void {
  const repository = partsRepository(db);
  const index = indexParts(knowledge.parts);

  serve(app, searchParts, async ({ user, body }) => {
    const car = carFacts((await namedCar(repository, user?.id, body)) ?? {});
    return guideOptions(knowledge.parts, index, body.partName, car);
  });
}
