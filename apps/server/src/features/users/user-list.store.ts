import { LRUCache } from 'lru-cache';
import { sql, type RawBuilder } from 'kysely';
import type { ListedUser } from '@signet/contract';
import type { Database } from '../../db/client.ts';

type Sort = 'email' | 'group' | 'role' | 'status' | 'subscription' | 'expiration';
export type UserPage = {
  limit: number;
  offset: number;
  search?: string | undefined;
  sortField: Sort;
  sortDirection: 'asc' | 'desc';
};
type Listed = { records: ListedUser[]; count: number; isCountLeast?: boolean };
type Row = Omit<ListedUser, 'subscription'> & { subscription: string; expiration: Date | null; place: string | null };
/** Where a page ended: what it is sorted by, and the id behind it. */
type End = { place: string; id: string };

/** What a search finds beyond is not counted, nor is the whole list counted at every turn of a page. */
const MOST_COUNTED = 10_000;
const COUNT_SERVES_MS = 60_000;
const COUNT_FRESH_MS = 5000;
/** A page that was just seen tells where the next one begins; later on, rows may have moved. */
const END_SERVES_MS = 30_000;
/** Shorter texts are in no index: they find what begins with them. */
const LEAST_WITHIN = 3;

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

/** Typed text matches itself in a LIKE pattern. */
const literally = (text: string) => text.replace(/[\\%_]/g, '\\$&');
const patternOf = (search: string | undefined): string | null => {
  const wanted = search?.trim();
  if (!wanted) return null;
  return wanted.length < LEAST_WITHIN ? `${literally(wanted)}%` : `%${literally(wanted)}%`;
};

/** What each order is by, in the columns of users and in those of invitations. */
const orders: Record<Sort, { ofUser: RawBuilder<unknown>; ofInvitation: (now: Date) => RawBuilder<unknown> }> = {
  email: { ofUser: sql`lower(email)`, ofInvitation: () => sql`lower(email)` },
  group: { ofUser: sql`lower(group_name)`, ofInvitation: () => sql`lower(group_name)` },
  role: { ofUser: sql`role_key`, ofInvitation: () => sql`role_key` },
  status: { ofUser: sql`status`, ofInvitation: (now) => statusOfInvitation(now) },
  subscription: { ofUser: sql`subscription_key`, ofInvitation: () => sql`subscription_key` },
  expiration: { ofUser: sql`subscription_expiration`, ofInvitation: () => sql`subscription_expiration` },
};
const statusOfInvitation = (now: Date) => sql`case when expires_at > ${now} then 'invited' else 'inviteExpired' end`;

const matching = (pattern: string | null): RawBuilder<boolean> =>
  pattern === null ? sql`true` : sql`(email ilike ${pattern} or group_name ilike ${pattern})`;

/** After the end of another page; everything where there is none. */
const after = (by: RawBuilder<unknown>, end: End | undefined, isDown: boolean): RawBuilder<boolean> => {
  if (!end) return sql`true`;
  return isDown
    ? sql`(${by}, id) < (${end.place}, ${end.id}::uuid)`
    : sql`(${by}, id) > (${end.place}, ${end.id}::uuid)`;
};

type Asked = UserPage & { pattern: string | null; now: Date; end: End | undefined };

/**
 * One page of people who are registered and invitations that nobody has accepted, as rows of one list. Each side gives
 * its first rows by its index, so that the million behind them are not read.
 */
const pageOf = ({ sortField, sortDirection, limit, offset, pattern, now, end }: Asked): RawBuilder<Row> => {
  const { ofUser, ofInvitation } = orders[sortField];
  const isDown = sortDirection === 'desc';
  const direction = isDown ? sql`desc` : sql`asc`;
  // only an expiration can be absent, and what is absent comes last both ways
  const way = sortField === 'expiration' ? sql`${direction} nulls last` : direction;
  const skipped = end ? 0 : offset;
  const reach = skipped + limit;
  const byInvitation = ofInvitation(now);
  return sql<Row>`
    select * from (
      (select id as _id, email, group_name as "group", role_key as role, status,
         quiz_completed as "quizCompleted",
         active_quiz_id as "activeQuizId", subscription_key as subscription,
         subscription_expiration as expiration, version, ${ofUser} as place
         from users where ${matching(pattern)} and ${after(ofUser, end, isDown)}
        order by ${ofUser} ${way}, id ${direction} limit ${reach})
      union all
      (select id, email, group_name, role_key, ${statusOfInvitation(now)}, false, null::uuid, subscription_key,
         subscription_expiration, 0, ${byInvitation}
         from invitations where accepted_at is null and ${matching(pattern)} and ${after(byInvitation, end, isDown)}
        order by ${byInvitation} ${way}, id ${direction} limit ${reach})
    ) everybody order by place ${way}, _id ${direction} limit ${limit} offset ${skipped}`;
};

/** How many there are altogether; a large number is counted again behind the answers that it serves. */
const createTotal = (db: Database) => {
  let last: { count: number; at: number } | undefined;
  let counting: Promise<number> | undefined;
  const count = (): Promise<number> =>
    (counting ??= sql<{ count: string }>`
      select (select count(*) from users) + (select count(*) from invitations where accepted_at is null) as count`
      .execute(db)
      .then(({ rows }) => {
        last = { count: Number(rows[0]?.count ?? 0), at: performance.now() };
        return last.count;
      })
      .finally(() => {
        counting = undefined;
      }));
  return async (): Promise<number> => {
    const age = last ? performance.now() - last.at : Infinity;
    if (!last || last.count <= MOST_COUNTED || age > COUNT_SERVES_MS) return count();
    // what failed behind an answer is found out by whoever has to wait for it
    if (age > COUNT_FRESH_MS) void count().catch(() => undefined);
    return last.count;
  };
};

const countFound = async (db: Database, pattern: string): Promise<number> => {
  const { rows } = await sql<{ count: string }>`
    select count(*) as count from (
      select 1 from users where ${matching(pattern)}
      union all
      select 1 from invitations where accepted_at is null and ${matching(pattern)}
      limit ${MOST_COUNTED + 1}) found`.execute(db);
  return Number(rows[0]?.count ?? 0);
};

/** Everybody, in pages of any order, found in the same time among a thousand and a million. */
export const createUserList = ({ db }: { db: Database }) => {
  const total = createTotal(db);
  const ends = new LRUCache<string, End>({ max: 1000, ttl: END_SERVES_MS });
  return async (page: UserPage, now: Date): Promise<Listed> => {
    const { limit, offset, sortField, sortDirection } = page;
    const pattern = patternOf(page.search);
    const endKey = (at: number) => JSON.stringify([pattern, sortField, sortDirection, at]);
    const end = offset > 0 ? ends.get(endKey(offset)) : undefined;
    const [{ rows }, count] = await Promise.all([
      pageOf({ ...page, pattern, now, end }).execute(db),
      pattern === null ? total() : countFound(db, pattern),
    ]);
    const last = rows.at(-1);
    if (last && rows.length === limit && last.place !== null && sortField !== 'expiration')
      ends.set(endKey(offset + limit), { place: last.place, id: last._id });
    const records = rows.map(present);
    return count > MOST_COUNTED && pattern !== null
      ? { records, count: MOST_COUNTED, isCountLeast: true }
      : { records, count };
  };
};

export type UserList = ReturnType<typeof createUserList>;
