/** A photo made ready on the owner's own device: upright, small enough, and drawn anew, so that place, time and all other metadata stay behind. */
import { IMAGE_MAX_BYTES } from '#contract/sight.ts';

/** A lamp needs 40 pixels; this leaves it a hundred. */
const LONGEST = 2400;
const LONGEST_REDUCED = 1800;

export type ReadPhoto =
  | { state: 'ready'; imageData: string }
  /** Too large as it is; a reduced copy can be made. */
  | { state: 'large'; megabytes: string; reduce: () => Promise<string> }
  | { state: 'invalid' }
  /** A kind of photo that iPhones take and most browsers cannot read. */
  | { state: 'heic' }
  | { state: 'too-large' };

export async function readPhoto(file: File): Promise<ReadPhoto> {
  // Not every system knows the kind by a name of its own.
  const heic = /^image\/hei[cf]/.test(file.type) || /\.hei[cf]$/i.test(file.name);
  if (!heic && (!file.type.startsWith('image/') || file.type === 'image/svg+xml')) return { state: 'invalid' };
  const large = file.size > IMAGE_MAX_BYTES;
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => undefined);
  if (!bitmap && heic) return { state: 'heic' };
  if (!bitmap) return { state: large ? 'too-large' : 'invalid' };
  if (large)
    return {
      state: 'large',
      megabytes: (file.size / 1024 / 1024).toFixed(1),
      reduce: async () => redrawn(bitmap, LONGEST_REDUCED),
    };
  return { state: 'ready', imageData: redrawn(bitmap, LONGEST) };
}

function redrawn(bitmap: ImageBitmap, longest: number): string {
  const scale = Math.min(1, longest / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return canvas.toDataURL('image/jpeg', 0.88);
}
