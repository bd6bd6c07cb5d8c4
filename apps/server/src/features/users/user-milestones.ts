import { sql } from 'kysely';
import type { Database } from '../../db/client.ts';
import { orders, type Sort } from './user-orders.ts';

/** Where a page ended: what it is sorted by, and the id behind it. */
export type End = { place: string; id: string };
/** A place in an order, and how many rows come before and with it. */
type Milestone = { end: End; at: number };
type Order = { sortField: Sort; sortDirection: 'asc' | 'desc' };

/** So many rows are skipped one by one at most: each is a look somewhere else in the table. */
const STEP = 250;
/** Pages as far behind are as quick without. */
const NEAR = 2000;
/** Rows that came or went meanwhile move a page by as many, as they do between two presses. */
const SERVES_MS = 60_000;
const FRESH_MS = 10_000;
/** So many rows that they cannot be sorted in the time of a statement are not sorted for every page that is turned. */
const REST_MS = 60_000;

/** The place of every so many-th row of an order. What is absent has no place to come after. */
const measure = async (db: Database, { sortField, sortDirection }: Order): Promise<End[]> => {
  const { ofUser, ofInvitation } = orders[sortField];
  const direction = sortDirection === 'desc' ? sql`desc` : sql`asc`;
  const { rows } = await sql<End>`
    select place, id from (
      select place, id, row_number() over (order by place ${direction}, id ${direction}) as at from (
        select ${ofUser} as place, id from users
        union all
        select ${ofInvitation(new Date())}, id from invitations where accepted_at is null) everybody
    ) numbered where at % ${STEP} = 0 order by at`.execute(db);
  return rows;
};

/**
 * Rows at regular steps of an order, so that a page far down is read from the nearest one instead of from the first.
 * The first request for an order reads from the start and begins the search for its milestones; later ones use them.
 */
export const createMilestones = (db: Database) => {
  const known = new Map<string, { ends: End[]; from: number }>();
  const failed = new Map<string, number>();
  // one at a time: the rows are sorted on a connection that requests share
  let isFinding = false;

  const find = (key: string, order: Order): void => {
    if (isFinding || performance.now() - (failed.get(key) ?? -Infinity) < REST_MS) return;
    isFinding = true;
    measure(db, order)
      .then((ends) => known.set(key, { ends, from: performance.now() }))
      // what is known serves as long as it would have; after it pages are found as before, only later
      .catch(() => failed.set(key, performance.now()))
      .finally(() => {
        isFinding = false;
      });
  };

  return {
    /** The last milestone that a page comes after; undefined where none is known. */
    before({ sortField, sortDirection, offset }: Order & { offset: number }): Milestone | undefined {
      if (offset < NEAR || sortField === 'expiration') return undefined;
      const key = `${sortField} ${sortDirection}`;
      const { ends, from } = known.get(key) ?? { ends: [], from: -Infinity };
      const age = performance.now() - from;
      if (age > FRESH_MS) find(key, { sortField, sortDirection });
      const passed = Math.min(Math.floor(offset / STEP), ends.length);
      const end = age > SERVES_MS ? undefined : ends[passed - 1];
      return end && { end, at: passed * STEP };
    },
  };
};
