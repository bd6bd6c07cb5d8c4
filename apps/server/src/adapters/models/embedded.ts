import type { AgentModel } from '@signet/contract';
import { ModelFailed, type Models, type ModelTool, type Question } from '../../ports/models.ts';

const offline: AgentModel = {
  id: 'signet:offline',
  name: 'Offline strategist (computes and quotes)',
  variant: '0',
  providerName: 'Signet',
  isOffline: true,
};

/** The first words come alone, so that something is read at once. */
const FIRST = 4;
/** Words that are handed on together after them: some lines. All are there, and each piece costs a packet. */
const AT_ONCE = 40;

const inPieces = (text: string): string[] => {
  const words = text.match(/\s*\S+\s*/gu) ?? [];
  const rest = words.slice(FIRST);
  const lines = Array.from({ length: Math.ceil(rest.length / AT_ONCE) }, (_, at) =>
    rest.slice(at * AT_ONCE, (at + 1) * AT_ONCE).join(''),
  );
  return [words.slice(0, FIRST).join(''), ...lines];
};

const toolOf = (tools: readonly ModelTool[], name: string): ModelTool => {
  const tool = tools.find((one) => one.name === name);
  if (!tool) throw new ModelFailed(`the offline strategist needs the tool ${name}`);
  return tool;
};

/**
 * Stands in for a language model without one: it asks the tool that works things out and quotes, and says what that
 * says. It follows no instruction, neither of staff nor of a text that it reads, and invents nothing.
 */
export const createEmbeddedModels = (): Models => ({
  description: 'the offline strategist: computes about brands and quotes, no language model',
  models: () => [offline],
  async *answer({ modelId, messages, tools, signal }: Question) {
    if (modelId !== offline.id) throw new ModelFailed(`there is no model ${modelId}`);
    const question = messages.at(-1)?.content ?? '';
    signal.throwIfAborted();
    const text = await toolOf(tools, 'answer_offline').run({ question });
    for (const piece of inPieces(text)) {
      signal.throwIfAborted();
      yield piece;
    }
  },
});
