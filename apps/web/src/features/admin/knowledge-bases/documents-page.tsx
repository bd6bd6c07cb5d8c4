import { documentEndings, DEFAULT_MESSAGE, type KnowledgeDocument } from '@signet/contract';
import { useMemo, useRef, useState } from 'react';
import { useParams } from 'react-router';
import { saidOr } from '../../../api/api-error.ts';
import { paths } from '../../../paths.ts';
import { Link } from '../../../shell/link.tsx';
import { Button } from '../../../ui/button.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { toasts } from '../../../ui/toast-queue.ts';
import type { GridColumn } from '../grid/grid-column.ts';
import { GridPage } from '../grid/grid-page.tsx';
import { useGrid } from '../grid/use-grid.ts';
import { documentsOf } from './base-source.ts';
import styles from './bases.module.css';
import { DeleteDocuments } from './delete-documents.tsx';
import { DocumentPreview } from './document-preview.tsx';
import { sendDocument } from './send-document.ts';
import { useSync } from './use-sync.ts';

type Sending = { name: string; share: number; fault?: string };

const states = { waiting: 'Waits for the next sync', indexed: 'Read', failed: 'Could not be read' } as const;
const kilobytes = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1000))} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
const dayOf = (at: string): string => new Intl.DateTimeFormat('en', { dateStyle: 'medium' }).format(new Date(at));
const nameOf = ({ name }: KnowledgeDocument) => name;
const ACCEPTED = documentEndings.map((ending) => `.${ending}`).join(',');

const columnsFor = (open: (document: KnowledgeDocument) => void): GridColumn<KnowledgeDocument>[] => [
  {
    id: 'name',
    header: 'Name',
    cell: (document) => (
      <button type="button" className={styles.open} onClick={() => open(document)}>
        {document.name}
      </button>
    ),
    text: nameOf,
  },
  {
    id: 'state',
    header: 'Read',
    cell: ({ state, reason }) => (
      <span className={state === 'failed' ? styles.bad : undefined}>{reason ?? states[state]}</span>
    ),
    text: ({ state, reason }) => reason ?? states[state],
  },
  { id: 'bytes', header: 'Size', cell: ({ bytes }) => kilobytes(bytes), width: '100px' },
  { id: 'version', header: 'Version', cell: ({ version }) => version, width: '90px' },
  { id: 'sent', header: 'Sent', cell: ({ uploadedAt }) => dayOf(uploadedAt), width: '140px' },
];

/** Documents of a data source: sent, replaced, looked at, deleted. What changed is read by the next sync. */
export const DocumentsPage = () => {
  const { id = '' } = useParams();
  const source = useMemo(() => documentsOf(id), [id]);
  const grid = useGrid(source);
  const files = useRef<HTMLInputElement>(null);
  const instead = useRef<HTMLInputElement>(null);
  const [isDeleting, setDeleting] = useState(false);
  const [sending, setSending] = useState<readonly Sending[]>([]);
  const [opened, setOpened] = useState<KnowledgeDocument | null>(null);
  const { base, isSyncing, sync } = useSync(id, grid.refresh);
  const [only, ...others] = grid.rowsSelected;
  const isElsewhere = base?.isElsewhere === true;

  const note = (name: string, change: Partial<Sending>): void =>
    setSending((all) => all.map((one) => (one.name === name ? { ...one, ...change } : one)));
  const send = async (chosen: readonly File[], replaces?: string): Promise<void> => {
    setSending(chosen.map(({ name }) => ({ name, share: 0 })));
    let whole = 0;
    for (const file of chosen) {
      try {
        await sendDocument(id, file, { replaces, onProgress: (share) => note(file.name, { share }) });
        note(file.name, { share: 1 });
        whole += 1;
      } catch (error) {
        note(file.name, { fault: saidOr(error, DEFAULT_MESSAGE) });
      }
    }
    setSending((all) => all.filter(({ fault }) => fault));
    if (whole > 0) toasts.success(`${whole === 1 ? 'One document was' : `${whole} documents were`} sent.`);
    grid.clear();
    await grid.refresh();
  };
  /** What was chosen; the same file may be chosen again after that. */
  const taken = (input: HTMLInputElement): File[] => {
    const chosen = [...(input.files ?? [])];
    input.value = '';
    return chosen;
  };
  return (
    <>
      <div className={styles.head}>
        <h2>{base?.name ?? 'Documents'}</h2>
        <Link look="text" to={paths.adminKnowledgeBases}>
          All knowledge bases
        </Link>
      </div>
      {isElsewhere && <p>Read with each sync from the folder {base?.s3BucketUrl}. Change the documents there.</p>}
      <p className={styles.status} role="status">
        {isSyncing && (
          <>
            <Spinner size={16} />
            The sync is at work: {base?.syncJob.statistics.numberOfDocumentsScanned ?? 0} read so far.
          </>
        )}
      </p>
      <input
        ref={files}
        hidden
        type="file"
        aria-label="Documents to send"
        accept={ACCEPTED}
        multiple
        onChange={(event) => {
          const chosen = taken(event.target);
          if (chosen.length > 0) void send(chosen);
        }}
      />
      <input
        ref={instead}
        hidden
        type="file"
        aria-label="Document to put in its place"
        accept={ACCEPTED}
        onChange={(event) => {
          const chosen = taken(event.target);
          if (chosen.length > 0 && only) void send(chosen, only._id);
        }}
      />
      {sending.length > 0 && (
        <ul className={styles.sending} aria-label="Being sent">
          {sending.map(({ name, share, fault }) => (
            <li key={name}>
              {name}
              {fault ? (
                <span className={styles.bad}>{fault}</span>
              ) : (
                <progress value={share} max={1} aria-label={`How far ${name} is`} />
              )}
            </li>
          ))}
        </ul>
      )}
      <GridPage
        grid={grid}
        label="Documents"
        searchLabel="Search by Name"
        columns={columnsFor(setOpened)}
        nameOf={nameOf}
        emptyText={
          isElsewhere
            ? 'No documents yet. Sync to read what lies in the folder.'
            : 'No documents yet. Send txt, md, html, pdf, docx, pptx, xlsx or csv.'
        }
        fetchFailed="The documents could not be loaded."
        bulk={
          !isElsewhere && (
            <>
              <Button isDisabled={!only || others.length > 0} onPress={() => instead.current?.click()}>
                Replace
              </Button>
              <Button variant="destructive" onPress={() => setDeleting(true)}>
                Delete {grid.rowsSelected.length}
              </Button>
            </>
          )
        }
        tools={
          <>
            <Button isDisabled={isSyncing} onPress={sync}>
              Sync Data Source
            </Button>
            {!isElsewhere && (
              <Button variant="primary" onPress={() => files.current?.click()}>
                Send documents
              </Button>
            )}
          </>
        }
      />
      {isDeleting && <DeleteDocuments baseId={id} grid={grid} onClose={() => setDeleting(false)} />}
      {opened && <DocumentPreview baseId={id} document={opened} onClose={() => setOpened(null)} />}
    </>
  );
};
