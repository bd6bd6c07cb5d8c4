import type { QuizPage } from '@signet/brand';
import type { Quiz } from '@signet/contract';
import { useQuery } from '@tanstack/react-query';
import { IconPencil } from '@tabler/icons-react';
import { memo } from 'react';
import { quizPath } from '../../../paths.ts';
import { Link } from '../../../shell/link.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { formPages, inWords, quizPages, savedAnswers } from '../pages/quiz-pages.ts';
import { industriesQuery } from '../quiz-queries.ts';
import styles from './answers-line.module.css';

/** Leads back to the page where an answer was given. */
const EditLink = ({ page, what }: { page: QuizPage; what: string }) => (
  <Link look="tool" to={quizPath(page)}>
    <IconPencil size={16} aria-hidden="true" />
    Edit<VisuallyHidden> {what}</VisuallyHidden>
  </Link>
);

/** What the brand was made from, in one line a page, and the way back to each. Stays as it is from brand to brand. */
export const AnswersLine = memo(({ quiz }: { quiz: Quiz }) => {
  const { data: industries = [] } = useQuery(industriesQuery(quiz._id));
  const answers = savedAnswers(quiz);
  const industryName = (id: string) => industries.find(({ _id }) => _id === id)?.name;
  return (
    <section className={styles.answers} aria-labelledby="your-answers">
      <h2 id="your-answers">Your answers</h2>
      <dl className={styles.list}>
        {formPages.map((page) => (
          <div key={page} className={styles.answer}>
            <dt>{quizPages[page].listedAs.name}</dt>
            <dd>{inWords(page, answers[page], industryName)}</dd>
            <dd>
              <EditLink page={page} what={quizPages[page].listedAs.what} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
});
AnswersLine.displayName = 'AnswersLine';
