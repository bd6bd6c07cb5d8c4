import { expect, it } from 'vitest';
import { modelsByLabel, modelLabel } from './model-label.ts';

const model = (providerName: string, name: string, variant = '') => ({ providerName, name, variant });

it.each([
  ['', 'Acme : orator'],
  ['0', 'Acme : orator'],
  ['8k', 'Acme : orator - 8k'],
])('a model of variant %j reads %s', (variant, label) => {
  expect(modelLabel(model('Acme', 'orator', variant))).toBe(label);
});

it('models are listed by their labels, whatever their case', () => {
  const listed = modelsByLabel([
    model('signet', 'a'),
    model('Zeta', 'b'),
    model('acme', 'c', '2'),
    model('Acme', 'C', '1'),
  ]);
  expect(listed.map(modelLabel)).toEqual(['Acme : C - 1', 'acme : c - 2', 'signet : a', 'Zeta : b']);
});
