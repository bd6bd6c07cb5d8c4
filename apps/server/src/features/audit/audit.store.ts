import { sql } from 'kysely';
import type { AuditEntry } from '@signet/contract';
import type { Database } from '../../db/client.ts';
import { literally } from '../../db/literally.ts';

export type AuditPage = {
  limit: number;
  offset: number;
  search?: string | undefined;
  act?: string | undefined;
  sortField: 'at' | 'act';
  sortDirection: 'asc' | 'desc';
};

/** More are not counted: it would take longer than reading a page. */
const MOST_COUNTED = 10_000;
const MOST_OF_MINE = 50;
/** Reads what staff did; audit-log.ts writes it. */
export const createAuditStore = ({ db }: { db: Database }) => ({
  async list({ limit, offset, search, act, sortField, sortDirection }: AuditPage) {
    const wanted = search?.trim();
    const matching = db
      .selectFrom('audit_log')
      .leftJoin('users as actor', 'actor.id', 'audit_log.actor_id')
      .leftJoin('users as owner', 'owner.id', 'audit_log.owner_id')
      .$if(act !== undefined, (query) => query.where('audit_log.act', '=', act ?? ''))
      .$if(Boolean(wanted), (query) =>
        query.where((eb) =>
          eb.or([
            eb('actor.email', 'ilike', `%${literally(wanted ?? '')}%`),
            eb('owner.email', 'ilike', `%${literally(wanted ?? '')}%`),
          ]),
        ),
      );
    const counted = matching.select('audit_log.id').limit(MOST_COUNTED + 1);
    const [rows, total] = await Promise.all([
      matching
        .selectAll('audit_log')
        .select(['actor.email as actorEmail', 'owner.email as ownerEmail'])
        .orderBy(`audit_log.${sortField}`, sortDirection)
        .orderBy('audit_log.at', 'desc')
        .orderBy('audit_log.id', sortDirection)
        .limit(limit)
        .offset(offset)
        .execute(),
      db
        .selectFrom(counted.as('counted'))
        .select((eb) => eb.fn.countAll<string>().as('count'))
        .executeTakeFirstOrThrow(),
    ]);
    const records = rows.map((row): AuditEntry => ({
      _id: row.id,
      at: row.at.toISOString(),
      act: row.act,
      actor: { _id: row.actor_id, email: row.actorEmail },
      owner: row.owner_id === null ? null : { _id: row.owner_id, email: row.ownerEmail },
      about: JSON.stringify(row.about),
    }));
    const count = Number(total.count);
    return count > MOST_COUNTED ? { records, count: MOST_COUNTED, isCountLeast: true } : { records, count };
  },

  acts: async (): Promise<string[]> =>
    (await db.selectFrom('audit_log').select('act').distinct().orderBy('act').execute()).map(({ act }) => act),

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
