import type { ColorRole } from '@signet/color';
import type { Shape, Tone } from '@signet/scene';
import type { Box, PathCommand } from '@signet/type';
import { rounded, type Point } from '../../paths.ts';
import type { Chance } from '../../seed.ts';
import type { Sheet } from '../../sheet.ts';

export const GROUND = 'n3';

/** A sheet of paper with its shadow: two flat steps, as a low lamp throws them. */
export const paper = (sheet: Sheet, path: readonly PathCommand[], ink: Tone): Shape[] => {
  const { unit } = sheet.frame;
  const shadow = (opacity: number, x: number, y: number): Shape => ({
    kind: 'group',
    opacity,
    x: x * unit,
    y: y * unit,
    shapes: [{ kind: 'path', path, ink: 'b1' }],
  });
  return [shadow(0.09, 0.75, 1.05), shadow(0.16, 0.32, 0.45), { kind: 'path', path, ink }];
};

/** A box cut by hand: its corners off by up to `off`. */
export const panelPath = (
  { left, top, right, bottom }: Box,
  chance: Chance,
  off: number,
  radius: number,
): PathCommand[] => {
  const corner = (x: number, y: number): Point => [x + chance.between(-off, off), y + chance.between(-off, off)];
  const points = [corner(left, top), corner(right, top), corner(right, bottom), corner(left, bottom)];
  return rounded(points, radius);
};

/** How far a cutting has to be from the sheet that it lies on, in OKLab. */
export const CUT_APART = 0.2;

export const seenOn = ({ palette }: Sheet, role: ColorRole, ground: Tone): Tone =>
  ([role, 'a2', 'n3', 'p2', 'b1'] as const).find((one) => palette.apart(one, ground) >= CUT_APART) ??
  palette.ornament(role, ground);
