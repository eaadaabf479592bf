/** The car handed over from My Cars to home, and whether home is to open it for editing. */

import * as z from 'zod/mini';
import { Car } from '#contract/cars.ts';
import { stored } from '#web/lib/storage.ts';

export const selectedCar = stored('selectedCar', z.nullable(Car), null);
export const fromCarsPage = stored('fromCarsPage', z.boolean(), false);
/** Whether home showed a car the last time, so that it keeps the right place for it while loading. */
export const carShown = stored('carShown', z.boolean(), false);
