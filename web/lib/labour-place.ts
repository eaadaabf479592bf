/** Where the owner has work done: chosen once, kept in this browser, the UK average until then. */
import { LabourPlace } from '#contract/labour.ts';
import { stored } from './storage.ts';

export const labourPlace = stored('labourPlace', LabourPlace, { region: 'uk', garage: 'independent' });
