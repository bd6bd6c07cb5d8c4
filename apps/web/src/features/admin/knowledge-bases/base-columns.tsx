import type { KnowledgeBase, SyncJob } from '@signet/contract';
import { isKnowledgeBaseBusy, isSyncBusy, syncTone } from '@signet/strategist';
import { IconNote } from '@tabler/icons-react';
import { Button } from 'react-aria-components/Button';
import { Tooltip, TooltipTrigger } from 'react-aria-components/Tooltip';
import type { ReactNode } from 'react';
import { Link } from '../../../shell/link.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { documentsPath } from '../../../paths.ts';
import type { GridColumn } from '../grid/grid-column.ts';
import styles from './bases.module.css';

const words = (status: string): string =>
  status
    .split('_')
    .map((word) => word.charAt(0) + word.slice(1).toLowerCase())
    .join(' ');

const moment = (at: string): string =>
  new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(at));

const Tip = ({ label, children, tip }: { label: string; children: ReactNode; tip: ReactNode }) => (
  <TooltipTrigger delay={200}>
    <Button className={styles.tipped} aria-label={label}>
      {children}
    </Button>
    <Tooltip className={styles.tip}>{tip}</Tooltip>
  </TooltipTrigger>
);

/** What a sync counted, under the names that staff read. */
const counted = ({ statistics: of }: SyncJob): [string, number][] => [
  ['Documents scanned', of.numberOfDocumentsScanned],
  ['Failed', of.numberOfDocumentsFailed],
  ['Metadata scanned', of.numberOfMetadataDocumentsScanned],
  ['Metadata modified', of.numberOfMetadataDocumentsModified],
  ['New indexed', of.numberOfNewDocumentsIndexed],
  ['Modified indexed', of.numberOfModifiedDocumentsIndexed],
  ['Deleted', of.numberOfDocumentsDeleted],
];

/** A sync fails where nothing was heard of it for long: its server was ended, or killed. */
const GAVE_UP =
  'It was broken off. Answers come from what was read before; sync again, and it goes on with what is left.';

const SyncChip = ({ job }: { job: SyncJob }) => (
  <Tip
    label={`Last sync: ${words(job.status)}, ${job.statistics.numberOfDocumentsFailed} failed`}
    tip={
      <>
        {job.startedAt && <p>Started {moment(job.startedAt)}</p>}
        {job.updatedAt && <p>Last heard of {moment(job.updatedAt)}</p>}
        <dl>
          {counted(job).map(([name, count]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{count}</dd>
            </div>
          ))}
        </dl>
        {job.status === 'FAILED' && <p>{GAVE_UP}</p>}
        {job.failures.slice(0, 8).map(({ name, reason }) => (
          <p key={name}>
            <b>{name}</b>: {reason}
          </p>
        ))}
      </>
    }
  >
    <span className={styles.chip} data-tone={syncTone(job.status)}>
      {isSyncBusy(job.status) && <Spinner size={16} />}
      {words(job.status)}
    </span>
  </Tip>
);

/** Name, Status, Data Source, Last Sync, Notes (spec administration §2.9). */
export const baseColumns: GridColumn<KnowledgeBase>[] = [
  { id: 'name', header: 'Name', cell: ({ name }) => name, text: ({ name }) => name, isSortable: true },
  {
    id: 'status',
    header: 'Status',
    cell: ({ status }) => (
      <span className={styles.status}>
        {isKnowledgeBaseBusy(status) && <Spinner size={16} />}
        {words(status)}
      </span>
    ),
    text: ({ status }) => words(status),
    isSortable: true,
    width: '150px',
  },
  {
    id: 'dataSource',
    header: 'Data Source',
    cell: ({ _id, name, s3BucketUrl }) =>
      s3BucketUrl === null ? (
        'Not Created'
      ) : (
        <Link look="text" to={documentsPath(_id)} aria-label={`Manage Documents of ${name}`}>
          Manage Documents
        </Link>
      ),
    width: '180px',
  },
  {
    id: 'lastSync',
    header: 'Last Sync',
    cell: ({ syncJob }) => <SyncChip job={syncJob} />,
    text: ({ syncJob }) => words(syncJob.status),
    isSortable: true,
    width: '170px',
  },
  {
    id: 'notes',
    header: 'Notes',
    cell: ({ name, notes }) =>
      notes === '' ? null : (
        <Tip label={`Notes of ${name}`} tip={<p>{notes}</p>}>
          <IconNote size={20} stroke={1.5} aria-hidden="true" />
        </Tip>
      ),
    text: ({ notes }) => notes,
    width: '80px',
  },
];
