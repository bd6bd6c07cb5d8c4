import type { KitReason } from '@signet/contract';
import { expect, test } from 'vitest';
import { tellReason } from './tell-reason.ts';

const said = (reason: KitReason): string => tellReason(reason).sentence;

const roundAndPlain = [
  { anchor: 'outline:round', weight: 0.8 },
  { anchor: 'outline:serif', weight: -0.4 },
];
const kit = { kit: 'Orbit', bound: 0.3, traits: roundAndPlain };

test('a kit fits a keyword or partly matches it, and what makes it so is said', () => {
  const cool = { kind: 'kit-meaning', subject: 'cool', name: 'Cool', ...kit } as const;
  expect(said({ ...cool, value: 0.62 })).toBe('You chose Cool, and Orbit fits: it is round and plain.');
  expect(said({ ...cool, value: 0.12 })).toBe('Orbit partly matches Cool: it is round and plain.');
  expect(said({ kind: 'kit-industry', subject: 'pets', name: 'Pets & Animals', ...kit, value: 0.4 })).toBe(
    'Orbit suits Pets & Animals: it is round and plain.',
  );
});

const fit = (value: number, keywords: number, hasIndustry = false): string =>
  said({ kind: 'kit-fit', subject: '', kit: 'Orbit', value, bound: 0.3, keywords, hasIndustry });

test('the fit names the answers that it counts', () => {
  expect(fit(0.62, 3, true)).toBe('Orbit suits your three keywords and your industry, taken together.');
  expect(fit(0.62, 3)).toBe('Orbit suits your three keywords, taken together.');
  expect(fit(0.62, 0, true)).toBe('Orbit suits your industry.');
});

test('a small fit is called small, one below 0 another way, and none none', () => {
  expect(fit(0.2, 1)).toBe('Orbit partly matches your keyword.');
  expect(fit(-0.21, 2)).toBe('Orbit does not match your two keywords: it is here to show you something different.');
  for (const [value, keywords] of [
    [0.004, 3],
    [-0.004, 3],
    [0, 0],
  ] as const)
    expect(fit(value, keywords)).toBe('Your answers speak neither for nor against Orbit.');
});

test('the number stands apart from the sentence, with the scale it is on', () => {
  const receipt = (value: number) =>
    tellReason({ kind: 'kit-industry', subject: 'pets', name: 'Pets', ...kit, value }).receipt;
  const scale = '1 is a perfect match, 0 is nothing in common';
  expect(receipt(0.4)).toBe(`Our score for this match is 0.40: ${scale}.`);
  expect(receipt(-0.004)).toBe(`Our score for this match is 0.00: ${scale}.`);
  expect(receipt(-0.21)).toBe(`Our score for this match is −0.21: ${scale}, below 0 the two pull apart.`);
});
