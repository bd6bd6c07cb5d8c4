import { describe, expect, test } from 'vitest';
import { companyDataConformance } from '../../ports/company-data.conformance.ts';
import { createEmbeddedCompanyData } from './embedded.ts';

const companies = createEmbeddedCompanyData();
const names = async (query: string, limit = 10) =>
  (await companies.search(query, limit)).map((one) => one.identifier.value);

companyDataConformance('the embedded directory', {
  open: async () => companies,
  listed: { name: 'Spotify', beginning: 'spotif' },
  unlisted: 'qzxwvkj',
});

describe('searching the embedded directory', () => {
  test.each([
    ['stirpe', 'Stripe'],
    ['gogle', 'Google'],
    ['spotfy', 'Spotify'],
    ['amazn', 'Amazon'],
    ['netflx', 'Netflix'],
    ['linkdin', 'LinkedIn'],
    ['salseforce', 'Salesforce'],
    ['fgima', 'Figma'],
    ['micosoft', 'Microsoft'],
  ])('forgives a slip of the fingers: %s', async (typed, meant) => {
    expect((await names(typed))[0]).toBe(meant);
  });

  test.each([
    ['citroen', 'Citroën'],
    ['Citroën', 'Citroën'],
    ['ZABKA', 'Żabka'],
    ['sao paulo', 'São Paulo Metro'],
    ['카카오', 'Kakao'],
    ['hm', 'H&M'],
    ['H&M', 'H&M'],
    ['coca cola', 'Coca-Cola'],
    ['mcdonalds', "McDonald's"],
    ['you tube', 'YouTube'],
    ['open ai', 'OpenAI'],
  ])('takes accents, case, signs and spaces lightly: %s', async (typed, meant) => {
    expect((await names(typed))[0]).toBe(meant);
  });

  test.each([
    ['nike', 'Nike'],
    ['x', 'X'],
    ['wise', 'Wise'],
    ['n26', 'N26'],
    ['3m', '3M'],
    ['hp', 'HP'],
  ])('puts the very name first: %s', async (typed, meant) => {
    expect((await names(typed))[0]).toBe(meant);
  });

  test('puts names that have the word as typed before names that only begin with it', async () => {
    const found = (await names('bank', 50)).filter((name) => name !== 'bank');
    const isWhole = found.map((name) => name.toLowerCase().split(' ').includes('bank'));
    expect(found[0]).toBe('Bank of America');
    expect(isWhole).toContain(true);
    expect(isWhole).toEqual(isWhole.toSorted((a, b) => Number(b) - Number(a)));
  });

  test.each(['zorblat', 'Maison Perdue', 'Bäckerei Sonne', 'לחם'])(
    'offers to add %s by its name alone, the same each time and with its first letter for a picture',
    async (typed) => {
      const [company, ...others] = await companies.search(`  ${typed} `, 10);
      expect(others).toEqual([]);
      expect(company?.identifier.value).toBe(typed);
      expect(await companies.search(typed, 10)).toEqual([company]);
      const picture = await companies.image(company?.identifier.image_id ?? '');
      expect(Buffer.from(picture?.body ?? []).toString()).toContain(`>${typed.charAt(0).toUpperCase()}</text>`);
      expect(await companies.website(company!.identifier)).toBeUndefined();
    },
  );

  test('offers to add what is typed below what begins alike, and not where it is found', async () => {
    const found = await names('straw');
    expect(found.at(-1)).toBe('straw');
    expect(await names('stripe')).not.toContain('stripe');
    expect(await names('s')).not.toContain('s');
  });

  test.each(['Nespresso', 'Rolex', 'Zara', 'Lego', 'Walmart', 'Patagonia', 'Sephora'])(
    'finds %s and nobody else',
    async (typed) => expect(await names(typed)).toEqual([typed]),
  );

  test.each(['Aurum', 'Noma', 'Solstice', 'Glasshouse'])('has no unrelated brand for %s', async (typed) => {
    const [first] = await names(typed);
    expect(first?.toLowerCase()).toContain(typed.toLowerCase());
  });

  test('adds no guesses where something fits as typed', async () => {
    expect(await names('stripe')).toEqual(['Stripe']);
  });

  test.each('abcdefghijklmnopqrstuvwxyz'.split(''))('answers the one-letter query %s', async (letter) => {
    const found = await names(letter);
    expect(found.length).toBeGreaterThan(0);
  });

  test.each([
    ['ten thousand letters', 'a'.repeat(10_000)],
    ['ten thousand words', 'ab '.repeat(10_000)],
    ['right to left', 'שלום‏ مرحبا'],
    ['emoji', '👩‍👩‍👧‍👦🏳️‍🌈'],
    ['an expression', '.*+?^${}()|[]\\'],
    ['control characters', '\u0000\u001b[31m\u007f\ufffe'],
    ['half a surrogate pair', '\ud83d nike'],
    ['combining marks', `e${'\u0301'.repeat(5000)}`],
    ['ligatures that grow', 'ﷺ'.repeat(5000)],
    ['names of object members', '__proto__ constructor toString'],
    ['a long host', `${'a.'.repeat(4000)}com`],
    ['a long label', `${'a'.repeat(64)}.com`],
    ['dashes', `${'-'.repeat(5000)}.com`],
    ['dots', '.'.repeat(5000)],
  ])('never throws at %s', async (_what, query) => {
    expect((await companies.search(query, 10)).length).toBeLessThanOrEqual(10);
  });
});

