/** WebM as browsers record it: the packets of the first audio track. Every step goes forward, so no file can hold it up. */

export interface Packets {
  codec: string;
  channels: number;
  rate: number;
  /** The codec's own header. */
  setup: Buffer;
  packets: Buffer[];
}

const ID = {
  segment: 0x18538067,
  tracks: 0x1654ae6b,
  track: 0xae,
  audio: 0xe1,
  cluster: 0x1f43b675,
  group: 0xa0,
  codec: 0x86,
  setup: 0x63a2,
  channels: 0x9f,
  rate: 0xb5,
  number: 0xd7,
  simpleBlock: 0xa3,
  block: 0xa1,
} as const;
const FOLDERS = new Set<number>([ID.segment, ID.tracks, ID.track, ID.audio, ID.cluster, ID.group]);
const MOST_PACKETS = 20_000;

export function webmPackets(bytes: Buffer): Packets {
  const found: Packets = { codec: '', channels: 1, rate: 48_000, setup: Buffer.alloc(0), packets: [] };
  let [wanted, number] = [-1, 0];
  let at = 0;
  while (at < bytes.length && found.packets.length < MOST_PACKETS) {
    const id = idAt(bytes, at);
    const size = id && sizeAt(bytes, at + id.width);
    if (!id || !size) break;
    const start = at + id.width + size.width;
    // Folders are walked into; a size that is not known ends where the file does.
    if (FOLDERS.has(id.value)) {
      at = start;
      continue;
    }
    const end = Math.min(bytes.length, start + size.value);
    const value = bytes.subarray(start, end);
    if (id.value === ID.number) number = value.length > 0 && value.length <= 6 ? value.readUIntBE(0, value.length) : 0;
    else if (id.value === ID.codec && found.codec === '' && value.toString('latin1').startsWith('A_')) {
      found.codec = value.toString('latin1');
      wanted = number;
    } else if (id.value === ID.setup && found.setup.length === 0) found.setup = value;
    else if (id.value === ID.channels && value.length === 1) found.channels = value[0] as number;
    else if (id.value === ID.rate && value.length === 4) found.rate = value.readFloatBE(0);
    else if (id.value === ID.rate && value.length === 8) found.rate = value.readDoubleBE(0);
    else if (id.value === ID.simpleBlock || id.value === ID.block) {
      const track = sizeAt(value, 0);
      if (track && (wanted < 0 || track.value === wanted)) found.packets.push(value.subarray(track.width + 3));
    }
    at = end;
  }
  return found;
}

function idAt(bytes: Buffer, at: number): { value: number; width: number } | undefined {
  const width = Math.clz32(bytes[at] ?? 0) - 23;
  return width > 4 || at + width > bytes.length ? undefined : { value: bytes.readUIntBE(at, width), width };
}

function sizeAt(bytes: Buffer, at: number): { value: number; width: number } | undefined {
  const first = bytes[at] ?? 0;
  const width = Math.clz32(first) - 23;
  if (width > 8 || at + width > bytes.length) return undefined;
  let value = first & (0xff >> width);
  for (let byte = 1; byte < width; byte += 1) value = value * 256 + (bytes[at + byte] as number);
  return { value, width };
}
