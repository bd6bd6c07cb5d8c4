import { IconMailPlus } from '@tabler/icons-react';
import { userCalls, userWith, type ListedUser } from '@signet/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { failureOf } from '../../../api/api-error.ts';
import { call } from '../../../api/call.ts';
import { manageBrandPath } from '../../../paths.ts';
import { routeRules } from '../../../route-rules.ts';
import { userMay } from '../../../shell/admission.ts';
import { useUser } from '../../../shell/visitor.ts';
import { Button } from '../../../ui/button.tsx';
import { InHead } from '../admin-head.tsx';
import type { GridRows } from '../grid/grid-source.ts';
import { GridPage } from '../grid/grid-page.tsx';
import { useGrid } from '../grid/use-grid.ts';
import { useSaving } from '../grid/use-saving.ts';
import { ConfirmAct } from './confirm-act.tsx';
import { downloadBrandQuiz } from './download-brand-quiz.ts';
import { NewInvite } from './new-invite.tsx';
import { actsFor, type UserAct } from './user-acts.ts';
import { realChange, userColumns, type RowChange } from './user-columns.tsx';
import { rolesQuery, tiersQuery, users } from './user-queries.ts';

const nameOf = ({ email }: ListedUser) => email;

const number = new Intl.NumberFormat('en');
const counted = (count: number, one: string, many: string): string =>
  `${number.format(count)} ${count === 1 ? one : many}`;

/** Of everybody: while something is searched for, the grid says how many were found. */
const howMany = (page: GridRows<ListedUser> | undefined): string | undefined =>
  page?.brandCount === undefined
    ? undefined
    : `${counted(page.count, 'person', 'people')}, ${counted(page.brandCount, 'brand', 'brands')}`;

/** Everybody who uses this house or is invited (spec administration §2.9). */
export const UsersTab = () => {
  const self = useUser();
  const navigate = useNavigate();
  const grid = useGrid(users);
  const roles = useQuery(rolesQuery);
  const tiers = useQuery(tiersQuery);
  const [asked, setAsked] = useState<UserAct | null>(null);
  const [isInviting, setInviting] = useState(false);
  const saving = useSaving<ListedUser, RowChange>({
    grid,
    nameOf,
    realChange,
    send: async (edits) => {
      const changed = edits.map(({ row, change }) => ({ _id: row._id, version: row.version, ...change }));
      return call(userCalls.save, { body: { users: changed } });
    },
    done: 'User(s) were successfully updated.',
    failed: (error) => failureOf('Failed to save user(s).', error),
  });

  // one person whose quiz is completed (spec administration §6)
  const [first, ...others] = grid.rowsSelected;
  const finished = first?.quizCompleted && first.activeQuizId !== null && others.length === 0 ? first : undefined;
  const possible = actsFor(self, grid.rowsSelected).filter(({ isPossible }) => isPossible);
  const mayInvite = userMay(userCalls.invite.access, self);
  const columns = userColumns({
    self,
    tiers: tiers.data ?? [],
    roles: roles.data ?? [],
    changeOf: saving.changeOf,
    onChange: saving.edit,
  });
  return (
    <>
      <InHead
        figures={howMany(grid.page.data)}
        acts={
          mayInvite && (
            <Button onPress={() => setInviting(true)}>
              <IconMailPlus size={20} aria-hidden="true" />
              New Invite
            </Button>
          )
        }
      />
      <GridPage
        grid={grid}
        label="Users"
        searchLabel="Search by Email or Group"
        columns={columns}
        nameOf={nameOf}
        emptyText="No users found matching your criteria."
        fetchFailed="An error occurred while fetching users."
        failures={[
          { isError: roles.isError, text: 'Failed to load user roles', again: roles.refetch },
          { isError: tiers.isError, text: 'Failed to load subscription tiers', again: tiers.refetch },
        ]}
        saving={saving}
        bulk={
          <>
            {possible.map(({ act }) => (
              <Button key={act.key} onPress={() => setAsked(act)}>
                {act.label}
              </Button>
            ))}
            {finished && userMay(userWith('canDownloadUserBrand'), self) && (
              <Button onPress={() => downloadBrandQuiz(finished)}>Download brand quiz</Button>
            )}
            {finished && userMay(routeRules.manageBrand.access, self) && (
              <Button onPress={() => void navigate(manageBrandPath(finished.activeQuizId ?? ''))}>Manage brand</Button>
            )}
            {possible.length === 0 && !finished && <span>Nothing can be done to all of them at once.</span>}
          </>
        }
      />
      {asked && <ConfirmAct act={asked} grid={grid} onClose={() => setAsked(null)} />}
      {isInviting && (
        <NewInvite
          tiers={tiers.data ?? []}
          roles={roles.data ?? []}
          onClose={() => setInviting(false)}
          onInvited={() => {
            setInviting(false);
            void grid.refresh();
          }}
        />
      )}
    </>
  );
};
