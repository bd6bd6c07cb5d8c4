import { expect, test } from 'vitest';
import { letterKinds } from '../fonts/families.ts';
import { swatchOf } from '../swatch.ts';
import { readDefaultBrain } from '../testing/default-brain.ts';
import { contradicts, opposedWords } from './contradicts.ts';
import { directionName } from './direction-words.ts';

const brain = await readDefaultBrain();
const colors = { composition: 'duet', p1: swatchOf('#0e7378'), a1: swatchOf('#ff7a5e') } as const;

test('a direction is called nothing that a keyword contradicts', () => {
  expect(directionName({ ...colors, letters: 'geometric' }, [], [])).toBe('Cool and crisp');
  expect(directionName({ ...colors, letters: 'geometric' }, ['calm', 'warm', 'grounded'], [])).toBe('Rich and even');
  for (const { _id } of brain.keywords)
    for (const letters of new Set(letterKinds(brain).values()))
      for (const p1 of ['#0e7378', '#a33c12', '#1b1b1d', '#5b7232', '#2a0d2e'])
        for (const word of directionName({ ...colors, p1: swatchOf(p1), letters }, [_id], []).split(' and '))
          expect([word, _id, contradicts(word, [_id])]).toEqual([word, _id, false]);
});

test('every keyword that a word contradicts is one of the brain’s', () => {
  const known = new Set(brain.keywords.map(({ _id }) => _id));
  for (const [word, keywords] of opposedWords())
    expect([word, [...keywords].filter((keyword) => !known.has(keyword))]).toEqual([word, []]);
});
