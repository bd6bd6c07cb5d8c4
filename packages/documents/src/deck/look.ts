import { drawContentSlide, slidePalette, type KitBrand, type KitKey, type Palette } from '@signet/kit';
import type { Ink, Tone } from '@signet/scene';
import type { Font } from '@signet/type';
import { flatten, type Flat } from '../drawing/flatten.ts';
import type { TextStyle } from './model.ts';

/** Units of a drawing to an inch. */
export const UNITS = 120;
export const PAGE_BOX = { left: 0, top: 0, right: 1600, bottom: 900 } as const;

/** The least that a text of a slide falls to before it is said to be too long (documents, preflight). */
export const LEAST_POINTS = 14;

/** Least contrast of a data shape to what it stands on (WCAG 2.2, 1.4.11). */
const SHAPE = 3;

/** What a slide of content stands on: the kit's paper, the same with a breath of the primary color, or a full color. */
export type Ground = 'plain' | 'tint' | 'loud';

/** A brand as slides of content use it: which ink on what, decided once. */
export type Look = {
  kit: KitKey;
  on: Ground;
  /** Sizes of text as a share of those of a slide, and the least that they fall to: a page is read closer. */
  scale: number;
  least: number;
  brand: KitBrand;
  palette: Palette;
  ground: Tone;
  /** The corner that the kit has on a slide of content that stands on its paper. */
  corner: Flat[];
  ink: Ink;
  /** For figures and what is ours. */
  accent: Ink;
  /** A second surface beside the ground, for tracks and empty places. */
  soft: Tone;
  rule: Tone;
  /** The same as one ink: lines of tables cannot be mixed. */
  line: Ink;
  /** How much of the accent the other bars of a chart have. */
  others: number;
  /** What a question stands on, and the ink of its number. */
  sticker: { tone: Tone; ink: Ink; badge: Ink; badgeInk: Ink };
};

/** The wished ink where it shows on the ground; else the one that text takes. */
const accentOn = (palette: Palette, ground: Tone): Ink => palette.textOn([ground], 'p1', 's1', 'a1', 'a2');

type Surface = { kit: KitKey; brand: KitBrand; palette: Palette; ground: Tone; corner: Flat[]; on: Ground };

const inksOn = ({ kit, brand, palette, ground, corner, on }: Surface): Look => {
  const ink = palette.textOn([ground]);
  const accent = on === 'loud' ? palette.textOn([ground], 'a1', 'a2', 'n2') : accentOn(palette, ground);
  const shares = [0.5, 0.6, 0.7, 0.8];
  const others = shares.find((share) => palette.contrast({ from: ground, to: accent, share }, ground) >= SHAPE) ?? 0.8;
  // a breath of another hue on a full color is mud: there it is the ink's
  const tone: Tone =
    on === 'loud'
      ? { from: ground, to: ink, share: 0.16 }
      : { from: ground, to: palette.apart('a1', ground) > 0.1 ? 'a1' : ink, share: 0.25 };
  const badge = on === 'loud' ? palette.textOn([tone], accent) : palette.textOn([tone], 'p1', 's1');
  return {
    kit,
    on,
    scale: 1,
    least: LEAST_POINTS,
    brand,
    palette,
    ground,
    corner,
    ink,
    accent,
    soft: { from: ground, to: ink, share: 0.07 },
    rule: { from: ground, to: ink, share: 0.18 },
    line: (['n1', 'n2', 's1', 'a2'] as const).find((one) => palette.apart(one, ground) > 0.06) ?? ink,
    others,
    sticker: { tone, ink: palette.textOn([tone]), badge, badgeInk: palette.textOn([badge], 'w1') },
  };
};

export const lookOf = (kit: KitKey, brand: KitBrand): Look => {
  const { art, ground } = drawContentSlide(kit, brand);
  return inksOn({
    kit,
    brand,
    palette: slidePalette(brand),
    ground,
    corner: flatten(art, PAGE_BOX).slice(1),
    on: 'plain',
  });
};

