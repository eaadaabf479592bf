/** Whom an address stands for, where calls are counted. */
import { isIPv6 } from 'node:net';

/** An owner of IPv6 has a whole /64 to call from. */
export function neighbourhood(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/, '');
  return isIPv6(plain) ? expand(plain).slice(0, 4).join(':') : plain;
}

function expand(address: string): string[] {
  const [head = '', tail] = address.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  return [...left, ...Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0'), ...right];
}
