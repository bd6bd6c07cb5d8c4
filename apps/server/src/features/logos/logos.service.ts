import type { api, LogoFile, MadeFilesStatus, Received } from '@signet/contract';
import type { Database } from '../../db/client.ts';
import type { CustomLogos } from '../../db/tables/quizzes.ts';
import type { Acting } from '../../http/acting.ts';
import { orRefuse } from '../../http/refusal.ts';
import type { BrandsInForce } from '../brands/brands-in-force.service.ts';
import type { Kind, MadeFile } from '../made-files/kind.ts';
import type { MadeFiles } from '../made-files/made-files.service.ts';
import type { Chooser } from '../quizzes/chosen-quiz.ts';
import { logoTextOf } from '../quizzes/logo-text.ts';
import type { QuizRow, QuizService } from '../quizzes/quizzes.service.ts';
import type { Choice } from '../selections/selections.service.ts';
import type { LogoDrafts } from './logo-drafts.ts';
import { drawingOf, type LogoDrawing } from './logo-drawing.ts';

type Parts = {
  quizzes: Pick<QuizService, 'chosen'>;
  inForce: BrandsInForce;
  drafts: LogoDrafts;
  logoSet: Kind<LogoDrawing, LogoFile>;
  madeFiles: MadeFiles;
};

/** What is in force of a quiz, and the logos that somebody brought along. */
type ChosenLogos = { active: Choice; customLogos: CustomLogos | null };

/** The logos of a quiz: of the one given, else of the active one. */
export const createLogoService = ({ quizzes, inForce, drafts, logoSet, madeFiles }: Parts) => ({
  /** Has the whole set for the active selections made, and answers at once how far it is. */
  async generateAll({ owner, note }: Acting, quizId: string | undefined): Promise<MadeFilesStatus> {
    const brand = await inForce.chosenNow(owner, quizId);
    const drawing = drawingOf(brand);
    await drafts.requireDrawable(drawing);
    return madeFiles.begin(logoSet, { userId: owner._id, subject: brand.quizId }, drawing, note);
  },

  /** One logo as it would be drawn now; of a completed brand as it was pinned. */
  draw: async (
    user: Chooser,
    { quizId, ...wanted }: Received<typeof api.logos.generateLogo>['body'],
  ): Promise<string> => drafts.svg(drawingOf(await inForce.of(user, quizId)), wanted),

  /** The files of what a quiz has chosen; undefined where they are not whole, or are of an earlier choice. */
  filesFor: (
    trx: Database,
    quiz: QuizRow,
    { active, customLogos }: ChosenLogos,
    userId: string,
  ): Promise<MadeFile<LogoFile>[] | undefined> =>
    madeFiles.madeOf(
      trx,
      logoSet,
      { userId, subject: quiz.id },
      drawingOf({
        logoText: logoTextOf(quiz),
        brainVersionId: quiz.brain_version_id,
        chosen: active,
        ...(customLogos && { custom: customLogos }),
      }),
    ),

  /** The files of the founder's present set. */
  async files(user: Chooser, quizId: string | undefined): Promise<MadeFile<LogoFile>[]> {
    // somebody else's quiz and none at all are one answer; one's own without logos is another
    const { id } = await quizzes.chosen(user, quizId);
    return orRefuse(await madeFiles.current(logoSet, { userId: user._id, subject: id }), 'logosMissing');
  },
});

export type LogoService = ReturnType<typeof createLogoService>;
