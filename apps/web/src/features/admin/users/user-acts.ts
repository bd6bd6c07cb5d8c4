import { userCalls, type Access, type ListedUser, type User } from '@signet/contract';
import { call } from '../../../api/call.ts';
import { userMay } from '../../../shell/admission.ts';

/** One bulk action: who may, for which rows, what is asked first and said after (spec administration §6, 8.4, 8.7). */
export type UserAct = {
  key: string;
  label: string;
  access: Access;
  /** Whether it can be done to this row. */
  fits: (row: ListedUser, self: User) => boolean;
  question: (count: number, rows: readonly ListedUser[]) => string;
  run: (ids: string[]) => Promise<number>;
  done: string;
  failed: string;
};

const isInvitation = ({ status }: ListedUser) => status === 'invited' || status === 'inviteExpired';
const people = (count: number) => (count === 1 ? '1 user' : `${count.toLocaleString('en')} users`);
const invitations = (count: number) => (count === 1 ? '1 invitation' : `${count.toLocaleString('en')} invitations`);
/** Of many, so many are named. */
const MOST_NAMED = 3;
const named = (rows: readonly ListedUser[]): string => {
  const names = rows.slice(0, MOST_NAMED).map(({ email }) => email);
  return rows.length > MOST_NAMED ? `${names.join(', ')} and ${rows.length - MOST_NAMED} more` : names.join(', ');
};

export const userActs: readonly UserAct[] = [
  {
    key: 'resend',
    label: 'Resend invite',
    access: userCalls.resendInvitations.access,
    fits: isInvitation,
    question: (count) => `Send ${invitations(count)} again?`,
    run: async (ids) => (await call(userCalls.resendInvitations, { body: { ids } })).resendCount,
    done: 'Invitation(s) were sent successfully.',
    failed: 'Failed to send invitation(s).',
  },
  {
    key: 'delete',
    label: 'Delete invite',
    access: userCalls.deleteInvitations.access,
    fits: isInvitation,
    question: (count, rows) => `Delete ${invitations(count)}, of ${named(rows)}? Their links stop working.`,
    run: async (ids) => (await call(userCalls.deleteInvitations, { body: { ids } })).deletedCount,
    done: 'Invitation(s) were successfully deleted.',
    failed: 'Failed to delete invitation(s).',
  },
  {
    key: 'disable',
    label: 'Disable',
    access: userCalls.disable.access,
    fits: ({ _id, status }, self) => status === 'active' && _id !== self._id,
    question: (count) => `Disable ${people(count)}? They cannot sign in until they are enabled.`,
    run: async (ids) => (await call(userCalls.disable, { body: { ids } })).updatedCount,
    done: 'User(s) were successfully disabled.',
    failed: 'Failed to disable user(s).',
  },
  {
    key: 'enable',
    label: 'Enable',
    access: userCalls.enable.access,
    fits: ({ _id, status }, self) => status === 'disabled' && _id !== self._id,
    question: (count) => `Enable ${people(count)}?`,
    run: async (ids) => (await call(userCalls.enable, { body: { ids } })).updatedCount,
    done: 'User(s) were successfully enabled.',
    failed: 'Failed to enable user(s).',
  },
  {
    key: 'setAdmin',
    label: 'Set admin',
    access: userCalls.setAdmin.access,
    fits: (row, self) => !isInvitation(row) && row.role !== 'admin' && row._id !== self._id,
    question: (count) => `Make ${people(count)} administrator? They may then do everything here.`,
    run: async (ids) => (await call(userCalls.setAdmin, { body: { ids } })).updatedCount,
    done: 'User(s) were successfully granted admin access.',
    failed: 'Failed to grant admin access to user(s).',
  },
  {
    key: 'removeAdmin',
    label: 'Remove admin',
    access: userCalls.removeAdmin.access,
    fits: (row, self) => row.role === 'admin' && !isInvitation(row) && row._id !== self._id,
    question: (count) => `Take admin access from ${people(count)}?`,
    run: async (ids) => (await call(userCalls.removeAdmin, { body: { ids } })).updatedCount,
    done: 'Admin access was successfully removed for User(s).',
    failed: 'Failed to remove admin access from user(s).',
  },
  {
    key: 'reset',
    label: 'Reset brand quiz',
    access: userCalls.resetBrandQuiz.access,
    fits: (row) => !isInvitation(row),
    question: (count) => `Reset the brand quiz of ${people(count)}? They begin anew; what they made is kept.`,
    run: async (ids) => (await call(userCalls.resetBrandQuiz, { body: { ids } })).updatedCount,
    done: 'Brand quiz successfully reset for User(s).',
    failed: 'Failed to reset brand quiz for user(s).',
  },
];

/** The actions that this administrator may use, and whether each can be done to all that are selected. */
export const actsFor = (self: User, selected: readonly ListedUser[]): { act: UserAct; isPossible: boolean }[] =>
  userActs
    .filter(({ access }) => userMay(access, self))
    .map((act) => ({ act, isPossible: selected.length > 0 && selected.every((row) => act.fits(row, self)) }));
