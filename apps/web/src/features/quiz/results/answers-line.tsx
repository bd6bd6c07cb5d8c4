import type { FormPage } from '../answers/page-answers.ts';
import { savedAnswers } from '../answers/page-answers.ts';
import type { Quiz } from '@signet/contract';
import { useQuery } from '@tanstack/react-query';
import { industriesQuery } from '../quiz-queries.ts';
import { inWords } from '../saving/in-words.ts';
import styles from './answers-line.module.css';
import { EditLink } from './edit-link.tsx';

const parts = [
  { page: 1, name: 'Company', what: 'your company' },
  { page: 2, name: 'Competitors', what: 'competitors' },
  { page: 3, name: 'Colors', what: 'colors' },
  { page: 4, name: 'Keywords', what: 'keywords' },
] as const satisfies readonly { page: FormPage; name: string; what: string }[];

/** What the brand was made from, in one line a page, and the way back to each. */
export const AnswersLine = ({ quiz }: { quiz: Quiz }) => {
  const { data: industries = [] } = useQuery(industriesQuery(quiz._id));
  const answers = savedAnswers(quiz);
  const industryName = (id: string) => industries.find(({ _id }) => _id === id)?.name;
  return (
    <section className={styles.answers} aria-labelledby="your-answers">
      <h2 id="your-answers">Your answers</h2>
      <dl className={styles.list}>
        {parts.map(({ page, name, what }) => (
          <div key={page} className={styles.answer}>
            <dt>{name}</dt>
            <dd>{inWords(page, answers[page], industryName)}</dd>
            <dd>
              <EditLink page={page} what={what} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
};
