import type { ChatSource } from '@signet/contract';
import {
  computeAnswer,
  quoteAnswer,
  restsOn,
  systemPrompt,
  writeAnswer,
  type Answer,
  type Passage,
  type StrategistBrand,
} from '@signet/strategist';
import type { Message, Models, ModelTool } from '../../ports/models.ts';
import type { Retrieval } from '../knowledge-bases/retrieval.ts';
import { createCloseness } from './closeness.ts';

/** An agent as it was when it was prepared. */
export type AgentSnapshot = { model: string; instruction: string; knowledgeBaseIds: readonly string[] };

export type Asked = {
  /** Who waits for the answer: people have their looks in turn. */
  asker: string;
  agent: AgentSnapshot;
  /** Whose question it is: everything that tools read of a brand is of this one. */
  brand: StrategistBrand | undefined;
  /** What was said before and the question, the oldest first. */
  messages: readonly Message[];
  signal: AbortSignal;
};

/** What a model may send a tool. */
const LONGEST_INPUT = 4000;

const textIn = (input: unknown, name: string): string => {
  const value = (input as Record<string, unknown> | null)?.[name];
  return typeof value === 'string' ? value.slice(0, LONGEST_INPUT) : '';
};

/** Passages get their numbers as they are handed out, and keep them. */
const createNumbering = () => {
  const handed: Passage[] = [];
  return {
    numberOf: (passage: Passage): number => {
      const at = handed.findIndex(({ id }) => id === passage.id);
      return at < 0 ? handed.push(passage) : at + 1;
    },
    /** Those that a text names. */
    named: (text: string): ChatSource[] =>
      handed.flatMap(({ title, place, text: passage }, at) =>
        text.includes(`[${at + 1}]`) ? [{ number: at + 1, title, place, text: passage }] : [],
      ),
  };
};

const INPUT = (description: string): ModelTool['input'] => ({
  type: 'object',
  properties: { question: { type: 'string', description } },
  required: ['question'],
});

/** Answers a question from a founder's own brand and the knowledge bases of an agent, and from nothing else. */
export const createAnswering = ({ models, retrieval }: { models: Models; retrieval: Pick<Retrieval, 'search'> }) => {
  const closeTo = createCloseness({ retrieval });
  const isOffline = (model: string): boolean => models.models().find(({ id }) => id === model)?.isOffline === true;

  return {
    isOffline,

    /** Yields text as it is written; ends with what it rests on. */
    async *answer({
      asker,
      agent,
      brand,
      messages,
      signal,
    }: Asked): AsyncGenerator<{ text: string } | { source: ChatSource }> {
      const { numberOf, named } = createNumbering();
      const compute = (question: string): Answer | undefined => (brand ? computeAnswer(question, brand) : undefined);
      const closest = (question: string): Promise<Passage[]> =>
        closeTo(question, { baseIds: agent.knowledgeBaseIds, brand, asker, signal });
      const told = (answer: Answer): string => {
        for (const passage of restsOn(answer)) numberOf(passage);
        return writeAnswer(answer, numberOf);
      };
      const offline: ModelTool = {
        name: 'answer_offline',
        description: 'Works out or quotes an answer.',
        input: INPUT('The question.'),
        async run(input) {
          const question = textIn(input, 'question');
          const computed = compute(question);
          return told(computed ?? quoteAnswer(question, await closest(question), brand));
        },
      };
      const tools: ModelTool[] = [
        {
          name: 'look_up',
          description: "Finds passages of the founder's brand and of the knowledge bases that are close to a question.",
          input: INPUT('What to look for, in words that a text about it would use.'),
          async run(input) {
            const found = await closest(textIn(input, 'question'));
            if (found.length === 0) return 'Nothing was found.';
            return found
              .map((passage) => `[${numberOf(passage)}] ${passage.title} (${passage.place})\n${passage.text}`)
              .join('\n\n');
          },
        },
        {
          name: 'compute',
          description:
            "Works out from the founder's brand: the contrast of two colors and what would pass, which logo file " +
            'goes where, what a keyword means here, its colors, fonts, voice, competitors and stage.',
          input: INPUT('One question, such as: may white text stand on our primary color?'),
          async run(input) {
            const computed = compute(textIn(input, 'question'));
            return computed ? told(computed) : 'This is nothing that can be worked out. Look it up instead.';
          },
        },
      ];
      let whole = '';
      for await (const text of models.answer({
        modelId: agent.model,
        system: systemPrompt(agent.instruction),
        messages,
        tools: isOffline(agent.model) ? [offline] : tools,
        signal,
      })) {
        whole += text;
        yield { text };
      }
      for (const source of named(whole)) yield { source };
    },
  };
};

export type Answering = ReturnType<typeof createAnswering>;
