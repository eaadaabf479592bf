/** A picture read in the browser, never uploaded: made small, so that it fits where it is kept. */

const SIDE_PX = 192;

/** A square data URL. Throws when the file is no picture that this browser can show. */
export async function readAvatar(file: File): Promise<string> {
  if (!file.type.startsWith('image/')) throw new TypeError('Not a picture');
  const picture = await createImageBitmap(file);
  const side = Math.min(picture.width, picture.height);
  const canvas = document.createElement('canvas');
  canvas.width = SIDE_PX;
  canvas.height = SIDE_PX;
  const [left, top] = [(picture.width - side) / 2, (picture.height - side) / 2];
  canvas.getContext('2d')?.drawImage(picture, left, top, side, side, 0, 0, SIDE_PX, SIDE_PX);
  picture.close();
  return canvas.toDataURL('image/jpeg', 0.85);
}
