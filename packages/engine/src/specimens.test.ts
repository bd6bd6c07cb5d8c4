import { expect, test } from 'vitest';
import { specimensFor } from './specimens.ts';
import { readDefaultBrain } from './testing/default-brain.ts';

const brain = await readDefaultBrain();
const answers = {
  favoriteColors: [],
  dislikedColors: [],
  keywords: ['calm', 'frank', 'wise'],
  industry: 'accounting-and-tax',
  lifecycle: 'seed',
};

test('every industry has three texts or more, each said once, with no place left open', () => {
  for (const { _id } of brain.industries) {
    const texts = specimensFor({ brain, answers: { ...answers, industry: _id }, companyName: 'Acme' });
    expect(texts.length).toBeGreaterThanOrEqual(3);
    expect(new Set(texts.flatMap(({ headline, paragraph }) => [headline, paragraph])).size).toBe(2 * texts.length);
    for (const { headline, paragraph, button } of texts)
      expect(`${headline} ${paragraph} ${button}`).not.toMatch(/[{}]/);
  }
});

test('the name stands as it is written, also where it looks like a pattern', () => {
  const texts = specimensFor({ brain, answers, companyName: '$& Sons' });
  expect(texts.some(({ paragraph }) => paragraph.includes('$& Sons'))).toBe(true);
});

test('an industry without texts says what any company could', () => {
  const texts = specimensFor({ brain, answers: { ...answers, industry: 'unknown' }, companyName: 'Acme' });
  expect(texts.length).toBeGreaterThanOrEqual(3);
});
