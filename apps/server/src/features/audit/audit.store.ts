import { sql } from 'kysely';
import type { AuditEntry } from '@signet/contract';
import type { Database } from '../../db/client.ts';
import { countedUpTo } from '../../db/large-counts.ts';
import { containing } from '../../db/literally.ts';

export type AuditPage = {
  limit: number;
  offset: number;
  search?: string | undefined;
  act?: string | undefined;
  sortField: 'at' | 'act';
  sortDirection: 'asc' | 'desc';
};

const MOST_OF_MINE = 50;

/** `findPeople` finds people by a part of their address; undefined where it fits more than it tells apart. */
type Parts = { db: Database; findPeople: (search: string) => Promise<string[] | undefined> };

/** Reads what staff did; audit-log.ts writes it. */
export const createAuditStore = ({ db, findPeople }: Parts) => ({
  async list({ limit, offset, search, act, sortField, sortDirection }: AuditPage) {
    const wanted = search?.trim();
    const people = wanted ? await findPeople(wanted) : undefined;
    const like = containing(wanted ?? '');
    const matching = db
      .selectFrom('audit_log')
      .leftJoin('users as actor', 'actor.id', 'audit_log.actor_id')
      .leftJoin('users as owner', 'owner.id', 'audit_log.owner_id')
      .$if(act !== undefined, (query) => query.where('audit_log.act', '=', act ?? ''))
      .$if(people !== undefined, (query) =>
        query.where((eb) =>
          eb.or([
            eb('audit_log.actor_id', '=', sql<string>`any(${people}::uuid[])`),
            eb('audit_log.owner_id', '=', sql<string>`any(${people}::uuid[])`),
          ]),
        ),
      )
      // so many people have it that whoever acted last is looked at one by one
      .$if(Boolean(wanted) && people === undefined, (query) =>
        query.where((eb) => eb.or([eb('actor.email', 'ilike', like), eb('owner.email', 'ilike', like)])),
      );
    const [rows, { count, ...least }] = await Promise.all([
      matching
        .selectAll('audit_log')
        .select(['actor.email as actorEmail', 'owner.email as ownerEmail'])
        .orderBy(`audit_log.${sortField}`, sortDirection)
        .orderBy('audit_log.at', 'desc')
        .orderBy('audit_log.id', sortDirection)
        .limit(limit)
        .offset(offset)
        .execute(),
      countedUpTo(db, matching.select('audit_log.id')),
    ]);
    const records = rows.map((row): AuditEntry => ({
      _id: row.id,
      at: row.at.toISOString(),
      act: row.act,
      actor: { _id: row.actor_id, email: row.actorEmail },
      owner: row.owner_id === null ? null : { _id: row.owner_id, email: row.ownerEmail },
      about: JSON.stringify(row.about),
    }));
    return { records, count, ...least };
  },

  /** Each kind of act once, found by stepping from one to the next instead of reading all that was done. */
  async acts(): Promise<string[]> {
    const { rows } = await sql<{ act: string }>`
      with recursive steps as (
        (select act from audit_log order by act limit 1)
        union all
        select (select act from audit_log where act > steps.act order by act limit 1) from steps
         where steps.act is not null)
      select act from steps where act is not null`.execute(db);
    return rows.map(({ act }) => act);
  },

  /** What others changed of somebody's; what they only read is no change. */
  async changesOf(ownerId: string): Promise<{ act: string; at: string }[]> {
    const rows = await db
      .selectFrom('audit_log')
      .select(['act', 'at'])
      .where('owner_id', '=', ownerId)
      .where('actor_id', '<>', ownerId)
      .where('act', 'not like', 'GET %')
      .where('at', '>', sql<Date>`now() - interval '31 days'`)
      .orderBy('at', 'desc')
      .limit(MOST_OF_MINE)
      .execute();
    return rows.map(({ act, at }) => ({ act, at: at.toISOString() }));
  },
});

export type AuditStore = ReturnType<typeof createAuditStore>;
