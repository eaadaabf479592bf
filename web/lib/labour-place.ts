/** Where the owner has work done: chosen once, kept in this browser, the UK average until then. */
import { LabourPlace } from '#contract/labour.ts';
import { stored } from './storage.ts';

/** What costs are for until an owner has chosen. */
export const AVERAGE_PLACE: LabourPlace = { region: 'uk', garage: 'independent' };

export const labourPlace = stored('labourPlace', LabourPlace, AVERAGE_PLACE);

/** What a call says of it: nothing until the owner has chosen. */
export function chosenLabour(): { labour?: LabourPlace } {
  const labour = labourPlace.read();
  return labour.region === AVERAGE_PLACE.region && labour.garage === AVERAGE_PLACE.garage ? {} : { labour };
}
