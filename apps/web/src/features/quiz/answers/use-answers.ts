import type { Quiz } from '@signet/contract';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import { quizQuery } from '../../../brand/own-quiz.ts';
import { savedAnswers, type FormPage, type PageAnswers } from '../pages/quiz-pages.ts';
import { drafts, type Draft } from './draft-store.ts';

/** The quiz as it was last answered by the server; the route's loader has fetched it. */
export const useQuiz = (): Quiz => useSuspenseQuery(quizQuery).data;

const useDraft = <P extends FormPage>(quiz: Quiz, page: P): Draft<P> | undefined =>
  useSyncExternalStore(drafts.subscribe, () => drafts.read(quiz._id, page));

/** A page's answers as the founder sees them (the draft, else what is saved) and the ways to change them. */
export const usePageAnswers = <P extends FormPage>(page: P) => {
  const quiz = useQuiz();
  const draft = useDraft(quiz, page);
  const saved = useMemo(() => savedAnswers(quiz)[page], [quiz, page]);
  return {
    quiz,
    draft,
    answers: draft ? draft.answers : saved,
    change: (answers: PageAnswers[P]) => drafts.write(quiz, page, answers),
    discard: () => drafts.drop(quiz._id, page),
  };
};

/** The answers of all pages, unsaved changes included: what the brand card shows. */
export const useAllAnswers = (): PageAnswers => {
  const quiz = useQuiz();
  const saved = useMemo(() => savedAnswers(quiz), [quiz]);
  const company = useDraft(quiz, 1);
  const competitors = useDraft(quiz, 2);
  const colors = useDraft(quiz, 3);
  const keywords = useDraft(quiz, 4);
  return {
    1: company?.answers ?? saved[1],
    2: competitors?.answers ?? saved[2],
    3: colors?.answers ?? saved[3],
    4: keywords?.answers ?? saved[4],
  };
};
