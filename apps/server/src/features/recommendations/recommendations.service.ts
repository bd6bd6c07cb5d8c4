import { allAnswered } from '@signet/brand';
import { recommendationLimits, type Answer, type api, type FontRecommendation, type Selections } from '@signet/contract';
import type { Database } from '../../db/client.ts';
import type { Recommended, Shown } from '../../db/schema.ts';
import { orRefuse, Refusal } from '../../http/refusal.ts';
import type { BrainLibrary } from '../brain/brain.library.ts';
import type { FontLibrary } from '../fonts/font-library.ts';
import { presentQuiz } from '../quizzes/quizzes.service.ts';
import type { QuizRow, QuizStore } from '../quizzes/quizzes.store.ts';
import type { SelectionsStore } from '../selections/selections.store.ts';
import type { CurrentUser } from '../users/users.store.ts';
import { basisOf, logoTextOf, recommend } from './recommend.ts';
import type { RecommendationsStore } from './recommendations.store.ts';

type Set = Answer<typeof api.recommendations.get>;
type Additional = Answer<typeof api.recommendations.additional>;

/** Flow decisions: the first ten of each. */
const FIRST: Shown = { color: 10, headline: 10, bulkText: 10 };
const NONE_YET = '00000000-0000-0000-0000-000000000000';

type Parts = { db: Database; store: RecommendationsStore; quizzes: Pick<QuizStore, 'find'>; selections: Pick<SelectionsStore, 'adopt'>; brains: BrainLibrary; fonts: FontLibrary };

const present = (id: string, quizId: string, content: Recommended, shown: Shown): Set => ({
  _id: id,
  quizId,
  colorRecommendations: { colors: content.colors.slice(0, shown.color), limit: Math.min(recommendationLimits.color, content.colors.length) },
  fontRecommendations: {
    headLineRecommendations: { fonts: content.headline.slice(0, shown.headline), limit: Math.min(recommendationLimits.headline, content.headline.length) },
    bulkTextRecommendations: { fonts: content.bulkText.slice(0, shown.bulkText), limit: Math.min(recommendationLimits.bulkText, content.bulkText.length) },
  },
});

const fontSelection = ({ _id, fontName, fontType, fontWeight, fontStyle, orderIndex }: FontRecommendation) => ({
  fontName, fontType: fontType as NonNullable<Selections['brandQuizSelections']['fontSelections']>['headlineSelection']['fontType'], fontWeight, fontStyle,
  fontRecommendationId: _id, fontRecommendationOrderIndex: orderIndex,
});

/** The first of each list: what a founder has before choosing otherwise. Undefined where a list is empty. */
const firstOf = ({ colors: [scheme], headline: [headline], bulkText: [bulkText] }: Recommended): Selections['brandQuizSelections'] | undefined =>
  scheme && headline && bulkText
    ? {
        colorSelection: { key: scheme.key, orderIndex: scheme.orderIndex, colors: scheme.colors },
        fontSelections: { headlineSelection: fontSelection(headline), bulkTextSelection: fontSelection(bulkText) },
      }
    : undefined;

const nouns = { color: 'color schemes', headline: 'headline fonts', bulkText: 'bulk text fonts' } as const;
const listOf = { color: 'colors', headline: 'headline', bulkText: 'bulkText' } as const satisfies Record<keyof Shown, keyof Recommended>;

export const createRecommendationsService = ({ db, store, quizzes, selections, brains, fonts }: Parts) => {
  const answered = async (user: CurrentUser, quizId: string | undefined): Promise<QuizRow> => {
    const quiz = orRefuse(await quizzes.find(orRefuse(quizId ?? user.activeQuizId, 'notFound'), user._id), 'notFound');
    if (!allAnswered(presentQuiz(quiz, await brains.get(quiz.brain_version_id)))) throw new Refusal('quizIncomplete');
    return quiz;
  };

  const make = async (quiz: QuizRow): Promise<Recommended> => {
    const brain = await brains.get(quiz.brain_version_id);
    return recommend(quiz, brain, await fonts.covering(brain, logoTextOf(quiz)));
  };

  /** Stores what the present answers lead to and puts the first of it into the selections. Once for the same answers. */
  const renew = async (user: CurrentUser, quiz: QuizRow) => {
    const stored = await store.find(quiz.id, user._id);
    if (stored?.basis === basisOf(quiz)) return stored;
    const content = await make(quiz);
    return db.transaction().execute(async (trx) => {
      const row = await store.replace(trx, { userId: user._id, quizId: quiz.id, basis: basisOf(quiz), content, shown: FIRST });
      const first = firstOf(content);
      if (first) await selections.adopt(trx, quiz.id, user._id, first);
      return row;
    });
  };

  return {
    /** What was stored, or what would be: reading writes nothing (flow decisions). */
    async get(user: CurrentUser, quizId?: string): Promise<Set> {
      const quiz = await answered(user, quizId);
      const stored = await store.find(quiz.id, user._id);
      if (stored?.basis === basisOf(quiz)) return present(stored.id, quiz.id, stored.content, stored.shown);
      return present(stored?.id ?? NONE_YET, quiz.id, await make(quiz), FIRST);
    },

    async generate(user: CurrentUser, quizId?: string): Promise<Set> {
      const quiz = await answered(user, quizId);
      const row = await renew(user, quiz);
      return present(row.id, quiz.id, row.content, row.shown);
    },

    /** Shows more of what was asked for, up to the limits (spec results §4, flow decisions). */
    async additional(user: CurrentUser, types: { color?: number | undefined; headline?: number | undefined; bulkText?: number | undefined }, quizId?: string): Promise<Additional> {
      const quiz = await answered(user, quizId);
      const row = await renew(user, quiz);
      const shown = { ...row.shown };
      const errors: string[] = [];
      for (const type of ['color', 'headline', 'bulkText'] as const) {
        const limit = Math.min(recommendationLimits[type], row.content[listOf[type]].length);
        const wanted = types[type];
        if (wanted === undefined) continue;
        if (shown[type] >= limit) errors.push(`Max Number of ${nouns[type]} reached`);
        shown[type] = Math.min(limit, shown[type] + wanted);
      }
      await store.show(row.id, user._id, shown);
      return { errors, recommendations: present(row.id, quiz.id, row.content, shown) };
    },
  };
};

export type RecommendationsService = ReturnType<typeof createRecommendationsService>;
