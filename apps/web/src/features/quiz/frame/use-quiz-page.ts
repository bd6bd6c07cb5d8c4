import { useState } from 'react';
import type { FormPage } from '../answers/page-answers.ts';
import { usePageAnswers } from '../answers/use-answers.ts';
import { useSavePage } from '../saving/use-save-page.ts';

/** Everything a page needs: its answers with unsaved changes, the ways to change, discard and save them. */
export const useQuizPage = <P extends FormPage>(page: P) => {
  const { quiz, draft, answers, change, discard } = usePageAnswers(page);
  const saving = useSavePage(page, quiz);
  const [foundDraft] = useState(draft !== undefined);
  // Raised when the answers on screen are replaced, so that a form with a memory of its own starts afresh.
  const [edition, setEdition] = useState(0);
  const replace = (work: () => void) => {
    work();
    setEdition((last) => last + 1);
  };
  return {
    page,
    quiz,
    answers,
    change,
    edition,
    busy: saving.busy,
    failure: saving.failure,
    save: saving.save,
    stale: saving.stale,
    keepMine: saving.keepMine,
    useSaved: () => replace(saving.useSaved),
    decideLater: saving.decideLater,
    /** Whether unsaved changes from an earlier visit are on screen. */
    restored: foundDraft && draft !== undefined,
    discard: () => replace(discard),
  };
};
export type QuizPageForm<P extends FormPage> = ReturnType<typeof useQuizPage<P>>;