describe('adding by website address', () => {
  test.each([
    ['qzxwvkj.com', 'Qzxwvkj', 'qzxwvkj.com'],
    ['https://www.qzxwvkj.co.uk/x?y=1#z', 'Qzxwvkj', 'qzxwvkj.co.uk'],
    ['  Shop.QZXWVKJ.de:8443/a ', 'Qzxwvkj', 'qzxwvkj.de'],
    ['quiet-harbor.io', 'Quiet Harbor', 'quiet-harbor.io'],
    ['quiet-harbor.myshopify.com', 'Quiet Harbor', 'quiet-harbor.myshopify.com'],
    ['münchner-qzx.de', 'Münchner Qzx', 'xn--mnchner-qzx-thb.de'],
  ])('makes a company of %s', async (typed, value, host) => {
    const [company, ...others] = await companies.search(typed, 10);
    expect(others).toEqual([]);
    expect(company).toMatchObject({ identifier: { value, image_id: `site-${host}` }, short_description: host });
    const picture = await companies.image(`site-${host}`);
    expect(picture?.contentType).toBe('image/svg+xml');
    expect(Buffer.from(picture?.body ?? []).toString()).toContain(`>${value.charAt(0)}</text>`);
  });

  test('gives one address one uuid, however it is typed', async () => {
    const found = await Promise.all(
      ['qzxwvkj.com', 'HTTP://www.qzxwvkj.com/', 'blog.qzxwvkj.com/post'].map((typed) => companies.search(typed, 10)),
    );
    expect(new Set(found.map(([company]) => company?.identifier.uuid)).size).toBe(1);
  });

  test('puts it first, as it is what was typed, and listed companies that begin alike below', async () => {
    const found = await companies.search('foo.com', 2);
    expect(found.map((one) => one.short_description)).toEqual(['foo.com', 'foodpanda.com']);
    expect((await companies.search('foo.com', 1)).map((one) => one.short_description)).toEqual(['foo.com']);
  });

  test.each([
    ['stripe.com', 'Stripe'],
    ['https://www.google.com/maps', 'Google'],
    ['music.apple.com', 'Apple'],
    ['booking.com', 'Booking.com'],
  ])('answers the listed company for its own address %s', async (typed, owner) => {
    const found = await companies.search(typed, 10);
    expect(found[0]?.identifier.value).toBe(owner);
    expect(found.every((one) => !one.identifier.image_id.startsWith('site-'))).toBe(true);
  });

  test('answers a company that everybody knows once for its address', async () => {
    const found = await companies.search('https://www.rolex.com/watches', 10);
    expect(found.map((one) => one.identifier.value)).toEqual(['Rolex']);
    expect(found[0]?.identifier.uuid).toBe((await companies.search('Rolex', 10))[0]?.identifier.uuid);
  });

  test.each([
    '127.0.0.1',
    '10.0.0.1:80',
    'localhost',
    'printer.local',
    'somebody@qzxwvkj.com',
    'http://a:b@qzxwvkj.com',
    'qzxwvkj',
    'qzx wvkj.com',
    '-qzx.com',
    'javascript:alert(1)',
    'file:///etc/hosts.com',
  ])('makes none of %s', async (typed) => {
    expect((await companies.search(typed, 10)).every((one) => !one.identifier.image_id.startsWith('site-'))).toBe(true);
  });
});
