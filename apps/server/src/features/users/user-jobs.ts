import { sql } from 'kysely';
import type { UserDetails } from '@signet/contract';
import type { Database } from '../../db/client.ts';

type Job = UserDetails['jobs'][number];
type Row = Omit<Job, 'at'> & { at: Date };

/** The queue whose jobs bear a person's id as their key: what the payment provider knows of them is read. */
const OF_THE_PERSON = 'subscriptions.read';

/** Of the queue itself: it keeps what ended for an hour, and has tables once it has started for the first time. */
const queued = async (db: Database, userId: string, most: number): Promise<Row[]> => {
  const { rows: found } = await sql<{ there: boolean }>`
    select to_regclass('pgboss.job') is not null as there`.execute(db);
  if (!found[0]?.there) return [];
  const { rows } = await sql<{ status: string; at: Date }>`
    select state as status, created_on as at from pgboss.job
     where name = ${OF_THE_PERSON} and singleton_key = ${userId} order by created_on desc limit ${most}`.execute(db);
  return rows.map(({ status, at }) => ({ kind: 'subscription', of: null, status, progress: 0, at }));
};

/** Files that were made for them, and companies that are read because they asked. */
const noted = async (db: Database, userId: string, most: number): Promise<Row[]> => {
  const { rows } = await sql<Row>`
    select * from (
      (select kind, null as "of", status, progress, requested_at as at
         from made_files where user_id = ${userId} order by requested_at desc limit ${most})
      union all
      (select 'research', name, status, progress, requested_at
         from company_scrapes where asked_by = ${userId} order by requested_at desc limit ${most})
    ) as all_of_them order by at desc limit ${most}`.execute(db);
  return rows;
};

/** All that was done for somebody in the background, the newest first. */
export const jobsOf = async (db: Database, userId: string, most: number): Promise<Job[]> => {
  const [files, jobs] = await Promise.all([noted(db, userId, most), queued(db, userId, most)]);
  return [...files, ...jobs]
    .toSorted((one, other) => other.at.getTime() - one.at.getTime())
    .slice(0, most)
    .map((job) => ({ ...job, at: job.at.toISOString() }));
};
