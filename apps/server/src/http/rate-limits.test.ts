import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import pg from 'pg';
import { createTestDatabase } from '../testing/databases.ts';
import { addressSubject, createRateLimits, rateLimitRules, type RateLimits } from './rate-limits.ts';

const SECRET = 'a secret that only the tests know, long enough';
let database: Awaited<ReturnType<typeof createTestDatabase>>;
let limits: RateLimits;

beforeAll(async () => {
  database = await createTestDatabase();
  limits = createRateLimits(database.pool, SECRET);
});
afterAll(() => database.drop());

const takeAll = async (name: 'signInFailures' | 'signUp', subject: string, by = limits) => {
  for (let tries = 0; tries < rateLimitRules[name].points; tries += 1)
    expect(await by.take(name, subject)).toEqual({ ok: true });
};

describe('rate limits', () => {
  it('refuses the try after the last allowed one and says when to come back', async () => {
    await takeAll('signInFailures', 'ada');
    const refused = await limits.take('signInFailures', 'ada');
    expect(refused.ok).toBe(false);
    expect(refused).toMatchObject({
      retryAfterSeconds: expect.toSatisfy(
        (seconds: number) => seconds > 0 && seconds <= rateLimitRules.signInFailures.seconds,
      ),
    });
  });

  it('counts each subject and each limit on its own', async () => {
    await takeAll('signInFailures', 'grace');
    expect(await limits.take('signInFailures', 'edsger')).toEqual({ ok: true });
    expect(await limits.take('signUp', 'grace')).toEqual({ ok: true });
  });

  it('is shared by all nodes', async () => {
    const otherNode = createRateLimits(database.pool, SECRET);
    await takeAll('signInFailures', 'shared', otherNode);
    expect((await limits.take('signInFailures', 'shared')).ok).toBe(false);
  });

  it('counts tries that are made at the same moment one by one', async () => {
    const taken = await Promise.all(Array.from({ length: 40 }, () => limits.take('signInFailures', 'crowd')));
    expect(taken.filter((each) => each.ok)).toHaveLength(rateLimitRules.signInFailures.points);
  });

  it('allows again when the time is over', async () => {
    await takeAll('signInFailures', 'patient');
    expect((await limits.take('signInFailures', 'patient')).ok).toBe(false);
    await database.db
      .updateTable('rate_limits')
      .set({ expire: String(Date.now() - 1) })
      .execute();
    expect(await limits.take('signInFailures', 'patient')).toEqual({ ok: true });
  });

  it('forgets tries that were forgiven', async () => {
    await takeAll('signInFailures', 'forgiven');
    await limits.forgive('signInFailures', 'forgiven');
    expect(await limits.take('signInFailures', 'forgiven')).toEqual({ ok: true });
  });

  it('keeps neither e-mails nor addresses in the table', async () => {
    await limits.take('signIn', '203.0.113.7');
    await limits.take('identityLetters', 'ada@example.com');
    const keys = (await database.db.selectFrom('rate_limits').select('key').execute()).map((row) => row.key).join(' ');
    expect(keys).toMatch(/signIn:\S+/);
    expect(keys).not.toContain('203.0.113.7');
    expect(keys).not.toContain('ada');
  });

  it('allows nothing when the database cannot be asked', async () => {
    const away = new pg.Pool({ host: '/nowhere', database: 'none', user: 'nobody' });
    const blind = createRateLimits(away, SECRET);
    await expect(blind.take('signIn', '203.0.113.7')).rejects.toMatchObject({ name: 'ServiceUnavailable' });
    await expect(blind.forgive('signIn', '203.0.113.7')).rejects.toMatchObject({ name: 'ServiceUnavailable' });
    await away.end();
  });
});

describe('an address as a subject', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002:ffff::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ])('takes %s for %s: one IPv6 network is one subscriber', (ip, subject) => expect(addressSubject(ip)).toBe(subject));
});
