import { sql } from 'kysely';
import type { Overview } from '@signet/contract';
import type { Database } from '../../db/client.ts';
import { createLargeCount } from '../../db/large-counts.ts';
import type { Presence } from './presence.ts';

type Counts = Record<
  | 'lettersFailed'
  | 'lettersWaiting'
  | 'researchFailed'
  | 'researchWaiting'
  | 'filesFailed'
  | 'filesWaiting'
  | 'databaseBytes',
  string
> & { database: string; brain: string | null };

const countAll = async (db: Database): Promise<Counts> => {
  const { rows } = await sql<Counts>`
    select
      (select count(*) from outbox_mails where status = 'failed') as "lettersFailed",
      (select count(*) from outbox_mails where status = 'waiting') as "lettersWaiting",
      (select count(*) from company_scrapes where status = 'failed') as "researchFailed",
      (select count(*) from company_scrapes where status in ('waiting', 'reading')) as "researchWaiting",
      (select count(*) from made_files where status = 'failed') as "filesFailed",
      (select count(*) from made_files where status in ('waiting', 'making')) as "filesWaiting",
      pg_database_size(current_database()) as "databaseBytes",
      current_setting('server_version') as database,
      (select version from brain_versions where status = 'active') as brain`.execute(db);
  const [counts] = rows;
  if (!counts) throw new Error('a select without a table answers one row');
  return counts;
};

const countPeople = async (db: Database): Promise<Overview['people']> => {
  const { rows } = await sql<Record<keyof Overview['people'], string>>`
    select
      (select count(*) from users) as users,
      (select count(*) from invitations where accepted_at is null) as invitations,
      (select count(distinct quiz_id) from brand_versions) as brands`.execute(db);
  const [counts] = rows;
  return {
    users: Number(counts?.users ?? 0),
    invitations: Number(counts?.invitations ?? 0),
    brands: Number(counts?.brands ?? 0),
  };
};

/** The queue has its own tables, which are there once it has started for the first time. */
const jobsOf = async (db: Database): Promise<Pick<Overview, 'failedJobs' | 'waitingJobs'>> => {
  const { rows: found } = await sql<{ there: boolean }>`
    select to_regclass('pgboss.job') is not null as there`.execute(db);
  if (!found[0]?.there) return { failedJobs: [], waitingJobs: 0 };
  const failed = await sql<{ name: string; count: string; lastAt: Date }>`
    select name, count(*) as count, max(coalesce(completed_on, created_on)) as "lastAt" from pgboss.job
     where state = 'failed' and created_on > now() - interval '1 day' group by name order by 2 desc limit 50`.execute(
    db,
  );
  const waiting = await sql<{ count: string }>`
    select count(*) as count from pgboss.job where state in ('created', 'retry')`.execute(db);
  return {
    failedJobs: failed.rows.map(({ name, count, lastAt }) => ({
      name,
      count: Number(count),
      lastAt: lastAt.toISOString(),
    })),
    waitingJobs: Number(waiting.rows[0]?.count ?? 0),
  };
};

const backupOf = async (db: Database): Promise<Overview['backup']> => {
  const last = await db.selectFrom('backups').selectAll().orderBy('made_at', 'desc').limit(1).executeTakeFirst();
  return last ? { at: last.made_at.toISOString(), rows: Number(last.rows), files: Number(last.files) } : null;
};

type Parts = { db: Database; presence: Pick<Presence, 'nodes'> };

/** What whoever runs this house looks at first, as one reading. */
export const createOverview = ({ db, presence }: Parts) => {
  const people = createLargeCount(
    () => countPeople(db),
    (counted) => Math.max(...Object.values(counted)),
  );
  return {
    async read(): Promise<Overview> {
      const [counts, counted, jobs, nodes, backup] = await Promise.all([
        countAll(db),
        people(),
        jobsOf(db),
        presence.nodes(),
        backupOf(db),
      ]);
      return {
        people: counted,
        ...jobs,
        letters: { failed: Number(counts.lettersFailed), waiting: Number(counts.lettersWaiting) },
        research: { failed: Number(counts.researchFailed), waiting: Number(counts.researchWaiting) },
        files: { failed: Number(counts.filesFailed), waiting: Number(counts.filesWaiting) },
        backup,
        databaseBytes: Number(counts.databaseBytes),
        versions: { node: process.versions.node, database: counts.database, brain: counts.brain },
        nodes,
      };
    },
  };
};

export type OverviewReader = ReturnType<typeof createOverview>;
