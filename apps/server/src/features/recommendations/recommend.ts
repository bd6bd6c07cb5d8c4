import { createHash } from 'node:crypto';
import type { FontFamily } from '@signet/brain';
import type { FontFace, FontRecommendation, MarketingKitRecommendation } from '@signet/contract';
import {
  rankFonts,
  rankKits,
  rankSchemes,
  type EngineAnswers,
  type EngineInput,
  type RankedFont,
  type RankedFonts,
  type RankedKit,
  type RankedScheme,
} from '@signet/engine';
import type { Recommended } from '../../db/schema.ts';
import { Refusal } from '../../http/refusal.ts';
import type { LoadedBrain } from '../brain/loaded-brain.ts';
import type { NameFits } from '../fonts/font-library.ts';
import type { QuizRow } from '../quizzes/quizzes.store.ts';

/** Raised when the engine's rules change, so that stored recommendations are made anew. */
const ENGINE_VERSION = 4;

type Research = EngineInput['research'];

const ids = (list: readonly { _id: string }[] | undefined): string[] => (list ?? []).map(({ _id }) => _id).toSorted();

/** What the recommendations of a quiz depend on, in an order of its own: the order of answers changes nothing. */
const answersOf = (quiz: QuizRow): EngineAnswers => ({
  favoriteColors: ids(quiz.color_preferences?.favoriteColors),
  dislikedColors: ids(quiz.color_preferences?.dislikedColors),
  keywords: quiz.keyword_ids.toSorted(),
  industry: quiz.industry,
  lifecycle: quiz.business_lifecycle,
  ...(quiz.stand_out === null ? {} : { standOut: quiz.stand_out }),
});

/** The name as it will be drawn: the logo's own text where the founder set one. */
export const logoTextOf = (quiz: Pick<QuizRow, 'logo_text' | 'company_name'>): string =>
  quiz.logo_text.trim() || quiz.company_name;

/** The same for the same answers, research, brain and engine: what tells whether stored recommendations still hold. */
export const basisOf = (quiz: QuizRow, research: Research): string =>
  createHash('sha256')
    .update(JSON.stringify([ENGINE_VERSION, quiz.brain_version_id, logoTextOf(quiz), answersOf(quiz), research]))
    .digest('hex');

const facesOf = ({ fontName, weights, italic }: FontFamily): FontFace[] =>
  weights.flatMap((fontWeight) => [
    { fontName, fontWeight, fontStyle: 'normal' as const },
    ...(italic ? [{ fontName, fontWeight, fontStyle: 'italic' as const }] : []),
  ]);

const presentFont = ({ brain }: LoadedBrain) => {
  const families = new Map(brain.fonts.map((family) => [family._id, family]));
  return (font: RankedFont): FontRecommendation[] => {
    const family = families.get(font.fontId);
    if (!family) return [];
    const { fontName, fontWeight, fontStyle, orderIndex, matchScore, reasons } = font;
    return [
      {
        _id: font.fontId,
        fontName,
        fontType: family.fontType,
        fontWeight,
        fontStyle,
        orderIndex,
        matchScore,
        reasons,
        fonts: facesOf(family),
        licence: family.licence,
        designer: family.designer ?? '',
      },
    ];
  };
};

const presentKit = ({ brain }: LoadedBrain) => {
  const kits = new Map(brain.marketingKits.map((kit) => [kit._id, kit]));
  return ({ marketingKitId, orderIndex, matchScore, reasons }: RankedKit): MarketingKitRecommendation[] => {
    const kit = kits.get(marketingKitId);
    if (!kit) return [];
    const { key, name, description, styles } = kit;
    return [
      {
        _id: marketingKitId,
        marketingKitId,
        marketingKitKey: key,
        name,
        description,
        styles,
        orderIndex,
        matchScore,
        reasons,
      },
    ];
  };
};

type Ranked = { schemes: RankedScheme[]; fonts: RankedFonts; kits: RankedKit[] };

/**
 * What a table of the brain leaves without, named by its sheet. A name that no font has the letters of is no gap of
 * the brain.
 */
const gapOf = ({ schemes, fonts }: Ranked, { answers, nameFits }: EngineInput): string | undefined => {
  if (schemes.length === 0) return `colorFamilies: without ${answers.dislikedColors.join(' and ')} no scheme is left`;
  if (nameFits.size > 0 && fonts.headline.length === 0)
    return 'fontMeasures: no font that has the letters of the name is measured';
  return fonts.headline.length > 0 && fonts.bulkText.length === 0 ? 'fonts: none can set text' : undefined;
};

const rank = (input: EngineInput): Ranked => {
  try {
    const ranked = { schemes: rankSchemes(input), fonts: rankFonts(input), kits: rankKits(input) };
    const gap = gapOf(ranked, input);
    if (gap) throw new Error(gap);
    return ranked;
  } catch (cause) {
    // answers were checked when they were saved, so what is wrong is a table of the brain; the log says which
    throw new Refusal('brainIncomplete', {}, undefined, { cause });
  }
};

/** A name that is set in several lines, as a sentence says it. */
const inOneLine = (name: string): string => name.replaceAll(/\s+/gu, ' ');

/**
 * Every recommendation of a quiz, best first.
 * @param nameFits How the name sets in each family, by `_id`; one that lacks a letter of it is not in it.
 * @throws Refusal `brainIncomplete` where the tables leave nothing to recommend.
 */
export const recommend = (quiz: QuizRow, loaded: LoadedBrain, research: Research, nameFits: NameFits): Recommended => {
  const { schemes, fonts, kits } = rank({
    seed: quiz.id,
    brain: loaded.brain,
    answers: answersOf(quiz),
    companyName: inOneLine(logoTextOf(quiz)),
    research,
    nameFits,
  });
  return {
    colors: schemes.map((scheme) => ({ _id: scheme.key, ...scheme })),
    headline: fonts.headline.flatMap(presentFont(loaded)),
    bulkText: fonts.bulkText.flatMap(presentFont(loaded)),
    marketingKits: kits.flatMap(presentKit(loaded)),
  };
};
