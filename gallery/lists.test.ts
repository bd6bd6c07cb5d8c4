import { drawPriceList } from '@signet/book';
import { contrastRatio } from '@signet/color';
import { toneHex, type Shape } from '@signet/scene';
import { boundsOf } from '@signet/type';
import { describe, expect, it } from 'vitest';
import { kitBrand, schemes, type BrandName, type SchemeName } from './kit-brands.ts';

const names = ['short', 'three-lines', 'cyrillic', 'one-letter'] as const satisfies BrandName[];
const trades = [
  'restaurants-and-catering',
  'coffee-and-soft-drinks',
  'legal-services',
  'games',
  'toys-and-hobbies',
  'arts-and-museums',
  'a trade that nobody wrote for',
];

const textsOf = (shapes: readonly Shape[]): Extract<Shape, { kind: 'text' }>[] =>
  shapes.flatMap((shape) => {
    if (shape.kind === 'group') return textsOf(shape.shapes);
    return shape.kind === 'text' ? [shape] : [];
  });

describe.each(names)('the list of a trade for %s', (name) => {
  it.each(Object.keys(schemes) as SchemeName[])(
    'has 60, 30 and 10 of its colors, and words that read: %s',
    async (at) => {
      const drawing = await kitBrand(name, at);
      for (const industryId of trades) {
        const { shapes, width, height } = drawPriceList({ industryId, drawing, colors: schemes[at] });
        const fields = shapes.filter((shape) => shape.kind === 'rect');
        const [, main, accent] = fields.map((field) => (field.width * field.height) / (width * height));
        expect([main, accent].map((share) => Math.round((share ?? 0) * 100))).toEqual([30, 10]);
        const texts = textsOf(shapes).flatMap(({ path, ink }) => {
          const box = boundsOf(path);
          return box && !(typeof ink === 'object' && 'gradient' in ink)
            ? [{ box, hex: toneHex(ink, schemes[at]) }]
            : [];
        });
        expect(texts.length).toBeGreaterThan(12);
        for (const { box, hex } of texts) {
          expect(box.left).toBeGreaterThanOrEqual(0);
          expect(box.right).toBeLessThanOrEqual(width);
          const [ground] = fields.filter(({ y, height: high }) => box.top >= y && box.bottom <= y + high).slice(-1);
          expect(contrastRatio(hex, toneHex((ground?.ink ?? 'w1') as 'w1', schemes[at]))).toBeGreaterThanOrEqual(4.5);
        }
        // no line of the list lies over another
        for (const [place, { box }] of texts.entries())
          for (const { box: other } of texts.slice(place + 1))
            expect(
              box.right <= other.left || other.right <= box.left || box.bottom <= other.top || other.bottom <= box.top,
              industryId,
            ).toBe(true);
      }
    },
  );
});
