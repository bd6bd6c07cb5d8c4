import { Banner } from '../../../ui/banner.tsx';
import { FormPage } from '../frame/form-page.tsx';
import { useQuizPage } from '../frame/use-quiz-page.ts';
import { KeywordBoard } from './keyword-board.tsx';
import { KeywordSlots } from './keyword-slots.tsx';
import styles from './keywords-page.module.css';

/** Page 4: exactly three thoughts and feelings, in their order (spec quiz §2). */
export const KeywordsPage = () => {
  const page = useQuizPage(4);
  return (
    <FormPage form={page}>
      <div className={styles.top}>
        <KeywordSlots chosen={page.answers} onChange={page.change} />
        <div className={styles.messages}>
          {page.problem && (
            <Banner level="error" isFilled>
              {page.problem}
            </Banner>
          )}
          {page.isWhole && <Banner level="success">To confirm, click next. To swap, please deselect one.</Banner>}
        </div>
      </div>
      <KeywordBoard quizId={page.quiz._id} chosen={page.answers} onChange={page.change} />
    </FormPage>
  );
};
