import type { KitReason } from '@signet/contract';
import { expect, test } from 'vitest';
import { tellReason } from './tell-reason.ts';

const said = (reason: KitReason): string => tellReason(reason).sentence;

const roundAndPlain = [
  { anchor: 'outline:round', weight: 0.8 },
  { anchor: 'outline:serif', weight: -0.4 },
];
const kit = { kit: 'Orbit', bound: 0.3, traits: roundAndPlain };

test('a kit goes with a keyword, or shares a little of it, and the words of both are said', () => {
  const cool = { kind: 'kit-meaning', subject: 'cool', name: 'Cool', ...kit } as const;
  expect(said({ ...cool, value: 0.62 })).toBe('You chose Cool, and Orbit, round and plain, goes with it.');
  expect(said({ ...cool, value: 0.12 })).toBe('Orbit has a little of Cool: it is round and plain.');
  expect(said({ kind: 'kit-industry', subject: 'pets', name: 'Pets & Animals', ...kit, value: 0.4 })).toBe(
    'Orbit suits Pets & Animals: both are round and plain.',
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
  expect(fit(0.2, 1)).toBe('Orbit shares a little with your keyword.');
  expect(fit(-0.21, 2)).toBe('Orbit goes another way than your two keywords: it is here as a change of tone.');
  for (const [value, keywords] of [
    [0.004, 3],
    [-0.004, 3],
    [0, 0],
  ] as const)
    expect(fit(value, keywords)).toBe('Your answers speak neither for nor against Orbit.');
});

test('the number stands apart from the sentence', () => {
  expect(tellReason({ kind: 'kit-industry', subject: 'pets', name: 'Pets', ...kit, value: 0.4 }).receipt).toBe(
    'They come to 0.40 by our reading; 1 is the same, 0 nothing in common.',
  );
});
