import { hash } from 'node:crypto';
import type { EngineAnswers } from '@signet/engine';
import type { ResearchContent } from '../../db/tables/research.ts';
import { logoTextOf } from '../quizzes/logo-text.ts';
import type { QuizRow } from '../quizzes/quizzes.service.ts';

const ids = (list: readonly { _id: string }[] | undefined): string[] => (list ?? []).map(({ _id }) => _id).toSorted();

/** What the recommendations of a quiz depend on, in an order of its own: the order of answers changes nothing. */
export const answersOf = (quiz: QuizRow): EngineAnswers => ({
  favoriteColors: ids(quiz.color_preferences?.favoriteColors),
  dislikedColors: ids(quiz.color_preferences?.dislikedColors),
  keywords: quiz.keyword_ids.toSorted(),
  industry: quiz.industry,
  lifecycle: quiz.business_lifecycle,
  ...(quiz.stand_out === null ? {} : { standOut: quiz.stand_out }),
});

const digestOf = (value: unknown): string => hash('sha256', JSON.stringify(value), 'hex');

/** The same for the same answers, name and brain version: what tells whether a set is of the answers as they are. */
export const answersBasisOf = (quiz: QuizRow): string =>
  digestOf([
    quiz.brain_version_id,
    logoTextOf(quiz),
    answersOf(quiz),
    (quiz.competitors ?? []).map(({ identifier }) => identifier.uuid).toSorted(),
  ]);

/** The same for the same answers, research and engine: what is made of these once is not made again. */
export const basisOf = (quiz: QuizRow, research: ResearchContent, engineVersion: number): string =>
  digestOf([engineVersion, answersBasisOf(quiz), research]);
