import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRateLimits, rateLimitRules } from '../../../http/rate-limits.ts';
import { nextCode } from './testing/app-codes.ts';
import { factorSteps } from './testing/factor-steps.ts';
import { openIssuer, PASSWORD, SECRET, type TestIssuer } from './testing/open-issuer.ts';

const { secondFactorsByDay, secondFactorLetters, secondFactorPardons } = rateLimitRules;
const NEW = 'another long password';
let issuer: TestIssuer;
beforeAll(async () => {
  issuer = await openIssuer({ rules: { secondFactorsByDay, secondFactorLetters, secondFactorPardons } });
});
afterAll(() => issuer.close());

const { withFactor, password, prove, resetByLetter, second } = factorSteps(() => issuer);
const lettersTo = (email: string) =>
  issuer.letters.filter(({ to, subject }) => to === email && subject.startsWith('Many wrong codes'));
const tryInVain = async (email: string, times: number, code = '000000') => {
  const begun = await password(email);
  for (let tries = 0; tries < times; tries += 1) expect((await second(begun, code)).status).toBe(422);
};

describe('tries of a second factor', () => {
  it('end for the day with so many wrong ones, at whatever pace; its owner is told once, by letter', async () => {
    const { email, secret } = await withFactor();
    await tryInVain(email, secondFactorsByDay.points - 1);
    expect(lettersTo(email)).toEqual([]);
    await tryInVain(email, 1);
    const [letter, ...others] = lettersTo(email);
    expect(others).toEqual([]);
    expect(letter?.text).toContain('somebody knows your password');
    const refused = await second(await password(email), nextCode(secret));
    expect(refused.status).toBe(429);
    expect(refused.body).toContain('Too many wrong codes for one day. Wait 24 hours');
    expect(lettersTo(email)).toHaveLength(1);
  });

  it('end until a day after the first wrong one, which the letter says too', async () => {
    const { email } = await withFactor();
    await tryInVain(email, secondFactorsByDay.points - 1);
    const hours = 4 * 60 * 60 * 1000;
    await sql`update rate_limits set expire = expire - ${hours} where key like 'secondFactorsByDay:%'`.execute(
      issuer.database.db,
    );
    await tryInVain(email, 1);
    expect(lettersTo(email)[0]?.text).toContain('no more codes are taken for 20 hours, counted from this');
  });

  it('tell their owner also where several at one moment used up the day and none was the last', async () => {
    const { email, browser } = await withFactor();
    const { db, pool } = issuer.database;
    const { id } = await db.selectFrom('accounts').select('id').where('email', '=', email).executeTakeFirstOrThrow();
    const limits = createRateLimits(pool, SECRET);
    for (let tries = 0; tries < secondFactorsByDay.points; tries += 1) await limits.take('secondFactorsByDay', id);
    expect(lettersTo(email)).toEqual([]);
    for (let tries = 0; tries < 2; tries += 1) await browser.post('/oidc/account/confirm', { password: PASSWORD });
    expect(lettersTo(email)).toHaveLength(1);
  });

  it('are answered with the day where it is used up, not with a quarter of an hour first', async () => {
    const quick = await openIssuer({
      rules: {
        secondFactors: rateLimitRules.secondFactors,
        secondFactorsByDay: { ...secondFactorsByDay, points: rateLimitRules.secondFactors.points },
      },
    });
    const steps = factorSteps(() => quick);
    const { email } = await steps.withFactor();
    const begun = await steps.password(email);
    for (let tries = 0; tries < rateLimitRules.secondFactors.points; tries += 1) await steps.second(begun, '000000');
    const refused = await steps.second(begun, '000000');
    expect(refused.body).toContain('Too many wrong codes for one day. Wait 24 hours');
    await quick.close();
  });

  it('count those of recovery codes too, and those that show oneself again on one’s own page', async () => {
    const { email, browser, codes } = await withFactor();
    await tryInVain(email, secondFactorsByDay.points - 2, 'aaaa-bbbb-cccc');
    for (let tries = 0; tries < 2; tries += 1)
      await browser.post('/oidc/account/confirm', { password: PASSWORD, code: '000000' });
    expect(lettersTo(email)).toHaveLength(1);
    expect((await second(await password(email), codes[0] ?? '')).status).toBe(429);
    const again = await browser.post('/oidc/account/confirm', { password: PASSWORD, code: codes[0] ?? '' });
    expect([again.status, again.body.includes('Too many wrong codes for one day')]).toEqual([429, true]);
  });

  it('are not given anew by its owner’s sign-ins', async () => {
    const { email, codes } = await withFactor();
    await tryInVain(email, secondFactorsByDay.points - 1);
    expect((await second(await password(email), codes[0] ?? '')).location).toContain('code=');
    await tryInVain(email, 1);
    expect((await second(await password(email), codes[1] ?? '')).status).toBe(429);
  });

  it('are used up by nobody who does not know the password', async () => {
    const { email, secret } = await withFactor();
    const stranger = issuer.browser();
    for (let tries = 0; tries < secondFactorsByDay.points + 1; tries += 1) {
      const { uid } = await stranger.begin();
      await stranger.post(`/oidc/interaction/${uid}/sign-in`, { email, password: 'a wrong password' });
      await stranger.post(`/oidc/interaction/${uid}/second-factor`, { code: '000000' });
    }
    expect((await second(await password(email), nextCode(secret))).location).toContain('code=');
    expect(lettersTo(email)).toEqual([]);
  });

  it('begin anew with a new password by letter, once a day, of which no second letter says so', async () => {
    const { email, codes } = await withFactor();
    await prove(email, new Date());
    await tryInVain(email, secondFactorsByDay.points);
    await resetByLetter(email, NEW);
    const begun = await password(email, issuer.browser(), NEW);
    expect((await second(begun, codes[0] ?? '')).location).toContain('code=');
    const other = await password(email, issuer.browser(), NEW);
    for (let tries = 0; tries < secondFactorsByDay.points; tries += 1) await second(other, '000000');
    await resetByLetter(email, NEW);
    const last = await password(email, issuer.browser(), NEW);
    expect((await second(last, codes[1] ?? '')).status).toBe(429);
    expect(lettersTo(email)).toHaveLength(1);
  });

  it('begin anew that once although the password was renewed before they were used up', async () => {
    const { email, codes } = await withFactor();
    await prove(email, new Date());
    await tryInVain(email, 1);
    await resetByLetter(email, NEW);
    const begun = await password(email, issuer.browser(), NEW);
    for (let tries = 0; tries < secondFactorsByDay.points; tries += 1) await second(begun, '000000');
    await resetByLetter(email, PASSWORD);
    expect((await second(await password(email), codes[0] ?? '')).location).toContain('code=');
  });
});
