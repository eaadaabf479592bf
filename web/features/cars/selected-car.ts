/** The car handed over from My Cars to home, and whether home is to open it for editing. */

import * as z from 'zod/mini';
import { Car } from '#contract/cars.ts';
import { stored } from '#web/lib/storage.ts';

export const selectedCar = stored('selectedCar', z.nullable(Car), null);
export const fromCarsPage = stored('fromCarsPage', z.boolean(), false);
