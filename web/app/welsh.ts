/** The main path in Welsh: the frame, home, a diagnosis by text, recording or photo, its answer, the price search. Loaded when Welsh is chosen. */

import { welsh as carFormInWelsh } from '#web/features/cars/form-words.cy.ts';
import { words as carForm } from '#web/features/cars/form-words.ts';
import { welsh as carsInWelsh } from '#web/features/cars/words.cy.ts';
import { words as cars } from '#web/features/cars/words.ts';
import { welsh as answerInWelsh } from '#web/features/diagnosis/answer-words.cy.ts';
import { words as answer } from '#web/features/diagnosis/answer-words.ts';
import { welsh as photoInWelsh } from '#web/features/diagnosis/photo-words.cy.ts';
import { words as photo } from '#web/features/diagnosis/photo-words.ts';
import { welsh as recentInWelsh } from '#web/features/diagnosis/recent-words.cy.ts';
import { words as recent } from '#web/features/diagnosis/recent-words.ts';
import { welsh as waitingInWelsh } from '#web/features/diagnosis/waiting-words.cy.ts';
import { words as waiting } from '#web/features/diagnosis/waiting-words.ts';
import { welsh as diagnosisInWelsh } from '#web/features/diagnosis/words.cy.ts';
import { words as diagnosis } from '#web/features/diagnosis/words.ts';
import { welsh as lampsInWelsh } from '#web/features/lamps/words.cy.ts';
import { words as lamps } from '#web/features/lamps/words.ts';
import { welsh as noticeInWelsh } from '#web/features/language-model/notice-words.cy.ts';
import { words as notice } from '#web/features/language-model/notice-words.ts';
import { welsh as offlineInWelsh } from '#web/features/offline/words.cy.ts';
import { words as offline } from '#web/features/offline/words.ts';
import { welsh as partsInWelsh } from '#web/features/parts/words.cy.ts';
import { words as parts } from '#web/features/parts/words.ts';
import { welsh as premiumInWelsh } from '#web/features/premium/words.cy.ts';
import { words as premium } from '#web/features/premium/words.ts';
import { welsh as labourInWelsh } from '#web/features/quotes/labour-words.cy.ts';
import { words as labour } from '#web/features/quotes/labour-words.ts';
import { welsh as soundInWelsh } from '#web/features/sound/words.cy.ts';
import { words as sound } from '#web/features/sound/words.ts';
import { welsh as visualInWelsh } from '#web/features/visual/words.cy.ts';
import { words as visual } from '#web/features/visual/words.ts';
import { welsh as connectionInWelsh } from '#web/lib/connection-words.cy.ts';
import { words as connection } from '#web/lib/connection-words.ts';
import { translate } from '#web/lib/language.ts';
import { welsh as screensInWelsh } from '#web/screens/words.cy.ts';
import { words as screens } from '#web/screens/words.ts';
import { welsh as frameInWelsh } from './words.cy.ts';
import { words as frame } from './words.ts';

export const WELSH: readonly (readonly [english: object, welsh: object])[] = [
  [frame, frameInWelsh],
  [screens, screensInWelsh],
  [diagnosis, diagnosisInWelsh],
  [waiting, waitingInWelsh],
  [answer, answerInWelsh],
  [cars, carsInWelsh],
  [carForm, carFormInWelsh],
  [lamps, lampsInWelsh],
  [offline, offlineInWelsh],
  [premium, premiumInWelsh],
  [photo, photoInWelsh],
  [recent, recentInWelsh],
  [notice, noticeInWelsh],
  [parts, partsInWelsh],
  [labour, labourInWelsh],
  [sound, soundInWelsh],
  [visual, visualInWelsh],
  [connection, connectionInWelsh],
];

/** From now on; the answer takes it back. */
export function speak(): () => void {
  const undo = WELSH.map(([english, welsh]) => translate(english, welsh));
  return () => {
    for (const back of undo) back();
  };
}
