import { LRUCache } from 'lru-cache';
import { sql, type RawBuilder } from 'kysely';
import type { ListedUser } from '@signet/contract';
import type { Database } from '../../db/client.ts';
import { brandsOf } from './user-brands.ts';
import { createTotal } from './user-count.ts';
import { createGroups } from './user-groups.ts';
import { createMilestones, type End } from './user-milestones.ts';
import { orders, statusOfInvitation, type Sort } from './user-orders.ts';
import { createSample, like, patternOf, type Pattern } from './user-search.ts';

export type UserPage = {
  limit: number;
  offset: number;
  search?: string | undefined;
  sortField: Sort;
  sortDirection: 'asc' | 'desc';
};
type Listed = { records: ListedUser[]; count: number; isCountLeast?: boolean; brandCount?: number };
type Row = Omit<ListedUser, 'subscription'> & { subscription: string; expiration: Date | null; place: string | null };

/** A page that was just seen tells where the next one begins; later on, rows may have moved. */
const END_SERVES_MS = 30_000;
/** Of a search, as many are counted: whoever finds more types another word. */
const MOST_FOUND = 1000;

const present = (row: Row): ListedUser => ({
  _id: row._id,
  email: row.email,
  group: row.group,
  role: row.role,
  status: row.status,
  quizCompleted: row.quizCompleted,
  activeQuizId: row.activeQuizId,
  subscription: { subscriptionKey: row.subscription, expiration: row.expiration?.toISOString() ?? null },
  version: row.version,
});

/** What is searched for, and which groups fit it where that is known. */
type Wanted = { pattern: Pattern | null; groups: string[] | undefined };

const invitationsLike = ({ pattern }: Wanted): RawBuilder<boolean> =>
  pattern === null ? sql`true` : sql`(${like('email', pattern)} or ${like('group_name', pattern)})`;

const isOf = (groups: string[]): RawBuilder<boolean> => sql`lower(group_name) = any(${groups}::text[])`;
const usersLike = ({ pattern, groups }: Wanted): RawBuilder<boolean> =>
  pattern === null || groups === undefined
    ? invitationsLike({ pattern, groups })
    : sql`(${like('email', pattern)} or ${isOf(groups)})`;

/** Those of `usersLike`, each found once; those of a group by its index alone where they are sorted by it. */
const usersFound = (place: RawBuilder<unknown>, wanted: Wanted): RawBuilder<unknown> => {
  const { pattern, groups } = wanted;
  if (pattern === null || groups === undefined || groups.length === 0)
    return sql`select id, ${place} as place, true as is_user from users where ${usersLike(wanted)}`;
  return sql`
    select id, ${place} as place, true as is_user from users where ${isOf(groups)}
    union all
    select id, ${place}, true from users where ${like('email', pattern)} and not ${isOf(groups)}`;
};

/**
 * People of some groups, in the order of groups: one index has the page and the count, each where it begins, so that
 * neither waits for the other.
 */
const isOfGroupsAlone = ({ pattern, groups }: Wanted, { sortField }: Pick<UserPage, 'sortField'>): boolean =>
  sortField === 'group' && pattern?.isOfAddress === false && groups !== undefined && groups.length > 0;

/** After the end of another page; everything where there is none. */
const after = (by: RawBuilder<unknown>, end: End | undefined, isDown: boolean): RawBuilder<boolean> => {
  if (!end) return sql`true`;
  return isDown
    ? sql`(${by}, id) < (${end.place}, ${end.id}::uuid)`
    : sql`(${by}, id) > (${end.place}, ${end.id}::uuid)`;
};

/** `end`: what the page comes after, `skipped` rows behind it. */
type Asked = Omit<UserPage, 'offset'> & { wanted: Wanted; now: Date; end: End | undefined; skipped: number };

/**
 * One page of people who are registered and invitations that nobody has accepted, as rows of one list. Each side gives
 * its first rows by its index, so that the million behind them are not read.
 */
const pageOf = ({ sortField, sortDirection, limit, skipped, wanted, now, end }: Asked): RawBuilder<Row> => {
  const { ofUser, ofInvitation } = orders[sortField];
  const isDown = sortDirection === 'desc';
  const direction = isDown ? sql`desc` : sql`asc`;
  // only an expiration can be absent, and what is absent comes last both ways
  const way = sortField === 'expiration' ? sql`${direction} nulls last` : direction;
  const reach = skipped + limit;
  const byInvitation = ofInvitation(now);
  return sql<Row>`
    select * from (
      (select id as _id, email, group_name as "group", role_key as role, status,
         quiz_completed as "quizCompleted",
         active_quiz_id as "activeQuizId", subscription_key as subscription,
         subscription_expiration as expiration, version, ${ofUser} as place
         from users where ${usersLike(wanted)} and ${after(ofUser, end, isDown)}
        order by ${ofUser} ${way}, id ${direction} limit ${reach})
      union all
      (select id, email, group_name, role_key, ${statusOfInvitation(now)}, false, null::uuid, subscription_key,
         subscription_expiration, 0, ${byInvitation}
         from invitations
        where accepted_at is null and ${invitationsLike(wanted)} and ${after(byInvitation, end, isDown)}
        order by ${byInvitation} ${way}, id ${direction} limit ${reach})
    ) everybody order by place ${way}, _id ${direction} limit ${limit} offset ${skipped}`;
};

