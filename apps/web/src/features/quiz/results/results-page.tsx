import type { Quiz } from '@signet/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { brandQuery, hasFontForName, recommendationsQuery } from '../../../brand/brand-queries.ts';
import { Tabs } from '../../../ui/tabs.tsx';
import { useQuiz } from '../answers/use-answers.ts';
import { PageFooter } from '../frame/page-footer.tsx';
import { PageHeading } from '../frame/page-heading.tsx';
import { AnswersLine } from './answers-line.tsx';
import { Finish } from './finish.tsx';
import { Preview, PreviewSkeleton } from './preview.tsx';
import { NameWithoutFont, ResultsFailed } from './results-failed.tsx';
import styles from './results-page.module.css';

/** Spec results §2; the tabs that change the brand come with what they change. */
const tabs = [{ id: '1', label: 'PREVIEW' }] as const;

/** The brand, and where there is none, whether that is because no font has the letters of the name. */
const useBrand = (quiz: Quiz) => {
  const { data: brand, isPending, refetch } = useQuery(brandQuery(useQueryClient(), quiz));
  const { data: recommendations } = useQuery({ ...recommendationsQuery, enabled: brand === null });
  const lacksFont = brand === null && recommendations !== undefined && !hasFontForName(recommendations);
  return { brand, isPending, refetch, lacksFont };
};

/** Page 5: the brand that the answers lead to (spec results §2). */
export const ResultsPage = () => {
  const quiz = useQuiz();
  const { brand, isPending, refetch, lacksFont } = useBrand(quiz);
  return (
    <div className={styles.page}>
      <PageHeading
        page={5}
        heading="Your Brand Results"
        intro={
          lacksFont
            ? 'One answer needs a change before we can show your brand.'
            : "You did it! Here's your new custom data-backed brand."
        }
      />
      <Tabs label="Your brand" tabs={tabs} selected="1" onSelect={() => undefined} panelClassName={styles.panel}>
        {isPending && <PreviewSkeleton />}
        {lacksFont && <NameWithoutFont companyName={quiz.companyName} />}
        {!isPending && !brand && !lacksFont && <ResultsFailed onTryAgain={refetch} />}
        {brand && <Preview quiz={quiz} brand={brand} />}
      </Tabs>
      <AnswersLine quiz={quiz} />
      <PageFooter page={5} finish={<Finish isReady={Boolean(brand)} />} />
    </div>
  );
};
