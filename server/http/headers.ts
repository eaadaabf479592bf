/** What every answer tells the browser to forbid. */
import type { WireConfig } from './house.ts';

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "media-src 'self' blob: data:",
  "connect-src 'self'",
  "font-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "object-src 'none'",
  "require-trusted-types-for 'script'",
];

/** Over plain http neither HSTS nor the upgrade of requests is sent: they would break the page. */
export function securityHeaders({ PUBLIC_URL }: WireConfig): Record<string, string> {
  const secure = PUBLIC_URL?.startsWith('https:') ?? false;
  return {
    'content-security-policy': [...POLICY, ...(secure ? ['upgrade-insecure-requests'] : [])].join('; '),
    ...(secure && { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(self), microphone=(self), geolocation=(self), payment=(self)',
  };
}
