import type { QuizPage } from '@signet/brand';
import type { Quiz, QuizSave } from '@signet/contract';
import type * as z from 'zod/mini';

/** A page's part of the body of PUT /api/quizzes/. */
export type SavedPart = Omit<QuizSave, '_id' | 'version'>;

/** Finds an industry's name by its id; undefined while the industries are on their way. */
export type IndustryName = (id: string) => string | undefined;

/**
 * A page with something to fill in: everything about it but its screen. `Answers` is what it holds on screen, before
 * it is saved.
 */
export type PageDescriptor<Answers> = {
  heading: string;
  /** The one sentence below the heading. */
  intro: string;
  /** What the results page calls the answers, and what its link back is called for those who hear the page. */
  listedAs: { name: string; what: string };
  /** The page after it. */
  next: QuizPage;
  /** What a draft read back from the browser must look like; anything else is forgotten. */
  draft: z.ZodMiniType<Answers>;
  /** What the answers must satisfy to be saved, with the wording of spec quiz §5: it reads what `toSave` makes. */
  schema: z.ZodMiniType;
  /** The quiz's answers as the page shows them. */
  saved: (quiz: Quiz) => Answers;
  /** What saving the page sends. */
  toSave: (answers: Answers) => SavedPart;
  /** What makes two answers different; two that mean the same come to the same. */
  essence: (answers: Answers) => unknown;
  /** The answers in one line. */
  summary: (answers: Answers, industryName: IndustryName) => string;
};

/** `Stripe, Shopify`, or what `none` says. */
export const listed = (names: readonly string[], none: string): string =>
  names.length === 0 ? none : names.join(', ');

export const idsOf = (list: readonly { _id: string }[]): string[] => list.map((one) => one._id);
export const namesOf = (list: readonly { name: string }[]): string[] => list.map((one) => one.name);
