import type { ColorRole } from '@signet/color';
import type { PathCommand } from '@signet/type';

/** A brand color by its role, so that one drawing can be shown in any scheme; or a plain `#rrggbb`. */
export type Ink = ColorRole | `#${string}`;

/** A color between two: `share` 0 is `from`, 1 is `to`, mixed in OKLab so that the way there has no gray dip. */
export type Mix = {
  from: Ink | Mix;
  to: Ink | Mix;
  share: number;
};

/** One even color. */
export type Tone = Ink | Mix;

/** A color on the way of a gradient; `at` runs from 0 to 1. */
export type GradientStop = {
  at: number;
  tone: Tone;
};

/** Colors that run into each other, in the units of the shape that carries them. */
export type Gradient =
  | { gradient: 'linear'; x: number; y: number; toX: number; toY: number; stops: readonly GradientStop[] }
  /** From the center out; `stretch` widens it along x, which a page's light needs and a ball's does not. */
  | { gradient: 'radial'; cx: number; cy: number; radius: number; stretch?: number; stops: readonly GradientStop[] };

/** What a surface is filled with. */
export type Paint = Tone | Gradient;

/** Where a copy of something goes: scaled and turned about its origin, then moved. `turn` in degrees, clockwise. */
export type Place = {
  x?: number;
  y?: number;
  scale?: number;
  turn?: number;
};

/**
 * Words as they are typed, for files in which people go on writing. Everything is in the units of the shape; a line
 * begins at x (its side bearing, not its ink) on the baseline y.
 */
export type LiveText = {
  face: 'headline' | 'text';
  size: number;
  /** Letter spacing in units, 0 unless told otherwise. */
  tracking?: number;
  lines: readonly { text: string; x: number; y: number; width: number }[];
};

/**
 * What a drawing is made of. Text comes as the outlines of its letters, so a drawing looks the same where its font is
 * not installed.
 */
export type Shape =
  /** Filled by the nonzero rule. */
  | { kind: 'path'; path: readonly PathCommand[]; ink: Paint }
  /** The line along a path, half its width to either side; `dash` is how long a stroke and a gap are. */
  | { kind: 'line'; path: readonly PathCommand[]; ink: Tone; width: number; dash?: readonly [number, number] }
  /** Letters as outlines, with the words that they are beside them. */
  | { kind: 'text'; path: readonly PathCommand[]; ink: Tone; live: LiveText }
  | { kind: 'rect'; x: number; y: number; width: number; height: number; radius?: number; ink: Paint }
  | { kind: 'circle'; cx: number; cy: number; radius: number; ink: Paint }
  /**
   * A picture carried inside the drawing, as a `data:image/png` or `data:image/jpeg` address; it fills its box and is
   * cut to it.
   */
  | { kind: 'image'; x: number; y: number; width: number; height: number; data: string }
  /** The same shapes in many places: a pattern, written once. */
  | { kind: 'pattern'; shapes: readonly Shape[]; places: readonly Place[] }
  /**
   * Shapes scaled and turned about the origin and then moved. `clip` cuts them to a path in their own units, `opacity`
   * is of the group as a whole. `id` names the group for whoever looks for it; it is the caller's to keep unique.
   */
  | ({
      kind: 'group';
      id?: string;
      opacity?: number;
      clip?: readonly PathCommand[];
      shapes: readonly Shape[];
    } & Place);

/** A drawing: y down, in units of its own. */
export type Scene = {
  x: number;
  y: number;
  width: number;
  height: number;
  /** What it shows, for those who cannot see it. */
  label: string;
  shapes: readonly Shape[];
};
