import { expect, test } from 'vitest';
import { kitBrand } from '../../../../gallery/kit-brands.ts';
import type { Art } from '../deck/model.ts';
import type { Flat } from '../drawing/flatten.ts';
import { createIds } from './drawing.ts';
import { createPackage } from './package.ts';
import { itemShapes } from './pages.ts';

const brand = await kitBrand('short', 'ink');
const face = { name: 'Figtree', isBold: false, isItalic: false };
const area: Flat = {
  kind: 'area',
  path: [['M', 0, 0], ['L', 120, 0], ['L', 120, 120], ['Z']],
  coats: [{ ink: 'p1', alpha: 1 }],
};
const glow: Flat = {
  kind: 'glow',
  shape: { kind: 'rect', x: 0, y: 0, width: 120, height: 120, ink: 'a1' },
  box: { left: 0, top: 0, right: 120, bottom: 120 },
};
const drawn = (art: Partial<Art>): string =>
  itemShapes(
    {
      path: 'ppt/slides/slide1.xml',
      ids: createIds(),
      writing: {
        file: createPackage(),
        brand,
        colors: brand.colors,
        fonts: { headline: face, text: face },
        pictures: new Map(),
        charts: 0,
        page: { w: 13.333, h: 7.5 },
      },
    },
    { kind: 'art', name: 'Artwork', flats: [area, glow, area], ...art },
  );

test('an artwork is read out once, with lights among its areas too, and keeps their order', () => {
  const xml = drawn({ alt: 'A lit wall' });
  expect(xml.match(/descr="A lit wall"/gu)).toHaveLength(1);
  expect(xml.match(/<p:grpSp>/gu)).toHaveLength(1);
  expect(xml).toMatch(/^<p:grpSp>.*<p:sp>.*<p:pic>.*<p:sp>.*<\/p:grpSp>$/u);
  // everything but the group itself is decoration
  const [parts, decorative] = [xml.match(/<p:cNvPr /gu), xml.match(/adec:decorative /gu)];
  expect(decorative).toHaveLength((parts?.length ?? 0) - 1);
});

test('an artwork that is a picture alone is that picture, with its words', () => {
  const xml = drawn({ flats: [glow], alt: 'A post' });
  expect(xml).toMatch(/^<p:pic>.*<\/p:pic>$/u);
  expect(xml.match(/descr="A post"/gu)).toHaveLength(1);
});

test('an artwork without words is decoration as a whole; one without shapes is nothing', () => {
  expect(drawn({})).not.toContain('descr=');
  expect(drawn({ flats: [] })).toBe('');
});
