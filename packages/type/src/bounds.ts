import type { PathCommand } from './path.ts';

/** A box of ink, y down: `top` is less than `bottom`. */
export type Box = {
  left: number;
  top: number;
  right: number;
  bottom: number;
};

/** Roots of the derivative inside (0, 1). */
const within = (...roots: number[]): number[] => roots.filter((t) => t > 0 && t < 1);

const quadraticExtremes = (a: number, b: number, c: number): number[] =>
  within((a - b) / (a - 2 * b + c)).map((t) => (1 - t) ** 2 * a + 2 * (1 - t) * t * b + t ** 2 * c);

const cubicRoots = (a: number, b: number, c: number, d: number): number[] => {
  // B'(t)/3 = (b-a)(1-t)² + 2(c-b)(1-t)t + (d-c)t², as p·t² + q·t + r
  const [p, q, r] = [d - 3 * c + 3 * b - a, 2 * (c - 2 * b + a), b - a];
  if (Math.abs(p) < 1e-9) return within(-r / q);
  const root = Math.sqrt(q * q - 4 * p * r);
  return within((-q + root) / (2 * p), (-q - root) / (2 * p));
};

const cubicExtremes = (a: number, b: number, c: number, d: number): number[] =>
  cubicRoots(a, b, c, d).map(
    (t) => (1 - t) ** 3 * a + 3 * (1 - t) ** 2 * t * b + 3 * (1 - t) * t ** 2 * c + t ** 3 * d,
  );

/**
 * The tight box around a path: from the extremes of its curves, not from their control points, which lie outside the
 * ink. Undefined for a path without ink.
 */
export const boundsOf = (path: readonly PathCommand[]): Box | undefined => {
  const box: Box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  const takeX = (x: number) => {
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x);
  };
  const takeY = (y: number) => {
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y);
  };
  let [x, y] = [0, 0];
  for (const command of path) {
    if (command[0] === 'Z') continue;
    if (command[0] === 'Q') {
      quadraticExtremes(x, command[1], command[3]).forEach(takeX);
      quadraticExtremes(y, command[2], command[4]).forEach(takeY);
    }
    if (command[0] === 'C') {
      cubicExtremes(x, command[1], command[3], command[5]).forEach(takeX);
      cubicExtremes(y, command[2], command[4], command[6]).forEach(takeY);
    }
    [x, y] = command.slice(-2) as [number, number];
    takeX(x);
    takeY(y);
  }
  return box.left < Infinity ? box : undefined;
};

/** The smallest box around both. */
export const unionOf = (one: Box, other: Box): Box => ({
  left: Math.min(one.left, other.left),
  top: Math.min(one.top, other.top),
  right: Math.max(one.right, other.right),
  bottom: Math.max(one.bottom, other.bottom),
});
