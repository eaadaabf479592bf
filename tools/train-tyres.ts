/** Trains telling worn tyres from good ones on close photos drawn by us: node tools/train-tyres.ts [photos] [held out]. Writes engine/sight/tyres.weights.json. */
import { writeFileSync } from 'node:fs';
import { opened, photoForm } from '#engine/sight/tyre-look.ts';
import { type TyrePhoto, tyrePhoto } from './sight/tyre/photos.ts';
import { teach } from './sight/tyre/teach.ts';

const [photos = '2800', heldOut = '400'] = process.argv.slice(2);

async function drawn(count: number, purpose: 'training' | 'test'): Promise<TyrePhoto[]> {
  const given: TyrePhoto[] = [];
  for (let at = 0; at < count; at += 1) {
    given.push(await tyrePhoto(at, purpose));
    if (at % 200 === 199) console.log(`${at + 1} photos for ${purpose}`);
  }
  return given;
}

const eyes = teach(await drawn(Number(photos), 'training'), console.log);
writeFileSync('engine/sight/tyres.weights.json', `${JSON.stringify(eyes)}\n`);

const judge = opened(eyes.windows);
const look = opened(eyes.photo);
const others = await drawn(Number(heldOut), 'test');
const right = others.filter(({ worn, rubber }) => {
  const [good, bad] = look(photoForm(judge, rubber)) as unknown as [number, number];
  return worn === bad > good;
});
console.log(`drawn with other settings: ${right.length} of ${others.length} told apart`);
