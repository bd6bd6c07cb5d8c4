import { allAnswered } from '@signet/brand';
import {
  recommendationLimits,
  type Answer,
  type api,
  type FontRecommendation,
  type MarketingKitRecommendation,
  type Received,
  type Selections,
} from '@signet/contract';
import type { EngineInput } from '@signet/engine';
import type { Database } from '../../db/client.ts';
import type { Recommended, Shown } from '../../db/schema.ts';
import { orRefuse, Refusal } from '../../http/refusal.ts';
import type { BrainLibrary } from '../brain/brain.library.ts';
import type { LoadedBrain } from '../brain/loaded-brain.ts';
import { presentQuiz } from '../quizzes/quizzes.service.ts';
import type { QuizRow, QuizStore } from '../quizzes/quizzes.store.ts';
import type { Research } from '../research/research.service.ts';
import type { SelectionsStore } from '../selections/selections.store.ts';
import type { CurrentUser } from '../users/users.store.ts';
import type { RankingService } from './ranking.ts';
import { basisOf } from './recommend.ts';
import type { RecommendationsStore } from './recommendations.store.ts';

type Set = Answer<typeof api.recommendations.get>;
type Additional = Answer<typeof api.recommendations.additional>;
type Wanted = Received<typeof api.recommendations.additional>['body']['types'];

/** Flow decisions: the first ten schemes and fonts, the first five kits. */
const FIRST: Shown = { color: 10, headline: 10, bulkText: 10, marketingKit: 5 };
const NONE_YET = '00000000-0000-0000-0000-000000000000';

const nouns = {
  color: 'color schemes',
  headline: 'headline fonts',
  bulkText: 'bulk text fonts',
  marketingKit: 'marketing kits',
} as const satisfies Record<keyof Shown, string>;
const listOf = {
  color: 'colors',
  headline: 'headline',
  bulkText: 'bulkText',
  marketingKit: 'marketingKits',
} as const satisfies Record<keyof Shown, keyof Recommended>;
const types = Object.keys(nouns) as (keyof Shown)[];

type Parts = {
  db: Database;
  store: RecommendationsStore;
  quizzes: Pick<QuizStore, 'find'>;
  selections: Pick<SelectionsStore, 'adopt'>;
  brains: BrainLibrary;
  ranking: Pick<RankingService, 'rank'>;
  research: Research;
};

/** How many there are to be had of a kind. */
const limitOf = (content: Recommended, type: keyof Shown): number =>
  Math.min(recommendationLimits[type], content[listOf[type]].length);

const present = (id: string, quizId: string, content: Recommended, shown: Shown): Set => {
  const fonts = (type: 'headline' | 'bulkText') => ({
    fonts: content[type].slice(0, shown[type]),
    limit: limitOf(content, type),
  });
  return {
    _id: id,
    quizId,
    colorRecommendations: { colors: content.colors.slice(0, shown.color), limit: limitOf(content, 'color') },
    fontRecommendations: { headLineRecommendations: fonts('headline'), bulkTextRecommendations: fonts('bulkText') },
    marketingKitRecommendations: {
      kits: content.marketingKits.slice(0, shown.marketingKit),
      limit: limitOf(content, 'marketingKit'),
    },
  };
};

/** What is shown once more of some kinds is wanted, and what cannot be had (flow decisions). */
const showMore = (content: Recommended, before: Shown, wanted: Wanted): { shown: Shown; errors: string[] } => {
  const shown = { ...before };
  const errors: string[] = [];
  for (const type of types) {
    const more = wanted[type];
    if (more === undefined) continue;
    const limit = limitOf(content, type);
    if (shown[type] >= limit) errors.push(`Max Number of ${nouns[type]} reached`);
    shown[type] = Math.min(limit, shown[type] + more);
  }
  return { shown, errors };
};

const fontSelection = ({ _id, fontName, fontType, fontWeight, fontStyle, orderIndex }: FontRecommendation) => ({
  fontName,
  fontType: fontType as NonNullable<
    Selections['brandQuizSelections']['fontSelections']
  >['headlineSelection']['fontType'],
  fontWeight,
  fontStyle,
  fontRecommendationId: _id,
  fontRecommendationOrderIndex: orderIndex,
});

