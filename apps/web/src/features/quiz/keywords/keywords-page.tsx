import { keywordChoice } from '@signet/contract';
import { useState } from 'react';
import { Banner } from '../../../ui/banner.tsx';
import { FormPage } from '../frame/form-page.tsx';
import { useQuizPage } from '../frame/use-quiz-page.ts';
import { KeywordBoard } from './keyword-board.tsx';
import { KeywordSlots } from './keyword-slots.tsx';
import styles from './keywords-page.module.css';

/** What is wrong with the choice, in the contract's words. */
const problemOf = (chosen: readonly { _id: string; name: string }[]): string | undefined =>
  keywordChoice.safeParse({ thoughtsAndFeelings: [...chosen] }).error?.issues[0]?.message;

/** Page 4: exactly three thoughts and feelings, in their order (spec quiz §2). */
export const KeywordsPage = () => {
  const page = useQuizPage(4);
  // Checked at the first submit and, from a failed one on, with every change (spec quiz §4).
  const [refused, setRefused] = useState(false);
  const problem = problemOf(page.answers);
  const submit = () => {
    setRefused(problem !== undefined);
    if (problem === undefined) void page.save(page.answers);
  };
  return (
    <FormPage
      form={page}
      heading="Thoughts and Feelings"
      intro="Choose three words people should have in mind after meeting you."
      onSubmit={submit}
    >
      <div className={styles.top}>
        <KeywordSlots chosen={page.answers} onChange={page.change} />
        <div className={styles.messages}>
          {refused && problem !== undefined && (
            <Banner level="error" isFilled>
              {problem}
            </Banner>
          )}
          {problem === undefined && (
            <Banner level="success">To confirm, click next. To swap, please deselect one.</Banner>
          )}
        </div>
      </div>
      <KeywordBoard quizId={page.quiz._id} chosen={page.answers} onChange={page.change} />
    </FormPage>
  );
};
