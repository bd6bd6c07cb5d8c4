import { upperMedian } from '@signet/statistics';
import type { Font } from './font.ts';
import { faceProfile, type FaceProfile, type GlyphProfile } from './name-fit-profile.ts';
import { shape, type ShapedGlyph, type ShapedText } from './shape.ts';

/** Ink nearer than this share of the x-height reads as touching at a logo's size. AUTHORED by eye. */
const TOUCHING = 0.025;
/** How deep white counts into an open letter such as L or c, in x-heights: the eye fills the rest. AUTHORED. */
const DEEPEST = 0.55;
/**
 * A pair gapes when it holds this much more white than the median pair, in x-heights on average over its height.
 * AUTHORED by eye.
 */
const GAPING = 0.28;
/** Fewer pairs than these have no median of their own; the face's usual one stands in. */
const FEW_PAIRS = 5;

/** Letters that hang together by the rules of their script, in any face. */
const connecting =
  /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mongolian}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}]/u;
const letterOrDigit = /[\p{L}\p{N}]/u;

/**
 * Letters whose pairs stand for the rest of a face: straight, round and oblique ones as they follow each other in
 * words.
 */
const SAMPLE = 'hamburgefonstivopnudeliacrmoine';

type Pair = {
  touches: boolean;
  white: number;
};

/** One glyph for each letter, left to right: marks are part of the letter below them. */
const lettersOf = ({ glyphs }: ShapedText): ShapedGlyph[] => {
  const letters: ShapedGlyph[] = [];
  for (const glyph of glyphs) {
    const last = letters.at(-1);
    if (last?.cluster !== glyph.cluster) letters.push(glyph);
    else if (glyph.advance > last.advance) letters[letters.length - 1] = glyph;
  }
  return letters;
};

/** The least white between two glyphs over all levels; -Infinity never, Infinity where no level holds ink of both. */
const nearest = (one: GlyphProfile, other: GlyphProfile, apart: number): number => {
  let least = Infinity;
  for (let level = 0; level < one.right.length; level += 1)
    least = Math.min(least, apart + (other.left[level] ?? 0) - (one.right[level] ?? 0));
  return least;
};

/** How many levels up a glyph reaches, at least to the x-height and at most to the cap height. */
const reach = (glyph: GlyphProfile, { levels }: FaceProfile): number => {
  const middle = levels.toXHeight + Math.ceil((levels.toCapHeight - levels.toXHeight) / 2);
  return (glyph.ink[middle] ?? 0) > 0 || (glyph.ink[levels.toCapHeight - 1] ?? 0) > 0
    ? levels.toCapHeight
    : levels.toXHeight;
};

/**
 * The white between two glyphs from the baseline up to the lower of both, on average; each side is followed `deepest`
 * far inwards.
 */
const whiteBetween = (
  one: GlyphProfile,
  other: GlyphProfile,
  apart: number,
  face: FaceProfile,
  deepest: number,
): number => {
  const top = Math.min(reach(one, face), reach(other, face));
  let white = 0;
  for (let level = face.levels.below; level < top; level += 1) {
    white +=
      Math.min(deepest, one.ends - (one.right[level] ?? 0)) +
      Math.min(deepest, (other.left[level] ?? 0) - other.begins);
  }
  return apart + other.begins - one.ends + white / (top - face.levels.below);
};

const pairsOf = (font: Font, text: string, shaped: ShapedText): Pair[] => {
  const face = faceProfile(font);
  const letters = lettersOf(shaped);
  return letters.slice(1).flatMap((glyph, at): Pair[] => {
    const before = letters[at];
    if (!before || !isPair(text, before, glyph)) return [];
    const [one, other] = [face.glyph(before.id), face.glyph(glyph.id)];
    const apart = glyph.x - before.x;
    return [
      {
        touches: nearest(one, other, apart) < TOUCHING * font.xHeight,
        white: whiteBetween(one, other, apart, face, DEEPEST * font.xHeight) / font.xHeight,
      },
    ];
  });
};

const isPair = (text: string, before: ShapedGlyph, glyph: ShapedGlyph): boolean => {
  const [one = '', other = ''] = [text.slice(before.cluster), text.slice(glyph.cluster)].map((rest) =>
    String.fromCodePoint(rest.codePointAt(0) ?? 0x20),
  );
  return letterOrDigit.test(one) && letterOrDigit.test(other) && !(connecting.test(one) && connecting.test(other));
};

const whiteOf = (pairs: readonly { white: number }[]): number => upperMedian(pairs.map(({ white }) => white)) ?? 0;

/** How a face usually sets: whether its letters are meant to join, and the white of its median pair in x-heights. */
type Usual = {
  joined: boolean;
  white: number;
};
const known = new WeakMap<Font, Usual>();

const usualOf = (font: Font): Usual => {
  const kept = known.get(font);
  if (kept) return kept;
  const pairs = pairsOf(font, SAMPLE, shape(font, SAMPLE));
  const usual = {
    joined: pairs.filter(({ touches }) => touches).length > pairs.length / 2,
    white: whiteOf(pairs),
  };
  known.set(font, usual);
  return usual;
};

/**
 * The pairs of a shaped line that touch although the face's letters do not join, and those that gape. `text` is in
 * Unicode form C.
 */
export const judgeSpacing = (font: Font, text: string, shaped: ShapedText): { collisions: number; gaps: number } => {
  const usual = usualOf(font);
  const pairs = pairsOf(font, text, shaped);
  const usualWhite = pairs.length < FEW_PAIRS ? usual.white : whiteOf(pairs);
  return {
    collisions: usual.joined ? 0 : pairs.filter(({ touches }) => touches).length,
    gaps: pairs.filter(({ white }) => white - usualWhite > GAPING).length,
  };
};
