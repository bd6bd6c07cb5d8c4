import { allAnswered } from '@signet/brand';
import type { Answer, api, Received, RecommendationSet } from '@signet/contract';
import type { Database } from '../../db/client.ts';
import type { Recommended } from '../../db/tables/quizzes.ts';
import { orRefuse, Refusal } from '../../http/refusal.ts';
import type { BrainLibrary } from '../brain/brain.library.ts';
import type { LoadedBrain } from '../brain/loaded-brain.ts';
import type { Chooser } from '../quizzes/chosen-quiz.ts';
import { logoTextOf } from '../quizzes/logo-text.ts';
import { presentQuiz, type QuizRow, type QuizService } from '../quizzes/quizzes.service.ts';
import type { Research, ResearchSnapshot } from '../research/research.service.ts';
import { choiceAfter, keptKinds } from '../selections/choice-after.ts';
import type { Choice, SelectionsService } from '../selections/selections.service.ts';
import { answersBasisOf, basisOf } from './basis.ts';
import { firstChoice, recommendedFor } from './first-choice.ts';
import { FIRST_SHOWN, presentSet, showMore } from './present-set.ts';
import type { RankingService } from './ranking.ts';
import type { RecommendationsStore, StoredSet } from './recommendations.store.ts';

type Additional = Answer<typeof api.recommendations.additional>;
type Preview = Answer<typeof api.recommendations.preview>;
type Wanted = Received<typeof api.recommendations.additional>['body']['types'];

type Parts = {
  db: Database;
  store: RecommendationsStore;
  quizzes: Pick<QuizService, 'chosen' | 'lock'>;
  selections: Pick<SelectionsService, 'lock' | 'adopt'>;
  brains: BrainLibrary;
  research: Research;
  ranking: Pick<RankingService, 'rank' | 'engineVersion'>;
};

/** A quiz with all its answers, and all else that its recommendations depend on. */
type Grounds = { quiz: QuizRow; brain: LoadedBrain; research: ResearchSnapshot; basis: string };

/** How many schemes of another order are shown. */
const PREVIEWED = 3;

