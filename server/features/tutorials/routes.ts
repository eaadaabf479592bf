/** Repair guides for anyone; putting one together is a premium feature where billing is enforced. */
import type { FastifyInstance } from 'fastify';
import type { CarInfo } from '#contract/cars.ts';
import { listedName } from '#contract/named-car.ts';
import { Problem } from '#contract/problem.ts';
import {
  FIRST_WRITTEN_ID,
  listTutorials,
  readTutorial,
  requestTutorial,
  suggestTutorials,
  type Tutorial,
  type TutorialTopic,
} from '#contract/tutorials.ts';
import type { Knowledge } from '#engine/knowledge.ts';
import type { HelperFor } from '#server/ai/helper.ts';
import type { Db } from '#server/db/open.ts';
import type { LateReads } from '#server/http/late-reads.ts';
import { decodeCursor, onePage, type Place } from '#server/http/paging.ts';
import { serve } from '#server/http/serve.ts';
import { draft } from './draft.ts';
import { inList } from './guide.ts';
import { filtered, libraryOf } from './library.ts';
import { tutorialRepository } from './repository.ts';
import { suggest } from './suggest.ts';

interface TutorialDeps {
  db: Db;
  late: LateReads;
  knowledge: Knowledge;
  helperFor: HelperFor;
}

export function tutorialRoutes(app: FastifyInstance, { db, late, knowledge, helperFor }: TutorialDeps): void {
  const library = libraryOf(knowledge);
  const stored = tutorialRepository(db);

  const carOf = async (userId: number | undefined, { carId, carInfo }: TutorialTopic): Promise<CarInfo | null> => {
    if (carId == null) return carInfo ?? null;
    if (userId === undefined) throw new Problem('unauthenticated', 'Please sign in to use a car from your garage');
    const car = await stored.ownCar(userId, carId);
    if (!car) throw new Problem('not_found', 'Car not found');
    return car;
  };

  serve(app, listTutorials, async (call) => {
    const { user, query, request } = call;
    const own = user ? await late(request, (from) => tutorialRepository(from).ofMember(user.id)) : [];
    const all = filtered(library, own, query).map(inList);
    const page = after(all, decodeCursor(query.cursor)).slice(0, query.limit + 1);
    return onePage(call, page, query.limit, ({ id }) => ({ at: new Date(0), id }));
  });

  serve(app, readTutorial, async ({ user, params: { tutorial } }) => {
    const id = /^[1-9]\d{0,15}$/.test(tutorial) ? Number(tutorial) : undefined;
    const guide =
      id === undefined
        ? library.byJob.get(tutorial)
        : id >= FIRST_WRITTEN_ID
          ? library.byId.get(id)
          : await stored.find(user?.id, id);
    if (!guide) throw new Problem('not_found', 'Tutorial not found');
    return guide;
  });

  serve(app, suggestTutorials, async (call) => {
    const { user, body } = call;
    const car = await carOf(user?.id, body);
    const helper = helperFor(call);
    const drafted = helper && (await draft(library, body.topic, car, helper));
    const made = drafted ? [drafted] : suggest(library, body.topic, car);
    const tutorials = [];
    for (const { guide, madeFor } of made)
      tutorials.push(inList(madeFor === undefined ? guide : await stored.keep(user?.id, guide, madeFor)));
    return { tutorials };
  });

  serve(app, requestTutorial, async ({ user, body }) => {
    const car = await carOf(user?.id, body);
    return stored.request(user?.id, body.topic, car ? listedName(car) : undefined);
  });
}

/** What comes after the last one of the page before; nothing, when that one is not in the list any more. */
function after(all: readonly Tutorial[], last: Place | undefined): Tutorial[] {
  if (last === undefined) return [...all];
  const at = all.findIndex(({ id }) => id === last.id);
  return at < 0 ? [] : all.slice(at + 1);
}
