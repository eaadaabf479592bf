/** The environment, read once and checked whole. The `describe` texts are its documentation: `.env.example` is printed from them. */
import { X509Certificate } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import * as z from 'zod';

const Switch = z.enum(['on', 'off']);

/** What a language model of each provider cannot do without. */
const AI_NEEDS = {
  embedded: [],
  anthropic: ['AI_MODEL', 'AI_API_KEY'],
  openai: ['AI_MODEL', 'AI_API_KEY'],
  google: ['AI_MODEL', 'AI_API_KEY'],
  'openai-compatible': ['AI_MODEL', 'AI_BASE_URL'],
} as const;

/** Certificates out of files, in either of the forms in which they are handed out. */
const Certificates = z.string().transform((paths, context) =>
  paths.split(',').flatMap((path) => {
    try {
      return [new X509Certificate(readFileSync(path.trim())).raw];
    } catch (error) {
      context.addIssue({ code: 'custom', message: `${path.trim()} holds no certificate: ${(error as Error).message}` });
      return [];
    }
  }),
);

const Variables = z.object({
  HOST: z.string().default('127.0.0.1').describe('Address the server listens on. 0.0.0.0 in a container.'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000).describe('Port the server listens on.'),
  DATA_DIR: z.string().default('./.data').describe("The embedded database's folder."),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'Must look like postgres://user:password@host/database' })
    .optional()
    .describe('A PostgreSQL server (15 or newer). Left out: a database embedded in this program.'),
  DATABASE_REPLICA_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'Must look like postgres://user:password@host/database' })
    .optional()
    .describe(
      'A streaming replica of DATABASE_URL, for lists that may be seconds late. Behind or away, the first is asked.',
    ),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/, error: 'Must look like https://cars.example' })
    .optional()
    .describe('Origin that owners see, for links, cookies and payment returns. Left out: taken from the request.'),
  NATIVE_ORIGIN: z
    .string()
    .regex(/^[a-z][a-z0-9+.-]*:\/\/[^/\s]+$/, 'Must look like capacitor://localhost')
    .optional()
    .describe('Origin of the iOS shell, capacitor://localhost. It alone may call across sites, with a bearer token.'),
  OPERATOR_NAME: z
    .string()
    .optional()
    .describe('Who runs this server, as the privacy policy and the terms name them. Set it before others use it.'),
  SUPPORT_EMAIL: z
    .email('Must look like support@cars.example')
    .optional()
    .describe(
      'Where owners can write to. Left out: support@ the host of PUBLIC_URL, the mailbox that RFC 2142 names for it. Somebody must read it.',
    ),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'Must look like smtp://user:password@mail.example:587' })
    .optional()
    .describe('A mail server that messages to support are sent over, to SUPPORT_EMAIL. Left out: they are kept alone.'),
  TRUSTED_PROXIES: z
    .string()
    .optional()
    .describe('Addresses of proxies whose X-Forwarded-For is believed, with commas. Left out: none is.'),
  RATE_LIMIT: Switch.default('on').describe(
    'off for tests and benchmarks: no limits by address or client, nor on sign-in. Reset answers stay limited.',
  ),
  BREACHED_PASSWORDS: z
    .string()
    .refine((file) => existsSync(file), 'Must name a file that is there')
    .optional()
    .describe(
      'A file of SHA-1 hashes in order, a line each, as haveibeenpwned.com gives them. Nobody can choose those passwords.',
    ),
  REDIS_URL: z
    .url({ protocol: /^rediss?$/, error: 'Must look like redis://host:6379' })
    .optional()
    .describe('A Valkey or Redis server, where several servers share their limits. Left out: each counts for itself.'),
  TLS_INSIDE: Switch.default('off').describe(
    'on: addresses of databases and counts must be encrypted, with certificates checked, or lie on this machine.',
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'Must look like http://collector:4318' })
    .optional()
    .describe('An OpenTelemetry collector that is sent a trace of each request. Left out: none is made.'),
  BILLING: z
    .enum(['open', 'enforced'])
    .default('open')
    .describe('open: every owner counts as premium. enforced: premium features need an active subscription.'),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_(live|test)_\w+$/, 'Must look like sk_live_…')
    .optional()
    .describe('Key of a Stripe account, for card payments. Left out: none are taken.'),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\S+$/, 'Must look like whsec_…')
    .optional()
    .describe('With it Stripe signs what it sends to /api/webhooks/stripe.'),
  STRIPE_API_URL: z
    .url({ protocol: /^https?$/, error: 'Must look like https://api.stripe.com' })
    .default('https://api.stripe.com')
    .describe('Where Stripe is asked.'),
  APPLE_BUNDLE_ID: z
    .string()
    .regex(/^[\w.-]+$/, 'Must look like uk.example.cars')
    .optional()
    .describe('Bundle id of the iOS app, for purchases in the App Store. Left out: none are taken.'),
  APPLE_TEAM_ID: z
    .string()
    .regex(/^[A-Z0-9]{10}$/, 'Must look like ABCDE12345')
    .optional()
    .describe('Team id of the developer account. With APPLE_BUNDLE_ID, links to this site open the iOS app.'),
  APPLE_APP_ID: z.coerce
    .number()
    .int()
    .positive()
    .optional()
    .describe("The app's number in the App Store. The sandbox has none."),
  APPLE_ROOT_CERTS: Certificates.optional().describe(
    "Files of Apple's root certificates, with commas: https://www.apple.com/certificateauthority.",
  ),
  APPLE_ENVIRONMENT: z
    .enum(['Production', 'Sandbox'])
    .default('Production')
    .describe('Purchases of which App Store count; those of the other open nothing.'),
  APPLE_ONLINE_CHECKS: Switch.default('on').describe(
    'off where Apple cannot be reached: whether a certificate was revoked is then not asked.',
  ),
  ADS_CLIENT_ID: z
    .string()
    .regex(/^ca-pub-\d{10,20}$/, 'Must look like ca-pub-1234567890123456')
    .optional()
    .describe(
      "The site's number with Google AdSense. Ads show only with enforced billing, to those who have not paid.",
    ),
  OVERPASS_URL: z
    .url({ protocol: /^https?$/, error: 'Must look like https://overpass.example/api/interpreter' })
    .optional()
    .describe(
      'An Overpass server that finds garages on OpenStreetMap. Left out: only what has been loaded is searched.',
    ),
  EBAY_CLIENT_ID: z.string().optional().describe('App ID of an eBay developer account, for live part offers.'),
  EBAY_CLIENT_SECRET: z.string().optional().describe('Cert ID that goes with it. Left out: guide prices only.'),
  EBAY_API_URL: z
    .url({ protocol: /^https?$/, error: 'Must look like https://api.ebay.com' })
    .default('https://api.ebay.com')
    .describe('Where eBay is asked; its sandbox is https://api.sandbox.ebay.com.'),
  AI_PROVIDER: z
    .enum(['embedded', 'anthropic', 'openai', 'google', 'openai-compatible'])
    .default('embedded')
    .describe(
      'Which language model helps owners who allow it. embedded: none, and nothing of it shows. openai-compatible: Ollama, vLLM, llama.cpp and the like.',
    ),
  AI_MODEL: z.string().optional().describe("The model's name as its provider has it. Needed with any provider."),
  AI_API_KEY: z
    .string()
    .optional()
    .describe('Key of that provider. An openai-compatible server of your own may need none.'),
  AI_BASE_URL: z
    .url({ protocol: /^https?$/, error: 'Must look like http://127.0.0.1:11434/v1' })
    .optional()
    .describe('Where an openai-compatible server answers, with its /v1.'),
  AI_TIMEOUT_MS: z.coerce
    .number()
    .int()
    .min(100)
    .max(50_000)
    .default(8_000)
    .describe('How long an owner waits for a language model at most, all its work on one answer together.'),
  AI_CALLS_PER_PERSON: z.coerce
    .number()
    .int()
    .min(0)
    .default(120)
    .describe('Calls to the language model that one owner, or one address without account, may cause a day.'),
  AI_CALLS: z.coerce.number().int().min(0).default(5_000).describe('Calls to the language model a day, all together.'),
  AI_PRICE_IN: z.coerce
    .number()
    .min(0)
    .default(0)
    .describe('US dollars per million tokens read, for the cost among the metrics.'),
  AI_PRICE_OUT: z.coerce.number().min(0).default(0).describe('US dollars per million tokens written.'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .default('info')
    .describe('How much is logged. Request bodies never are.'),
  METRICS: Switch.default('off').describe('on: Prometheus text at /metrics.'),
});

