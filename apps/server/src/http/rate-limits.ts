import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { ServiceUnavailable } from '../ports/faults.ts';
import { deriveKey } from '../secrets.ts';

/** At most `points` times in `seconds`, counted from the first. */
export type RateLimitRule = { points: number; seconds: number };

/** Every limit by name; the comment says what its subject is. */
export const rateLimitRules = {
  /** address */
  signIn: { points: 30, seconds: 60 },
  /** address: to look at how one signs in is no try of it, and an office has one address */
  accountPages: { points: 300, seconds: 60 },
  /** e-mail and address together: a stranger elsewhere cannot lock somebody out */
  signInFailures: { points: 5, seconds: 15 * 60 },
  /** e-mail: guesses spread over many addresses */
  signInFailuresEverywhere: { points: 50, seconds: 15 * 60 },
  /** address */
  signUp: { points: 300, seconds: 60 * 60 },
  /** address */
  passwordReset: { points: 20, seconds: 60 * 60 },
  /** sign-up under way: guesses of the code from its letter */
  signUpCodes: { points: 5, seconds: 15 * 60 },
  /** e-mail and address together: a stranger elsewhere uses up nobody's letters */
  identityLetters: { points: 5, seconds: 60 * 60 },
  /** e-mail: letters to one person */
  identityLettersEverywhere: { points: 60, seconds: 60 * 60 },
  /** address: tries of a link from a letter */
  newPassword: { points: 30, seconds: 60 * 60 },
  /** address: the issuer's authorization and token endpoints, which the app also asks silently */
  authorization: { points: 300, seconds: 60 },
  /** link of a book and address: wrong passwords */
  bookPasswords: { points: 10, seconds: 15 * 60 },
  /**
   * link of a book: wrong passwords from everywhere, so many that a stranger needs many addresses to keep its readers
   * out, and few beside the passwords there are
   */
  bookPasswordsEverywhere: { points: 600, seconds: 60 * 60 },
  /** account: wrong codes of a second factor, by somebody who knows the password */
  secondFactors: { points: 5, seconds: 15 * 60 },
  /** account: the same of a whole day, or they could be tried for ever at that pace */
  secondFactorsByDay: { points: 20, seconds: 24 * 60 * 60 },
  /** account: letters that say that the tries of a day are used up */
  secondFactorLetters: { points: 1, seconds: 24 * 60 * 60 },
  /** account: new passwords by letter that give the tries of a day anew */
  secondFactorPardons: { points: 1, seconds: 24 * 60 * 60 },
  /** address: wrong codes of invitations, whoever sends them */
  invitationGuesses: { points: 100, seconds: 60 * 60 },
  /** e-mail: letters about the waiting list */
  waitingLetters: { points: 3, seconds: 24 * 60 * 60 },
  /** subject of the token */
  register: { points: 20, seconds: 60 * 60 },
} as const satisfies Record<string, RateLimitRule>;

export type RateLimitName = keyof typeof rateLimitRules;
export type Taken = { ok: true } | { ok: false; retryAfterSeconds: number };

export type RateLimits = {
  /**
   * Counts one try of `subject` and says whether it is still allowed. Tries made at the same moment are counted one
   * by one, on any node.
   * @throws ServiceUnavailable when the database cannot be asked: what cannot be counted is not allowed.
   */
  take(name: RateLimitName, subject: string): Promise<Taken>;
  /** The same for a rule that is declared elsewhere, under a name that no other has. */
  takeBy(name: string, rule: RateLimitRule, subject: string): Promise<Taken>;
  /** What the next try of `subject` would be answered, which is not counted. */
  look(name: RateLimitName, subject: string): Promise<Taken>;
  /** Forgets the tries of `subject`, after one that succeeded. */
  forgive(name: RateLimitName, subject: string): Promise<void>;
  /** Takes one try back, where only those that failed count: what others tried meanwhile stays counted. */
  giveBack(name: RateLimitName, subject: string): Promise<void>;
};

/**
 * What counts as one address: an IPv6 network of 64 bits belongs to one subscriber, who would otherwise have 2^64
 * addresses to try from.
 */
export const addressSubject = (ip: string): string => {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(ip)) return ip;
  const [head = '', tail] = (ip.split('%')[0] ?? '').split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0');
  return (
    [...left, ...zeros, ...right]
      .slice(0, 4)
      .map((group) => Number.parseInt(group, 16).toString(16))
      .join(':') + '::/64'
  );
};

/**
 * Limits shared by all nodes, in the table `rate_limits`. Subjects are stored as keyed hashes: the table names
 * neither people nor addresses. Expired rows are swept (db/retention.ts).
 */
export const createRateLimits = (
  pool: pg.Pool,
  secret: string,
  rules: Record<RateLimitName, RateLimitRule> = rateLimitRules,
): RateLimits => {
  const key = deriveKey(secret, 'rate limits');
  const makeLimiter = (
    name: string,
    { points, seconds }: RateLimitRule,
    others: { inMemoryBlockOnConsumed?: number } = {},
  ) =>
    new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      keyPrefix: name,
      points,
      duration: seconds,
      clearExpiredByTimeout: false,
      ...others,
    });
  const limiters = new Map(Object.entries(rules).map(([name, rule]) => [name, makeLimiter(name, rule)]));
  const limiterOf = (name: string, rule: RateLimitRule): RateLimiterPostgres => {
    // whoever was refused once is refused without asking the database until the time is over; nobody forgives these
    const limiter = limiters.get(name) ?? makeLimiter(name, rule, { inMemoryBlockOnConsumed: rule.points + 1 });
    limiters.set(name, limiter);
    return limiter;
  };
  const hashed = (subject: string) => createHmac('sha256', key).update(subject).digest('base64url');
  const unavailable = (cause: unknown) =>
    new ServiceUnavailable('rate limits', 'the database cannot be asked', { cause });

  const refused = ({ msBeforeNext }: RateLimiterRes): Taken => ({
    ok: false,
    retryAfterSeconds: Math.max(1, Math.ceil(msBeforeNext / 1000)),
  });

  const takeBy = async (name: string, rule: RateLimitRule, subject: string): Promise<Taken> => {
    try {
      await limiterOf(name, rule).consume(hashed(subject));
      return { ok: true };
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw unavailable(error);
      return refused(error);
    }
  };

  return {
    take: (name, subject) => takeBy(name, rules[name], subject),
    takeBy,
    async look(name, subject) {
      const counted = await limiterOf(name, rules[name])
        .get(hashed(subject))
        .catch((error: unknown) => {
          throw unavailable(error);
        });
      return counted === null || counted.consumedPoints < rules[name].points ? { ok: true } : refused(counted);
    },
    async forgive(name, subject) {
      await limiterOf(name, rules[name])
        .delete(hashed(subject))
        .catch((error: unknown) => {
          throw unavailable(error);
        });
    },
    async giveBack(name, subject) {
      await limiterOf(name, rules[name])
        .reward(hashed(subject), 1)
        .catch((error: unknown) => {
          throw unavailable(error);
        });
    },
  };
};
