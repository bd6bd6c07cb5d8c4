import { knowledgeBaseCalls, strategistTiming, type KnowledgeBase } from '@signet/contract';
import { isKnowledgeBaseBusy, isSyncBusy, knowledgeBaseMay } from '@signet/strategist';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { failureOf } from '../../../api/api-error.ts';
import { call } from '../../../api/call.ts';
import { useLeaving } from '../../../api/use-leaving.ts';
import { Button } from '../../../ui/button.tsx';
import { Modal } from '../../../ui/modal.tsx';
import { toasts } from '../../../ui/toast-queue.ts';
import { InHead } from '../admin-head.tsx';
import { GridPage } from '../grid/grid-page.tsx';
import { useGrid } from '../grid/use-grid.ts';
import { baseColumns } from './base-columns.tsx';
import { bases } from './base-source.ts';
import { NewBase } from './new-base.tsx';
import { sayEnd } from './say-end.ts';

const nameOf = ({ name }: KnowledgeBase) => name;

/** What rows at work have come to, asked again every 500 ms until none is (spec administration §4.9). */
const useLooking = (rows: readonly KnowledgeBase[], refresh: () => unknown) => {
  const working = rows.filter(({ status, syncJob }) => isKnowledgeBaseBusy(status) || isSyncBusy(syncJob.status));
  const ids = working.map(({ _id }) => _id).toSorted();
  return useQuery({
    queryKey: ['knowledgeBaseStatuses', ...ids],
    queryFn: async ({ signal }) => {
      const [{ statuses }, { syncJobs }] = await Promise.all([
        call(knowledgeBaseCalls.statuses, { body: { ids } }, { signal }),
        call(knowledgeBaseCalls.syncJobs, { body: { ids } }, { signal }),
      ]);
      const hasMoved = working.some(
        ({ _id, status, syncJob }) => statuses[_id] !== status || syncJobs[_id]?.updatedAt !== syncJob.updatedAt,
      );
      if (hasMoved) await refresh();
      return { statuses, syncJobs };
    },
    enabled: ids.length > 0,
    refetchInterval: strategistTiming.knowledgeBaseBusy,
    staleTime: 0,
  });
};

type Act = { path: 'createDataSource' | 'sync' | 'remove'; done: string; failed: string };
const acts = {
  createDataSource: {
    path: 'createDataSource',
    done: 'Data Source created successfully.',
    failed: 'Failed to create data source.',
  },
  sync: { path: 'sync', done: 'Knowledge Base Sync initiated successfully.', failed: 'Failed to sync data source.' },
  delete: { path: 'remove', done: 'Knowledge Base deleted successfully.', failed: 'Failed to delete knowledge base.' },
} as const satisfies Record<string, Act>;

/** Knowledge bases, their data sources and syncs (spec administration §2.9, 4.9). */
export const BasesTab = () => {
  const grid = useGrid(bases);
  const [isCreating, setCreating] = useState(false);
  const [deleted, setDeleted] = useState<KnowledgeBase | null>(null);
  const rows = grid.page.data?.records ?? [];
  const looking = useLooking(rows, grid.refresh);
  // what is selected is judged as it is now
  const selected = grid.rowsSelected.map((row) => rows.find(({ _id }) => _id === row._id) ?? row);
  const [only] = selected;
  const leaving = useLeaving();

  const run = async ({ path, done, failed }: Act, row: KnowledgeBase): Promise<void> => {
    try {
      await call(knowledgeBaseCalls[path], { params: { id: row._id } });
      if (path === 'sync') toasts.success(done);
      else void sayEnd(row._id, { done, failed, isGone: path === 'remove', signal: leaving() });
    } catch (error) {
      toasts.error(failureOf(failed, error));
    }
    grid.clear();
    await grid.refresh();
  };
  return (
    <>
      <InHead acts={<Button onPress={() => setCreating(true)}>New Knowledge Base</Button>} />
      <GridPage
        grid={grid}
        label="Knowledge Bases"
        searchLabel="Search by Name or Notes"
        columns={baseColumns}
        nameOf={nameOf}
        emptyText="No Knowledge Bases found."
        fetchFailed="An error occurred while fetching knowledge bases."
        failures={[
          {
            isError: looking.isError,
            text: 'An error occurred while fetching knowledge base statuses.',
            again: looking.refetch,
          },
        ]}
        bulk={
          only && (
            <>
              <Button
                isDisabled={!knowledgeBaseMay('createDataSource', selected)}
                onPress={() => run(acts.createDataSource, only)}
              >
                Create Data Source
              </Button>
              <Button isDisabled={!knowledgeBaseMay('sync', selected)} onPress={() => run(acts.sync, only)}>
                Sync Data Source
              </Button>
              <Button
                variant="destructive"
                isDisabled={!knowledgeBaseMay('delete', selected)}
                onPress={() => setDeleted(only)}
              >
                Delete Knowledge Base
              </Button>
            </>
          )
        }
      />
      {isCreating && (
        <NewBase
          onClose={() => setCreating(false)}
          onCreated={() => {
            setCreating(false);
            void grid.refresh();
          }}
        />
      )}
      {deleted && (
        <Modal
          isOpen
          onOpenChange={() => setDeleted(null)}
          role="alertdialog"
          title={`Delete ${deleted.name}?`}
          actions={
            <>
              <Button onPress={() => setDeleted(null)}>Cancel</Button>
              <Button
                variant="destructive-filled"
                onPress={() => run(acts.delete, deleted).then(() => setDeleted(null))}
              >
                Delete
              </Button>
            </>
          }
        >
          <p>Its documents and all that was read of them go with it.</p>
        </Modal>
      )}
    </>
  );
};
