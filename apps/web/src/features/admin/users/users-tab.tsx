import { userCalls, type ListedUser } from '@signet/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../api/call.ts';
import { useUser } from '../../../shell/visitor.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { toasts } from '../../../ui/toast-queue.ts';
import { DiscardGuard } from '../grid/discard-guard.tsx';
import { Grid } from '../grid/grid.tsx';
import { SaveBar } from '../grid/save-bar.tsx';
import { useEdits } from '../grid/use-edits.ts';
import { useGridAddress } from '../grid/use-grid-address.ts';
import { ConfirmAct } from './confirm-act.tsx';
import { NewInvite } from './new-invite.tsx';
import { actsFor, type UserAct } from './user-acts.ts';
import { realChange, userColumns, type RowChange } from './user-columns.tsx';
import { everyUsersPage, rolesQuery, sorts, tiersQuery, usersQuery } from './user-queries.ts';
import styles from './users.module.css';

const nobody: ReadonlyMap<string, ListedUser> = new Map();

/** Saves edited rows; says how many where it was not all (spec administration §4.4, 8.1). */
const saveUsers = async (edits: ReadonlyMap<string, { row: ListedUser; change: RowChange }>): Promise<boolean> => {
  const users = [...edits.values()].map(({ row, change }) => ({ _id: row._id, version: row.version, ...change }));
  const { updatedCount } = await call(userCalls.save, { body: { users } });
  if (updatedCount === users.length) {
    toasts.success('User(s) were successfully updated.');
    return true;
  }
  toasts.error(`Update failed.  ${updatedCount} out of ${users.length} rows were updated.`);
  return false;
};

/** Everybody who uses this house or is invited (spec administration §2.9). */
export const UsersTab = () => {
  const self = useUser();
  const client = useQueryClient();
  const { address, move } = useGridAddress(sorts);
  const { data, isError, isPlaceholderData, refetch } = useQuery(usersQuery(address));
  const roles = useQuery(rolesQuery);
  const tiers = useQuery(tiersQuery);
  const [selected, setSelected] = useState(nobody);
  const [asked, setAsked] = useState<UserAct | null>(null);
  const [isInviting, setInviting] = useState(false);
  const { edits, changeOf, edit, rebase, discard } = useEdits<ListedUser, RowChange>();
  const refresh = () => client.invalidateQueries({ queryKey: everyUsersPage });

  const save = async (): Promise<void> => {
    try {
      const isWhole = await saveUsers(edits);
      await refresh();
      if (isWhole) return discard();
      const { records } = await client.fetchQuery({ ...usersQuery(address), staleTime: 0 });
      const lost = rebase(records, realChange).map(({ email }) => email);
      if (lost.length > 0)
        toasts.warning(`Somebody else has changed ${lost.join(', ')}. Look again, then save or discard.`);
    } catch {
      toasts.error('Failed to save user(s).');
    }
  };
  const run = async (act: UserAct): Promise<void> => {
    try {
      await act.run([...selected.keys()]);
      toasts.success(act.done);
      setSelected(nobody);
      setAsked(null);
      await refresh();
    } catch {
      toasts.error(act.failed);
    }
  };

  const failures = [
    isError && 'An error occurred while fetching users.',
    roles.isError && 'Failed to load user roles',
    tiers.isError && 'Failed to load subscription tiers',
  ].filter((one) => typeof one === 'string');
  const again = () => Promise.all([refetch(), roles.refetch(), tiers.refetch()]);
  const mayInvite = self.permissions['canInviteUser'] === true && self.permissions['canUpdateUserRole'] === true;
  const columns = userColumns({
    self,
    tiers: tiers.data ?? [],
    roles: roles.data ?? [],
    changeOf,
    onChange: (row, change) => edit(row, realChange(row, change)),
  });
  return (
    <div className={styles.tab}>
      {failures.map((failure) => (
        <Banner key={failure} level="error" action={<Button onPress={again}>Try again</Button>}>
          {failure}
        </Banner>
      ))}
      <Grid
        label="Users"
        searchLabel="Search by Email or Group"
        columns={columns}
        rows={data?.records ?? (isError ? [] : undefined)}
        nameOf={({ email }) => email}
        count={data?.count ?? 0}
        address={address}
        onMove={move}
        selected={selected}
        onSelect={setSelected}
        isEdited={(row) => edits.has(row._id)}
        emptyText="No users found matching your criteria."
        isStale={isPlaceholderData}
        tools={
          <>
            <SaveBar count={edits.size} onSave={save} onDiscard={discard} />
            {selected.size > 0 &&
              actsFor(self, [...selected.values()]).map(({ act, isPossible }) => (
                <Button key={act.key} isDisabled={!isPossible} onPress={() => setAsked(act)}>
                  {act.label}
                </Button>
              ))}
            {mayInvite && selected.size === 0 && <Button onPress={() => setInviting(true)}>New Invite</Button>}
          </>
        }
      />
      <DiscardGuard count={edits.size} onDiscard={discard} />
      {asked && (
        <ConfirmAct
          act={asked}
          rows={[...selected.values()]}
          onClose={() => setAsked(null)}
          onConfirm={() => run(asked)}
        />
      )}
      {isInviting && (
        <NewInvite
          tiers={tiers.data ?? []}
          roles={roles.data ?? []}
          onClose={() => setInviting(false)}
          onInvited={() => {
            setInviting(false);
            void refresh();
          }}
        />
      )}
    </div>
  );
};
