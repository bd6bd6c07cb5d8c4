import { expect, test } from 'vitest';
import type { SchemeReason } from '@signet/contract';
import { colorRoleNames } from './color-roles.ts';
import { colorNamesInUse, colorReasonsInUse } from './colors-in-use.ts';
import { tellReason } from './tell-reason.ts';

const colors = {
  p1: '#0e7378',
  p2: '#003f43',
  s1: '#983b39',
  a1: '#ff7a5e',
  a2: '#caeaee',
  n1: '#425454',
  n2: '#e6efef',
  n3: '#f2f9fa',
  b1: '#0b1617',
  w1: '#fbfdfd',
};
const names = { ...colorRoleNames, p1: 'Teal', p2: 'Deep teal', s1: 'Red door', a1: 'Coral' };
const said: SchemeReason[] = [
  { kind: 'favorite', subject: 'teal', name: 'Teal', role: 'p1', value: 5.61, bound: 4.5 },
  { kind: 'favorite-as-accent', subject: 'coral', name: 'Coral', role: 'a1', isKin: false, value: 2.6, bound: 4.5 },
  { kind: 'disliked', subject: 'lemon', names: ['Lemon'], onPage: [], value: 0.26 },
  { kind: 'counterfactual', subject: 'teal', answer: 'favorite', name: 'Teal', value: 2 },
];
const recommended = { colors, names, reasons: said.map((one) => ({ kind: one.kind, ...tellReason(one) })) };
const sentences = (change: Partial<typeof colors>) =>
  colorReasonsInUse({ ...colors, ...change }, recommended).map(({ sentence }) => sentence);

test('of a scheme as it was recommended, every reason is told, however its hexes are written', () => {
  expect(colorReasonsInUse({ ...colors, p1: '#0E7378' }, recommended)).toEqual(recommended.reasons);
});

test('a color that the founder chose takes along what was said of the one before, and is said itself', () => {
  expect(colorReasonsInUse({ ...colors, p1: '#0b6e4f' }, recommended)).toEqual([
    {
      kind: 'own-color',
      sentence: 'You chose Green as the primary color yourself.',
      receipt: 'White text on the primary color has a contrast of 6.25; 4.5 is needed.',
    },
    recommended.reasons[1],
  ]);
});

test('a favorite whose color stays is still told where another color changed', () => {
  expect(sentences({ a1: '#1f55d6' })).toContain('Your favorite Teal is the primary color, exactly as you chose it.');
  expect(sentences({ a1: '#1f55d6' }).join(' ')).not.toContain('Coral');
  expect(sentences({ a2: '#1f55d6' }).join(' ')).toContain('Your favorite Coral');
});

test('many colors of the founder’s own are counted, and none of them is a reason of ours', () => {
  const [all] = sentences({ p1: '#0b6e4f', p2: '#222222', s1: '#7a1f3d', a1: '#1f55d6' });
  expect(all).toBe('You chose 4 of these colors yourself.');
  const [own] = colorReasonsInUse({ ...colors, p2: '#222222' }, recommended);
  // the second primary is held to more than the others (spec results §5)
  expect(own?.receipt).toBe('White text on the second primary color has a contrast of 15.91; 7.0 is needed.');
});

test('colors keep their names; one of the founder’s own is called what people call it, and no two the same', () => {
  const given = colorNamesInUse({ ...colors, p1: '#0b6e4f', s1: '#0a6d4e' }, recommended);
  expect(given).toMatchObject({ p1: 'Green', p2: 'Deep teal', s1: 'Green 2', a1: 'Coral' });
});

test('colors of a scheme without names are called by their roles', () => {
  expect(colorNamesInUse(colors, undefined)).toEqual(colorRoleNames);
});
