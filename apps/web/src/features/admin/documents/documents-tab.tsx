import { libraryCalls } from '@signet/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../api/call.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Modal } from '../../../ui/modal.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import styles from './documents.module.css';
import { useTrashing } from './use-trashing.ts';

const gigabytes = (value: number): string => `${value.toFixed(2)} GB`;
const counted = (value: number): string => value.toLocaleString('en');

/** What documents take up, and taking away what newer ones have replaced (spec administration §2.9). */
export const DocumentsTab = () => {
  const [isAsking, setAsking] = useState(false);
  const { data, isError, refetch } = useQuery({
    queryKey: ['documentStats'],
    queryFn: async ({ signal }) => (await call(libraryCalls.documentStats, {}, { signal })).stats,
    staleTime: 0,
  });
  const { progress, trash, stop } = useTrashing(() => {
    setAsking(false);
    void refetch();
  });
  if (isError)
    return (
      <Banner
        level="error"
        title="Failed to load subscription tiers"
        action={<Button onPress={() => refetch()}>Try again</Button>}
      >
        What is missing are the numbers of the documents.
      </Banner>
    );
  if (!data) return <Skeleton height={200} />;
  const rows: [string, number, number][] = [
    ['Documents', data.totalFiles, data.totalStorageGb],
    ['Outdated', data.outdatedFiles, data.outdatedStorageGb],
    ['Trashed', data.trashedFiles, data.trashedStorageGb],
  ];
  return (
    <div className={styles.page}>
      <dl className={styles.stats}>
        {rows.map(([name, files, size]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{counted(files)}</dd>
            <dd className={styles.size}>{gigabytes(size)}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.hint}>A document is outdated once a newer one of the same template was saved.</p>
      <div>
        <Button isDisabled={data.outdatedFiles === 0} onPress={() => setAsking(true)}>
          Trash Outdated Documents
        </Button>
      </div>
      {isAsking && (
        <Modal
          isOpen
          isCompact
          onOpenChange={() => (progress ? stop() : setAsking(false))}
          role="alertdialog"
          title="Trash Outdated Documents"
          actions={
            progress ? (
              <Button onPress={stop}>Stop</Button>
            ) : (
              <>
                <Button onPress={() => setAsking(false)}>Cancel</Button>
                <Button variant="destructive-filled" onPress={() => void trash()}>
                  Trash {counted(data.outdatedFiles)}
                </Button>
              </>
            )
          }
        >
          {progress ? (
            <>
              <ProgressBar
                isRound
                label="Trashing outdated documents"
                progress={Math.round((100 * progress.done) / Math.max(1, progress.all))}
              />
              <p aria-live="polite" className={styles.hint}>
                {counted(progress.done)} of {counted(progress.all)}
              </p>
            </>
          ) : (
            <p>
              {data.outdatedFiles === 1
                ? '1 document goes to the trash of its owner’s drive.'
                : `${counted(data.outdatedFiles)} documents go to the trash of their owners’ drives.`}
            </p>
          )}
        </Modal>
      )}
    </div>
  );
};
