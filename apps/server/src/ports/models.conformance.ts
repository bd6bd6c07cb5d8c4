import { describe, expect, it } from 'vitest';
import { ModelFailed, type Models, type ModelTool, type Question } from './models.ts';

type Setting = {
  models: () => Models;
  modelId: string;
  /** Makes the model ask this tool, if it does not by itself. */
  willAsk: (tool: string, then: string) => void;
};

const question = (setting: Setting, tools: ModelTool[], more: Partial<Question> = {}): Question => ({
  modelId: setting.modelId,
  system: 'Answer briefly.',
  messages: [{ role: 'user', content: 'What are our colors?' }],
  tools,
  signal: new AbortController().signal,
  ...more,
});

/** The one tool that every model of this house can be given. */
const tool = (asked: unknown[]): ModelTool => ({
  name: 'answer_offline',
  description: 'Works out an answer.',
  input: { type: 'object', properties: { question: { type: 'string', description: 'It.' } }, required: ['question'] },
  run: async (input) => {
    asked.push(input);
    return 'Coral, and a long line of words after it, so that it comes in pieces.';
  },
});

/** What every model, or what stands in for one, keeps. */
export const describeModels = (name: string, setting: Setting): void => {
  describe(`${name}: models`, () => {
    it('lists the model with provider, name and variant', () => {
      const found = setting
        .models()
        .models()
        .find(({ id }) => id === setting.modelId);
      expect(found).toMatchObject({ name: expect.any(String), providerName: expect.any(String) });
      expect(typeof found?.variant).toBe('string');
    });

    it('asks the tool and streams what it then says', async () => {
      const asked: unknown[] = [];
      setting.willAsk('answer_offline', 'Coral, and a long line of words after it, so that it comes in pieces.');
      const pieces: string[] = [];
      for await (const piece of setting.models().answer(question(setting, [tool(asked)]))) pieces.push(piece);
      expect(asked).toHaveLength(1);
      expect(pieces.join('')).toContain('Coral');
      expect(pieces.length).toBeGreaterThan(1);
    });

    it('refuses a model that it does not have', async () => {
      const answer = setting.models().answer(question(setting, [tool([])], { modelId: 'nobody:none' }));
      await expect(answer[Symbol.asyncIterator]().next()).rejects.toThrow(ModelFailed);
    });

    it('ends when nobody waits any more', async () => {
      setting.willAsk('answer_offline', 'One two three four five six seven eight nine ten eleven twelve thirteen.');
      const left = new AbortController();
      const read = async (): Promise<number> => {
        let count = 0;
        for await (const _ of setting.models().answer(question(setting, [tool([])], { signal: left.signal }))) {
          count += 1;
          left.abort();
        }
        return count;
      };
      await expect(read()).rejects.toMatchObject({ name: 'AbortError' });
    });
  });
};