/** A brand on a page of paper: smaller, and without the corner of a slide. */
export const paperLook = (kit: KitKey, brand: KitBrand, ground: Tone, scale: number, least: number): Look => ({
  ...inksOn({ kit, brand, palette: slidePalette(brand), ground, corner: [], on: 'plain' }),
  scale,
  least,
});

/** How far a full color stands from the paper in lightness, at the least. */
const LOUD = 0.35;
const TINT = 0.08;

/** The same brand on another ground. A colored one carries no corner: the same on every slide is read as a frame. */
export const lookOn = (look: Look, on: Ground = 'plain'): Look => {
  const { kit, brand, palette, ground: plain } = look;
  if (on === look.on) return look;
  if (on === 'tint') {
    const ground: Tone = { from: plain, to: 'p1', share: palette.lightness(plain) > 0.6 ? TINT : 2.5 * TINT };
    return inksOn({ kit, brand, palette, ground, corner: [], on });
  }
  const far = (ink: Ink): boolean => Math.abs(palette.lightness(ink) - palette.lightness(plain)) > LOUD;
  const ground = (['p2', 'p1', 'b1', 'n3', 'w1'] as const).find(far) ?? 'p1';
  return inksOn({ kit, brand, palette, ground, corner: [], on });
};

/** Two fields are told from each other, and one from what it lies on. */
const APART = 0.1;

/** Full colors of the brand for fields beside each other, the leading one first; shades of one where it has too few. */
export const fieldsOf = ({ palette, ground, accent }: Look, count: number): Tone[] => {
  const fields: Tone[] = [];
  const shades = [0.8, 0.6, 0.45].map((share): Tone => ({ from: ground, to: accent, share }));
  const wished: readonly Tone[] = ['p1', 's1', 'a1', 'p2', 'a2', accent, ...shades];
  for (const one of wished)
    if (palette.apart(one, ground) >= APART && fields.every((other) => palette.apart(one, other) >= APART))
      fields.push(one);
  return Array.from({ length: count }, (_, at) => fields[at % fields.length] ?? accent);
};

/** The face that has every letter of a text, the wished one first. */
export const faceOf = (brand: KitBrand, text: string, wished: 'headline' | 'text'): 'headline' | 'text' => {
  const other = wished === 'headline' ? 'text' : 'headline';
  return brand[wished].covers(text) || !brand[other].covers(text) ? wished : other;
};
export const fontOf = (brand: KitBrand, face: 'headline' | 'text'): Font => brand[face];

type Named = Pick<TextStyle, 'face' | 'size'> & Partial<TextStyle> & { tone?: 'accent' };
const named = {
  title: { face: 'headline', size: 44, leading: 0.9 },
  huge: { face: 'headline', size: 150, leading: 0.85, tone: 'accent', anchor: 'b' },
  figure: { face: 'headline', size: 44, leading: 0.9, tone: 'accent', anchor: 'b' },
  word: { face: 'headline', size: 44, leading: 0.9, tone: 'accent' },
  name: { face: 'headline', size: 22, leading: 1 },
  label: { face: 'headline', size: 18, leading: 1, tone: 'accent' },
  lead: { face: 'text', size: 22, leading: 1 },
  text: { face: 'text', size: 18, leading: 1 },
  small: { face: 'text', size: 16, leading: 1 },
  foot: { face: 'text', size: 16, leading: 1, anchor: 'ctr' },
  footRight: { face: 'text', size: 16, leading: 1, anchor: 'ctr', align: 'r' },
} as const satisfies Record<string, Named>;
export type StyleName = keyof typeof named;

/** How texts of slides are set: four sizes a slide, no more (documents, layouts). */
export const styleOf = (look: Look, name: StyleName, more: Partial<TextStyle> = {}): TextStyle => {
  const { tone, ...style }: Named = named[name];
  const { least, scale } = look;
  const size = scale === 1 ? style.size : Math.max(least, Math.round(style.size * scale * 2) / 2);
  const ink = tone === 'accent' ? look.accent : look.ink;
  return {
    align: 'l',
    anchor: 't',
    leading: 1,
    ink,
    ...style,
    size,
    ...(least < LEAST_POINTS ? { least } : {}),
    ...more,
  };
};
