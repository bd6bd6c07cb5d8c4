import { sql } from 'kysely';
import type { UserDetails } from '@signet/contract';
import type { Database } from '../../db/client.ts';

/** Who vouches for somebody, and since when. */
export const waysInOf = async (db: Database, userId: string, most: number): Promise<UserDetails['waysIn']> => {
  const rows = await db
    .selectFrom('identities')
    .select(['issuer', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .limit(most)
    .execute();
  return rows.map(({ issuer, created_at: since }) => ({ issuer, since: since.toISOString() }));
};

type Row = { device: string | null; since: Date | null; seenAt: Date | null; until: Date };

/**
 * Where somebody is signed in, the last seen first. Of the house's own issuer alone: another's may name somebody else
 * by the same subject. One whose beginning was not noted has neither device nor times.
 */
export const sessionsOf = async (
  db: Database,
  userId: string,
  { ownIssuer, most }: { ownIssuer: string; most: number },
): Promise<UserDetails['sessions']> => {
  const { rows } = await sql<Row>`
    select noted.device, noted.created_at as since, noted.seen_at as "seenAt", kept.expires_at as until
      from identities
      join oidc_payloads kept on kept.payload ->> 'accountId' = identities.subject
      left join sign_in_sessions noted on noted.uid = kept.uid and noted.account_id::text = identities.subject
     where identities.user_id = ${userId} and identities.issuer = ${ownIssuer}
       and kept.model = 'Session' and kept.expires_at > now()
     order by noted.seen_at desc nulls last, kept.expires_at desc limit ${most}`.execute(db);
  return rows.map(({ device, since, seenAt, until }) => ({
    device,
    since: since?.toISOString() ?? null,
    seenAt: seenAt?.toISOString() ?? null,
    until: until.toISOString(),
  }));
};
