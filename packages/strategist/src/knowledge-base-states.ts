import type { KnowledgeBase, KnowledgeBaseStatus, SyncJobStatus } from '@signet/contract';

const busy: ReadonlySet<KnowledgeBaseStatus> = new Set(['CREATING', 'DELETING', 'UPDATING']);
const running: ReadonlySet<SyncJobStatus> = new Set(['STARTING', 'STOPPING', 'IN_PROGRESS']);

/** At work, so that the page looks again every 500 ms (spec administration §4.9); no status is at work too. */
export const isKnowledgeBaseBusy = (status: KnowledgeBaseStatus | undefined): boolean =>
  status === undefined || busy.has(status);
export const isSyncBusy = (status: SyncJobStatus): boolean => running.has(status);

type Row = Pick<KnowledgeBase, 'status' | 's3BucketUrl'> & { syncJob: Pick<KnowledgeBase['syncJob'], 'status'> };

/** What the toolbar offers for the one row that is selected. */
export type KnowledgeBaseAct = 'createDataSource' | 'sync' | 'delete';

const rules = {
  delete: () => true,
  createDataSource: ({ s3BucketUrl }) => s3BucketUrl === null,
  sync: ({ s3BucketUrl }) => s3BucketUrl !== null,
} as const satisfies Record<KnowledgeBaseAct, (row: Row) => boolean>;

/** Whether an act is open: with exactly one row selected, which is not at work. */
export const knowledgeBaseMay = (act: KnowledgeBaseAct, selected: readonly Row[]): boolean => {
  const [row, ...others] = selected;
  if (!row || others.length > 0) return false;
  return rules[act](row) && !isKnowledgeBaseBusy(row.status) && !isSyncBusy(row.syncJob.status);
};

/** Spec administration §4.9: complete is green, not started blue, anything else red. */
export const syncTone = (status: SyncJobStatus): 'green' | 'blue' | 'red' => {
  if (status === 'COMPLETE') return 'green';
  return status === 'NOT_STARTED' ? 'blue' : 'red';
};
