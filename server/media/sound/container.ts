/** What kind of file it is, by its first bytes. */

export type Container = 'webm' | 'ogg' | 'mp4' | 'mp3' | 'adts' | 'wav' | 'flac';

export function containerOf(bytes: Buffer): Container | undefined {
  const starts = (text: string, at = 0) => bytes.toString('latin1', at, at + text.length) === text;
  if (bytes.length < 16) return undefined;
  if (bytes.readUInt32BE(0) === 0x1a45dfa3) return 'webm';
  if (starts('OggS')) return 'ogg';
  if (starts('ftyp', 4)) return 'mp4';
  if (starts('RIFF') && starts('WAVE', 8)) return 'wav';
  if (starts('fLaC')) return 'flac';
  if (starts('ID3')) return 'mp3';
  return framed(bytes);
}

/** Frames without a container begin with eleven or twelve set bits. */
function framed(bytes: Buffer): Container | undefined {
  const head = bytes.readUInt16BE(0);
  if ((head & 0xfff6) === 0xfff0) return 'adts';
  const [layer, rate] = [(head >> 1) & 3, ((bytes[2] as number) >> 2) & 3];
  return (head & 0xffe0) === 0xffe0 && layer === 1 && rate !== 3 ? 'mp3' : undefined;
}
