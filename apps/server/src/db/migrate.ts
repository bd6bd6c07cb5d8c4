import { sql, type Kysely, type Transaction } from 'kysely';
import { Migrator, type Migration, type MigrationResultSet } from 'kysely/migration';
import * as people from './migrations/001-people.ts';
import * as quizzes from './migrations/002-quizzes.ts';
import * as identity from './migrations/003-identity.ts';
import * as mailAndLimits from './migrations/004-mail-and-limits.ts';
import * as firstBrand from './migrations/005-first-brand.ts';
import * as recommendations from './migrations/006-recommendations.ts';
import * as brandVersions from './migrations/007-brand-versions.ts';
import * as madeFiles from './migrations/008-made-files.ts';
import * as identitiesAndAudit from './migrations/009-people.ts';
import * as secretLetters from './migrations/010-secret-letters.ts';
import * as signUpCodes from './migrations/011-sign-up-codes.ts';
import * as marks from './migrations/012-marks.ts';
import * as competitorResearch from './migrations/013-competitor-research.ts';
import * as severalBrands from './migrations/014-several-brands.ts';
import * as sharedBooks from './migrations/016-shared-books.ts';
import * as documents from './migrations/018-documents.ts';
import * as billing from './migrations/020-billing.ts';
import * as servedReadings from './migrations/022-served-readings.ts';
import * as storyAnswers from './migrations/024-story-answers.ts';
import * as administration from './migrations/026-administration.ts';
import * as customLogos from './migrations/027-custom-logos.ts';
import * as strategist from './migrations/028-strategist.ts';
import * as documentsOfBrands from './migrations/038-documents-of-brands.ts';
import * as waitingList from './migrations/044-waiting-list.ts';
import * as secondFactors from './migrations/045-second-factors.ts';
import * as sso from './migrations/055-sso.ts';
import * as backups from './migrations/056-backups.ts';
import * as groupsCounted from './migrations/082-groups-counted.ts';
import * as saidTheirs from './migrations/084-said-theirs.ts';
import * as shapesOfMadeFiles from './migrations/085-shapes-of-made-files.ts';
import * as nodes from './migrations/086-nodes.ts';
import * as grownLists from './migrations/087-grown-lists.ts';
import * as invitationsSearched from './migrations/088-invitations-searched.ts';
import type { Tables } from './schema.ts';

/** Applied in the order of their names; a released one is never edited. */
export const migrations: Record<string, Migration> = {
  '001-people': people,
  '002-quizzes': quizzes,
  '003-identity': identity,
  '004-mail-and-limits': mailAndLimits,
  '005-first-brand': firstBrand,
  '006-recommendations': recommendations,
  '007-brand-versions': brandVersions,
  '008-made-files': madeFiles,
  '009-people': identitiesAndAudit,
  '010-secret-letters': secretLetters,
  '011-sign-up-codes': signUpCodes,
  '012-marks': marks,
  '013-competitor-research': competitorResearch,
  '014-several-brands': severalBrands,
  '016-shared-books': sharedBooks,
  '018-documents': documents,
  '020-billing': billing,
  '022-served-readings': servedReadings,
  '024-story-answers': storyAnswers,
  '026-administration': administration,
  '027-custom-logos': customLogos,
  '028-strategist': strategist,
  '038-documents-of-brands': documentsOfBrands,
  '044-waiting-list': waitingList,
  '045-second-factors': secondFactors,
  '055-sso': sso,
  '056-backups': backups,
  '082-groups-counted': groupsCounted,
  '084-said-theirs': saidTheirs,
  '085-shapes-of-made-files': shapesOfMadeFiles,
  '086-nodes': nodes,
  '087-grown-lists': grownLists,
  '088-invitations-searched': invitationsSearched,
};

/**
 * Work in a transaction that only one node has at a time, however long it takes. Both are said inside it, since a
 * pooler in transaction mode hands its session, with the time limits of requests, to others before and after.
 */
export const alone = <Done>(db: Kysely<Tables>, work: (trx: Transaction<Tables>) => Promise<Done>): Promise<Done> =>
  db.transaction().execute(async (trx) => {
    await sql`select set_config('statement_timeout', '0', true), set_config('lock_timeout', '0', true),
      set_config('idle_in_transaction_session_timeout', '0', true)`.execute(trx);
    await sql`select pg_advisory_xact_lock(hashtext('signet migrations'))`.execute(trx);
    return work(trx);
  });

/**
 * Brings the schema up to date; several nodes may start at once, one migrates and the others wait.
 * @throws the error of the migration that failed; the ones before it stay applied.
 */
export const migrate = async (db: Kysely<Tables>, upTo?: string): Promise<void> => {
  const step = (by: (migrator: Migrator) => Promise<MigrationResultSet>): Promise<number> =>
    alone(db, async (trx) => {
      const provider = { getMigrations: async () => migrations };
      const { error, results = [] } = await by(new Migrator({ db: trx, provider }));
      if (error) throw error;
      return results.length;
    });
  if (upTo) await step((migrator) => migrator.migrateTo(upTo));
  // each in a transaction of its own: what one locks would be locked while the next builds its indexes
  else while ((await step((migrator) => migrator.migrateUp())) > 0);
};

/**
 * The schema as sorted lines of text: every column, index and constraint. What two databases must share to be equal.
 */
export const describeSchema = async (db: Kysely<Tables>): Promise<string> => {
  const { rows } = await sql<{ line: string }>`
    select format('column %s.%s %s%s%s', c.table_name, c.column_name, c.udt_name,
             case c.is_nullable when 'NO' then ' not null' else '' end, coalesce(' default ' || c.column_default,
               '')) as line
      from information_schema.columns c where c.table_schema = 'public' and c.table_name not like 'kysely_%'
    union all
    select format('index %s', indexdef) from pg_indexes where schemaname = 'public' and tablename not like 'kysely_%'
    union all
    select format('constraint %s %s %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) from pg_constraint
      where connamespace = 'public'::regnamespace and conrelid::regclass::text not like 'kysely_%' and contype <> 'n'
    order by line`.execute(db);
  return rows.map((row) => row.line).join('\n') + '\n';
};
