/** What every answer tells the browser to forbid. */
import type { WireConfig } from './house.ts';

const SELF = "'self'";

const POLICY: Record<string, readonly string[]> = {
  'default-src': ["'none'"],
  'script-src': [SELF],
  'style-src': [SELF],
  'img-src': [SELF, 'data:', 'blob:'],
  'media-src': [SELF, 'blob:', 'data:'],
  'connect-src': [SELF],
  'font-src': [SELF],
  'manifest-src': [SELF],
  'worker-src': [SELF],
  'base-uri': ["'none'"],
  'form-action': [SELF],
  'frame-ancestors': ["'none'"],
  'object-src': ["'none'"],
  'require-trusted-types-for': ["'script'"],
};

const AD_SCRIPTS = [
  'https://pagead2.googlesyndication.com',
  'https://*.googlesyndication.com',
  'https://*.doubleclick.net',
  'https://*.adtrafficquality.google',
  'https://fundingchoicesmessages.google.com',
];

/** What the advertising service needs besides: its scripts write styles, frames and addresses as they please. */
const FOR_ADS: Record<string, readonly string[]> = {
  'script-src': AD_SCRIPTS,
  'style-src': ["'unsafe-inline'"],
  'img-src': ['https:'],
  'connect-src': AD_SCRIPTS,
  'frame-src': [...AD_SCRIPTS, 'https://www.google.com'],
};

/** Ads can show at all only where somebody could also pay to be spared them. */
const showsAds = ({ BILLING, ADS_CLIENT_ID }: WireConfig): boolean =>
  BILLING === 'enforced' && ADS_CLIENT_ID !== undefined;

function policyOf(config: WireConfig, secure: boolean): string {
  const { 'require-trusted-types-for': trusted = [], ...rest } = POLICY;
  const policy = showsAds(config)
    ? Object.fromEntries(
        Object.keys({ ...rest, ...FOR_ADS }).map((name) => [name, [...(rest[name] ?? []), ...(FOR_ADS[name] ?? [])]]),
      )
    : { ...rest, 'require-trusted-types-for': trusted };
  const lines = Object.entries(policy).map(([name, sources]) => [name, ...sources].join(' '));
  return [...lines, ...(secure ? ['upgrade-insecure-requests'] : [])].join('; ');
}

/** Over plain http neither HSTS nor the upgrade of requests is sent: they would break the page. */
export function securityHeaders(config: WireConfig): Record<string, string> {
  const secure = config.PUBLIC_URL?.startsWith('https:') ?? false;
  return {
    'content-security-policy': policyOf(config, secure),
    ...(secure && { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(self), microphone=(self), geolocation=(self), payment=(self)',
  };
}
