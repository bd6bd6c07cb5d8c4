import { useQuery } from '@tanstack/react-query';
import { savedAnswers } from '../answers/page-answers.ts';
import { useQuiz } from '../answers/use-answers.ts';
import { sketchBrand } from '../brand-card/brand-sketch.ts';
import { PageFooter } from '../frame/page-footer.tsx';
import { PageHeading } from '../frame/page-heading.tsx';
import { industriesQuery } from '../quiz-queries.ts';
import { Brief } from './brief.tsx';
import styles from './results-page.module.css';

/** Page 5 for now: the saved answers as a printed brief. */
export const ResultsPage = () => {
  const quiz = useQuiz();
  const { data: industries = [] } = useQuery(industriesQuery(quiz._id));
  const sketch = sketchBrand(savedAnswers(quiz), industries);
  return (
    <div className={styles.page}>
      <PageHeading page={5} heading="Your Brand Results" intro="Your answers are saved, and your brand is made from them next. This is the brief it starts from." />
      <Brief sketch={sketch} websiteUrl={quiz.websiteUrl} />
      <PageFooter page={5} />
    </div>
  );
};
