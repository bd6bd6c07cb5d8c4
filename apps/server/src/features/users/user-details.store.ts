import { api, type UserDetails } from '@signet/contract';
import type { Database } from '../../db/client.ts';
import { actOf } from '../audit/audit-log.ts';
import { colorsShown } from './user-brands.ts';
import { jobsOf } from './user-jobs.ts';
import { sessionsOf, waysInOf } from './user-sessions.ts';

/** As many of each as fit a screen; letters and what staff did have lists of their own. */
const MOST = 20;
/** One more tells whether there are others. */
const ASKED = MOST + 1;

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
    .limit(ASKED)
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

const trailOf = async (db: Database, userId: string): Promise<UserDetails['trail']> => {
  const rows = await db
    .selectFrom('audit_log')
    .leftJoin('users', 'users.id', 'audit_log.actor_id')
    .select(['audit_log.act', 'users.email as by', 'audit_log.at'])
    .where('audit_log.owner_id', '=', userId)
    // each opening of this very page leaves a row
    .where('audit_log.act', '<>', actOf(api.users.details))
    .orderBy('audit_log.at', 'desc')
    .limit(ASKED)
    .execute();
  return rows.map(({ act, by, at }) => ({ act, by, at: at.toISOString() }));
};

const lettersOf = async (db: Database, email: string): Promise<UserDetails['letters']> => {
  const rows = await db
    .selectFrom('outbox_mails')
    .select(['subject', 'status', 'created_at'])
    .where((eb) => eb(eb.fn('lower', ['recipient']), '=', email.toLowerCase()))
    .orderBy('created_at', 'desc')
    .limit(ASKED)
    .execute();
  return rows.map((one) => ({ subject: one.subject, status: one.status, at: one.created_at.toISOString() }));
};

type Lists = Pick<UserDetails, 'quizzes' | 'sessions' | 'letters' | 'jobs' | 'trail' | 'cut'>;
type Person = { id: string; email: string; active_quiz_id: string | null };

/** What there is of somebody, the newest of each. */
const listsOf = async (db: Database, person: Person, ownIssuer: string): Promise<Lists> => {
  const { id } = person;
  const [quizzes, sessions, letters, jobs, trail] = await Promise.all([
    quizzesOf(db, id, person.active_quiz_id),
    sessionsOf(db, id, { ownIssuer, most: ASKED }),
    lettersOf(db, person.email),
    jobsOf(db, id, ASKED),
    trailOf(db, id),
  ]);
  const lists = { quizzes, sessions, letters, jobs, trail };
  const names = ['quizzes', 'sessions', 'letters', 'jobs', 'trail'] as const;
  return {
    quizzes: quizzes.slice(0, MOST),
    sessions: sessions.slice(0, MOST),
    letters: letters.slice(0, MOST),
    jobs: jobs.slice(0, MOST),
    trail: trail.slice(0, MOST),
    cut: names.filter((name) => lists[name].length > MOST),
  };
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
    const [waysIn, listed] = await Promise.all([waysInOf(db, id, MOST), listsOf(db, row, ownIssuer)]);
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
      tier: { label: row.tier, managed: row.managed, periodEnd: row.periodEnd?.toISOString() ?? null },
      waysIn,
      ...listed,
    };
  };
};

export type ReadUserDetails = ReturnType<typeof createUserDetails>;
