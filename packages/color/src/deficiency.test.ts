import { filterDeficiencyDeuter, filterDeficiencyProt, filterDeficiencyTrit } from 'culori/fn';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { deficiencies, deficientOklab, deltaEOk, labDistance, oklabOf, simulateDeficiency } from './index.ts';
import { hexOfLinear, linearOf } from './linear-rgb.ts';

const hexes = fc.stringMatching(/^#[0-9a-f]{6}$/);
const kinds = fc.constantFrom(...deficiencies);
const culoris = { protan: filterDeficiencyProt(1), deutan: filterDeficiencyDeuter(1), tritan: filterDeficiencyTrit(1) };

test('the simulation is what Machado’s matrices give in linear light', () => {
  fc.assert(
    fc.property(hexes, kinds, (hex, kind) => {
      // culori multiplies whatever channels it is given; here they are linear
      const { r, g, b } = culoris[kind]({ mode: 'rgb', ...linearOf(hex) });
      expect(simulateDeficiency(hex, kind)).toBe(hexOfLinear({ r, g, b }));
    }),
  );
});

test('red as a protan sees it is what the first column gives by hand', () => {
  // .152286 and .114503 in linear light are 109.1 and 95.2 of 255; the blue is below zero
  expect(simulateDeficiency('#ff0000', 'protan')).toBe('#6d5f00');
});

test('white, black and grays stay what they are', () => {
  for (const kind of deficiencies)
    for (const hex of ['#ffffff', '#808080', '#000000'])
      expect(deltaEOk(simulateDeficiency(hex, kind), hex)).toBeLessThan(0.003);
});

test('a red and a green of one lightness come together without long or middle cones, not without short ones', () => {
  const [red, green] = ['#c05f3c', '#6b8a2c'];
  const gap = (kind: (typeof deficiencies)[number]) =>
    labDistance(deficientOklab(red, kind), deficientOklab(green, kind));
  expect(gap('deutan')).toBeLessThan(deltaEOk(red, green) / 2);
  expect(gap('protan')).toBeLessThan(deltaEOk(red, green) / 2);
  expect(gap('tritan')).toBeGreaterThan(deltaEOk(red, green) * 0.8);
});

test('the unrounded color is the shown one to less than a step of 8 bits', () => {
  fc.assert(
    fc.property(hexes, kinds, (hex, kind) => {
      const shown = simulateDeficiency(hex, kind);
      const lab = deficientOklab(hex, kind);
      expect(hexOfLinear(linearOf(shown))).toBe(shown);
      // near black one step of 8 bits is .05 in OKLab
      expect(labDistance(lab, oklabOf(shown))).toBeLessThan(shown < '#202020' ? 0.06 : 0.02);
    }),
  );
});
