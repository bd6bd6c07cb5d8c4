import type { LogoColorKey, LogoFile, MadeFilesStatus } from '@signet/contract';
import { orRefuse } from '../../http/refusal.ts';
import type { Kind, MadeFile } from '../made-files/kind.ts';
import type { MadeFiles } from '../made-files/made-files.service.ts';
import type { QuizStore } from '../quizzes/quizzes.store.ts';
import type { LogoDrafts, LogoDrawing } from './logo-drafts.ts';

type Parts = {
  quizzes: Pick<QuizStore, 'find'>;
  drafts: LogoDrafts;
  logoSet: Kind<LogoDrawing, LogoFile>;
  madeFiles: MadeFiles;
};

export const createLogoService = ({ quizzes, drafts, logoSet, madeFiles }: Parts) => ({
  /** Has the whole set for the active selections made, and answers at once how far it is. */
  async generateAll(userId: string, quizId: string | undefined): Promise<MadeFilesStatus> {
    const { quizId: subject, drawing } = await drafts.drawing(userId, quizId);
    await drafts.requireDrawable(drawing);
    return madeFiles.begin(logoSet, { userId, subject }, drawing);
  },

  /** One logo as it would be drawn now. */
  async draw(userId: string, quizId: string | undefined, colorKey: LogoColorKey): Promise<string> {
    const { drawing } = await drafts.drawing(userId, quizId);
    return drafts.svg(drawing, colorKey);
  },

  /** Whether the founder has a whole set. */
  exist: async (quizId: string, userId: string): Promise<boolean> =>
    (await madeFiles.current(logoSet, { userId, subject: quizId })) !== undefined,

  /** The files of the founder's present set. */
  async files(userId: string, quizId: string): Promise<MadeFile<LogoFile>[]> {
    const files = await madeFiles.current(logoSet, { userId, subject: quizId });
    // somebody else's quiz and none at all are one answer; one's own without logos is another
    if (!files) orRefuse(await quizzes.find(quizId, userId), 'notFound');
    return orRefuse(files, 'logosMissing');
  },
});

export type LogoService = ReturnType<typeof createLogoService>;
