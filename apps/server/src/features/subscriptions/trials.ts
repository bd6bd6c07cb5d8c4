import { sql } from 'kysely';
import type { Database } from '../../db/client.ts';
import type { Work } from '../../jobs/jobs.ts';
import type { Billing } from '../../ports/billing.ts';
import type { Letter } from '../../ports/mail.ts';
import { trialLetter } from './trial-letter.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Flow decisions, "People, tiers, time". */
const TRIAL_DAYS = 14;
const LETTER_DAYS = 3;
/** Letters of one round of the job. */
const ROUND = 500;

type Parts = {
  db: Database;
  billing: Pick<Billing, 'now'>;
  sendLetter: (trx: Database, letter: Letter) => Promise<void>;
  publicUrl: URL;
};
type Ending = { userId: string; email: string; endsAt: Date; isPaidAfter: boolean };

/** Trials: of the house, which begin with registering while subscriptions are on, and those of a subscription. */
export const createTrials = ({ db, billing, sendLetter, publicUrl }: Parts) => {
  const areOn = async (trx: Database): Promise<boolean> => {
    const flag = await trx
      .selectFrom('feature_flags')
      .select('value')
      .where('name', '=', 'enableSubscriptions')
      .executeTakeFirst();
    return flag?.value === true;
  };

  /** Trials that end within three days and were not written about. */
  const ending = async (now: Date): Promise<Ending[]> => {
    const until = new Date(now.getTime() + LETTER_DAYS * DAY_MS);
    const { rows } = await sql<Ending>`
      select * from (
        select u.id as "userId", u.email, u.subscription_expiration as "endsAt", false as "isPaidAfter"
          from users u join tiers t on t.key = u.subscription_key and t.is_default
          join roles r on r.key = u.role_key and 'canBeExpired' = any (r.permissions)
         where u.status = 'active' and not exists (select from subscriptions s where s.user_id = u.id)
        union all
        select u.id, u.email, s.trial_end, not s.cancel_at_period_end
          from users u join subscriptions s on s.user_id = u.id
         where u.status = 'active' and s.status = 'trialing'
      ) trials
       where "endsAt" > ${now} and "endsAt" <= ${until}
         and not exists (select from billing_letters l
           where l.user_id = "userId" and l.about = 'trial' and l.ends_at = "endsAt")
       order by "endsAt", "userId" limit ${ROUND}`.execute(db);
    return rows;
  };

  const write = ({ userId, email, endsAt, isPaidAfter }: Ending): Promise<void> =>
    db.transaction().execute(async (trx) => {
      const { numInsertedOrUpdatedRows = 0n } = await trx
        .insertInto('billing_letters')
        .values({ user_id: userId, about: 'trial', ends_at: endsAt })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      if (numInsertedOrUpdatedRows === 0n) return;
      await sendLetter(
        trx,
        trialLetter(email, { endsAt, isPaidAfter, link: new URL('/team/subscription', publicUrl) }),
      );
    });

  const work = {
    name: 'subscriptions.trial-letters',
    cron: '23 * * * *',
    async run() {
      if (!(await areOn(db))) return;
      for (const one of await ending(await billing.now())) await write(one);
    },
  } satisfies Work<object>;

  return {
    work,
    /** Until when somebody who registers now may try the product; null while nothing expires. */
    async endOfNew(trx: Database): Promise<Date | null> {
      if (!(await areOn(trx))) return null;
      return new Date((await billing.now()).getTime() + TRIAL_DAYS * DAY_MS);
    },
  };
};

export type Trials = ReturnType<typeof createTrials>;
