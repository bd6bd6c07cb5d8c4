import fc from 'fast-check';
import { contrastRatio, type SchemeColors } from '@signet/color';
import { expect, it } from 'vitest';
import { interfaceColors, interfaceRoles } from './interface-colors.ts';
import { quern } from './testing/brand.ts';

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
const schemes = fc.record({
  p1: hex,
  p2: hex,
  s1: hex,
  a1: hex,
  a2: hex,
  n1: hex,
  n2: hex,
  n3: hex,
  b1: hex,
  w1: hex,
}) as fc.Arbitrary<SchemeColors>;

it('text can be read in the dark whatever the brand, and links and buttons too', () => {
  fc.assert(
    fc.property(schemes, (colors) => {
      const { dark } = interfaceColors(colors);
      for (const ground of [dark.background, dark.surface])
        for (const role of ['text', 'muted', 'primary', 'secondary'] as const)
          expect(contrastRatio(dark[role], ground), `${role} on ${ground}`).toBeGreaterThanOrEqual(4.5);
    }),
    { numRuns: 200 },
  );
});

it('in the light the brand’s own colors stand where they can be read', () => {
  const { light } = interfaceColors(quern.colors);
  expect(light).toMatchObject({ primary: quern.colors.p1, background: quern.colors.n3, text: quern.colors.b1 });
  expect(contrastRatio(light.text, light.background)).toBeGreaterThanOrEqual(4.5);
  expect(contrastRatio(light.muted, light.background)).toBeGreaterThanOrEqual(4.5);
  for (const role of ['primary', 'secondary'] as const)
    expect(contrastRatio(light[`on-${role}`], light[role])).toBeGreaterThanOrEqual(4.5);
});

it('both themes name every use', () => {
  const { light, dark } = interfaceColors(quern.colors);
  expect([Object.keys(light), Object.keys(dark)]).toEqual([interfaceRoles, interfaceRoles]);
});
