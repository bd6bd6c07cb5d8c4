import type { ColorRole } from '@signet/color';
import type { PathCommand } from '@signet/type';

/** A brand color by its role, so that one drawing can be shown in any scheme; or a plain `#rrggbb`. */
export type Ink = ColorRole | `#${string}`;

/**
 * What a drawing is made of. Text comes as the outlines of its letters, so a drawing looks the same where its font is
 * not installed.
 */
export type Shape =
  /** Filled by the nonzero rule. */
  | { kind: 'path'; path: readonly PathCommand[]; ink: Ink }
  | { kind: 'rect'; x: number; y: number; width: number; height: number; radius?: number; ink: Ink }
  | { kind: 'circle'; cx: number; cy: number; radius: number; ink: Ink }
  /**
   * A picture carried inside the drawing, as a `data:image/png` or `data:image/jpeg` address; it fills its box and is
   * cut to it.
   */
  | { kind: 'image'; x: number; y: number; width: number; height: number; data: string }
  /**
   * Shapes scaled about the origin and then moved. `id` names the group for whoever looks for it; it is the caller's
   * to keep unique.
   */
  | { kind: 'group'; x?: number; y?: number; scale?: number; id?: string; shapes: readonly Shape[] };

/** A drawing: y down, in units of its own. */
export interface Scene {
  x: number;
  y: number;
  width: number;
  height: number;
  /** What it shows, for those who cannot see it. */
  label: string;
  shapes: readonly Shape[];
}
