import { orRefuse } from '../../http/refusal.ts';
import type { BrainLibrary } from '../brain/brain.library.ts';
import type { Chooser } from '../quizzes/chosen-quiz.ts';
import type { QuizRow, QuizService } from '../quizzes/quizzes.service.ts';
import type { SelectionsService } from '../selections/selections.service.ts';
import { brandAsChosen, finishedBrand, type BrandInForce } from './brand-in-force.ts';
import type { BrandService } from './brands.service.ts';

type Parts = {
  quizzes: Pick<QuizService, 'chosen'>;
  selections: Pick<SelectionsService, 'withLogosOf'>;
  brains: Pick<BrainLibrary, 'get'>;
  brands: Pick<BrandService, 'pinned'>;
};

/** The one place where a brand is looked up that is to be drawn or told of. */
export const createBrandsInForce = ({ quizzes, selections, brains, brands }: Parts) => {
  const asChosen = async (quiz: QuizRow, userId: string): Promise<BrandInForce> =>
    brandAsChosen(quiz, await brains.get(quiz.brain_version_id), await selections.withLogosOf(quiz.id, userId));

  return {
    /**
     * The brand of a quiz: of the one given, else of the active one. A completed one is what was pinned, whatever
     * engine, brain, research or staff have changed since; another is what is chosen now.
     * @throws Refusal `notFound` where the quiz is not theirs.
     */
    async of(user: Chooser, quizId: string | undefined): Promise<BrandInForce> {
      const quiz = await quizzes.chosen(user, quizId);
      if (!quiz.completed) return asChosen(quiz, user._id);
      const { brand, custom } = orRefuse(await brands.pinned(quiz.id, user._id), 'quizNotCompleted');
      return finishedBrand(brand, custom);
    },

    /** What is chosen now: of a completed quiz that staff have changed, what its next version will be made from. */
    chosenNow: async (user: Chooser, quizId: string | undefined): Promise<BrandInForce> =>
      asChosen(await quizzes.chosen(user, quizId), user._id),
  };
};

export type BrandsInForce = ReturnType<typeof createBrandsInForce>;
