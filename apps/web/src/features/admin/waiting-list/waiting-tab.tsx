import { waitingListCalls, type WaitingPerson } from '@signet/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../api/call.ts';
import { useUser } from '../../../shell/visitor.ts';
import { Button } from '../../../ui/button.tsx';
import { toasts } from '../../../ui/toast-queue.ts';
import type { GridColumn } from '../grid/grid-column.ts';
import { GridPage } from '../grid/grid-page.tsx';
import type { GridSource } from '../grid/grid-source.ts';
import { useGrid } from '../grid/use-grid.ts';
import { momentOf } from '../mail/letter-words.ts';
import { rolesQuery, tiersQuery } from '../users/user-queries.ts';
import { InviteWaiting } from './invite-waiting.tsx';

const statusWords = {
  unconfirmed: 'Not confirmed yet',
  waiting: 'Waiting',
  invited: 'Invited',
} as const satisfies Record<WaitingPerson['status'], string>;

const columns: readonly GridColumn<WaitingPerson>[] = [
  { id: 'email', header: 'Email', isSortable: true, text: ({ email }) => email, cell: ({ email }) => email },
  {
    id: 'status',
    header: 'Status',
    width: '190px',
    text: ({ status }) => statusWords[status],
    cell: ({ status }) => statusWords[status],
  },
  {
    id: 'askedAt',
    header: 'Asked',
    isSortable: true,
    width: '200px',
    text: ({ askedAt }) => askedAt,
    cell: ({ askedAt }) => momentOf(askedAt),
  },
  {
    id: 'invitedAt',
    header: 'Invited',
    width: '200px',
    text: ({ invitedAt }) => invitedAt ?? '',
    cell: ({ invitedAt }) => invitedAt && momentOf(invitedAt),
  },
];

const source: GridSource<WaitingPerson, 'askedAt' | 'email'> = {
  key: 'waitingList',
  sorts: ['askedAt', 'email'],
  list: (query, signal) => call(waitingListCalls.list, { query }, { signal }),
};

/** Who wants to be let in, oldest first; those who confirmed can be invited. */
export const WaitingTab = () => {
  const { permissions } = useUser();
  const grid = useGrid(source);
  const roles = useQuery(rolesQuery);
  const tiers = useQuery(tiersQuery);
  const [isInviting, setInviting] = useState(false);
  const mayInvite = permissions['canInviteUser'] === true && permissions['canUpdateUserRole'] === true;
  const waiting = grid.rowsSelected.filter(({ status }) => status === 'waiting');

  const remove = async (): Promise<void> => {
    try {
      const ids = grid.rowsSelected.map(({ _id }) => _id);
      const { removedCount } = await call(waitingListCalls.remove, { body: { ids } });
      grid.clear();
      await grid.refresh();
      toasts.success(removedCount === 1 ? 'One address was removed.' : `${removedCount} addresses were removed.`);
    } catch {
      toasts.error('Failed to remove from the waiting list.');
    }
  };
  return (
    <>
      <GridPage
        grid={grid}
        label="Waiting list"
        searchLabel="Search by Email"
        columns={columns}
        nameOf={({ email }) => email}
        emptyText="Nobody is waiting."
        fetchFailed="An error occurred while fetching the waiting list."
        failures={[
          { isError: roles.isError, text: 'Failed to load user roles', again: roles.refetch },
          { isError: tiers.isError, text: 'Failed to load subscription tiers', again: tiers.refetch },
        ]}
        bulk={
          mayInvite && (
            <>
              <Button isDisabled={waiting.length === 0} onPress={() => setInviting(true)}>
                Invite
              </Button>
              <Button onPress={remove}>Remove</Button>
            </>
          )
        }
      />
      {isInviting && (
        <InviteWaiting
          people={waiting}
          tiers={tiers.data ?? []}
          roles={roles.data ?? []}
          onClose={() => setInviting(false)}
          onInvited={() => {
            setInviting(false);
            grid.clear();
            void grid.refresh();
          }}
        />
      )}
    </>
  );
};
