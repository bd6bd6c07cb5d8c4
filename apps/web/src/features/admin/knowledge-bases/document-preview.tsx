import { knowledgeBaseCalls, type KnowledgeDocument } from '@signet/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { Link } from '../../../shell/link.tsx';
import { Button } from '../../../ui/button.tsx';
import { Modal } from '../../../ui/modal.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import styles from './bases.module.css';

/** What was read of a document, piece by piece, and the versions that there were. */
export const DocumentPreview = ({
  baseId,
  document,
  onClose,
}: {
  baseId: string;
  document: KnowledgeDocument;
  onClose: () => void;
}) => {
  const { data, isError } = useQuery({
    queryKey: ['knowledgeDocument', baseId, document._id],
    queryFn: ({ signal }) =>
      call(knowledgeBaseCalls.preview, { params: { id: baseId, documentId: document._id } }, { signal }),
    staleTime: 0,
  });
  return (
    <Modal isOpen onOpenChange={onClose} title={document.name} isWide actions={<Button onPress={onClose}>Done</Button>}>
      {isError && <p role="alert">It could not be loaded.</p>}
      {!data && !isError && <Skeleton height={160} />}
      {data && (
        <div className={styles.form}>
          {data.document.reason && <p className={styles.bad}>{data.document.reason}</p>}
          {data.passages.length === 0 && !data.document.reason && (
            <p className={styles.soft}>It has not been read yet: sync the data source.</p>
          )}
          {data.passages.length > 0 && (
            // A scrolling region has to be reachable by keyboard.
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
            <section className={styles.passages} aria-label="What was read" tabIndex={0}>
              {data.passages.map(({ heading, text }, at) => (
                // oxlint-disable-next-line react/no-array-index-key
                <article key={at}>
                  {heading && <h3>{heading}</h3>}
                  <p>{text}</p>
                </article>
              ))}
            </section>
          )}
          <ul className={styles.sending} aria-label="Versions">
            {data.versions.map(({ number, uploadedAt, url }) => (
              <li key={number}>
                <Link to={url} download="">
                  Version {number}
                </Link>
                <span className={styles.soft}>{new Date(uploadedAt).toLocaleString('en')}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Modal>
  );
};
