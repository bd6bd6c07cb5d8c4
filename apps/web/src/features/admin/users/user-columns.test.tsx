import { permissions, type Permission } from '@signet/contract';
import { expect, it } from 'vitest';
import { holding, listed } from '../../../testing/people.ts';
import { useScreen } from '../../../testing/screen.tsx';
import { userColumns } from './user-columns.tsx';

const screen = useScreen();
const lists = {
  tiers: [
    {
      _id: 'founder',
      key: 'founder',
      label: 'Founder',
      default: false,
      productId: null,
      features: { canAssignProduct: false },
      version: 0,
    },
  ],
  roles: [{ key: 'user', label: 'User' }],
};
/** What of a row can be edited by somebody who holds these. */
const edited = async (held: readonly Permission[], row = listed()): Promise<string[]> => {
  const parts = { ...lists, changeOf: () => undefined, onChange: () => undefined };
  const columns = userColumns({ ...parts, self: holding(...held) });
  await screen.show(
    columns.map(({ id, cell }) => (
      <div key={id} data-cell={id}>
        {cell(row)}
      </div>
    )),
  );
  const cells = screen.all('[data-cell]').filter((cell) => cell.querySelector('select, input') !== null);
  screen.leave();
  return cells.map(({ dataset }) => dataset['cell'] ?? '');
};

/** Spec administration §6. */
const needs: readonly [cell: string, permission: Permission][] = [
  ['subscription', 'canUpdateUserSubscription'],
  ['expiration', 'canUpdateUserExpiration'],
  ['role', 'canUpdateUserRole'],
];

it.each(needs)('the %s of a row is editable with %s, and without it is only read', async (cell, permission) => {
  expect(await edited([permission])).toEqual([cell]);
  expect(await edited(permissions.filter((one) => one !== permission))).toEqual(
    needs.map(([other]) => other).filter((other) => other !== cell),
  );
});

it('nobody edits their own role', async () => {
  expect(await edited(permissions, listed({ _id: 'me' }))).toEqual(['subscription', 'expiration']);
});

it.each(['invited', 'inviteExpired'] as const)('of a person who is %s nothing is edited', async (status) => {
  expect(await edited(permissions, listed({ status }))).toEqual([]);
});
