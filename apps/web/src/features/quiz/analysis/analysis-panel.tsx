import { layout, type Quiz, type ScrapeStatus } from '@signet/contract';
import { useQuery } from '@tanstack/react-query';
import { IconChevronDown } from '@tabler/icons-react';
import { Suspense, useId, useState } from 'react';
import { recommendationsQuery } from '../../../brand/recommended-queries.ts';
import { Button } from '../../../ui/button.tsx';
import { FoldedLine } from '../../../ui/folded-line.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { useMedia } from '../../../ui/use-media.ts';
import styles from './analysis-panel.module.css';
import { AnalysisScreen } from './analysis-screen.tsx';
import { CompanyColors } from './company-colors.tsx';
import { mapOf } from './color-map.ts';
import { UsualCompanies } from './usual-companies.tsx';
import { useResearch, type ShownResearch } from './use-research.ts';
import { lazyAside } from '../../../ui/lazy-aside.ts';

const LARGE = `(width >= ${layout.breakpoints.lg}px)`;
// few look at it, and not at once
const CompetitorMap = lazyAside(async () => (await import('./competitor-map.tsx')).CompetitorMap);

/** Where the research stands in a few words, read aloud as it changes. */
const standing = {
  new: 'Name competitors, and we look up the colors they use.',
  inProgress: 'Looking up the colors of your competitors.',
  justFinished: 'Analysis complete.',
  completed: 'We know your competitors’ colors.',
  abandoned: 'You stopped the analysis. What we had found by then counts.',
  failed: 'The analysis did not work this time. Your answers are kept, and your brand goes on without it.',
} as const satisfies Record<ScrapeStatus, string>;

/** What is known once all were read: of how many, where some told nothing. */
const knownOf = (companies: ShownResearch['companies']): string => {
  const known = companies.filter(({ colors }) => colors.length > 0).length;
  if (companies.length === 0) return 'No competitors named, so there is nothing to read.';
  if (known === companies.length) return standing.completed;
  return known === 0
    ? 'We found no colors of your competitors.'
    : `We know the colors of ${known} of your ${companies.length} competitors.`;
};

const sentenceOf = ({ state, hasFailed, companies }: ShownResearch): string => {
  if (hasFailed) return standing.failed;
  if (state === 'completed' || (state === 'justFinished' && companies.length === 0)) return knownOf(companies);
  return standing[state];
};

type Named = Pick<ShownResearch, 'companies' | 'industry'>;

const WhereTheyStand = ({ quizId, companies, industry }: Named & { quizId: string }) => {
  const { data: recommendations } = useQuery({ ...recommendationsQuery(quizId), enabled: false });
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  if ([...companies, ...industry].every(({ colors }) => colors.length === 0)) return null;
  return (
    <div className={styles.where}>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        Where they stand
        <IconChevronDown className={styles.chevron} data-open={isOpen} size={18} aria-hidden="true" />
      </button>
      <div id={id}>
        {isOpen && (
          <Suspense>
            <CompetitorMap points={mapOf({ companies, industry }, recommendations)} />
          </Suspense>
        )}
      </div>
    </div>
  );
};

const Body = ({ quizId, research }: { quizId: string; research: ShownResearch }) => {
  const { state, progress, companies, industry, abandon, correct } = research;
  return (
    <>
      <AnalysisScreen state={state} />
      {state === 'inProgress' && <ProgressBar label="Competitor analysis" progress={progress} />}
      <div className={styles.body}>
        <p className={styles.standing} role="status">
          {sentenceOf(research)}
        </p>
        {companies.length > 0 && (
          <ul className={styles.companies}>
            {companies.map((company) => (
              <CompanyColors key={`${company.companyId} ${company.imageId}`} company={company} correct={correct} />
            ))}
          </ul>
        )}
        <UsualCompanies industry={industry} />
        <WhereTheyStand quizId={quizId} companies={companies} industry={industry} />
        {state === 'inProgress' && (
          <Button variant="quiet" className={styles.stop} onPress={abandon}>
            Stop the analysis
          </Button>
        )}
      </div>
    </>
  );
};

const shortly = ({ state, progress }: ShownResearch): string => {
  if (state === 'inProgress') return `${progress}%`;
  return {
    new: 'not begun',
    justFinished: 'complete',
    completed: 'complete',
    abandoned: 'stopped',
    failed: 'not this time',
  }[state];
};

/**
 * The competitor analysis: in the side column on large screens, folded into one line above the work on others (spec
 * quiz §2).
 */
export const AnalysisPanel = ({ quiz, page }: { quiz: Quiz; page: number }) => {
  const research = useResearch(quiz, page);
  const isLarge = useMedia(LARGE);
  if (isLarge)
    return (
      <section className={styles.column} aria-label="Competitor analysis" data-state={research.state}>
        <Body quizId={quiz._id} research={research} />
      </section>
    );
  return (
    <FoldedLine label="Competitor analysis" short={shortly(research)} state={research.state}>
      <div className={styles.column} data-folded>
        <Body quizId={quiz._id} research={research} />
      </div>
    </FoldedLine>
  );
};
