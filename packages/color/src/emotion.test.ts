import { expect, test } from 'vitest';
import { heatOf, labOf, pairHarmony, weightOf } from './index.ts';

const lab = (lightness: number, a: number, b: number) => ({ lightness, a, b });

test('heat is what the published formula gives by hand', () => {
  expect(heatOf(lab(50, 0, 0))).toBe(-0.5);
  // chroma 50 at hue 90: 0.02 * 50^1.07 * cos(40 degrees) = 1.0074
  expect(heatOf(lab(60, 0, 50))).toBeCloseTo(-0.5 + 1.0074, 3);
});

test('weight is what the published formula gives by hand', () => {
  // -1.8 + 0.04 * 60 + 0.45 * cos(-10 degrees)
  expect(weightOf(lab(40, 0, 30))).toBeCloseTo(-1.8 + 2.4 + 0.44316, 4);
});

test('red is warm and blue is cool, black is heavy and white is light', () => {
  expect(heatOf(labOf('#c8152f'))).toBeGreaterThan(heatOf(labOf('#808080')));
  expect(heatOf(labOf('#1f55d6'))).toBeLessThan(heatOf(labOf('#808080')));
  expect(weightOf(labOf('#0c0c0e'))).toBeGreaterThan(weightOf(labOf('#ffffff')) + 3);
});

test('harmony of two grays is what the published formula gives by hand', () => {
  // HC .04 + .53 tanh .8 = .39193; HL .28 + .54 tanh -.98 + .14 + .15 tanh -2 = -.13130; HH 2 * .01799 * (-.08 - .14
  // sin 50 - .07) = -.00925
  expect(pairHarmony(lab(50, 0, 0), lab(50, 0, 0))).toBeCloseTo(0.2514, 3);
});

test('the hue difference is a distance in CIELAB, not an angle', () => {
  // chroma 40 at hues 0 and 90 and L 70: dH = sqrt(2) * 40 = 56.569, HC = .04 + .53 tanh(.8 - 2.5456) = -.4589; HL =
  // .28 + .54 tanh .18 + .14 + .15 tanh -2 = .3716; hue effects: -.2572 for 0, and at 90 -.08 - .14 sin 140 - .07 sin
  // 270 + .26 e^-1 = -.00434
  expect(pairHarmony(lab(70, 40, 0), lab(70, 0, 40))).toBeCloseTo(-0.4589 + 0.3716 - 0.25725 - 0.00434, 2);
});

test('harmony does not depend on the order', () => {
  const [one, other] = [labOf('#1d5234'), labOf('#ffb81c')];
  expect(pairHarmony(one, other)).toBeCloseTo(pairHarmony(other, one), 12);
});
