import type { Database } from '../../../db/client.ts';

const SESSION_MINUTES = 60;
/** Until when a session that is opened now can be used. */
export const sessionEnd = (now: Date): Date => new Date(now.getTime() + SESSION_MINUTES * 60_000);

/** The till's clock: the real one, or as far ahead of it as an administrator has moved it. */
export const createClock = ({ db, wallClock }: { db: Database; wallClock: () => Date }) => ({
  async now(trx = db): Promise<Date> {
    const row = await trx.selectFrom('subscription_clock').select('ahead_ms').executeTakeFirst();
    return new Date(wallClock().getTime() + Number(row?.ahead_ms ?? 0));
  },
  /** From here on it goes as fast as the real one; null is the real one. */
  async move(trx: Database, to: Date | null): Promise<void> {
    if (to === null) {
      await trx.deleteFrom('subscription_clock').execute();
      return;
    }
    const ahead = String(to.getTime() - wallClock().getTime());
    await trx
      .insertInto('subscription_clock')
      .values({ ahead_ms: ahead })
      .onConflict((conflict) => conflict.column('only_one').doUpdateSet({ ahead_ms: ahead }))
      .execute();
  },
});

export type Clock = ReturnType<typeof createClock>;
