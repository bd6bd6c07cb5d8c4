import { expect, test } from 'vitest';
import { kitTexts } from './kit-texts.ts';

const warm = { name: 'Warm', meaning: 'Someone is plainly glad that you came in.' };
const handsOn = { name: 'Hands-on', meaning: 'Sleeves are rolled up.' };
const precise = { name: 'Precise', meaning: 'Nothing is left to chance.' };

test('a kit speaks in the founder’s own three words, the core one first', () => {
  const texts = kitTexts({ companyName: 'Quern', keywords: [warm, handsOn, precise], host: 'quern.com' });
  expect(texts.headline).toBe('Warm. Hands-on. Precise.');
  expect(texts.tagline).toBe('Warm, hands-on and precise');
  expect(texts.statement).toBe('Warm in everything we do.');
  expect(texts.content.points.map(({ line }) => line)).toEqual([warm.meaning, handsOn.meaning, precise.meaning]);
  expect(texts.contact).toEqual(['quern.com', 'hello@quern.com', 'Your Street 1']);
});

test('a company without a website or with fewer words still has something in every place', () => {
  const texts = kitTexts({ companyName: 'Salt\n& Timber', keywords: [warm], host: undefined });
  expect(texts.headline).toBe('Warm. Clear. Careful.');
  expect(texts.post).toBe('Say hello to Salt & Timber');
  expect(texts.contact[0]).toBe('your-website.com');
});
