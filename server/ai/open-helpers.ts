/** Opens the configured language model for the whole server, and hands each caller a helper of his own. */
import type { Registry } from 'prom-client';
import type { Knowledge } from '#engine/knowledge.ts';
import { allowance } from './allowance.ts';
import { breaker } from './breaker.ts';
import { carefulModel } from './careful-model.ts';
import type { Aside, Helper } from './helper.ts';
import { meter, noMeter } from './meter.ts';
import type { ModelTrouble, Request } from './model.ts';
import { modelHelper } from './model-helper.ts';
import { readings } from './readings.ts';
import { type Provider, sdkModel } from './sdk-model.ts';

/** The part of the configuration that is about language models. */
export interface AiConfig {
  AI_PROVIDER: Provider | 'embedded';
  AI_MODEL?: string | undefined;
  AI_API_KEY?: string | undefined;
  AI_BASE_URL?: string | undefined;
  AI_TIMEOUT_MS: number;
  AI_CALLS_PER_PERSON: number;
  AI_CALLS: number;
  AI_PRICE_IN: number;
  AI_PRICE_OUT: number;
}

export interface Caller {
  /** Whose share of calls is used: an account, or an address. */
  subject: string;
  /** Names by which we know the owner; they are taken out of what is sent. */
  names: readonly string[];
  /** Ends when the owner has left. */
  left: AbortSignal;
  /** Waits without keeping a place that others need. */
  aside: Aside;
}

export interface Helpers {
  /** Provider and model. */
  readonly name: string;
  /** Where owners' words go, in plain words. */
  readonly place: string;
  /** The wait that the owner is asked for begins with the first thing asked of it. */
  forCaller(caller: Caller): Helper;
}

interface Surroundings {
  knowledge: Knowledge;
  clock: () => Date;
  /** Left out: nothing is counted. */
  registry?: Registry | undefined;
  onTrouble: (trouble: ModelTrouble, request: Request) => void;
}

/** Nothing when none is configured. */
export function openHelpers(
  config: AiConfig,
  { knowledge, clock, registry, onTrouble }: Surroundings,
): Helpers | undefined {
  const { AI_PROVIDER: provider, AI_MODEL: modelName } = config;
  if (provider === 'embedded' || modelName === undefined) return undefined;
  const model = sdkModel({
    provider,
    model: modelName,
    apiKey: config.AI_API_KEY,
    baseUrl: config.AI_BASE_URL,
  });
  const share = allowance({ each: config.AI_CALLS_PER_PERSON, all: config.AI_CALLS }, clock);
  const fuse = breaker(() => clock().getTime());
  const read = readings();
  const counts = registry
    ? meter(registry, { read: config.AI_PRICE_IN, written: config.AI_PRICE_OUT }, fuse.isOpen)
    : noMeter;
  return {
    name: model.name,
    place: placeOf(config),
    forCaller: ({ subject, names, left, aside }) =>
      modelHelper({
        name: model.name,
        knowledge,
        names,
        subject,
        aside,
        readings: read,
        model: carefulModel({
          model,
          breaker: fuse,
          meter: counts,
          take: () => share.take(subject),
          patienceMs: config.AI_TIMEOUT_MS,
          left,
          onTrouble,
        }),
      }),
  };
}

const COMPANIES = { anthropic: 'Anthropic', openai: 'OpenAI', google: 'Google' };
const AT_HOME = /^(localhost|127\.|\[?::1|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.)|\.(local|internal|lan)$/;

function placeOf({ AI_PROVIDER: provider, AI_BASE_URL: address }: AiConfig): string {
  const host = address === undefined ? undefined : new URL(address).hostname;
  if (host !== undefined) return AT_HOME.test(host) || !host.includes('.') ? 'a computer of this app’s operator' : host;
  return provider in COMPANIES ? COMPANIES[provider as keyof typeof COMPANIES] : provider;
}
