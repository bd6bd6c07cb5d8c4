import type { Ink, Scene } from '@signet/scene';
import { drawWordmark, type Lettering } from './wordmark.ts';

export type LogoDrawing = Lettering & {
  readonly color: Ink;
};

/**
 * A wordmark alone as a drawing of one filled path with nothing around it: its edges are the ink's. Whoever places it
 * gives it room.
 * @throws TypeError, RangeError as `drawWordmark`.
 */
export const drawLogo = ({ color, ...lettering }: LogoDrawing): Scene => {
  const { path, width, height, lines } = drawWordmark(lettering);
  return { x: 0, y: 0, width, height, label: lines.join(' '), shapes: [{ kind: 'path', path, ink: color }] };
};