export const createRecommendationsService = (parts: Parts) => {
  const { db, store, quizzes, selections, brains, research, ranking } = parts;

  const groundsOf = async (userId: string, quiz: QuizRow, again: boolean): Promise<Grounds> => {
    const brain = await brains.get(quiz.brain_version_id);
    if (!allAnswered(presentQuiz(quiz, brain))) throw new Refusal('quizIncomplete');
    const competitors = quiz.competitors ?? [];
    const snapshot = await research.snapshot({ quizId: quiz.id, userId, competitors }, { again });
    return { quiz, brain, research: snapshot, basis: basisOf(quiz, snapshot.content, ranking.engineVersion) };
  };

  const rank = (owner: string, { quiz, brain, research: { content }, basis }: Grounds): Promise<Recommended> =>
    ranking.rank({ owner, quiz, brain, research: content, basis });

  /** Puts the first of a new set into the selections, and what the founder keeps into the set. */
  const adoptFirst = async (trx: Database, userId: string, quiz: QuizRow, content: Recommended) => {
    const before = await selections.lock(trx, quiz.id, userId);
    const former = await store.find(quiz.id, userId, trx);
    const first = firstChoice(content);
    if (first) await selections.adopt(trx, before.id, userId, choiceAfter(before, first, logoTextOf(quiz)));
    const known = former ? recommendedFor(before.brandQuizSelections, former.content) : {};
    const kinds = keptKinds(before);
    return Object.fromEntries(Object.entries(known).filter(([kind]) => kinds.has(kind as keyof typeof known)));
  };

  /** Undefined where the quiz has moved on meanwhile: whoever saved it since makes the recommendations. */
  const keep = (userId: string, { quiz, brain, research: snapshot, basis }: Grounds, content: Recommended) =>
    db.transaction().execute(async (trx): Promise<StoredSet | undefined> => {
      const now = await quizzes.lock(trx, quiz.id, userId);
      if (now.completed || answersBasisOf(now) !== answersBasisOf(quiz)) return undefined;
      const former = await store.find(quiz.id, userId, trx);
      if (former?.basis === basis) return former;
      const kept = await adoptFirst(trx, userId, quiz, content);
      return store.replace(trx, {
        userId,
        quizId: quiz.id,
        basis,
        answersBasis: answersBasisOf(quiz),
        brainVersionId: brain.id,
        engineVersion: ranking.engineVersion,
        researchSnapshotId: snapshot.id,
        content: { ...content, kept },
        shown: FIRST_SHOWN,
      });
    });

  /** Stores what the answers and the research lead to; once for the same ones. */
  const renew = async (userId: string, quiz: QuizRow, again: boolean): Promise<StoredSet | undefined> => {
    const grounds = await groundsOf(userId, quiz, again);
    const stored = await store.find(quiz.id, userId);
    return stored?.basis === grounds.basis ? stored : keep(userId, grounds, await rank(userId, grounds));
  };

  /** The stored set, as it is. A refusal says why there is none. */
  const storedOf = async (userId: string, quiz: QuizRow): Promise<StoredSet> => {
    const stored = await store.find(quiz.id, userId);
    if (stored) return stored;
    const isAnswered = allAnswered(presentQuiz(quiz, await brains.get(quiz.brain_version_id)));
    throw new Refusal(isAnswered ? 'recommendationsMissing' : 'quizIncomplete');
  };

  const present = (set: StoredSet, quiz: QuizRow): RecommendationSet =>
    presentSet(set, quiz.completed || set.answersBasis === answersBasisOf(quiz));

  return {
    /** What is stored: reading makes nothing, and flips nothing (flow decisions). */
    async get(user: Chooser, quizId?: string): Promise<RecommendationSet> {
      const quiz = await quizzes.chosen(user, quizId);
      return present(await storedOf(user._id, quiz), quiz);
    },

    /** Makes them anew where answers, research or engine have changed. Those of a completed quiz stay. */
    async generate(user: Chooser, quizId?: string): Promise<RecommendationSet> {
      const quiz = await quizzes.chosen(user, quizId);
      const made = quiz.completed ? undefined : await renew(user._id, quiz, true);
      if (made) return present(made, quiz);
      const now = await quizzes.chosen(user, quizId);
      return present(await storedOf(user._id, now), now);
    },

    /** What would lead at another position among the competitors. Nothing of it is kept. */
    async preview(user: Chooser, standOut: number, quizId?: string): Promise<Preview> {
      const quiz = await quizzes.chosen(user, quizId);
      const { content: now } = await storedOf(user._id, quiz);
      const grounds = await groundsOf(user._id, { ...quiz, stand_out: standOut }, false);
      const { colors } = await rank(user._id, grounds);
      const placeNow = (key: string): number | null => {
        const place = now.colors.findIndex((scheme) => scheme.key === key);
        return place < 0 ? null : place + 1;
      };
      return { order: colors.slice(0, PREVIEWED).map((color) => ({ color, before: placeNow(color.key) })) };
    },

    /** Shows more of what was asked for, up to the limits (spec results §4, flow decisions). */
    async additional(user: Chooser, wanted: Wanted, quizId?: string): Promise<Additional> {
      const quiz = await quizzes.chosen(user, quizId);
      const set = await storedOf(user._id, quiz);
      const { shown, errors } = showMore(set.content, set.shown, wanted);
      await store.show(set, user._id, shown);
      return { errors, recommendations: present({ ...set, shown }, quiz) };
    },

    /**
     * Follows a save: once every question is answered and the answers are not those of the stored set, a new one is
     * made. `madeOf` is the basis of the answers that the stored set is of; null where there is none.
     */
    async follow(userId: string, quiz: QuizRow, madeOf: string | null): Promise<void> {
      if (madeOf === answersBasisOf(quiz)) return;
      if (allAnswered(presentQuiz(quiz, await brains.get(quiz.brain_version_id)))) await renew(userId, quiz, false);
    },

    /** What was recommended of a choice, with all that the set was made from; undefined where there is no set. */
    async behind(trx: Database, quizId: string, userId: string, choice: Choice) {
      const set = await store.find(quizId, userId, trx);
      if (!set) return undefined;
      const snapshot = orRefuse(await research.find(trx, set.researchSnapshotId, userId), 'notFound');
      return {
        engineVersion: set.engineVersion,
        recommended: recommendedFor(choice, set.content),
        research: { ...snapshot.content, readAt: snapshot.readAt.toISOString() },
      };
    },

    /** The set of one quiz for another that has just been copied from it. */
    copy: (trx: Database, fromQuizId: string, toQuizId: string, userId: string): Promise<void> =>
      store.copy(trx, fromQuizId, toQuizId, userId),
  };
};

export type RecommendationsService = ReturnType<typeof createRecommendationsService>;