const THIS_MACHINE = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** Whether a host's name or address leads nowhere but here. */
export const isThisMachine = (host: string): boolean => THIS_MACHINE.test(host);

/** Nobody on the way can read along, or there is no way. */
function isPrivate(address: string): boolean {
  const { protocol, hostname, searchParams } = new URL(address);
  const host = searchParams.get('host') ?? hostname;
  const encrypted = protocol === 'rediss:' || searchParams.get('sslmode') === 'verify-full';
  return encrypted || isThisMachine(host) || host.startsWith('/');
}

const Config = Variables.superRefine((config, context) => {
  const together = (...names: (keyof typeof config)[]) => {
    if (names.every((name) => config[name] === undefined)) return;
    for (const name of names)
      if (config[name] === undefined)
        context.addIssue({ code: 'custom', path: [name], message: `Needed together with ${names.join(' and ')}` });
  };
  if (config.DATABASE_REPLICA_URL !== undefined && config.DATABASE_URL === undefined)
    context.addIssue({ code: 'custom', path: ['DATABASE_URL'], message: 'Needed with DATABASE_REPLICA_URL' });
  if (config.TLS_INSIDE === 'on')
    for (const name of ['DATABASE_URL', 'DATABASE_REPLICA_URL', 'REDIS_URL'] as const)
      if (config[name] !== undefined && !isPrivate(config[name]))
        context.addIssue({
          code: 'custom',
          path: [name],
          message: 'Must be encrypted with TLS_INSIDE=on: sslmode=verify-full, or rediss:',
        });
  together('STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET');
  together('EBAY_CLIENT_ID', 'EBAY_CLIENT_SECRET');
  if (config.APPLE_ENVIRONMENT === 'Production') together('APPLE_BUNDLE_ID', 'APPLE_APP_ID', 'APPLE_ROOT_CERTS');
  else together('APPLE_BUNDLE_ID', 'APPLE_ROOT_CERTS');
  for (const name of AI_NEEDS[config.AI_PROVIDER])
    if (config[name] === undefined)
      context.addIssue({ code: 'custom', path: [name], message: `Needed with AI_PROVIDER=${config.AI_PROVIDER}` });
});
export type Config = z.infer<typeof Config>;

