import type { LiveText, Shape, Tone } from '@signet/scene';
import { boundsOf, outlineOf, placePath, shape, type Box, type Font } from '@signet/type';
import { hundredths } from './paths.ts';

/** How words are set. */
export type TextStyle = {
  font: Font;
  face: LiveText['face'];
  /** From baseline to baseline, as a part of the size. */
  leading: number;
  /** Letter spacing, as a part of the size. */
  tracking: number;
  align: 'left' | 'center' | 'right';
  /** Figures as high as capitals, where the face has them: numbers that are set large look like numbers. */
  isLining?: boolean;
};

/** Words broken and measured, not yet placed. Lengths in units of the drawing. */
export type SetText = {
  style: TextStyle;
  size: number;
  lines: readonly string[];
  /** Of the widest line's ink. */
  width: number;
  /** From the cap line of the first line to the baseline of the last. */
  height: number;
};

/** A thing on a page and where its ink lies. */
export type Placed = {
  shapes: Shape[];
  box: Box;
  /** The headline, or the logo in its place. */
  isHead?: true;
};

const measured = new WeakMap<Font, Map<string, { left: number; right: number; advance: number }>>();

/** Where a line's ink begins and ends, in em. */
const inkOf = ({ font, tracking, isLining = false }: TextStyle, text: string) => {
  const known = measured.get(font) ?? new Map<string, { left: number; right: number; advance: number }>();
  measured.set(font, known);
  const key = `${tracking} ${isLining} ${text}`;
  const found = known.get(key);
  if (found) return found;
  if (known.size > 2000) known.clear();
  const shaped = shape(font, text, { letterSpacing: tracking * font.upem, liningFigures: isLining });
  const box = boundsOf(outlineOf(font, shaped));
  const made = {
    left: (box?.left ?? 0) / font.upem,
    right: (box?.right ?? shaped.width) / font.upem,
    advance: shaped.width / font.upem,
  };
  known.set(key, made);
  return made;
};

/** Width of a line's ink at a size of 1. */
export const lineWidth = (style: TextStyle, text: string): number => {
  const { left, right } = inkOf(style, text);
  return right - left;
};

/** What a space between two words adds, at a size of 1: with it the bearings on its sides. */
export const spaceWidth = (style: TextStyle): number => lineWidth(style, 'n n') - 2 * lineWidth(style, 'n');

/** Lines as they are, at one size. */
export const setLines = (lines: readonly string[], style: TextStyle, size: number): SetText => ({
  style,
  size,
  lines,
  width: Math.max(0, ...lines.map((line) => lineWidth(style, line))) * size,
  height: size * (style.font.capHeight / style.font.upem + (lines.length - 1) * style.leading),
});

/**
 * Puts text on a page: `x` is where its ink begins (its middle, its end, as it is aligned), `y` the cap line of its
 * first line.
 */
export const placeText = ({ style, size, lines }: SetText, x: number, y: number, ink: Tone): Placed => {
  const { font, tracking, leading, align, face, isLining = false } = style;
  const scale = size / font.upem;
  const first = y + font.capHeight * scale;
  const placed = lines.map((text, index) => {
    const { left, right, advance } = inkOf(style, text);
    const hang = align === 'left' ? left : align === 'right' ? right : (left + right) / 2;
    const at = { x: x - hang * size, y: first + index * size * leading };
    const shaped = shape(font, text, { letterSpacing: tracking * font.upem, liningFigures: isLining });
    const outline = outlineOf(font, shaped);
    return { text, width: advance * size, ...at, path: placePath(outline, { ...at, scale }) };
  });
  const path = hundredths(placed.flatMap((line) => line.path));
  const live: LiveText = {
    face,
    size,
    tracking: tracking * size,
    lines: placed.map(({ text, width, x, y }) => ({ text, x, y, width })),
  };
  const box = boundsOf(path) ?? { left: x, top: y, right: x, bottom: y };
  return { shapes: path.length === 0 ? [] : [{ kind: 'text', path, ink, live }], box };
};
