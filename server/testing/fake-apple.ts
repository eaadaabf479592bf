/** An Apple of the tests' own: a root certificate, what hangs on it, and purchases signed with that. */
import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from './temporary-folder.ts';

const tlv = (tag: number, ...parts: Buffer[]): Buffer => {
  const content = Buffer.concat(parts);
  const { length } = content;
  const size = length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
};
const sequence = (...parts: Buffer[]) => tlv(0x30, ...parts);
const integer = (value: number) => tlv(0x02, Buffer.from([value]));
const octets = (content: Buffer) => tlv(0x04, content);
const bits = (content: Buffer) => tlv(0x03, Buffer.from([0]), content);
const time = (date: Date) => tlv(0x18, Buffer.from(`${date.toISOString().replace(/[-:T]|\.\d+/g, '')}`));

/** An object identifier from its dotted form. */
function oid(dotted: string): Buffer {
  const [first = 0, second = 0, ...rest] = dotted.split('.').map(Number);
  const bytes = [first * 40 + second];
  for (const arc of rest) {
    const groups = [arc & 0x7f];
    for (let left = Math.floor(arc / 128); left > 0; left = Math.floor(left / 128))
      groups.unshift((left & 0x7f) | 0x80);
    bytes.push(...groups);
  }
  return tlv(0x06, Buffer.from(bytes));
}

const ECDSA_SHA256 = sequence(oid('1.2.840.10045.4.3.2'));
const CA = sequence(oid('2.5.29.19'), octets(sequence(tlv(0x01, Buffer.from([0xff])))));
/** By these Apple marks who may sign certificates of purchases, and who purchases. */
const mark = (dotted: string) => sequence(oid(dotted), octets(tlv(0x05)));
const OF_AUTHORITY = '1.2.840.113635.100.6.2.1';
const OF_PURCHASES = '1.2.840.113635.100.6.11.1';

interface Issuer {
  name: string;
  key: KeyObject;
}
interface Certificate extends Issuer {
  der: Buffer;
}

const YEAR_MS = 365 * 86_400_000;

function certificate(name: string, issuedBy: Issuer | undefined, extensions: Buffer[], now: Date): Certificate {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const issuer = issuedBy ?? { name, key: privateKey };
  const called = (common: string) => sequence(tlv(0x31, sequence(oid('2.5.4.3'), tlv(0x0c, Buffer.from(common)))));
  const body = sequence(
    tlv(0xa0, integer(2)),
    integer(7),
    ECDSA_SHA256,
    called(issuer.name),
    sequence(time(new Date(now.getTime() - YEAR_MS)), time(new Date(now.getTime() + 10 * YEAR_MS))),
    called(name),
    publicKey.export({ type: 'spki', format: 'der' }),
    tlv(0xa3, sequence(...extensions)),
  );
  const der = sequence(body, ECDSA_SHA256, bits(sign('sha256', body, issuer.key)));
  return { name, key: privateKey, der };
}

export interface FakeApple {
  /** The root certificate's file. */
  rootFile: string;
  /** A text signed as Apple signs what was bought. */
  sign(payload: object): string;
}

export function fakeApple(now = new Date()): FakeApple {
  const root = certificate('Root of the tests', undefined, [CA], now);
  const authority = certificate('Authority of the tests', root, [CA, mark(OF_AUTHORITY)], now);
  const leaf = certificate('Purchases of the tests', authority, [mark(OF_PURCHASES)], now);
  const rootFile = join(temporaryFolder('apple'), 'root.cer');
  writeFileSync(rootFile, root.der);
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const header = encode({ alg: 'ES256', x5c: [leaf, authority, root].map(({ der }) => der.toString('base64')) });

  return {
    rootFile,
    sign: (payload) => {
      const signed = `${header}.${encode(payload)}`;
      const signature = sign('sha256', Buffer.from(signed), { key: leaf.key, dsaEncoding: 'ieee-p1363' });
      return `${signed}.${signature.toString('base64url')}`;
    },
  };
}
