import type { LanguageModel, ToolSet } from 'ai';
import type { AgentModel } from '@signet/contract';
import { ModelFailed, type Models, type ModelTool, type Question } from '../../ports/models.ts';

/** How a vendor is reached. Keys come from the configuration alone. */
export type VendorSettings = {
  openai?: { apiKey: string; baseURL?: string | undefined } | undefined;
  anthropic?: { apiKey: string } | undefined;
  google?: { apiKey: string } | undefined;
  bedrock?: { region: string; accessKeyId: string; secretAccessKey: string } | undefined;
  /** Any address that speaks as OpenAI does: Ollama, vLLM and others. */
  compatible?: { baseURL: string; apiKey?: string | undefined } | undefined;
};
export type VendorName = keyof VendorSettings;

const shownNames = {
  openai: 'OpenAI',
  anthropic: 'Anthropic',
  google: 'Google',
  bedrock: 'Amazon Bedrock',
  compatible: 'Own server',
} as const satisfies Record<VendorName, string>;

const settled = <T>(settings: T | undefined, vendor: string): T => {
  if (settings === undefined) throw new ModelFailed(`${vendor} is not configured`);
  return settings;
};

/** Libraries are loaded when first needed: each takes a tenth of a second and some megabytes. */
const makers = {
  async openai({ openai }, id) {
    const { apiKey, baseURL } = settled(openai, 'openai');
    return (await import('@ai-sdk/openai')).createOpenAI({ apiKey, ...(baseURL && { baseURL }) }).chat(id);
  },
  async anthropic({ anthropic }, id) {
    return (await import('@ai-sdk/anthropic')).createAnthropic(settled(anthropic, 'anthropic'))(id);
  },
  async google({ google }, id) {
    return (await import('@ai-sdk/google')).createGoogleGenerativeAI(settled(google, 'google'))(id);
  },
  async bedrock({ bedrock }, id) {
    return (await import('@ai-sdk/amazon-bedrock')).createAmazonBedrock(settled(bedrock, 'bedrock'))(id);
  },
  async compatible({ compatible }, id) {
    const { baseURL, apiKey } = settled(compatible, 'compatible');
    const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
    return createOpenAICompatible({ name: 'compatible', baseURL, ...(apiKey && { apiKey }) }).chatModel(id);
  },
} as const satisfies Record<VendorName, (settings: VendorSettings, id: string) => Promise<LanguageModel>>;

/** Milliseconds. Whoever waits longer has left. */
export type Patience = { total: number; firstText: number; betweenTexts: number };
const PATIENCE: Patience = { total: 90_000, firstText: 25_000, betweenTexts: 20_000 };
/** Rounds of looking things up before it has to answer. */
const ROUNDS = 6;

/** For the log: what kind of failure, never the vendor's own words, which may repeat a key or the prompt. */
const described = (error: unknown): string => {
  const { name = 'Error', statusCode } = (error ?? {}) as { name?: string; statusCode?: number };
  return statusCode === undefined ? `the model failed: ${name}` : `the model failed: ${name}, status ${statusCode}`;
};

const toolsOf = async (tools: readonly ModelTool[]): Promise<ToolSet> => {
  const { tool, jsonSchema } = await import('ai');
  return Object.fromEntries(
    tools.map(({ name, description, input, run }) => [
      name,
      tool({ description, inputSchema: jsonSchema({ ...input }), execute: (sent: unknown) => run(sent) }),
    ]),
  );
};

type Offered = { vendor: VendorName; id: string };

/** Language models of vendors, by the AI SDK. `offered` is what the house has configured; the embedded stays beside. */
export const createVendorModels = (
  settings: VendorSettings,
  offered: readonly Offered[],
  { embedded, patience = PATIENCE }: { embedded: Models; patience?: Patience },
): Models => {
  const own = offered.map(({ vendor, id }): AgentModel => ({
    id: `${vendor}:${id}`,
    name: id,
    variant: '0',
    providerName: shownNames[vendor],
    isOffline: false,
  }));

  const answer = async function* answer(question: Question): AsyncGenerator<string> {
    const found = offered.find(({ vendor, id }) => `${vendor}:${id}` === question.modelId);
    if (!found) {
      yield* embedded.answer(question);
      return;
    }
    const { streamText, isStepCount } = await import('ai');
    // leaving the loop does not end the call to the vendor
    const left = new AbortController();
    const result = streamText({
      model: await makers[found.vendor](settings, found.id),
      instructions: question.system,
      messages: [...question.messages],
      tools: await toolsOf(question.tools),
      stopWhen: isStepCount(ROUNDS),
      maxRetries: 1,
      abortSignal: AbortSignal.any([question.signal, left.signal]),
      timeout: { totalMs: patience.total, firstChunkMs: patience.firstText, chunkMs: patience.betweenTexts },
      onError: () => undefined,
    });
    try {
      let ending: string | undefined;
      for await (const part of result.fullStream) {
        if (part.type === 'text-delta') yield part.text;
        if (part.type === 'error') throw new ModelFailed(described(part.error));
        if (part.type === 'abort') throw new ModelFailed('the model took too long');
        if (part.type === 'finish') ending = part.finishReason;
      }
      // after the last round it may look things up no more, and has said nothing of what it found
      const isWhole = ending !== undefined && !['error', 'other', 'tool-calls'].includes(ending);
      if (!isWhole) throw new ModelFailed('the model broke off');
    } catch (error) {
      question.signal.throwIfAborted();
      throw error instanceof ModelFailed ? error : new ModelFailed(described(error));
    } finally {
      left.abort();
    }
  };

  return {
    description: `${own.map(({ id }) => id).join(', ')}; ${embedded.description}`,
    models: () => [...own, ...embedded.models()],
    answer,
  };
};
