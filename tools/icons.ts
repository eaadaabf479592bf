/** Draws every icon and the splash screen anew from the one drawing, web/public/icon.svg. Run it after changing that: node tools/icons.ts */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp, { type Sharp } from 'sharp';

const DRAWING = 'web/public/icon.svg';
const WEB = 'web/public/icons';
const IOS = 'ios/App/App/Assets.xcassets';
/** The green of the drawing, and the paper of the light theme. */
const GREEN = '#0b4a2f';
const PAPER = '#f6f2ea';

const svg = readFileSync(DRAWING, 'utf8');
/** Systems that cut their own corners want the square whole. */
const square = svg.replace(/ rx="\d+"/, '');
const SIDE = 32;

const drawn = (drawing: string, pixels: number) =>
  sharp(Buffer.from(drawing), { density: (72 * pixels) / SIDE }).resize(pixels, pixels);

async function write(file: string, picture: Sharp): Promise<void> {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, await picture.png({ compressionLevel: 9, palette: true }).toBuffer());
  console.log(file);
}

/** The drawing in the middle of a wider ground. */
async function centred(drawing: string, ground: string, pixels: number, share: number): Promise<Sharp> {
  const middle = await drawn(drawing, Math.round(pixels * share))
    .png()
    .toBuffer();
  const blank = sharp({ create: { width: pixels, height: pixels, channels: 3, background: ground } });
  return blank.composite([{ input: middle }]);
}

await write(join(WEB, '192.png'), drawn(svg, 192));
await write(join(WEB, '512.png'), drawn(svg, 512));
// Only the middle four fifths are sure to be seen.
await write(join(WEB, 'maskable-512.png'), await centred(square, GREEN, 512, 0.8));
await write(join(WEB, 'apple-touch-180.png'), drawn(square, 180).flatten({ background: GREEN }));
await write(
  join(IOS, 'AppIcon.appiconset/AppIcon-512@2x.png'),
  drawn(square, 1024).flatten({ background: GREEN }).removeAlpha(),
);
const splash = await centred(svg, PAPER, 2732, 0.16);
for (const name of ['splash-2732x2732', 'splash-2732x2732-1', 'splash-2732x2732-2'])
  await write(join(IOS, `Splash.imageset/${name}.png`), splash.clone());
