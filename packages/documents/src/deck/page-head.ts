import { drawKitPattern, drawLogo, logoHigh, type KitBrand, type KitKey } from '@signet/kit';
import type { Shape } from '@signet/scene';
import { flatten, type Flat } from '../drawing/flatten.ts';
import { styleOf, UNITS, type Look } from './look.ts';
import type { Area, Art, Form, Slot, Text, TextStyle } from './model.ts';
import { createGrid, MARGIN, type Field } from './page-plan.ts';
import { fillSlot } from './place-text.ts';

/** How wide and high a logo is; how high at the most, where its capitals would be lower than `cap`; inches. */
const LOGO = { w: 1.9, h: 0.3, tall: 0.44, cap: 0.135 } as const;
/** How high the line of small words is, and what stands between; inches. */
const SITE = 0.22;
const GAP = 0.1;
const BELOW_LOGO = 0.2;
/** From the page's edge to the logo, and from the band's edge to the small words. */
const EDGE = { top: 0.36, bottom: 0.23 } as const;

const hasGradient = (shapes: readonly Shape[]): boolean =>
  shapes.some((shape) => {
    if ('shapes' in shape) return hasGradient(shape.shapes);
    return 'ink' in shape && typeof shape.ink === 'object' && 'gradient' in shape.ink;
  });

/** Patterns that were drawn, by brand: the pages of one have the same, and some are hundreds of lines. */
const known = new WeakMap<KitBrand, Map<string, Flat[]>>();

/** The kit's pattern in a part of the page, as areas that follow the theme; light that passes over is a picture. */
const patternIn = (kit: KitKey, brand: KitBrand, area: Area): Flat[] => {
  const ofBrand = known.get(brand) ?? new Map<string, Flat[]>();
  known.set(brand, ofBrand);
  const key = `${kit} ${area.w} ${area.h}`;
  const flats = ofBrand.get(key) ?? drawPattern(kit, brand, area);
  ofBrand.set(key, flats);
  return flats;
};

const drawPattern = (kit: KitKey, brand: KitBrand, { x, y, w, h }: Area): Flat[] => {
  // one square, so that what it shows is whole from side to side; a pattern of rows ends with one of them instead
  const size = { width: w * UNITS, height: h * UNITS, tile: w * UNITS, label: '' };
  const { shapes } = drawKitPattern(kit, brand, size);
  const shape: Shape = { kind: 'group', x: x * UNITS, y: y * UNITS, shapes };
  const box = { left: x * UNITS, top: y * UNITS, right: (x + w) * UNITS, bottom: (y + h) * UNITS };
  return hasGradient(shapes) ? [{ kind: 'glow', shape, box }] : flatten([shape], box);
};

/** The head of a page: what it lies on, and its words in slots. */
export type PageHead = { items: (Form | Art)[]; slots: Slot[]; texts: Text[] };

/**
 * The band of a page, on the same columns as all below it: two thirds of a full color with logo, headline and website
 * at the margin, one third of the kit's pattern.
 */
export const pageHead = (
  look: Look,
  says: { headline: string; small: string },
  { field, w, h }: { field: Field; w: number; h: number },
): PageHead => {
  const { kit, brand } = look;
  const grid = createGrid(w);
  const { x: third } = grid.column(3, 2, 0, 0);
  const { w: wide } = grid.column(3, 0, 0, 0, 2);
  const high = Math.min(LOGO.tall, Math.max(LOGO.h, logoHigh(brand, LOGO.cap)));
  const at = { x: MARGIN * UNITS, y: EDGE.top * UNITS, width: LOGO.w * UNITS, height: high * UNITS };
  const logo = drawLogo(brand, at, field.ink);
  const from = logo.box.bottom / UNITS + BELOW_LOGO;
  const foot = h - EDGE.bottom - SITE;
  const page = { left: 0, top: 0, right: w * UNITS, bottom: h * UNITS };
  const headline: TextStyle = styleOf(look, 'title', { size: 34, ink: field.accent, anchor: 'b', least: 16 });
  const small: TextStyle = styleOf(look, 'text', { size: 11, ink: field.ink, anchor: 'b' });
  const slots: Slot[] = [
    {
      idx: 0,
      type: 'title',
      name: 'title',
      area: { x: MARGIN, y: from, w: wide - 0.1, h: foot - GAP / 2 - from },
      style: headline,
      prompt: 'One sentence',
    },
    {
      idx: 10,
      type: 'body',
      name: 'line',
      area: { x: MARGIN, y: foot, w: wide, h: SITE },
      style: small,
      prompt: 'Where you are found',
    },
  ];
  const told = [says.headline, says.small];
  return {
    items: [
      { kind: 'form', name: 'Head', form: 'rect', area: { x: 0, y: 0, w, h }, fill: field.tone },
      { kind: 'art', name: 'Artwork', flats: patternIn(kit, brand, { x: third, y: 0, w: w - third, h }) },
      { kind: 'art', name: 'Logo', flats: flatten(logo.shapes, page), alt: `${brand.name} logo` },
    ],
    slots,
    texts: slots.flatMap((slot, index) => (told[index] ? [fillSlot(brand, slot, told[index])] : [])),
  };
};
