import type { AgentModel } from '@signet/contract';

/** What is said so far, the oldest first; the last is the question. */
export type Message = { role: 'user' | 'assistant'; content: string };

/**
 * Something that a model may look up. What it reads is bound to one founder before the model hears of it, so nothing
 * in `input` names whose it is.
 */
export type ModelTool = {
  name: string;
  description: string;
  /** JSON Schema of an object. */
  input: { type: 'object'; properties: Record<string, { type: 'string'; description: string }>; required: string[] };
  /** Whatever the model sends: it is checked here. Resolves to what the model reads. */
  run: (input: unknown) => Promise<string>;
};

export type Question = {
  modelId: string;
  system: string;
  messages: readonly Message[];
  tools: readonly ModelTool[];
  /** Aborted when nobody waits for the answer any more. */
  signal: AbortSignal;
};

/**
 * Language models, or what stands in for them. `answer` yields text as it is written. It throws ModelFailed where the
 * model does not answer, refuses or breaks off; whoever leaves the loop, or aborts, ends the call to the model too.
 */
export type Models = {
  /** One line for the start banner. */
  readonly description: string;
  models: () => readonly AgentModel[];
  answer: (question: Question) => AsyncIterable<string>;
};

/** A model did not answer. The message is for the log: no key, no prompt, nothing that the vendor wrote. */
export class ModelFailed extends Error {}
