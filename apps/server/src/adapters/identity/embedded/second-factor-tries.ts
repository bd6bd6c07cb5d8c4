import type { Database } from '../../../db/client.ts';
import type { RateLimits, Taken } from '../../../http/rate-limits.ts';
import { inWords } from './form.ts';
import { manyWrongCodesLetter } from './letters.ts';
import type { SendLetter } from './password-resets.ts';
import type { SecondFactors } from './second-factors.ts';

export type TriedFactor =
  | { is: 'right' }
  | { is: 'wrong' }
  | { is: 'tooMany'; retryAfterSeconds: number; message: string };

type Parts = {
  db: Database;
  factors: Pick<SecondFactors, 'proves'>;
  limits: RateLimits;
  sendLetter: SendLetter;
  publicUrl: URL;
};

type TooMany = Extract<TriedFactor, { is: 'tooMany' }>;

const tooMany = (taken: Taken, messageOf: (wait: string) => string): TooMany | undefined =>
  taken.ok
    ? undefined
    : {
        is: 'tooMany',
        retryAfterSeconds: taken.retryAfterSeconds,
        message: messageOf(inWords(taken.retryAfterSeconds)),
      };
const tooManyNow = (taken: Taken) => tooMany(taken, (wait) => `Too many wrong codes. Wait ${wait}.`);
const tooManyToday = (taken: Taken) =>
  tooMany(
    taken,
    (wait) =>
      `Too many wrong codes for one day. Wait ${wait}, sign in with a passkey, or choose a new password by letter, ` +
      'after which codes are taken again, once a day.',
  );

/**
 * Tries of a second factor, codes of the app and recovery codes alike. They are counted before a code is looked at, as
 * tries of a password are, and only of whoever showed the password first: a stranger uses up nobody's. A right code
 * forgets those of the quarter of an hour; of the day it takes back its own try alone, so that its owner's sign-ins
 * give nobody else new tries.
 */
export const createSecondFactorTries = ({ db, factors, limits, sendLetter, publicUrl }: Parts) => {
  /** Once a day: whoever tries that often knows the password. */
  const tellOwner = async (account: { id: string; email: string }, waitSeconds: number): Promise<void> => {
    if (!(await limits.take('secondFactorLetters', account.id)).ok) return;
    await sendLetter(db, manyWrongCodesLetter(account.email, new URL('/', publicUrl), inWords(waitSeconds)));
  };
  return {
    /** Only after the password of this account was right. */
    async tryCode(account: { id: string; email: string }, code: string): Promise<TriedFactor> {
      const { id } = account;
      // of a day that is used up first: nobody is to wait a quarter of an hour, only to be told of a day
      const before = tooManyToday(await limits.look('secondFactorsByDay', id));
      const now = before ? undefined : tooManyNow(await limits.take('secondFactors', id));
      if (now) return now;
      const today = before ?? tooManyToday(await limits.take('secondFactorsByDay', id));
      if (today) {
        // of several at one moment none may have been the last
        await tellOwner(account, today.retryAfterSeconds);
        return today;
      }
      if (await factors.proves(id, code)) {
        await Promise.all([limits.forgive('secondFactors', id), limits.giveBack('secondFactorsByDay', id)]);
        return { is: 'right' };
      }
      const next = await limits.look('secondFactorsByDay', id);
      if (!next.ok) await tellOwner(account, next.retryAfterSeconds);
      return { is: 'wrong' };
    },
    /**
     * After a new password by letter, which who tried so far does not know: those of the quarter of an hour anew, and
     * those of the day where they are used up. That is once a day, as a mailbox that others read is no way past the
     * second factor; that its owner was told is not forgotten, as the letter promises no second time.
     */
    async pardon(accountId: string): Promise<void> {
      await limits.forgive('secondFactors', accountId);
      if ((await limits.look('secondFactorsByDay', accountId)).ok) return;
      if (!(await limits.take('secondFactorPardons', accountId)).ok) return;
      await limits.forgive('secondFactorsByDay', accountId);
    },
  };
};

export type SecondFactorTries = ReturnType<typeof createSecondFactorTries>;