const kitSelection = ({
  marketingKitId,
  marketingKitKey,
  name,
  description,
  styles,
  orderIndex,
}: MarketingKitRecommendation) => ({ marketingKitId, marketingKitKey, name, description, styles, orderIndex });

/**
 * The first of each list: what a founder has before choosing otherwise. Undefined where colors or fonts are missing:
 * that is no brand.
 */
const firstOf = ({
  colors: [scheme],
  headline: [headline],
  bulkText: [bulkText],
  marketingKits: [kit],
}: Recommended): Selections['brandQuizSelections'] | undefined =>
  scheme && headline && bulkText
    ? {
        colorSelection: { key: scheme.key, orderIndex: scheme.orderIndex, colors: scheme.colors },
        fontSelections: { headlineSelection: fontSelection(headline), bulkTextSelection: fontSelection(bulkText) },
        ...(kit ? { marketingKitSelection: kitSelection(kit) } : {}),
      }
    : undefined;

/** A quiz with all its answers, and all else that its recommendations depend on. */
type Grounds = { quiz: QuizRow; brain: LoadedBrain; research: EngineInput['research']; basis: string };

export const createRecommendationsService = ({ db, store, quizzes, selections, brains, ranking, research }: Parts) => {
  const groundsOf = async (user: CurrentUser, quizId: string | undefined): Promise<Grounds> => {
    const quiz = orRefuse(await quizzes.find(orRefuse(quizId ?? user.activeQuizId, 'notFound'), user._id), 'notFound');
    const brain = await brains.get(quiz.brain_version_id);
    if (!allAnswered(presentQuiz(quiz, brain))) throw new Refusal('quizIncomplete');
    const read = await research.read(quiz.competitors ?? []);
    return { quiz, brain, research: read, basis: basisOf(quiz, read) };
  };

  const make = (user: CurrentUser, grounds: Grounds): Promise<Recommended> =>
    ranking.rank({ owner: user._id, ...grounds });

  /**
   * Stores what the present answers and research lead to and puts the first of it into the selections. Once for the
   * same ones.
   */
  const renew = async (user: CurrentUser, grounds: Grounds) => {
    const { quiz, brain, basis } = grounds;
    const stored = await store.find(quiz.id, user._id);
    if (stored?.basis === basis) return stored;
    const content = await make(user, grounds);
    return db.transaction().execute(async (trx) => {
      const row = await store.replace(trx, {
        userId: user._id,
        quizId: quiz.id,
        basis,
        brainVersionId: brain.id,
        research: grounds.research,
        content,
        shown: FIRST,
      });
      const first = firstOf(content);
      if (first) await selections.adopt(trx, quiz.id, user._id, first);
      return row;
    });
  };

  return {
    /** What was stored, or what would be: reading writes nothing (flow decisions). */
    async get(user: CurrentUser, quizId?: string): Promise<Set> {
      const grounds = await groundsOf(user, quizId);
      const { quiz, basis } = grounds;
      const stored = await store.find(quiz.id, user._id);
      if (stored?.basis === basis) return present(stored.id, quiz.id, stored.content, stored.shown);
      return present(stored?.id ?? NONE_YET, quiz.id, await make(user, grounds), FIRST);
    },

    async generate(user: CurrentUser, quizId?: string): Promise<Set> {
      const grounds = await groundsOf(user, quizId);
      const row = await renew(user, grounds);
      return present(row.id, grounds.quiz.id, row.content, row.shown);
    },

    /** Shows more of what was asked for, up to the limits (spec results §4, flow decisions). */
    async additional(user: CurrentUser, wanted: Wanted, quizId?: string): Promise<Additional> {
      const grounds = await groundsOf(user, quizId);
      const row = await renew(user, grounds);
      const { shown, errors } = showMore(row.content, row.shown, wanted);
      await store.show(row.id, user._id, shown);
      return { errors, recommendations: present(row.id, grounds.quiz.id, row.content, shown) };
    },
  };
};

export type RecommendationsService = ReturnType<typeof createRecommendationsService>;
