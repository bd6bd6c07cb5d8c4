import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { messageOf } from '../../api/api-error.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { logosQuery } from './brand-files.ts';
import { ColorsForm } from './colors-form.tsx';
import { LogosForm } from './logos-form.tsx';
import { managedSelectionsQuery } from './managed-brand.ts';
import { ManagedLogo } from './managed-logo.tsx';
import styles from './manage-brand.module.css';

const tabs = [
  { id: 'colors', label: 'COLORS' },
  { id: 'logos', label: 'LOGOS' },
] as const;
type Tab = (typeof tabs)[number]['id'];

const Managed = ({ quizId, tab, onTab }: { quizId: string; tab: Tab; onTab: (tab: Tab) => void }) => {
  const client = useQueryClient();
  const { data: selections, error, refetch } = useQuery(managedSelectionsQuery(quizId));
  const saved = async (): Promise<void> => {
    await Promise.all([client.invalidateQueries({ queryKey: logosQuery(quizId).queryKey }), refetch()]);
  };
  if (error)
    return (
      <Banner level="error" action={<Button onPress={() => refetch()}>Try again</Button>}>
        {messageOf(error)}
      </Banner>
    );
  if (!selections) return <Skeleton height={320} />;
  return (
    <div className={styles.split}>
      <Tabs label="Manage Brand Quiz" tabs={tabs} selected={tab} onSelect={onTab}>
        {tab === 'colors' ? (
          <ColorsForm quizId={quizId} selections={selections} onSaved={saved} />
        ) : (
          <LogosForm quizId={quizId} selections={selections} onSaved={saved} />
        )}
      </Tabs>
      <ManagedLogo quizId={quizId} />
    </div>
  );
};

/** Staff look after the brand of somebody's completed quiz (spec administration §2.10). */
export const ManageBrandPage = () => {
  const [query, setQuery] = useSearchParams();
  const quizId = query.get('completedQuizId');
  const tab = tabs.find(({ id }) => id === query.get('tab'))?.id ?? 'colors';
  const show = (to: Tab) => setQuery({ completedQuizId: quizId ?? '', ...(to !== 'colors' && { tab: to }) });
  return (
    <>
      <h1 className={styles.title}>Manage Brand Quiz</h1>
      <p className={styles.hint}>What you change here is written down, and the owner of this brand is told.</p>
      {quizId ? (
        <Managed key={quizId} quizId={quizId} tab={tab} onTab={show} />
      ) : (
        <Banner level="info">No brand was chosen. Choose somebody among the users, then ‘Manage brand’.</Banner>
      )}
    </>
  );
};
