import type { BrainVersion } from '@signet/contract';
import { IconCircleCheck } from '@tabler/icons-react';
import type { GridColumn } from '../grid/grid-column.ts';
import { momentOf } from '../mail/letter-words.ts';
import styles from './brain.module.css';

const isSound = ({ validationStatus }: BrainVersion) => validationStatus === null || validationStatus === 'success';

/** Whether it can be made active, alone (spec administration §4.5). */
export const canActivate = (version: BrainVersion): boolean => version.status !== 'active' && isSound(version);

const statusOf = ({ status }: BrainVersion) => (status === 'active' ? 'Active' : 'Not active');

/** The columns of the versions grid. */
export const versionColumns = (open: (version: BrainVersion) => void): GridColumn<BrainVersion>[] => [
  {
    id: 'version',
    header: 'Version',
    isSortable: true,
    width: '160px',
    text: ({ version }) => version,
    cell: (row) => (
      <button type="button" className={styles.open} onClick={() => open(row)}>
        {row.version}
      </button>
    ),
  },
  {
    id: 'status',
    header: 'Status',
    isSortable: true,
    width: '130px',
    text: statusOf,
    cell: (row) => (
      <span className={styles.status}>
        {row.status === 'active' && <IconCircleCheck size={18} aria-hidden="true" />}
        {statusOf(row)}
      </span>
    ),
  },
  {
    id: 'validation',
    header: 'Checked',
    width: '110px',
    text: (row) => (isSound(row) ? 'Sound' : 'Faulty'),
    cell: (row) => (isSound(row) ? 'Sound' : 'Faulty'),
  },
  {
    id: 'creationDate',
    header: 'Created',
    isSortable: true,
    width: '190px',
    text: ({ creationDate }) => creationDate,
    cell: ({ creationDate }) => momentOf(creationDate),
  },
  {
    id: 'quizzes',
    header: 'Quizzes',
    width: '100px',
    text: ({ quizzes }) => String(quizzes),
    cell: ({ quizzes }) => quizzes.toLocaleString('en'),
  },
  { id: 'notes', header: 'Notes', text: ({ notes }) => notes, cell: ({ notes }) => notes },
];
