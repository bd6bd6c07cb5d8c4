import { typeAnchors } from '@signet/type';
import { expect, test } from 'vitest';
import type { AskedCharacter, Character } from './kit-match.ts';
import { fitSentence, industrySentence, keywordSentence } from './kit-sentences.ts';
import { kitWords } from './kit-words.ts';

const roundAndPlain = (name: string): Character => {
  const parts = (
    [
      ['outline:round', 0.8],
      ['outline:serif', -0.4],
    ] as const
  ).map(([anchor, weight]) => ({ anchor, weight, at: typeAnchors.indexOf(anchor), source: 'authored' as const }));
  const vector = new Float64Array(typeAnchors.length);
  for (const { at, weight } of parts) vector[at] = weight;
  return { input: name.toLowerCase(), name, parts, vector };
};
const orbit = roundAndPlain('Orbit');
const asked = (keywords: number, industry?: Character): AskedCharacter => ({
  keywords: Array.from({ length: keywords }, (_, at) => roundAndPlain(`Word ${at}`)),
  industry,
});
const plainly = (sentence: string): string => sentence.replaceAll('\u00a0', ' ');

test('a kit goes with a keyword, or shares a little of it, and the words of both are said', () => {
  expect(plainly(keywordSentence(roundAndPlain('Cool'), orbit, 0.62))).toBe(
    'You chose Cool, and Orbit goes with it: both are round and plain (0.62 of 1, by our reading).',
  );
  expect(plainly(keywordSentence(roundAndPlain('Cool'), orbit, 0.12))).toBe(
    'You chose Cool, and Orbit shares a little of it: both are round and plain (0.12 of 1, by our reading).',
  );
  expect(plainly(industrySentence(roundAndPlain('Pets & Animals'), orbit, 0.4))).toBe(
    'Orbit suits your industry (Pets & Animals): both are round and plain (0.40 of 1, by our reading).',
  );
});

test('the fit names the answers that it counts', () => {
  expect(plainly(fitSentence('Orbit', 0.62, asked(3, orbit)))).toBe(
    'Across your three keywords and your industry, the match of Orbit is 0.62 of 1, by our reading.',
  );
  expect(plainly(fitSentence('Orbit', 0.62, asked(3)))).toBe(
    'Across your three keywords, the match of Orbit is 0.62 of 1, by our reading.',
  );
  expect(plainly(fitSentence('Orbit', 0.62, asked(0, orbit)))).toBe(
    'Across your industry, the match of Orbit is 0.62 of 1, by our reading.',
  );
});

test('a small fit is called small, one below 0 another way, and none none', () => {
  expect(plainly(fitSentence('Orbit', 0.2, asked(1)))).toBe(
    'Across your keyword, Orbit shares a little (0.20 of 1, by our reading).',
  );
  expect(plainly(fitSentence('Orbit', -0.21, asked(2)))).toBe(
    'Across your two keywords, Orbit goes another way (−0.21 by our reading, where −1 is the opposite): it is here as a change of tone.',
  );
  for (const fit of [0.004, -0.004])
    expect(plainly(fitSentence('Orbit', fit, asked(3)))).toBe(
      'Taken together, your answers speak neither for nor against Orbit (0.00 of 1, by our reading).',
    );
  expect(plainly(fitSentence('Orbit', 0, asked(0)))).toBe(
    'Taken together, your answers speak neither for nor against Orbit (0.00 of 1, by our reading).',
  );
});

test('no two anchors, and no anchor and its opposite, share a word', () => {
  const words = typeAnchors.flatMap((anchor) => [1, -1].map((weight) => kitWords([{ anchor, weight }])));
  expect(new Set(words).size).toBe(2 * typeAnchors.length);
});
