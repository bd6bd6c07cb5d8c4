import * as z from 'zod/mini';
import { activeUser, userWith, type Access } from './access.ts';

/** The agents that there can be (spec administration §3). */
export const agentTypes = ['general'] as const;
export type AgentType = (typeof agentTypes)[number];

/** Spec administration §5 and §9. */
export const strategistLimits = {
  promptLength: 4000,
  instructionLeast: 40,
  instructionMost: 4000,
  knowledgeBasesPerAgent: 5,
  knowledgeBaseName: 64,
  knowledgeBaseNotes: 2048,
  /** Knowledge bases listed for association. */
  knowledgeBasesOffered: 100,
  /** Questions that staff add to those that every draft is checked with. */
  ownQuestions: 10,
  ownQuestionLength: 300,
  documentBytes: 25 * 1024 * 1024,
  documentsPerBase: 2000,
  documentName: 200,
} as const;

/** Milliseconds (spec administration §9). */
export const strategistTiming = { agentBusy: 300, knowledgeBaseBusy: 500, chatScroll: 300 } as const;

/** Prompts that one founder may send in a day, by tier; whoever has another tier may send the fewest. */
export const promptsADay: Readonly<Record<string, number>> = { founder: 100, studio: 300 };
export const FEWEST_PROMPTS_A_DAY = 50;

/** Who talks to the published agent, and who tries its draft (spec administration §2.3, 4.8). */
export const chatAccess = {
  ...activeUser,
  flags: ['chatbot.enabled'],
  feature: 'chat.enabled',
} as const satisfies Access;
export const draftAccess = userWith('canAccessAdminPage', 'canManageAIAgent');

/** What an answer rests on: the passage itself, so that it can be opened without asking again. */
export const chatSource = z.object({
  number: z.int(),
  /** What it is of: a document and its part, or the founder's own brand. */
  title: z.string(),
  /** The knowledge base, or whose brand. */
  place: z.string(),
  text: z.string(),
});
export type ChatSource = z.output<typeof chatSource>;

/** One prompt and what was answered. */
export const chatTurn = z.object({
  _id: z.string(),
  prompt: z.string(),
  response: z.string(),
  status: z.enum(['answering', 'answered', 'stopped', 'failed']),
  sources: z.array(chatSource),
  at: z.string(),
});
export type ChatTurn = z.output<typeof chatTurn>;

/** What is streamed, a line of JSON each: the text as it is written, its sources, and one line that ends it. */
export const chatEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('text'), text: z.string() }),
  z.object({ type: z.literal('source'), source: chatSource }),
  z.object({ type: z.literal('end'), turnId: z.string() }),
  z.object({ type: z.literal('error'), message: z.string() }),
]);
export type ChatEvent = z.output<typeof chatEvent>;
