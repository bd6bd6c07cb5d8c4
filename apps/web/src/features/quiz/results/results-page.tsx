import type { Quiz } from '@signet/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { brandQuery } from '../../../brand/brand-queries.ts';
import { Tabs } from '../../../ui/tabs.tsx';
import { useQuiz } from '../answers/use-answers.ts';
import { PageFooter } from '../frame/page-footer.tsx';
import { PageHeading } from '../frame/page-heading.tsx';
import { AnswersLine } from './answers-line.tsx';
import { Finish } from './finish.tsx';
import { Preview } from './preview.tsx';
import { PreviewSkeleton } from './preview-skeleton.tsx';
import { ResultsFailed } from './results-failed.tsx';
import styles from './results-page.module.css';

/** Spec results §2; the tabs that change the brand come with what they change. */
const tabs = [{ id: '1', label: 'PREVIEW' }] as const;

const useBrand = (quiz: Quiz) => useQuery(brandQuery(useQueryClient(), quiz));

/** Page 5: the brand that the answers lead to (spec results §2). */
export const ResultsPage = () => {
  const quiz = useQuiz();
  const { data: brand, isPending, refetch } = useBrand(quiz);
  return (
    <div className={styles.page}>
      <PageHeading page={5} heading="Your Brand Results" intro="You did it! Here's your new custom data-backed brand." />
      <Tabs label="Your brand" tabs={tabs} selected="1" onSelect={() => undefined} panelClassName={styles.panel ?? ''}>
        {isPending && <PreviewSkeleton />}
        {!isPending && !brand && <ResultsFailed onTryAgain={refetch} />}
        {brand && <Preview quiz={quiz} brand={brand} />}
      </Tabs>
      <AnswersLine quiz={quiz} />
      <PageFooter page={5} finish={<Finish isReady={Boolean(brand)} />} />
    </div>
  );
};
