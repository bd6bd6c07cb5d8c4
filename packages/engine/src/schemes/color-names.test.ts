import { plainTerm } from '@signet/color';
import { expect, test } from 'vitest';
import { readDefaultBrain } from '../testing/default-brain.ts';
import { randomQuizzes } from '../testing/random-quizzes.ts';
import { nameColors } from './color-names.ts';
import { rankSchemes } from './rank-schemes.ts';

const brain = await readDefaultBrain();
const results = randomQuizzes(brain, 12).map((quiz) => ({ quiz, schemes: rankSchemes(quiz) }));
const families = (ids: readonly string[]) => brain.colorFamilies.filter(({ _id }) => ids.includes(_id));
const known = new Map(brain.colorNames.map(({ name, hex }) => [name, hex]));

test('each of the ten colors has a name, and no two of a scheme the same', () => {
  for (const { schemes } of results)
    for (const { names } of schemes) expect(new Set(Object.values(names ?? {})).size).toBe(10);
});

test('a favorite keeps its own name', () => {
  for (const { quiz, schemes } of results)
    for (const { _id, name, hex } of families(quiz.answers.favoriteColors))
      for (const { colors, names } of schemes) {
        const role = (['p1', 's1', 'a1'] as const).find((one) => colors[one] === hex);
        if (role) expect([_id, names?.[role]]).toEqual([_id, name]);
      }
});

test('a name is true to what people call the color', () => {
  for (const { schemes } of results)
    for (const { colors, names } of schemes)
      for (const role of ['p1', 's1', 'a1', 'n3'] as const) {
        const hex = known.get(names?.[role] ?? '');
        if (hex) expect(plainTerm(hex)).toBe(plainTerm(colors[role]));
      }
});

test('p2 is named after p1 only where it is p1 deeper', () => {
  const colors = {
    p1: '#1d5234',
    p2: '#0c2f1c',
    s1: '#07737b',
    a1: '#66d9c9',
    a2: '#c3e2cd',
    n1: '#46544b',
    n2: '#dce7e0',
    n3: '#f1f7f3',
    b1: '#0e1611',
    w1: '#fbfdfc',
  };
  const names = nameColors(brain, 'agriculture-and-farming', colors, []);
  expect(names?.p2).toBe(`Deep ${names?.p1.toLowerCase()}`);
  const other = nameColors(brain, 'agriculture-and-farming', { ...colors, p2: '#4a0c22' }, []);
  expect(other?.p2).not.toMatch(/^Deep /);
});

test('what is deep by its name is not called deep once more', () => {
  const sea = brain.colorNames.find(({ _id }) => _id === 'deep-sea')?.hex ?? '';
  const colors = {
    p1: sea,
    p2: '#02202b',
    s1: '#983b39',
    a1: '#f6c652',
    a2: '#f1e6d2',
    n1: '#46544b',
    n2: '#dce7e0',
    n3: '#f1f7f3',
    b1: '#0e1611',
    w1: '#fbfdfc',
  };
  const names = nameColors({ ...brain, colorNameTraps: [] }, 'travel-and-hotels', colors, []);
  expect(names?.p1).toBe('Deep sea');
  expect(names?.p2).not.toMatch(/^Deep deep/);
});

test('a name that would be wrong in the trade is not used there', () => {
  const steel = brain.colorNames.find(({ _id }) => _id === 'steel')?.hex ?? '';
  const colors = {
    p1: steel,
    p2: '#0c2f1c',
    s1: '#07737b',
    a1: '#66d9c9',
    a2: '#c3e2cd',
    n1: '#46544b',
    n2: '#dce7e0',
    n3: '#f1f7f3',
    b1: '#0e1611',
    w1: '#fbfdfc',
  };
  expect(nameColors(brain, 'banking-and-payments', colors, [])?.p1).not.toBe('Steel');
  expect(nameColors(brain, 'manufacturing-and-materials', colors, [])?.p1).toBe('Steel');
});

test('a brain without names names nothing', () => {
  const [first] = results;
  const colors = first?.schemes[0]?.colors;
  if (!colors) throw new Error('There is no scheme.');
  expect(nameColors({ ...brain, colorNames: [] }, 'games', colors, [])).toBeUndefined();
});
