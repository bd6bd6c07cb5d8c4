import { afterEach, describe, expect, it } from 'vitest';
import { openTestWeb, type Answering, type TestWeb } from '../testing/web.ts';
import { createRobots, linesForUs } from './robots.ts';

const site = 'https://example.com';
const allows = (text: string, path: string): boolean =>
  createRobots(`${site}/robots.txt`, { status: 200, text }, { comparisons: 1_000_000 }).allows(site + path);

describe('a robots.txt', () => {
  it.each([
    ['of everybody', 'User-agent: *\nDisallow: /private', '/private/a', false],
    ['of everybody, elsewhere', 'User-agent: *\nDisallow: /private', '/public', true],
    ['of us alone', 'User-agent: *\nDisallow: /\n\nUser-agent: SignetBot/1.0\nDisallow: /a', '/b', true],
    ['of us among others', 'User-agent: one\nUser-agent: signetbot\nUser-agent: two\nDisallow: /', '/', false],
    ['of others alone', 'User-agent: one\nUser-agent: two\nDisallow: /', '/', true],
    ['where another group follows', 'User-agent: *\nAllow: /\nUser-agent: one\nDisallow: /', '/', true],
    ['where a line of something else stands between', 'User-agent: *\nSitemap: /s.xml\nDisallow: /a', '/a', false],
    ['with old ends of lines', 'User-agent: *\rDisallow: /a\r', '/a', false],
    ['with remarks and spaces', '\uFEFF user-agent : * # all\n disallow : /a # so\n', '/a', false],
    ['with a star and an end', 'User-agent: *\nDisallow: /*.pdf$', '/one/two.pdf', false],
    ['with many stars, which say what one says', 'User-agent: *\nDisallow: /a***c', '/abc', false],
    ['where the longer rule is kept', 'User-agent: *\nDisallow: /\nAllow: /open', '/open/a', true],
    ['with an empty rule', 'User-agent: *\nDisallow:', '/a', true],
  ])('%s is kept', (_which, text, path, isAllowed) => {
    expect(allows(text, path)).toBe(isAllowed);
  });

  it.each([
    ['with old ends of lines', 'user-agent: *\r'.repeat(1500) + 'allow: /\r'.repeat(50_000), [1, 500]],
    ['of many agents', 'user-agent: one\n'.repeat(1000) + 'allow: /\n'.repeat(1000), [0, 0]],
    [
      'that names us again and again',
      'user-agent: *\nuser-agent: signetbot\n'.repeat(500) + 'allow: /\n'.repeat(9999),
      [2, 1000],
    ],
  ])('%s leaves so many agents and rules', (_which, text, counts) => {
    const lines = linesForUs(text);
    const agents = lines.filter((line) => line.startsWith('user-agent'));
    expect([agents.length, lines.length - agents.length]).toEqual(counts);
  });

  it('of many stars leaves one, and a rule longer than any address none', () => {
    const text = `user-agent: *\ndisallow: /${'*'.repeat(20_000)}\ndisallow: /${'é'.repeat(1000)}\n`;
    expect(linesForUs(text)).toEqual(['user-agent: *', 'disallow: /*']);
  });
});

describe('comparing addresses with the rules of websites', () => {
  let web: TestWeb | undefined;
  afterEach(() => web?.close());

  const rules = `user-agent: *\n${`allow: /${'*a'.repeat(400)}\n`.repeat(20)}`;
  // by its name the test web knows a site that has a robots.txt of its own
  const robots: Answering = ({ url }, response) =>
    void response.writeHead(200, { 'content-type': 'text/plain' }).end(url === '/robots.txt' ? rules : 'here');

  it('costs one visit no more than it may, over all of them together', async () => {
    const hosts = Array.from({ length: 10 }, (_, at) => `robots-${at}.com`);
    web = await openTestWeb(Object.fromEntries(hosts.map((host) => [host, robots])));
    const read = async (path: string) => {
      const visit = web!.client.visit(new AbortController().signal);
      const answers = [];
      for (const host of hosts)
        answers.push(
          await visit.get(`http://${host}${path}`).then(
            () => 'read',
            (error: { why: string }) => error.why,
          ),
        );
      await visit.close();
      return answers;
    };
    expect(new Set(await read('/a'))).toEqual(new Set(['read']));
    // 20 rules of 800 characters, for each of 1,000: three websites are 48 million comparisons
    const answers = await read(`/${'a'.repeat(999)}`);
    expect(answers.slice(0, 3)).toEqual(['read', 'read', 'read']);
    expect(new Set(answers.slice(3))).toEqual(new Set(['robots']));
  });
});
