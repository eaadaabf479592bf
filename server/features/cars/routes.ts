/** The garage. */
import type { FastifyInstance } from 'fastify';
import { chooseCar, currentCar, deleteCar, listCars, MOST_CARS, saveCar } from '#contract/cars.ts';
import { Problem } from '#contract/problem.ts';
import type { Db } from '#server/db/open.ts';
import { signedIn } from '#server/http/caller.ts';
import { decodeCursor, onePage } from '#server/http/paging.ts';
import { serve } from '#server/http/serve.ts';
import { carRepository } from './repository.ts';

const unknownCar = () => new Problem('not_found', 'Car not found');

export function carRoutes(app: FastifyInstance, db: Db): void {
  const cars = carRepository(db);

  serve(app, listCars, async (call) => {
    const { limit, cursor } = call.query;
    const rows = await cars.list(signedIn(call.user).id, limit, decodeCursor(cursor)?.id);
    return onePage(call, rows, limit, ({ createdAt, id }) => ({ at: new Date(createdAt), id }));
  });

  serve(app, currentCar, ({ user }) => cars.current(signedIn(user).id));

  serve(app, chooseCar, async ({ user, body }) => {
    const car = await cars.choose(signedIn(user).id, body.id);
    if (!car) throw unknownCar();
    return car;
  });

  serve(app, saveCar, async ({ user, body: { id, ...car } }) => {
    const owner = signedIn(user).id;
    if (id === undefined) {
      const added = await cars.add(owner, car);
      if (!added) throw new Problem('conflict', `A garage holds at most ${MOST_CARS} cars`);
      return added;
    }
    const updated = await cars.update(owner, id, car);
    if (!updated) throw unknownCar();
    return updated;
  });

  serve(app, deleteCar, async ({ user, params }) => {
    if (!(await cars.remove(signedIn(user).id, params.id))) throw unknownCar();
  });
}
