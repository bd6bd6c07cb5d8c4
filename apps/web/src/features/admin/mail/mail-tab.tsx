import { timing, type OutboxLetter } from '@signet/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { Table, type TableColumn } from '../../../ui/table.tsx';
import { useDebounced } from '../../../ui/use-debounced.ts';
import { LetterModal } from './letter-modal.tsx';
import { letterStatus, momentOf } from './letter-words.ts';
import styles from './mail.module.css';
import { OUTBOX_FAILED, outboxQuery } from './outbox-query.ts';

const columnsFor = (open: (letter: OutboxLetter) => void): TableColumn<OutboxLetter>[] => [
  {
    id: 'subject',
    header: 'Subject',
    cell: (letter) => (
      <button type="button" className={styles.open} onClick={() => open(letter)}>
        {letter.subject}
      </button>
    ),
  },
  { id: 'to', header: 'To', cell: (letter) => letter.to },
  {
    id: 'status',
    header: 'Status',
    cell: (letter) => (
      <span className={letter.status === 'failed' ? styles.failed : undefined}>{letterStatus[letter.status]}</span>
    ),
    width: '160px',
  },
  { id: 'written', header: 'Written', cell: (letter) => momentOf(letter.createdAt), width: '200px' },
];

/** The outbox: every letter that Signet wrote, newest first. */
export const MailTab = () => {
  const [query] = useSearchParams();
  // a person's page leads to their letters
  const [typed, setTyped] = useState(query.get('search') ?? '');
  const [page, setPage] = useState(0);
  const [letter, setLetter] = useState<OutboxLetter | null>(null);
  const search = useDebounced(typed.trim(), timing.gridSearchDebounce);
  const { data, isError, isPlaceholderData, refetch } = useQuery(outboxQuery(page, search));

  const type = (text: string) => {
    setTyped(text);
    setPage(0);
  };

  return (
    <>
      <div className={styles.bar}>
        <SearchField className={styles.search} label="Search by address or subject" value={typed} onChange={type} />
      </div>
      {data && !data.delivers && (
        <Banner level="info" className={styles.where}>
          Letters are kept here and not delivered: no mail server is configured. Read them below, and pass links on
          yourself.
        </Banner>
      )}
      {isError && (
        <Banner level="error" className={styles.where} action={<Button onPress={() => refetch()}>Try again</Button>}>
          {OUTBOX_FAILED}
        </Banner>
      )}
      <Table
        label="Letters"
        columns={columnsFor(setLetter)}
        rows={data?.records ?? (isError ? [] : undefined)}
        keyOf={(one) => one._id}
        count={data?.count ?? 0}
        page={page}
        onPageChange={setPage}
        emptyText={isError ? undefined : search ? 'No letters match your search.' : 'No letters have been written yet.'}
        isStale={isPlaceholderData}
      />
      <LetterModal letter={letter} onClose={() => setLetter(null)} />
    </>
  );
};
