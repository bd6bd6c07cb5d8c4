import type { Shape, Tone } from '@signet/scene';
import type { Box, PathCommand } from '@signet/type';
import type { KitTexts } from './brand.ts';
import { frameOf, type Frame } from './frame.ts';
import type { Kit } from './kit.ts';
import type { Says, Sheet } from './sheet.ts';

/** What a thing is made with. */
export type Making = { kit: Kit; texts: KitTexts; sheetFor: (frame: Frame) => Sheet };

/** A thing in units of its own, from 0, 0; one that hangs does so from its upper edge. */
export type Thing = { width: number; height: number; hangs?: true; shapes: Shape[]; words: Box[] };

/** A poster of the kit on a face of a thing: its shapes, where its words are, and what color lies below all of it. */
export type Face = { shapes: Shape[]; words: Box[]; tone: Tone };

type Where = { x: number; y: number; width: number; height: number; small: number; clip: readonly PathCommand[] };

/** The color that lies below all of a poster; of a light that fades the main one. */
export const toneBelow = ([first]: readonly Shape[]): Tone => {
  const isEven = first?.kind === 'rect' && !(typeof first.ink === 'object' && 'gradient' in first.ink);
  return isEven ? (first.ink as Tone) : 'p1';
};

/** The kit on one face; `clip` is in units of the face. */
export const faceOf = ({ kit, sheetFor }: Making, says: Says, where: Where): Face => {
  const { x, y, width, height, small, clip } = where;
  const { ground, art, words } = kit.poster(sheetFor(frameOf({ width, height }, small)), says);
  return {
    tone: toneBelow(ground),
    shapes: [{ kind: 'group', x, y, clip, shapes: [...ground, ...art, ...words.flatMap(({ shapes }) => shapes)] }],
    words: words.map(({ box: { left, top, right, bottom } }) => ({
      left: left + x,
      top: top + y,
      right: right + x,
      bottom: bottom + y,
    })),
  };
};

/** A tone in the shade, or in the light. */
export const shaded = (tone: Tone, share = 0.22): Tone => ({ from: tone, to: 'b1', share });
export const lit = (tone: Tone, share = 0.2): Tone => ({ from: tone, to: '#ffffff', share });

/** The shadow that a thing throws on the floor, to its right. */
export const shadowOf = (width: number, foot: number, deep: number): Shape => ({
  kind: 'group',
  opacity: 0.16,
  shapes: [
    {
      kind: 'path',
      path: [
        ['M', width * 0.02, foot],
        ['L', width, foot],
        ['L', width + deep * 1.6, foot - deep],
        ['L', width * 0.5, foot - deep],
        ['Z'],
      ],
      ink: '#000000',
    },
  ],
});
