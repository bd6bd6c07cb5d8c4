import type { PinnedBrand } from '@signet/contract';
import type { Database } from '../../db/client.ts';
import type { BrandContent, CustomLogos } from '../../db/tables/quizzes.ts';
import { orRefuse } from '../../http/refusal.ts';
import type { BrainLibrary } from '../brain/brain.library.ts';
import { chosenQuizIdIfAny, type Chooser } from '../quizzes/chosen-quiz.ts';
import type { QuizRow, QuizService } from '../quizzes/quizzes.service.ts';
import type { MarkService } from '../marks/marks.service.ts';
import type { RecommendationsService } from '../recommendations/recommendations.service.ts';
import type { Choice, SelectionsService } from '../selections/selections.service.ts';
import { brandContent } from './brand-content.ts';
import type { BrandStore, BrandVersion } from './brands.store.ts';

type Files = BrandContent['logo']['files'];

type Parts = {
  store: BrandStore;
  quizzes: Pick<QuizService, 'chosen'>;
  selections: Pick<SelectionsService, 'lock'>;
  recommendations: Pick<RecommendationsService, 'behind'>;
  marks: Pick<MarkService, 'reasonsOf'>;
  logos: {
    filesFor: (
      trx: Database,
      quiz: QuizRow,
      chosen: { active: Choice; customLogos: CustomLogos | null },
      userId: string,
    ) => Promise<Files | undefined>;
  };
  brains: BrainLibrary;
};

const present = (row: BrandVersion): PinnedBrand => {
  const { logo, ...content } = row.content;
  return {
    _id: row.id,
    quizId: row.quiz_id,
    number: row.number,
    pinnedAt: row.pinned_at.toISOString(),
    brainVersionId: row.brain_version_id,
    engineVersion: row.engine_version,
    logoText: logo.text,
    ...content,
  };
};

/** The files of a logo that somebody brought along, by their names; undefined where the logo was drawn. */
const customOf = ({ hasCustomLogos, logo }: BrandContent): CustomLogos | undefined =>
  hasCustomLogos ? Object.fromEntries(logo.files.map(({ fileName, key }) => [fileName, key])) : undefined;

/** Brands of completed quizzes: pinned once, and from then on read by everybody. */
export const createBrandService = ({ store, quizzes, selections, recommendations, marks, logos, brains }: Parts) => {
  /** Why the mark looks as it does; nothing where the logo has none, or is one that somebody brought along. */
  const markOf = async (
    trx: Database,
    of: { quizId: string; userId: string },
    { active: { markSelection }, customLogos }: { active: Choice; customLogos: CustomLogos | null },
  ): Promise<Pick<BrandContent['recommended'], 'mark'>> =>
    markSelection && !customLogos ? { mark: { reasons: await marks.reasonsOf(trx, of, markSelection) } } : {};

  return {
    /** The newest version of a completed brand: of the quiz given, else of the active one. */
    async get(user: Chooser, quizId?: string): Promise<PinnedBrand> {
      const quiz = await quizzes.chosen(user, quizId);
      return present(orRefuse(await store.newest(quiz.id, user._id), 'quizNotCompleted'));
    },

    /** The newest version of somebody's quiz, with the logo that they brought along; undefined where there is none. */
    async pinned(
      quizId: string,
      userId: string,
    ): Promise<{ brand: PinnedBrand; custom: CustomLogos | undefined } | undefined> {
      const row = await store.newest(quizId, userId);
      return row && { brand: present(row), custom: customOf(row.content) };
    },

    /** Which version of the active quiz is the newest; undefined where there is none. */
    async newestId(user: Chooser): Promise<string | undefined> {
      const quizId = chosenQuizIdIfAny(user, undefined);
      return quizId === undefined ? undefined : store.newestId(quizId, user._id);
    },

    /** One version of somebody's brand. */
    version: async (userId: string, id: string): Promise<PinnedBrand> =>
      present(orRefuse(await store.find(id, userId), 'notFound')),

    /** The logo files that a version was completed with. */
    logoFiles: async (userId: string, id: string): Promise<Files> =>
      orRefuse(await store.find(id, userId), 'notFound').content.logo.files,

    /** The files of a logo that somebody brought along for a version; undefined where its logo was drawn. */
    customLogos: async (userId: string, id: string): Promise<CustomLogos | undefined> =>
      customOf(orRefuse(await store.find(id, userId), 'notFound').content),

    /** Those of some keys of files that belong to a brand: they stay as long as it does. */
    filesAmong: (keys: string[]): Promise<string[]> => store.filesAmong(keys),

    /** Keeps what is chosen now for good, with all that it came from. False where there are no logos of it. */
    async pin(trx: Database, quiz: QuizRow, userId: string): Promise<boolean> {
      const chosen = await selections.lock(trx, quiz.id, userId);
      const files = await logos.filesFor(trx, quiz, chosen, userId);
      if (!files) return false;
      const behind = await recommendations.behind(trx, quiz.id, userId, chosen.active);
      const mark = await markOf(trx, { quizId: quiz.id, userId }, chosen);
      await store.insert(trx, {
        user_id: userId,
        quiz_id: quiz.id,
        brain_version_id: quiz.brain_version_id,
        engine_version: behind?.engineVersion ?? null,
        content: brandContent(quiz, await brains.get(quiz.brain_version_id), {
          files,
          chosen: chosen.active,
          usesOwnColors: chosen.useCustomSelections,
          hasCustomLogos: chosen.hasCustomLogos,
          recommended: { ...behind?.recommended, ...mark },
          research: behind?.research ?? { competitors: [], readAt: null },
        }),
      });
      return true;
    },
  };
};

export type BrandService = ReturnType<typeof createBrandService>;
