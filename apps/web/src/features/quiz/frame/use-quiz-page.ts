import { useState } from 'react';
import { usePageAnswers } from '../answers/use-answers.ts';
import { problemOf, type FormPage } from '../pages/quiz-pages.ts';
import { useSavePage } from '../saving/use-save-page.ts';

/** Everything a page needs: its answers with unsaved changes, the ways to change, discard, check and save them. */
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
  // Checked at the first submit and, from a failed one on, with every change (spec quiz §4).
  const [refused, setRefused] = useState(false);
  const problem = problemOf(page, answers);
  return {
    page,
    quiz,
    answers,
    change,
    edition,
    /** Whether the answers could be saved as they are. */
    isWhole: problem === undefined,
    /** Why they could not, once that was tried. */
    problem: refused ? problem : undefined,
    submit: () => {
      setRefused(problem !== undefined);
      if (problem === undefined) void saving.save(answers);
    },
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
