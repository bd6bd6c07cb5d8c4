import { createHash } from 'node:crypto';
import type { FontFamily } from '@signet/brain';
import type { FontFace, FontRecommendation } from '@signet/contract';
import { rankFonts, rankSchemes, type RankedFont } from '@signet/engine';
import type { Recommended } from '../../db/schema.ts';
import type { LoadedBrain } from '../brain/brain.library.ts';
import type { QuizRow } from '../quizzes/quizzes.store.ts';

/** Raised when the engine's rules change, so that stored recommendations are made anew. */
const ENGINE_VERSION = 2;

const ids = (list: readonly { _id: string }[] | undefined): string[] => (list ?? []).map(({ _id }) => _id).toSorted();

/** What the recommendations of a quiz depend on, in an order of its own: the order of answers changes nothing. */
const answersOf = (quiz: QuizRow) => ({
  favoriteColors: ids(quiz.color_preferences?.favoriteColors),
  dislikedColors: ids(quiz.color_preferences?.dislikedColors),
  keywords: quiz.keyword_ids.toSorted(),
  industry: quiz.industry,
  lifecycle: quiz.business_lifecycle,
});

/** The name as it will be drawn: the logo's own text where the founder set one. */
export const logoTextOf = (quiz: Pick<QuizRow, 'logo_text' | 'company_name'>): string => quiz.logo_text.trim() || quiz.company_name;

/** The same for the same answers, brain and engine: what tells whether stored recommendations still hold. */
export const basisOf = (quiz: QuizRow): string =>
  createHash('sha256').update(JSON.stringify([ENGINE_VERSION, quiz.brain_version_id, logoTextOf(quiz), answersOf(quiz)])).digest('hex');

const facesOf = ({ fontName, weights, italic }: FontFamily): FontFace[] =>
  weights.flatMap((fontWeight) => [{ fontName, fontWeight, fontStyle: 'normal' as const }, ...(italic ? [{ fontName, fontWeight, fontStyle: 'italic' as const }] : [])]);

/**
 * Every recommendation of a quiz, best first.
 * @param coverage `_id`s of the families that have every letter of the name.
 */
export const recommend = (quiz: QuizRow, { brain }: LoadedBrain, coverage: ReadonlySet<string>): Recommended => {
  const input = { seed: quiz.id, brain, answers: answersOf(quiz), companyName: logoTextOf(quiz), coverage: (id: string) => coverage.has(id) };
  const families = new Map(brain.fonts.map((family) => [family._id, family]));
  const present = (font: RankedFont): FontRecommendation[] => {
    const family = families.get(font.fontId);
    if (!family) return [];
    const { fontName, fontWeight, fontStyle, orderIndex, matchScore, reasons } = font;
    return [{ _id: font.fontId, fontName, fontType: family.fontType, fontWeight, fontStyle, orderIndex, matchScore, reasons, fonts: facesOf(family), licence: family.licence, designer: family.designer ?? '' }];
  };
  const fonts = rankFonts(input);
  return {
    colors: rankSchemes(input).map((scheme) => ({ _id: scheme.key, ...scheme })),
    headline: fonts.headline.flatMap(present),
    bulkText: fonts.bulkText.flatMap(present),
  };
};
