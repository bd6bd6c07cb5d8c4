import type { Shape } from '@signet/scene';
import type { Box } from '@signet/type';
import { heightOf, widthOf } from '../../frame.ts';
import { counterOf } from '../../letters.ts';
import { turned } from '../../paths.ts';
import type { Sheet } from '../../sheet.ts';
import { centerOf, cutting, smoothOf } from './cuttings.ts';
import { GROUND, panelPath, paper, seenOn } from './paper.ts';

/** How much larger than its sheet a cutting is that is seen from near: its ends leave the page. */
const NEAR = 1.5;

/**
 * One sheet from very near: a single cutting that the page cuts off, and a scrap of the accent.
 * A set of pieces that all show the same five cuttings is one picture many times.
 */
export const closeUp = (sheet: Sheet, region: Box, isMirrored: boolean): Shape[] => {
  const { palette, frame } = sheet;
  const { unit } = frame;
  const chance = sheet.chance(`close ${frame.width} ${frame.height}`);
  const [wide, high] = [widthOf(region), heightOf(region)];
  const over = (isOpen: boolean) => (isOpen ? 3 * unit : -1.6 * unit);
  const box = {
    left: region.left - over(region.left <= 0),
    top: region.top - over(region.top <= 0),
    right: region.right + over(region.right >= frame.width),
    bottom: region.bottom + over(region.bottom >= frame.height),
  };
  const role = chance.pick(['p1', 's1'] as const);
  const ink = palette.ornament(role, GROUND);
  const edge = panelPath(box, chance, 1.5 * unit, 1.1 * unit);
  const [x, y] = centerOf(region);
  const [offX, offY] = [chance.between(0.04, 0.16) * wide * (isMirrored ? -1 : 1), chance.between(-0.1, 0.14) * high];
  const half = (Math.max(wide, high) * NEAR) / 2;
  const near = { left: x + offX - half, right: x + offX + half, top: y + offY - half, bottom: y + offY + half };
  const form = chance.pick(['frond', 'seaweed'] as const);
  // the piece that fell out of a letter; half a disc with its hole would be an eye here
  const fallen = turned(smoothOf(counterOf(sheet.brand.headline, sheet.brand.name)), {
    x: isMirrored ? region.right - wide * 0.22 : region.left + wide * 0.22,
    y: region.bottom - high * chance.between(0.14, 0.26),
    scale: Math.min(wide, high) * 0.15,
    degrees: chance.between(-60, 60),
  });
  return [
    ...paper(sheet, edge, ink),
    { kind: 'group', clip: edge, shapes: paper(sheet, cutting(sheet, chance, near, form), seenOn(sheet, 'a2', ink)) },
    { kind: 'group', clip: edge, shapes: paper(sheet, fallen, seenOn(sheet, 'a1', ink)) },
  ];
};
