/** Where an owner has work done, in Welsh. */
import type { Translation } from '#web/lib/language.ts';
import type { words } from './labour-words.ts';

export const welsh: Translation<typeof words> = {
  lang: 'cy',
  title: 'Ble rydych yn cael gwaith wedi’i wneud',
  labour: (region, garage) => `Costau llafur ar gyfer: ${region}, ${garage.toLowerCase()}`,
  region: 'Rhanbarth',
  garage: 'Math o garej',
  rate: (text) => `Tua ${text} yr awr, gan gynnwys TAW.`,
  regions: {
    uk: 'Cyfartaledd y DU',
    london: 'Llundain',
    'south-east': 'De-ddwyrain Lloegr',
    'east-of-england': 'Dwyrain Lloegr',
    'south-west': 'De-orllewin Lloegr',
    'west-midlands': 'Gorllewin Canolbarth Lloegr',
    'east-midlands': 'Dwyrain Canolbarth Lloegr',
    'north-west': 'Gogledd-orllewin Lloegr',
    yorkshire: 'Swydd Efrog a’r Humber',
    'north-east': 'Gogledd-ddwyrain Lloegr',
    scotland: 'Yr Alban',
    wales: 'Cymru',
    'northern-ireland': 'Gogledd Iwerddon',
  },
  garages: {
    independent: 'Garej annibynnol',
    chain: 'Cadwyn neu ffitio cyflym',
    dealer: 'Prif ddeliwr',
  },
};
