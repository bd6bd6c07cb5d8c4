import { expect, test } from 'vitest';
import { readDefaultBrain } from '../testing/default-brain.ts';
import { familiesOf } from './families.ts';
import { spokenOf, voiceOf } from './voices.ts';

const brain = await readDefaultBrain();
const families = new Map(familiesOf(brain).map((family) => [family.font._id, family]));
const voice = (id: string): number => {
  const family = families.get(id);
  if (!family) throw new Error(`There is no ${id}.`);
  return voiceOf(family);
};

test('every family whose voice was written down is one of the brain\u2019s', () => {
  expect([...spokenOf().keys()].filter((id) => !families.has(id))).toEqual([]);
});

test('letters with an idea speak louder than those that everybody has seen, also within a kind', () => {
  expect(voice('bricolage-grotesque')).toBeGreaterThan(voice('inter'));
  expect(voice('fraunces')).toBeGreaterThan(voice('gentium-book-plus'));
  expect(voice('righteous')).toBeGreaterThan(voice('montserrat'));
  for (const id of families.keys()) expect(Math.abs(voice(id))).toBeLessThanOrEqual(1);
});
