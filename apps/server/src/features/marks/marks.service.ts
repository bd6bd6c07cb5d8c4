import { isDeepStrictEqual } from 'node:util';
import type {
  Competitor,
  FontFace,
  MarkSelection,
  MarkSet,
  OfferedMark,
  Received,
  Answer,
  api,
} from '@signet/contract';
import { MARK_RULES, thingsIn } from '@signet/mark';
import { constructionOf, tellMarkReason } from '@signet/wording';
import type { Database } from '../../db/client.ts';
import { orRefuse, Refusal } from '../../http/refusal.ts';
import type { CompanyData } from '../../ports/company-data.ts';
import type { BrainLibrary } from '../brain/brain.library.ts';
import { hashOf } from '../made-files/kind.ts';
import type { Chooser } from '../quizzes/chosen-quiz.ts';
import { logoTextOf } from '../quizzes/logo-text.ts';
import type { QuizRow, QuizService } from '../quizzes/quizzes.service.ts';
import type { SelectionsService } from '../selections/selections.service.ts';
import { brandSeed } from './brand-seed.ts';
import { markWishes } from './mark-wishes.ts';
import type { Marking } from './marking.ts';
import type { MarkStore, StoredMarks } from './marks.store.ts';
import type { MarkTask } from './marks.worker.ts';
import type { Rival } from './rivals.ts';

type Parts = {
  store: MarkStore;
  quizzes: Pick<QuizService, 'chosen'>;
  selections: Pick<SelectionsService, 'activeOf'>;
  brains: BrainLibrary;
  companies: Pick<CompanyData, 'logo'>;
  marking: Pick<Marking, 'draw' | 'nudge'>;
};
type Nudge = Received<typeof api.marks.nudge>['body'];
/** What the marks of a quiz are drawn from now, and a name for all of it. */
type Grounds = { quiz: QuizRow; task: Omit<MarkTask, 'rivals'>; competitors: readonly Competitor[]; basis: string };

/** The marks that are drawn for the name of a quiz. */
export const createMarkService = ({ store, quizzes, selections, brains, companies, marking }: Parts) => {
  /** Of the fonts in force, or of the one face that a mark has already. */
  const groundsOf = async (userId: string, quiz: QuizRow, face?: FontFace): Promise<Grounds> => {
    const brain = await brains.get(quiz.brain_version_id);
    const familyOf = ({ fontName }: Pick<FontFace, 'fontName'>) =>
      orRefuse(
        brain.brain.fonts.find((one) => one.fontName === fontName),
        'unknownFont',
      );
    const { fontSelections } = await selections.activeOf(quiz.id, userId);
    const { headlineSelection, bulkTextSelection } = orRefuse(fontSelections, 'noSelections');
    const families = face ? [familyOf(face)] : [headlineSelection, bulkTextSelection].map(familyOf);
    const name = logoTextOf(quiz);
    const things = thingsIn(brain.brain.nameWords, name);
    const wishes = markWishes(brain, quiz.keyword_ids);
    const task = { name, things, families, wishes, seed: brandSeed(userId, name) };
    const competitors = quiz.competitors ?? [];
    const rivals = competitors.map(({ identifier }) => identifier.uuid).toSorted();
    const faces = families.map(({ package: files, weights }) => [files, weights]);
    return { quiz, task, competitors, basis: hashOf([MARK_RULES, name, things, faces, wishes, rivals]) };
  };

  /** The logos of the competitors that the directory holds. */
  const rivalsOf = async (competitors: readonly Competitor[]): Promise<Rival[]> => {
    const found = await Promise.all(
      competitors.map(async ({ identifier: { value: name, image_id: imageId } }) => {
        const logo = await companies.logo(imageId);
        return logo === undefined ? [] : [{ name, logo }];
      }),
    );
    return found.flat();
  };

  const present = (quizId: string, { basis, content }: StoredMarks, now: string | undefined): MarkSet => ({
    quizId,
    isCurrent: basis === now,
    known: content.known,
    marks: content.marks,
  });

  return {
    /** What is stored: reading draws nothing. */
    async get(user: Chooser, quizId: string | undefined): Promise<MarkSet> {
      const quiz = await quizzes.chosen(user, quizId);
      const stored = orRefuse(await store.find(quiz.id, user._id), 'marksMissing');
      const now = await groundsOf(user._id, quiz).catch((error: unknown) => {
        if (error instanceof Refusal) return undefined;
        throw error;
      });
      return present(quiz.id, stored, now?.basis);
    },

    /**
     * Why a chosen mark looks as it does, as its founder was told: of one that was changed since only how it was built.
     */
    async reasonsOf(
      trx: Database,
      { quizId, userId }: { quizId: string; userId: string },
      { recipe, face }: MarkSelection,
    ): Promise<OfferedMark['reasons']> {
      const stored = await store.find(quizId, userId, trx);
      const shown = stored?.content.marks.find(
        (mark) => isDeepStrictEqual(mark.recipe, recipe) && isDeepStrictEqual(mark.face, face),
      );
      return shown?.reasons ?? [{ kind: 'construction', sentence: tellMarkReason(constructionOf(recipe)) }];
    },

    /** Draws them where what they are drawn from has changed. */
    async draw(user: Chooser, quizId: string | undefined): Promise<MarkSet> {
      const quiz = await quizzes.chosen(user, quizId);
      const { task, competitors, basis } = await groundsOf(user._id, quiz);
      const stored = await store.find(quiz.id, user._id);
      if (stored?.basis === basis) return present(quiz.id, stored, basis);
      const rivals = await rivalsOf(competitors);
      const content = await marking.draw(user._id, `${quiz.id} ${basis}`, { ...task, rivals });
      await store.replace(quiz.id, user._id, { basis, content });
      return present(quiz.id, { basis, content }, basis);
    },

    /** One mark drawn otherwise, judged again. */
    async nudge(user: Chooser, { quizId, recipe, face, ...wanted }: Nudge): Promise<Answer<typeof api.marks.nudge>> {
      const quiz = await quizzes.chosen(user, quizId);
      const { task, competitors } = await groundsOf(user._id, quiz, face);
      const rivals = await rivalsOf(competitors);
      const nudged = await marking.nudge(user._id, { ...task, rivals, recipe, face, ...wanted });
      if ('isUnknown' in nudged) throw new Refusal('unknownMark');
      return nudged;
    },
  };
};

export type MarkService = ReturnType<typeof createMarkService>;
