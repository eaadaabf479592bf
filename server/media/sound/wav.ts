/** WAV files. What the header promises is believed only as far as the bytes go. */
import { type Gathering, LEAST_RATE, LONGEST_S, Unusable } from './heard-samples.ts';

const INTEGERS = 1;
const FLOATS = 3;
const EXTENSIBLE = 0xfffe;

export function readWav(bytes: Buffer, into: Gathering): void {
  const { kind, channels, rate, bits, data } = partsOf(bytes);
  if (channels < 1 || channels > 8 || rate < LEAST_RATE) throw new Unusable('cannot-decode');
  const read = readerOf(kind, bits, data);
  const width = (bits >> 3) * channels;
  const frames = Math.floor(data.length / width);
  if (frames > (LONGEST_S + 0.5) * rate) throw new Unusable('too-long');
  const separate = Array.from({ length: channels }, () => new Float32Array(frames));
  for (let frame = 0; frame < frames; frame += 1)
    for (let channel = 0; channel < channels; channel += 1)
      (separate[channel] as Float32Array)[frame] = read(frame * width + channel * (bits >> 3));
  into.add(separate, rate);
}

function partsOf(bytes: Buffer) {
  let format: { kind: number; channels: number; rate: number; bits: number } | undefined;
  for (let at = 12; at + 8 <= bytes.length; ) {
    const name = bytes.toString('latin1', at, at + 4);
    const size = bytes.readUInt32LE(at + 4);
    const start = at + 8;
    if (name === 'fmt ' && start + 16 <= bytes.length) {
      const kind = bytes.readUInt16LE(start);
      format = {
        kind: kind === EXTENSIBLE && start + 26 <= bytes.length ? bytes.readUInt16LE(start + 24) : kind,
        channels: bytes.readUInt16LE(start + 2),
        rate: bytes.readUInt32LE(start + 4),
        bits: bytes.readUInt16LE(start + 14),
      };
    }
    if (name === 'data' && format)
      return { ...format, data: bytes.subarray(start, Math.min(bytes.length, start + size)) };
    at = start + size + (size & 1);
  }
  throw new Unusable('cannot-decode');
}

function readerOf(kind: number, bits: number, data: Buffer): (at: number) => number {
  if (kind === FLOATS && bits === 32) return (at) => data.readFloatLE(at);
  if (kind === FLOATS && bits === 64) return (at) => data.readDoubleLE(at);
  if (kind !== INTEGERS) throw new Unusable('cannot-decode');
  if (bits === 8) return (at) => ((data[at] as number) - 128) / 128;
  if (bits === 16) return (at) => data.readInt16LE(at) / 0x8000;
  if (bits === 24) return (at) => data.readIntLE(at, 3) / 0x800000;
  if (bits === 32) return (at) => data.readInt32LE(at) / 0x80000000;
  throw new Unusable('cannot-decode');
}
