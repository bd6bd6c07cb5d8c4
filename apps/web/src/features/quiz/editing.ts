import { firstUncompletedPage } from '@signet/brand';
import { quizCalls, brandListCalls } from '@signet/contract';
import { redirect, type LoaderFunctionArgs } from 'react-router';
import { messageOf } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { queryClient } from '../../api/query-client.ts';
import { forgetOwnBrand } from '../../brand/own-quiz.ts';
import { editQuiz } from '../../brand/edited-quiz.ts';
import { NEW_BRAND, paths, quizPath } from '../../paths.ts';
import { toasts } from '../../ui/toast-queue.ts';

/** The quiz to work on: the copy of a finished brand, an open one as it is, or an empty one. */
const quizToEdit = async (wanted: string | null) => {
  if (wanted !== NEW_BRAND) return call(quizCalls.copy, { body: wanted === null ? {} : { quizId: wanted } });
  const { quizId } = await call(brandListCalls.begin, { body: {} });
  return call(quizCalls.get, { params: { id: quizId } });
};

/**
 * 'Edit brand': opens the copy of the finished brand, the one there is where it was copied before. The brand in the
 * book stays until the copy is saved (flow decisions). `?quiz=` names another brand, or asks for a new one.
 */
export const beginEditing = async ({ request }: Pick<LoaderFunctionArgs, 'request'>): Promise<Response> => {
  const quiz = await quizToEdit(new URL(request.url).searchParams.get('quiz')).catch((error: unknown) => {
    // as where there are as many brands as one may have: said where the brands are
    toasts.error(messageOf(error));
    return undefined;
  });
  if (!quiz) return redirect(paths.brands);
  editQuiz(quiz._id);
  forgetOwnBrand(queryClient);
  return redirect(quizPath(firstUncompletedPage(quiz)));
};
