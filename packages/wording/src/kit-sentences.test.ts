import type { KitReason } from '@signet/contract';
import { expect, test } from 'vitest';
import { reasonSentence } from './reason-sentence.ts';

const plainly = (reason: KitReason): string => reasonSentence(reason).replaceAll('\u00a0', ' ');

const roundAndPlain = [
  { anchor: 'outline:round', weight: 0.8 },
  { anchor: 'outline:serif', weight: -0.4 },
];
const kit = { kit: 'Orbit', bound: 0.3, traits: roundAndPlain };

test('a kit goes with a keyword, or shares a little of it, and the words of both are said', () => {
  const cool = { kind: 'kit-meaning', subject: 'cool', name: 'Cool', ...kit } as const;
  expect(plainly({ ...cool, value: 0.62 })).toBe(
    'You chose Cool, and Orbit goes with it: both are round and plain (0.62 of 1, by our reading).',
  );
  expect(plainly({ ...cool, value: 0.12 })).toBe(
    'You chose Cool, and Orbit shares a little of it: both are round and plain (0.12 of 1, by our reading).',
  );
  expect(plainly({ kind: 'kit-industry', subject: 'pets', name: 'Pets & Animals', ...kit, value: 0.4 })).toBe(
    'Orbit suits your industry (Pets & Animals): both are round and plain (0.40 of 1, by our reading).',
  );
});

const fit = (value: number, keywords: number, hasIndustry = false): string =>
  plainly({ kind: 'kit-fit', subject: '', kit: 'Orbit', value, bound: 0.3, keywords, hasIndustry });

test('the fit names the answers that it counts', () => {
  expect(fit(0.62, 3, true)).toBe(
    'Across your three keywords and your industry, the match of Orbit is 0.62 of 1, by our reading.',
  );
  expect(fit(0.62, 3)).toBe('Across your three keywords, the match of Orbit is 0.62 of 1, by our reading.');
  expect(fit(0.62, 0, true)).toBe('Across your industry, the match of Orbit is 0.62 of 1, by our reading.');
});

test('a small fit is called small, one below 0 another way, and none none', () => {
  expect(fit(0.2, 1)).toBe('Across your keyword, Orbit shares a little (0.20 of 1, by our reading).');
  expect(fit(-0.21, 2)).toBe(
    'Across your two keywords, Orbit goes another way (−0.21 by our reading, where −1 is the opposite): ' +
      'it is here as a change of tone.',
  );
  for (const [value, keywords] of [
    [0.004, 3],
    [-0.004, 3],
    [0, 0],
  ] as const)
    expect(fit(value, keywords)).toBe(
      'Taken together, your answers speak neither for nor against Orbit (0.00 of 1, by our reading).',
    );
});
