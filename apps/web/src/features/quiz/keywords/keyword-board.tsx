import { toggleKeyword } from '@signet/brand';
import { limits, type KeywordRecord } from '@signet/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Tabs } from '../../../ui/tabs.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { ListFailed } from '../frame/list-failed.tsx';
import { categoriesQuery, keywordsQuery, searchWordsQuery } from '../quiz-queries.ts';
import { KeywordGrid, KeywordSkeleton } from './keyword-grid.tsx';
import { KeywordSearch } from './keyword-search.tsx';
import { keywordsOf, keywordTabs, tabShowing } from './keyword-tabs.ts';
import styles from './keyword-board.module.css';

type Props = { quizId: string; chosen: readonly KeywordRecord[]; onChange: (chosen: readonly KeywordRecord[]) => void };

/** The keywords by category, and the search that jumps to one. */
export const KeywordBoard = ({ quizId, chosen, onChange }: Props) => {
  const keywords = useQuery(keywordsQuery(quizId));
  const categories = useQuery(categoriesQuery(quizId));
  const words = useQuery(searchWordsQuery(quizId));
  const [picked, setPicked] = useState<string>();
  const [sought, setSought] = useState<{ id: string }>();
  const [heard, setHeard] = useState('');

  if (keywords.isError || categories.isError) {
    const again = () => Promise.all([keywords.refetch(), categories.refetch()]);
    return <ListFailed onTryAgain={again}>Failed to load thoughts and feelings</ListFailed>;
  }
  if (!keywords.data || !categories.data) return <KeywordSkeleton />;

  const tabs = keywordTabs(categories.data);
  const tab = picked ?? tabs[0]?.id ?? '';
  const jumpTo = (keyword: KeywordRecord) => {
    setPicked(tabShowing(keyword, tab));
    setSought({ id: keyword._id });
  };
  const open = (id: string) => {
    setPicked(id);
    setSought(undefined);
  };
  const toggle = (keyword: KeywordRecord) => {
    const next = toggleKeyword(chosen, keyword);
    onChange(next);
    setSought(undefined);
    setHeard(
      `${keyword.name} ${next.length > chosen.length ? 'added' : 'removed'}. ${next.length} of ` +
        `${limits.keywords} chosen.`,
    );
  };

  return (
    <div className={styles.board}>
      <KeywordSearch keywords={keywords.data} words={words.data?.keywords ?? {}} onFind={jumpTo} />
      <Tabs
        label="Categories"
        tabs={tabs}
        selected={tab}
        onSelect={open}
        className={styles.tabs}
        panelClassName={styles.panel}
      >
        <KeywordGrid
          key={tab}
          keywords={keywordsOf(keywords.data, tab)}
          chosen={chosen}
          sought={sought}
          onToggle={toggle}
        />
      </Tabs>
      <p role="status">
        <VisuallyHidden>{heard}</VisuallyHidden>
      </p>
    </div>
  );
};
