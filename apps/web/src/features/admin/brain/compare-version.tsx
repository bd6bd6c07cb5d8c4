import { brainVersionCalls, type BrainVersion, type SheetDifference } from '@signet/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../../api/api-error.ts';
import { call } from '../../../api/call.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Modal } from '../../../ui/modal.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import styles from './brain.module.css';
import { DryRun } from './dry-run.tsx';

type Props = { version: BrainVersion; onClose: () => void; onActivate: (() => void) | undefined };

const differing = (count: number) => (count === 1 ? '1 sheet differs' : `${count} sheets differ`);
const counted = (count: number, word: string) => (count > 0 ? `${count} ${word}` : '');

/** One sheet; opened, it shows the rows. */
const Sheet = ({ sheet, added, removed, changed, ...rows }: SheetDifference) => (
  <details className={styles.sheet}>
    <summary>
      <span className={styles.sheetName}>{sheet}</span>
      <span>
        {[counted(added, 'added'), counted(removed, 'removed'), counted(changed, 'changed')]
          .filter((one) => one !== '')
          .join(', ')}
      </span>
    </summary>
    <ul className={styles.rows}>
      {rows.addedRows.map((row) => (
        <li key={`+${row}`}>Added: {row}</li>
      ))}
      {rows.removedRows.map((row) => (
        <li key={`-${row}`}>
          Removed: <span className={styles.was}>{row}</span>
        </li>
      ))}
      {rows.changedRows.map(({ row, columns }) => (
        <li key={`~${row}`}>
          {row}:{' '}
          {columns.map(({ column, before, after }) => (
            <span key={column}>
              {column} <span className={styles.was}>{before || 'empty'}</span> {after || 'empty'}{' '}
            </span>
          ))}
        </li>
      ))}
    </ul>
  </details>
);

/** What a version changes against the active one, and twelve sample quizzes under both, before anybody meets it. */
export const CompareVersion = ({ version, onClose, onActivate }: Props) => {
  const [isTrying, setTrying] = useState(false);
  const { data, error } = useQuery({
    queryKey: ['brainDifference', version._id],
    queryFn: ({ signal }) => call(brainVersionCalls.difference, { params: { id: version._id } }, { signal }),
    staleTime: 0,
  });
  return (
    <Modal
      isOpen
      isWide
      onOpenChange={onClose}
      title={`Version ${version.version}`}
      actions={
        <>
          <Button onPress={onClose}>Close</Button>
          {onActivate && (
            <Button variant="primary" onPress={onActivate}>
              Activate
            </Button>
          )}
        </>
      }
    >
      <div className={styles.compare}>
        {version.notes && <p>{version.notes}</p>}
        {error && <Banner level="error">{messageOf(error)}</Banner>}
        {!data && !error && <Skeleton height={120} />}
        {data && (
          <section className={styles.sheets} aria-label="Differences">
            <p>
              {data.sheets.length === 0
                ? `It says the same as the active version, ${data.against}.`
                : `Against the active version, ${data.against}, ${differing(data.sheets.length)}.`}
            </p>
            {data.sheets.map((sheet) => (
              <Sheet key={sheet.sheet} {...sheet} />
            ))}
          </section>
        )}
        {isTrying ? (
          <DryRun id={version._id} />
        ) : (
          <div>
            <Button onPress={() => setTrying(true)}>Try twelve sample quizzes</Button>
          </div>
        )}
      </div>
    </Modal>
  );
};
