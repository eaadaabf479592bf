/** Anthropic, OpenAI, Google and whatever speaks like OpenAI, through the AI SDK. Loaded only where one is configured. */
import type { LanguageModel, LanguageModelUsage } from 'ai';
import { boundedFetch } from './bounded-fetch.ts';
import { type Model, ModelTrouble, type Request, type Spent, type Trouble } from './model.ts';

export type Provider = 'anthropic' | 'openai' | 'google' | 'openai-compatible';

export interface ModelAddress {
  provider: Provider;
  model: string;
  apiKey?: string | undefined;
  baseUrl?: string | undefined;
}

/** OpenAI keeps what it answered for a month unless told not to. */
const PROVIDER_OPTIONS = { openai: { store: false } };

async function connect({ provider, model, apiKey, baseUrl }: ModelAddress): Promise<LanguageModel> {
  const settings = {
    fetch: boundedFetch,
    ...(apiKey !== undefined && { apiKey }),
    ...(baseUrl !== undefined && { baseURL: baseUrl }),
  };
  switch (provider) {
    case 'anthropic':
      return (await import('@ai-sdk/anthropic')).createAnthropic(settings)(model);
    case 'openai':
      return (await import('@ai-sdk/openai')).createOpenAI(settings)(model);
    case 'google':
      return (await import('@ai-sdk/google')).createGoogle(settings)(model);
    case 'openai-compatible':
      return (await import('@ai-sdk/openai-compatible')).createOpenAICompatible({
        ...settings,
        name: provider,
        baseURL: baseUrl ?? '',
        includeUsage: true,
      })(model);
    default:
      return provider satisfies never;
  }
}

async function load(address: ModelAddress) {
  const sdk = await import('ai');
  // Its warnings would quote requests into the log.
  globalThis.AI_SDK_LOG_WARNINGS = false;
  const connected = await connect(address);
  if (typeof connected === 'string' || connected.specificationVersion !== 'v4')
    throw new Error('the provider is of another version than the SDK');
  const model = sdk.wrapLanguageModel({ model: connected, middleware: sdk.extractJsonMiddleware() });
  return { sdk, plain: connected, model };
}

type Sdk = typeof import('ai');

const spentOf = (usage: LanguageModelUsage | undefined): Spent => ({
  read: usage?.inputTokens ?? 0,
  written: usage?.outputTokens ?? 0,
});

function troubleOf(sdk: Sdk, error: unknown, signal: AbortSignal): ModelTrouble {
  if (error instanceof ModelTrouble) return error;
  if (signal.aborted) return new ModelTrouble('too-slow', 'no answer in time', { cause: error });
  if (sdk.NoObjectGeneratedError.isInstance(error))
    return new ModelTrouble('unreadable', 'no object of the shape asked for', {
      cause: error,
      spent: spentOf(error.usage),
    });
  if (sdk.APICallError.isInstance(error)) {
    const { statusCode } = error;
    const kind: Trouble =
      statusCode === 401 || statusCode === 402 || statusCode === 403
        ? 'refused'
        : statusCode === 429 || statusCode === 529
          ? 'busy'
          : 'failed';
    return new ModelTrouble(kind, `answered ${statusCode ?? 'nothing'}`, { cause: error });
  }
  return new ModelTrouble('failed', error instanceof Error ? error.name : 'failed', { cause: error });
}

const bytesOf = (dataUrl: string): Uint8Array => Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');

/** Instructions and data never mix: the one are ours, the other is a single message of JSON. */
const askOf = ({ instructions, data, picture, mostTokens }: Request, signal: AbortSignal) => ({
  instructions,
  messages: [
    {
      role: 'user' as const,
      content: [
        { type: 'text' as const, text: data },
        ...(picture === undefined ? [] : [{ type: 'file' as const, data: bytesOf(picture), mediaType: 'image/jpeg' }]),
      ],
    },
  ],
  maxOutputTokens: mostTokens,
  // Trying again, and giving up, is ours.
  maxRetries: 0,
  abortSignal: signal,
  providerOptions: PROVIDER_OPTIONS,
});

export function sdkModel(address: ModelAddress): Model {
  const loading = load(address);
  // Whoever asks first is told what went wrong.
  loading.catch(() => undefined);
  return {
    name: `${address.provider}/${address.model}`,

    async object(request, shape, signal) {
      const { sdk, model } = await loading;
      try {
        const { output, usage } = await sdk.generateText({
          ...askOf(request, signal),
          model,
          output: sdk.Output.object({ schema: shape }),
        });
        return { value: output, spent: spentOf(usage) };
      } catch (error) {
        throw troubleOf(sdk, error, signal);
      }
    },

    async *words(request, signal) {
      const { sdk, plain } = await loading;
      try {
        const { stream } = sdk.streamText({ ...askOf(request, signal), model: plain, onError: () => undefined });
        let finished: Spent | undefined;
        for await (const part of stream) {
          if (part.type === 'text-delta') yield part.text;
          else if (part.type === 'error') throw part.error;
          else if (part.type === 'abort') throw new ModelTrouble('too-slow', 'no answer in time');
          else if (part.type === 'finish') {
            const spent = spentOf(part.totalUsage);
            // Cut off in the middle: half a sentence may say the opposite of the whole.
            if (part.finishReason !== 'stop')
              throw new ModelTrouble('unreadable', `ended with ${part.finishReason}`, { spent });
            finished = spent;
          }
        }
        if (!finished) throw new ModelTrouble('unreadable', 'ended without an end');
        return finished;
      } catch (error) {
        throw troubleOf(sdk, error, signal);
      }
    },
  };
}
