import type { FontFamily } from '@signet/brain';
import {
  type ColorRecommendation,
  type FontFace,
  type FontRecommendation,
  type MarketingKitRecommendation,
  type Reason,
  type ReasonData,
} from '@signet/contract';
import {
  BrainGap,
  chooseDirections,
  headlineWeights,
  rankFonts,
  rankKits,
  rankSchemes,
  specimensFor,
  type Direction,
  type EngineInput,
  type NameFits,
  type RankedFont,
  type RankedFonts,
  type RankedKit,
  type RankedScheme,
} from '@signet/engine';
import { tellReason } from '@signet/wording';
import type { Recommended, StoredDirection } from '../../db/tables/quizzes.ts';
import type { ResearchContent } from '../../db/tables/research.ts';
import { Refusal } from '../../http/refusal.ts';
import type { LoadedBrain } from '../brain/loaded-brain.ts';
import { logoTextOf } from '../quizzes/logo-text.ts';
import type { QuizRow } from '../quizzes/quizzes.service.ts';
import { answersOf } from './basis.ts';

/** Raised when the engine's rules change: what is asked for then is made anew. What was made before stays. */
export const ENGINE_VERSION = 22;

const facesOf = ({ fontName, weights, italic }: FontFamily): FontFace[] =>
  weights.flatMap((fontWeight) => [
    { fontName, fontWeight, fontStyle: 'normal' as const },
    ...(italic ? [{ fontName, fontWeight, fontStyle: 'italic' as const }] : []),
  ]);

/** The data of each reason and the words that a founder is shown; both are stored. */
const inWords = (reasons: readonly ReasonData[]): Reason[] =>
  reasons.map((reason) => ({ ...reason, ...tellReason(reason) }));

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
        reasons: inWords(reasons),
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
        reasons: inWords(reasons),
      },
    ];
  };
};

const presentScheme = ({
  key,
  orderIndex,
  matchScore,
  colors,
  kind,
  names,
  weighed,
  reasons,
}: RankedScheme): ColorRecommendation => ({
  _id: key,
  key,
  orderIndex,
  matchScore,
  colors,
  kind,
  ...(names ? { names } : {}),
  weighed,
  reasons: inWords(reasons),
});

const presentDirection = ({ name, kind, reason, ...parts }: Direction): StoredDirection => ({
  name,
  kind,
  sentence: tellReason(reason).sentence,
  color: parts.schemeKey,
  headline: parts.headlineFontId,
  bulkText: parts.textFontId,
  ...(parts.marketingKitId === undefined ? {} : { marketingKit: parts.marketingKitId }),
});

type Ranked = { schemes: RankedScheme[]; fonts: RankedFonts; kits: RankedKit[] };

/**
 * What a table of the brain leaves without. A name that no font has the letters of is no gap of the brain.
 * @throws BrainGap that names the sheet.
 */
const refuseGaps = ({ schemes, fonts }: Ranked, input: EngineInput): void => {
  if (schemes.length === 0)
    throw new BrainGap('colorFamilies', `without ${input.answers.dislikedColors.join(' and ')} no scheme is left`);
  if (headlineWeights(input).size === 0) throw new BrainGap('fontMeasures', 'no font is measured');
  if (fonts.headline.length > 0 && fonts.bulkText.length === 0) throw new BrainGap('fonts', 'none can set text');
};

const rank = (input: EngineInput): Ranked => {
  try {
    const ranked = { schemes: rankSchemes(input), fonts: rankFonts(input), kits: rankKits(input) };
    refuseGaps(ranked, input);
    return ranked;
  } catch (error) {
    if (!(error instanceof BrainGap)) throw error;
    // answers were checked when they were saved, so what is wrong is a table of the brain; the log says which
    throw new Refusal('brainIncomplete', {}, undefined, { cause: error });
  }
};

/** A name that is set in several lines, as a sentence says it. */
const inOneLine = (name: string): string => name.replaceAll(/\s+/gu, ' ');

/** The weight that each family's headlines are set in for these answers: the name is judged at it. */
export const headlineWeightsOf = (quiz: QuizRow, { brain }: LoadedBrain): ReadonlyMap<string, number> =>
  headlineWeights({ brain, answers: answersOf(quiz), companyName: logoTextOf(quiz) });

/**
 * Every recommendation of a quiz, best first.
 * @param nameFits How the name sets in each family, judged at its weight of `headlineWeightsOf`.
 * @throws Refusal `brainIncomplete` where the tables leave nothing to recommend.
 */
export const recommend = (
  quiz: QuizRow,
  loaded: LoadedBrain,
  research: ResearchContent,
  nameFits: NameFits,
): Recommended => {
  const input: EngineInput = {
    seed: quiz.id,
    brain: loaded.brain,
    answers: answersOf(quiz),
    companyName: inOneLine(logoTextOf(quiz)),
    research,
    nameFits,
  };
  const ranked = rank(input);
  const { schemes, fonts, kits } = ranked;
  return {
    colors: schemes.map(presentScheme),
    headline: fonts.headline.flatMap(presentFont(loaded)),
    bulkText: fonts.bulkText.flatMap(presentFont(loaded)),
    marketingKits: kits.flatMap(presentKit(loaded)),
    directions: chooseDirections(input, ranked).map(presentDirection),
    specimens: specimensFor(input),
  };
};
