import {
  userWith,
  type ListedUser,
  type Permission,
  type SubscriptionTier,
  type User,
  type UserChange,
} from '@signet/contract';
import { IconCircleCheck } from '@tabler/icons-react';
import { userPath } from '../../../paths.ts';
import { userMay } from '../../../shell/admission.ts';
import { dayOf, isOver } from '../../../shell/days.ts';
import { Link } from '../../../shell/link.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import type { GridColumn } from '../grid/grid-column.ts';
import grid from '../grid/grid.module.css';
import { Expiration } from './expiration.tsx';
import styles from './users.module.css';

export type RowChange = Omit<UserChange, '_id' | 'version'>;

type Parts = {
  self: User;
  tiers: readonly SubscriptionTier[];
  roles: readonly { key: string; label: string }[];
  changeOf: (row: ListedUser) => RowChange | undefined;
  onChange: (row: ListedUser, change: RowChange) => void;
};

const statuses = {
  invited: 'Invited',
  inviteExpired: 'Invite expired',
  active: 'Active',
  disabled: 'Disabled',
} as const satisfies Record<ListedUser['status'], string>;

const Choice = ({
  label,
  options,
  value,
  onChange,
}: {
  label: string;
  options: readonly { key: string; label: string }[];
  value: string;
  onChange: (key: string) => void;
}) => (
  <select className={grid.cell} aria-label={label} value={value} onChange={(event) => onChange(event.target.value)}>
    {options.map(({ key, label: name }) => (
      <option key={key} value={key}>
        {name}
      </option>
    ))}
  </select>
);

const quizOf = ({ quizCompleted, brand }: ListedUser) =>
  [brand?.name, quizCompleted && 'Completed'].filter(Boolean).join(', ');

/** The brand as it is at the moment, by which staff know it again; a sign where the quiz is completed. */
const Brand = ({ row: { brand, quizCompleted } }: { row: ListedUser }) => (
  <span className={styles.brand}>
    {brand && brand.colors.length > 0 && (
      <span className={styles.strip} title={brand.name} aria-hidden="true">
        {brand.colors.map((hex, at) => (
          // two roles of a brand may have one color
          // oxlint-disable-next-line react/no-array-index-key
          <span key={at} style={{ background: hex }} />
        ))}
      </span>
    )}
    <VisuallyHidden>{brand?.name}</VisuallyHidden>
    {quizCompleted && (
      <span className={styles.done} title="Completed">
        <IconCircleCheck size={18} stroke={1.5} aria-hidden="true" />
        <VisuallyHidden>Completed</VisuallyHidden>
      </span>
    )}
  </span>
);

const labelIn = (all: readonly { key: string; label: string }[], key: string) =>
  all.find((one) => one.key === key)?.label ?? key;

/** The users grid's columns; who may edit which cell is in spec administration §6. */
export const userColumns = ({ self, tiers, roles, changeOf, onChange }: Parts): GridColumn<ListedUser>[] => {
  const may = (permission: Permission, { status }: ListedUser) =>
    userMay(userWith(permission), self) && (status === 'active' || status === 'disabled');
  const tierOf = (row: ListedUser) => changeOf(row)?.subscription?.subscriptionKey ?? row.subscription.subscriptionKey;
  const expirationOf = (row: ListedUser) => {
    const changed = changeOf(row)?.subscription?.expiration;
    return changed === undefined ? row.subscription.expiration : changed;
  };
  const roleOf = (row: ListedUser) => changeOf(row)?.role ?? row.role;
  return [
    {
      id: 'email',
      header: 'Email',
      isSortable: true,
      width: '224px',
      narrowWidth: '176px',
      text: ({ email }) => email,
      cell: ({ _id, email, status }) =>
        status === 'active' || status === 'disabled' ? (
          <Link className={grid.long} title={email} to={userPath(_id)}>
            {email}
          </Link>
        ) : (
          <span className={grid.long} title={email}>
            {email}
          </span>
        ),
    },
    {
      id: 'group',
      header: 'Group',
      isSortable: true,
      width: '110px',
      text: (row) => row.group,
      cell: ({ group }) => (
        <span className={grid.brief} title={group}>
          {group}
        </span>
      ),
    },
    {
      id: 'subscription',
      header: 'Subscription',
      isSortable: true,
      width: '130px',
      text: (row) => labelIn(tiers, row.subscription.subscriptionKey),
      cell: (row) =>
        may('canUpdateUserSubscription', row) ? (
          <Choice
            label={`Subscription of ${row.email}`}
            options={tiers}
            value={tierOf(row)}
            onChange={(subscriptionKey) =>
              onChange(row, {
                ...changeOf(row),
                subscription: { ...changeOf(row)?.subscription, subscriptionKey },
              })
            }
          />
        ) : (
          labelIn(tiers, row.subscription.subscriptionKey)
        ),
    },
    {
      id: 'expiration',
      header: 'Expiration',
      isSortable: true,
      width: '150px',
      text: (row) => dayOf(row.subscription.expiration),
      cell: (row) =>
        may('canUpdateUserExpiration', row) ? (
          <Expiration
            email={row.email}
            value={expirationOf(row)}
            onChange={(expiration) =>
              onChange(row, { ...changeOf(row), subscription: { ...changeOf(row)?.subscription, expiration } })
            }
          />
        ) : (
          <span
            className={grid.day}
            data-over={isOver(row.subscription.expiration)}
            title={isOver(row.subscription.expiration) ? 'Expired' : undefined}
          >
            {dayOf(row.subscription.expiration)}
            {isOver(row.subscription.expiration) && <VisuallyHidden>, expired</VisuallyHidden>}
          </span>
        ),
    },
    {
      id: 'role',
      header: 'Role',
      isSortable: true,
      width: '160px',
      text: (row) => labelIn(roles, row.role),
      cell: (row) =>
        may('canUpdateUserRole', row) && row._id !== self._id ? (
          <Choice
            label={`Role of ${row.email}`}
            options={roles}
            value={roleOf(row)}
            onChange={(role) => onChange(row, { ...changeOf(row), role })}
          />
        ) : (
          <span className={grid.word}>{labelIn(roles, row.role)}</span>
        ),
    },
    {
      id: 'status',
      header: 'Status',
      isSortable: true,
      width: '118px',
      text: ({ status }) => statuses[status],
      cell: ({ status }) => <span className={grid.word}>{statuses[status]}</span>,
    },
    {
      id: 'quiz',
      header: 'Brand quiz',
      width: '110px',
      narrowWidth: '126px',
      text: quizOf,
      cell: (row) => <Brand row={row} />,
    },
  ];
};

/** What of a change differs from the row; undefined where nothing does. */
export const realChange = (row: ListedUser, { role, subscription }: RowChange): RowChange | undefined => {
  const { subscriptionKey, expiration } = subscription ?? {};
  const tierChanged = subscriptionKey !== undefined && subscriptionKey !== row.subscription.subscriptionKey;
  const endChanged = expiration !== undefined && expiration !== row.subscription.expiration;
  const change: RowChange = {
    ...(role !== undefined && role !== row.role && { role }),
    ...((tierChanged || endChanged) && {
      subscription: { ...(tierChanged && { subscriptionKey }), ...(endChanged && { expiration }) },
    }),
  };
  return Object.keys(change).length > 0 ? change : undefined;
};
