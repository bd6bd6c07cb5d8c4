import { expect, test } from 'vitest';
import { kitTexts } from './kit-texts.ts';
import { tradeLines } from './trade-lines.ts';

const warm = { name: 'Warm', meaning: 'Someone is plainly glad that you came in.' };
const [handsOn, precise] = [{ name: 'Hands-on' }, { name: 'Precise' }];

test('a kit speaks in the founder’s own three words, the core one first', () => {
  const subject = { companyName: 'Quern', industryId: '', keywords: [warm, handsOn, precise], host: 'quern.com' };
  const texts = kitTexts(subject);
  expect(texts.headline).toBe('Warm. Hands-on. Precise.');
  expect(texts.tagline).toBe('Warm, hands-on and precise');
  expect(texts.statement).toBe('Warm in everything we do.');
  expect(texts.content.points.map(({ title }) => title)).toEqual(['Warm', 'Hands-on', 'Precise']);
  expect(texts.contact).toEqual(['quern.com', 'hello@quern.com', 'Your Street 1']);
});

test('the hint beside a keyword stays in the quiz: no piece prints it', () => {
  const texts = kitTexts({ companyName: 'Quern', industryId: '', keywords: [warm, handsOn, precise], host: undefined });
  expect(JSON.stringify(texts)).not.toContain(warm.meaning);
});

test('a company without a website or with fewer words still has something in every place', () => {
  const texts = kitTexts({
    companyName: 'Salt\n& Timber',
    industryId: 'of-ones-own',
    keywords: [warm],
    host: undefined,
  });
  expect(texts.headline).toBe('Warm. Clear. Careful.');
  expect(texts.post).toBe('Say hello to Salt & Timber');
  expect(texts.contact[0]).toBe('your-website.com');
});

test('a restaurant does not speak as a bank does', () => {
  const said = (industryId: string) =>
    kitTexts({ companyName: 'Quern', industryId, keywords: [warm, handsOn, precise], host: undefined });
  const [restaurant, bank] = [said('restaurants-and-catering'), said('banking-and-payments')];
  expect(restaurant).toMatchObject({
    headline: 'Come in hungry.',
    post: 'Order. Eat. Linger.',
    button: 'Book a table',
  });
  expect(restaurant.letter.paragraphs[0]).toContain('a table for twelve');
  for (const piece of ['headline', 'post', 'story', 'lead', 'button', 'menu', 'letter'] as const)
    expect(restaurant[piece]).not.toEqual(bank[piece]);
});

test('every trade says three things, short enough for a poster, and no two trades say the same', () => {
  const all = Object.values(tradeLines);
  for (const { said, quiet, short } of all) {
    expect(said.length).toBeLessThanOrEqual(34);
    expect(quiet).toMatch(/^[A-Z][^.]{6,27}$/);
    expect(short).toMatch(/^(?:[A-Z][a-z ]+\. ?){3}$/);
  }
  expect(new Set(all.flatMap(({ said, quiet, short }) => [said, quiet, short])).size).toBe(3 * all.length);
});

test.each([
  ['Ёлка и Дом', 'Знакомьтесь: Ёлка и Дом', 'Имя Фамилия'],
  ['Живая Вода', 'Знакомьтесь: Живая Вода', 'Имя Фамилия'],
  ['Київ Хліб', 'Знайомтеся: Київ Хліб', 'Ім’я Прізвище'],
  ['Мътеница', 'Запознайте се: Мътеница', 'Име Фамилия'],
  ['Њива', 'Упознајте: Њива', 'Име Презиме'],
  ['Ελιά', 'Γνωρίστε: Ελιά', 'Όνομα Επώνυμο'],
  ['Quern', 'Order. Eat. Linger.', 'Your Name'],
])('pieces of %s show its face in words of its own script', (companyName, post, person) => {
  const industryId = 'restaurants-and-catering';
  expect(kitTexts({ companyName, industryId, keywords: [warm], host: undefined })).toMatchObject({ post, person });
});

/** Everything that pieces say, without addresses and names. */
const saidBy = (companyName: string): string => {
  const texts = kitTexts({ companyName, industryId: 'restaurants-and-catering', keywords: [warm], host: undefined });
  const { contact, ...said } = texts;
  return JSON.stringify(Object.values({ ...said, street: contact[2] }), (key, value: unknown) =>
    Array.isArray(value) || typeof value !== 'object' || value === null ? value : Object.values(value),
  );
};

test.each(['Ёлка и Дом', 'Київ Хліб', 'Мътеница', 'Њива', 'Ελιά'])(
  'pieces of %s speak one language: not a word of them is English',
  (companyName) => expect(saidBy(companyName)).not.toMatch(/\p{Script=Latin}/u),
);
