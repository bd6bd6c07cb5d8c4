import { sql } from 'kysely';
import type { UserDetails } from '@signet/contract';
import type { Database } from '../../db/client.ts';
import { colorsShown } from './user-brands.ts';

/** As many of each as fit a screen; the rest is in the lists of their own. */
const MOST = 20;

type Quiz = UserDetails['quizzes'][number];

const quizzesOf = async (db: Database, userId: string, activeQuizId: string | null): Promise<Quiz[]> => {
  const rows = await db
    .selectFrom('quizzes')
    .leftJoin('selections', 'selections.quiz_id', 'quizzes.id')
    .select((eb) => [
      'quizzes.id',
      'quizzes.company_name',
      'quizzes.industry',
      'quizzes.completed',
      'quizzes.updated_at',
      'selections.brand_quiz_selections as chosen',
      'selections.custom_selections as custom',
      'selections.use_custom_selections as usesCustom',
      eb
        .selectFrom('brand_versions')
        .whereRef('brand_versions.quiz_id', '=', 'quizzes.id')
        .select((of) => of.fn.countAll<string>().as('count'))
        .as('versions'),
    ])
    .where('quizzes.user_id', '=', userId)
    .orderBy('quizzes.updated_at', 'desc')
    .limit(MOST)
    .execute();
  return rows.map((row) => ({
    _id: row.id,
    name: row.company_name,
    industry: row.industry,
    completed: row.completed,
    isActive: row.id === activeQuizId,
    updatedAt: row.updated_at.toISOString(),
    versions: Number(row.versions ?? 0),
    colors: colorsShown(row),
  }));
};

/**
 * Ways in, and until when a session of the house's own issuer lasts: another's may name somebody else by the same
 * subject.
 */
const sessionsOf = async (db: Database, userId: string, ownIssuer: string): Promise<UserDetails['sessions']> => {
  const { rows } = await sql<{ issuer: string; since: Date; until: Date | null }>`
    select issuer, created_at as since,
      (select max(expires_at) from oidc_payloads
        where model = 'Session' and expires_at > now() and payload ->> 'accountId' = subject
          and identities.issuer = ${ownIssuer}) as until
      from identities where user_id = ${userId} order by created_at limit ${MOST}`.execute(db);
  return rows.map(({ issuer, since, until }) => ({
    issuer,
    since: since.toISOString(),
    signedInUntil: until?.toISOString() ?? null,
  }));
};

const trailOf = async (db: Database, userId: string): Promise<UserDetails['trail']> => {
  const rows = await db
    .selectFrom('audit_log')
    .leftJoin('users', 'users.id', 'audit_log.actor_id')
    .select(['audit_log.act', 'users.email as by', 'audit_log.at'])
    .where('audit_log.owner_id', '=', userId)
    .orderBy('audit_log.at', 'desc')
    .limit(MOST)
    .execute();
  return rows.map(({ act, by, at }) => ({ act, by, at: at.toISOString() }));
};

/**
 * All of a person on one screen; undefined where there is nobody of this id.
 * @param ownIssuer Whose sessions the house keeps.
 */
export const createUserDetails = ({ db, ownIssuer }: { db: Database; ownIssuer: string }) => {
  return async (id: string): Promise<UserDetails | undefined> => {
    const row = await db
      .selectFrom('users')
      .innerJoin('tiers', 'tiers.key', 'users.subscription_key')
      .leftJoin('subscriptions', 'subscriptions.user_id', 'users.id')
      .selectAll('users')
      .select(['tiers.label as tier', 'subscriptions.status as managed', 'subscriptions.period_end as periodEnd'])
      .where('users.id', '=', id)
      .executeTakeFirst();
    if (!row) return undefined;
    const [quizzes, sessions, trail, letters, jobs] = await Promise.all([
      quizzesOf(db, id, row.active_quiz_id),
      sessionsOf(db, id, ownIssuer),
      trailOf(db, id),
      db
        .selectFrom('outbox_mails')
        .select(['subject', 'status', 'created_at'])
        .where((eb) => eb(eb.fn('lower', ['recipient']), '=', row.email.toLowerCase()))
        .orderBy('created_at', 'desc')
        .limit(MOST)
        .execute(),
      db
        .selectFrom('made_files')
        .select(['kind', 'status', 'progress', 'requested_at'])
        .where('user_id', '=', id)
        .orderBy('requested_at', 'desc')
        .limit(MOST)
        .execute(),
    ]);
    return {
      user: {
        _id: row.id,
        email: row.email,
        group: row.group_name,
        role: row.role_key,
        status: row.status,
        quizCompleted: row.quiz_completed,
        activeQuizId: row.active_quiz_id,
        subscription: {
          subscriptionKey: row.subscription_key,
          expiration: row.subscription_expiration?.toISOString() ?? null,
        },
        version: row.version,
      },
      registeredAt: row.created_at.toISOString(),
      termsAcceptedAt: row.terms_accepted_at?.toISOString() ?? null,
      quizzes,
      tier: { label: row.tier, managed: row.managed, periodEnd: row.periodEnd?.toISOString() ?? null },
      sessions,
      letters: letters.map((one) => ({ subject: one.subject, status: one.status, at: one.created_at.toISOString() })),
      jobs: jobs.map((one) => ({
        kind: one.kind,
        status: one.status,
        progress: one.progress,
        at: one.requested_at.toISOString(),
      })),
      trail,
    };
  };
};

export type ReadUserDetails = ReturnType<typeof createUserDetails>;
