/** Somebody has signed out: this browser keeps nothing of theirs for the next one. */

import { fromCarsPage, selectedCar } from '#web/features/cars/selected-car.ts';
import { caseStore } from '#web/features/diagnosis/case-store.ts';
import { waitingStore } from '#web/features/diagnosis/send-later.ts';

export function forgetOwner(): void {
  selectedCar.remove();
  fromCarsPage.remove();
  caseStore.remove();
  waitingStore.remove();
}