type Environment = Record<string, string | undefined>;

/** What a vault hands in as files: `NAME_FILE` holds what `NAME` would. */
function fromFiles(environment: Environment): Environment {
  const complaints: string[] = [];
  const read = Object.keys(Variables.shape).flatMap((name) => {
    const file = environment[`${name}_FILE`]?.trim();
    if (!file) return [];
    if (environment[name]?.trim()) complaints.push(`  ${name}: Given twice, here and in ${name}_FILE`);
    try {
      return [[name, readFileSync(file, 'utf8').trim()]];
    } catch (error) {
      complaints.push(`  ${name}_FILE: ${(error as Error).message}`);
      return [];
    }
  });
  if (complaints.length > 0) throw new Error(`${BAD}\n${complaints.join('\n')}`);
  return { ...environment, ...Object.fromEntries(read) };
}

const BAD = 'Bad configuration. Mend these variables and start again:';

/** The only place that reads the environment. Stops the program, naming every bad variable. Empty counts as left out. */
export function readConfig(environment: Environment = process.env): Config {
  const given = Object.fromEntries(Object.entries(fromFiles(environment)).filter(([, value]) => value?.trim()));
  const parsed = Config.safeParse(given);
  if (parsed.success) return parsed.data;
  const complaints = parsed.error.issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`);
  throw new Error(`${BAD}\n${complaints.join('\n')}`);
}

/** Whether npm runs this program: npm dies of SIGTERM without passing it on, so the program then has to watch for that. */
export const startedByNpm = (environment: Environment = process.env): boolean =>
  environment.npm_lifecycle_event !== undefined;

/** The text of `.env.example`: every variable with what it means and its default. */
export function envExample(): string {
  const { properties } = z.toJSONSchema(Variables, { io: 'input' });
  const entries = Object.entries(properties ?? {}).map(([name, shape]) => {
    const { description, default: byDefault, enum: choices } = shape as z.core.JSONSchema.BaseSchema;
    const among = choices ? ` One of: ${choices.join(', ')}.` : '';
    return `# ${description}${among}\n#${name}=${byDefault ?? ''}\n`;
  });
  return `# Every variable may be left out. A bad value stops the server with a sentence saying which.\n# Each may come from a file instead, as a vault hands secrets in: DATABASE_URL_FILE=/run/secrets/database-url.\n\n${entries.join('\n')}`;
}
