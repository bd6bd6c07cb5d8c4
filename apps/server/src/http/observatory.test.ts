import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestHouse, type TestHouse } from '../testing/house.ts';
import { judge, scoreOf, type Headers } from '../testing/observatory.ts';

const A_PLUS = 100;

let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse({ publicUrl: new URL('https://brand.example.com') });
});
afterAll(() => house.close());

const answerAt = async (url: string, cookie = '') => {
  const answer = await house.app.inject({ url, headers: cookie ? { cookie } : {} });
  return { status: answer.statusCode, headers: answer.headers as Headers, page: answer.body };
};

describe("the Observatory's grade", () => {
  it.each(['/', '/quiz/1', '/results', '/admin', '/register?c=x', '/shared/nothing', '/nowhere/at/all'])(
    'of the page %s is A+',
    async (url) => {
      const { headers, page } = await answerAt(url);
      const judged = judge(headers, page);
      expect(judged.filter(({ points }) => points < 0)).toEqual([]);
      expect(scoreOf(judged)).toBeGreaterThanOrEqual(A_PLUS);
    },
  );

  it.each(['/api/version', '/api/health', '/api/nothing', '/api/quizzes/', '/config.json', '/%zz'])(
    'of what is no page, %s, is A+ as well',
    async (url) => {
      const { headers, page } = await answerAt(url);
      const judged = judge(headers, page);
      expect(judged.filter(({ points }) => points < 0)).toEqual([]);
      expect(scoreOf(judged)).toBeGreaterThanOrEqual(A_PLUS);
    },
  );

  it('falls with each header that is taken away', async () => {
    const { headers, page } = await answerAt('/quiz/1');
    const whole = scoreOf(judge(headers, page));
    for (const name of [
      'content-security-policy',
      'strict-transport-security',
      'referrer-policy',
      'x-content-type-options',
      'cross-origin-resource-policy',
    ]) {
      expect(headers[name], name).toBeDefined();
      expect(scoreOf(judge({ ...headers, [name]: undefined }, page)), name).toBeLessThan(whole);
    }
  });

  it('would not be A+ with what it warns of', async () => {
    const { headers, page } = await answerAt('/quiz/1');
    const policy = String(headers['content-security-policy']);
    const graded = (changed: Headers, html = page) => scoreOf(judge({ ...headers, ...changed }, html));
    const unsafe = policy.replace("script-src 'self'", "script-src 'self' https:");
    expect(graded({ 'content-security-policy': unsafe })).toBeLessThan(A_PLUS);
    expect(graded({ 'access-control-allow-origin': '*' })).toBeLessThan(A_PLUS);
    expect(graded({ 'set-cookie': ['id=1; HttpOnly'] })).toBeLessThan(A_PLUS);
    expect(graded({ 'strict-transport-security': undefined })).toBeLessThan(A_PLUS);
  });
});