const countFound = async (db: Database, wanted: Wanted): Promise<number> => {
  const { rows } = await sql<{ count: string }>`
    select count(*) as count from (
      select 1 from users where ${usersLike(wanted)}
      union all
      select 1 from invitations where accepted_at is null and ${invitationsLike(wanted)}
      limit ${MOST_FOUND + 1}) found`.execute(db);
  return Number(rows[0]?.count ?? 0);
};

type Counted = Row & { count: string };

/**
 * The first page of a search and how many there are, in one look: a narrow search reads all that it finds for either.
 * Where more are found than are counted, the rows are not the first.
 */
const firstFound = ({ sortField, sortDirection, limit, wanted, now }: Omit<Asked, 'end' | 'skipped'>) => {
  const { ofUser, ofInvitation } = orders[sortField];
  const direction = sortDirection === 'desc' ? sql`desc` : sql`asc`;
  const way = sortField === 'expiration' ? sql`${direction} nulls last` : direction;
  const byInvitation = ofInvitation(now);
  return sql<Counted>`
    with found as materialized (
      ${usersFound(ofUser, wanted)}
      union all
      select id, ${byInvitation}, false from invitations where accepted_at is null and ${invitationsLike(wanted)}
      limit ${MOST_FOUND + 1}),
    best as materialized (select * from found order by place ${way}, id ${direction} limit ${limit})
    select everybody.*, (select count(*) from found) as count from (
      select u.id as _id, email, group_name as "group", role_key as role, status, quiz_completed as "quizCompleted",
             active_quiz_id as "activeQuizId", subscription_key as subscription,
             subscription_expiration as expiration, version, place
        from best join users u on u.id = best.id where is_user
      union all
      select i.id, email, group_name, role_key, ${statusOfInvitation(now)}, false, null::uuid, subscription_key,
             subscription_expiration, 0, place
        from best join invitations i on i.id = best.id where not is_user
    ) everybody order by place ${way}, _id ${direction}`;
};

/** `brandCount`: of everybody, where nothing is searched for. */
type Found = { rows: Row[]; count: number; brandCount?: number };

/** Everybody, in pages of any order, found in the same time among a thousand and a million. */
export const createUserList = ({ db }: { db: Database }) => {
  const total = createTotal(db);
  const milestones = createMilestones(db);
  const groupsLike = createGroups(db);
  const sample = createSample(db);
  const ends = new LRUCache<string, End>({ max: 1000, ttl: END_SERVES_MS });

  /** Where to begin: after the page that was just seen, else after the last known place before, else at the first. */
  const beginningOf = (page: UserPage, pattern: Pattern | null, known: End | undefined) => {
    if (known) return { end: known, skipped: 0 };
    const mark = pattern === null ? milestones.before(page) : undefined;
    return { end: mark?.end, skipped: page.offset - (mark?.at ?? 0) };
  };
  /** Undefined where more are found than are counted: the first of them are then read by their order's index. */
  const narrow = async (page: UserPage, wanted: Wanted, now: Date) => {
    const { rows } = await firstFound({ ...page, wanted, now }).execute(db);
    const count = Number(rows[0]?.count ?? 0);
    return count > MOST_FOUND ? undefined : { rows, count };
  };
  const read = async (page: UserPage, pattern: Pattern | null, now: Date, known: End | undefined): Promise<Found> => {
    const isFirst = pattern !== null && page.offset === 0;
    // what has an @ is in few texts, which their index finds at once
    const isPlain = pattern !== null && !pattern.whole.includes('@');
    const wanted = { pattern, groups: isPlain ? await groupsLike(pattern.whole) : undefined };
    const isByGroup = isOfGroupsAlone(wanted, page);
    const found = isFirst && !isByGroup ? await narrow(page, wanted, now) : undefined;
    if (found) return found;
    const asking = pageOf({ ...page, ...beginningOf(page, pattern, known), wanted, now }).execute(db);
    if (pattern === null) {
      const [{ rows }, { people, brands }] = await Promise.all([asking, total()]);
      return { rows, count: people, brandCount: brands };
    }
    const isMore = isFirst && !isByGroup;
    const [{ rows }, count] = await Promise.all([asking, isMore ? MOST_FOUND + 1 : countFound(db, wanted)]);
    return { rows, count };
  };

  return async (page: UserPage, now: Date): Promise<Listed> => {
    const { limit, offset, sortField, sortDirection } = page;
    const pattern = page.search ? patternOf(page.search, await sample()) : null;
    const endKey = (at: number) => JSON.stringify([pattern?.whole, sortField, sortDirection, at]);
    const known = offset > 0 ? ends.get(endKey(offset)) : undefined;
    const { rows, count, ...others } = await read(page, pattern, now, known);
    const last = rows.at(-1);
    if (last && rows.length === limit && last.place !== null && sortField !== 'expiration')
      ends.set(endKey(offset + limit), { place: last.place, id: last._id });
    const brands = await brandsOf(
      db,
      rows.flatMap(({ activeQuizId }) => activeQuizId ?? []),
    );
    const records = rows.map((row): ListedUser => {
      const brand = brands.get(row.activeQuizId ?? '');
      return { ...present(row), ...(brand && { brand }) };
    });
    return count > MOST_FOUND && pattern !== null
      ? { records, count: MOST_FOUND, isCountLeast: true }
      : { records, count, ...others };
  };
};

export type UserList = ReturnType<typeof createUserList>;
