import type { ColorRole } from '@signet/color';
import type { Shape, Tone } from '@signet/scene';
import type { Box } from '@signet/type';
import { heightOf, inside, overlap, widthOf } from '../frame.ts';
import type { Figure, Kit, Page, PageKind } from '../kit.ts';
import { counterOf } from '../letters.ts';
import { turned, type Point } from '../paths.ts';
import { placeText, setLines, type Placed } from '../set-text.ts';
import { faceFor, fill, type Composition, type Says, type Sheet } from '../sheet.ts';
import { setType } from '../type-block.ts';
import { closeUp } from './cut-paper/close-up.ts';
import { centerOf, cutting, halfDisc, smoothOf, type First } from './cut-paper/cuttings.ts';
import { CUT_APART, GROUND, panelPath, paper, seenOn } from './cut-paper/paper.ts';

type Panel = {
  box: readonly [left: number, top: number, right: number, bottom: number];
  role: ColorRole;
  cut: ColorRole;
};

// The last sheet of each lies on top and is the smallest: it is the accent's, which is a spark and no ground.
const column: readonly Panel[] = [
  { box: [0.2, -0.12, 1.12, 0.54], role: 'p1', cut: 'a2' },
  { box: [0.42, 0.42, 1.12, 1.12], role: 's1', cut: 'a2' },
  { box: [0.04, 0.5, 0.52, 1.12], role: 'a1', cut: 'p2' },
];
/** The same weight, the other way up. */
const otherColumn: readonly Panel[] = [
  { box: [0.06, -0.12, 0.72, 0.58], role: 's1', cut: 'a2' },
  { box: [0.3, 0.46, 1.12, 1.12], role: 'p1', cut: 'a2' },
  { box: [0.62, -0.12, 1.12, 0.5], role: 'a1', cut: 'p2' },
];
/** From the one corner down to the other. */
const steps: readonly Panel[] = [
  { box: [0.5, -0.12, 1.12, 0.62], role: 'p1', cut: 'a2' },
  { box: [0.02, 0.42, 0.66, 1.12], role: 's1', cut: 'a2' },
  { box: [0.56, 0.56, 1.04, 1.12], role: 'a1', cut: 'p2' },
];
const row: readonly Panel[] = [
  { box: [-0.06, 0.2, 0.42, 1.16], role: 's1', cut: 'a2' },
  { box: [0.58, 0.14, 1.06, 1.16], role: 'p1', cut: 'a2' },
  { box: [0.34, 0.3, 0.66, 1.16], role: 'a1', cut: 'p2' },
];
/** Of a box's corners the one that is nearest to the middle of its region. */
const nearestCorner = ({ left, top, right, bottom }: Box, region: Box): Point => {
  const [x, y] = centerOf(region);
  const near = (one: number, other: number, to: number) => (Math.abs(one - to) < Math.abs(other - to) ? one : other);
  return [near(left, right, x), near(top, bottom, y)];
};

type Cut = { hasDisc?: boolean; first?: First };

/** A panel in its region; over an edge of the region it goes only where that is the edge of the page. */
const placed = (region: Box, [left, top, right, bottom]: Panel['box'], { frame }: Sheet): Box => {
  const off = 1.6 * frame.unit;
  const kept = (value: number, isOpen: boolean, least: number, most: number) =>
    isOpen ? value : Math.min(most, Math.max(least, value));
  const x = (share: number) => region.left + share * widthOf(region);
  const y = (share: number) => region.top + share * heightOf(region);
  return {
    left: kept(x(left), region.left <= 0, region.left + off, Infinity),
    right: kept(x(right), region.right >= frame.width, -Infinity, region.right - off),
    top: kept(y(top), region.top <= 0, region.top + off, Infinity),
    bottom: kept(y(bottom), region.bottom >= frame.height, -Infinity, region.bottom - off),
  };
};

const seen = ({ left, top, right, bottom }: Box, { frame: { width, height } }: Sheet): Box => ({
  left: Math.max(left, 0),
  top: Math.max(top, 0),
  right: Math.min(right, width),
  bottom: Math.min(bottom, height),
});

/** What is left of a sheet beside one that lies on it: the largest of the four sides. */
const beside = (one: Box, over: Box): Box => {
  if (!overlap(one, over)) return one;
  const sides = [
    { ...one, right: Math.min(one.right, over.left) },
    { ...one, left: Math.max(one.left, over.right) },
    { ...one, bottom: Math.min(one.bottom, over.top) },
    { ...one, top: Math.max(one.top, over.bottom) },
  ];
  const area = (box: Box) => Math.max(0, widthOf(box)) * Math.max(0, heightOf(box));
  return sides.reduce((best, side) => (area(side) > area(best) ? side : best));
};

/** Three sheets over each other, a cutting on two of them, half a disc over a seam. */
const collage = (sheet: Sheet, region: Box, isMirrored: boolean, cut: Cut = {}): Shape[] => {
  const { hasDisc = true, first = 'mark' } = cut;
  const { palette, frame } = sheet;
  const chance = sheet.chance(`collage ${frame.width} ${frame.height}`);
  const isRow = widthOf(region) > heightOf(region) * 1.6;
  const off = 1.5 * frame.unit;
  const mirror = ([left, top, right, bottom]: Panel['box']): Panel['box'] =>
    isMirrored ? [1 - right, top, 1 - left, bottom] : [left, top, right, bottom];
  const shapes: Shape[] = [];
  const template = isRow ? row : chance.pick([column, otherColumn, steps]);
  // the two large papers change places for another name
  const isTurned = chance.below(2) === 1;
  const panels = template.map(({ box, role: own, cut: cutRole }, index) => {
    const role = index === 2 || !isTurned ? own : own === 'p1' ? 's1' : 'p1';
    const at = placed(region, mirror(box), sheet);
    const ink = palette.ornament(role, GROUND);
    shapes.push(...paper(sheet, panelPath(at, chance, off, 1.1 * frame.unit), ink));
    return { at: seen(at, sheet), ink, cutRole };
  });
  panels.forEach(({ at, ink, cutRole }, index) => {
    if (index === 2) return;
    const free = panels.slice(index + 1).reduce((box, over) => beside(box, over.at), at);
    const form = index === 0 ? first : 'frond';
    shapes.push(...paper(sheet, cutting(sheet, chance, free, form), seenOn(sheet, cutRole, ink)));
  });
  const third = panels[2];
  // small in a corner, disc and fallen piece look at the reader like a face
  if (!third || !hasDisc) return shapes;
  // over the corner where the sheets meet: inside one sheet, with its hole, it would be an eye
  const radius = Math.min(widthOf(third.at), heightOf(third.at)) * 0.44;
  const [x, y] = nearestCorner(third.at, region);
  const inks = panels.map(({ ink }) => ink);
  const disc = (['n3', 'a2', 'w1', 'p2', 'b1'] as const).find((one) =>
    inks.every((ink) => palette.apart(one, ink) >= CUT_APART),
  );
  const degrees = chance.between(-24, 24);
  // in a row of sheets it stays below their edge, where nothing but its shadow would tell it from the page
  const half = halfDisc(sheet, { x, y: y + radius * (isRow ? 1.1 : 0.42), radius, degrees });
  shapes.push(...paper(sheet, half, disc ?? seenOn(sheet, 'a2', third.ink)));
  const [middleX, middleY] = centerOf(third.at);
  const fallen = turned(smoothOf(counterOf(sheet.brand.headline, sheet.brand.name)), {
    x: middleX + (middleX - x) * 0.3,
    y: middleY + (middleY - y) * 0.3,
    scale: radius * 0.6,
    degrees: chance.between(-60, 60),
  });
  return [...shapes, ...paper(sheet, fallen, seenOn(sheet, 'p2', third.ink))];
};

/** What lies on the paper: all of it, one sheet from very near, or a little of it in a corner. */
const artOf = (sheet: Sheet, region: Box, isMirrored: boolean, { scene }: Says, cut: Cut): Shape[] => {
  if (scene === 'close') return closeUp(sheet, region, isMirrored);
  if (scene !== 'quiet') return collage(sheet, region, isMirrored, cut);
  const { frame } = sheet;
  const side = frame.side * 0.36;
  const isLeft = region.left <= 0 && region.right < frame.width;
  const isTop = region.bottom < frame.height;
  const corner = {
    left: isLeft ? 0 : frame.width - side,
    right: isLeft ? side : frame.width,
    top: isTop ? 0 : frame.height - side,
    bottom: isTop ? side : frame.height,
  };
  const small: Sheet = { ...sheet, frame: { ...frame, unit: frame.unit * 0.6 } };
  return collage(small, corner, isMirrored, { ...cut, hasDisc: false });
};

const poster = (sheet: Sheet, says: Says): Composition => {
  const { frame, arrangement } = sheet;
  const { width, height, unit } = frame;
  const area = inside(frame);
  const isWide = frame.format === 'wide' || frame.format === 'banner';
  // beside the logo its mark a second time would say nothing
  const cut: Cut = says.logo || says.hero ? { first: 'seaweed' } : {};
  if (!isWide) {
    const isLow = arrangement !== 1;
    const fold = height * (frame.format === 'tall' ? 0.46 : 0.44);
    const region = isLow
      ? { left: 0, top: fold, right: width, bottom: height }
      : { left: 0, top: 0, right: width, bottom: height - fold };
    const rest = isLow ? { ...area, bottom: fold - 2.5 * unit } : { ...area, top: height - fold + 3.5 * unit };
    // the logo stands at an end of the page, never between type and paper, and an address below what it is of
    const headAt = isLow && says.logo ? 'bottom' : 'top';
    const words = setType(sheet, says, rest, { grounds: [GROUND], headAt, size: 0.95 });
    return { ground: [fill(sheet, GROUND)], art: artOf(sheet, region, arrangement === 2, says, cut), words };
  }
  const isLeft = arrangement === 1 && !says.menu;
  const share = frame.format === 'banner' ? 0.42 : 0.5;
  const region = isLeft
    ? { left: 0, top: 0, right: width * share, bottom: height }
    : { left: width * (1 - share), top: 0, right: width, bottom: height };
  const rest = isLeft ? { ...area, left: region.right + 3 * unit } : { ...area, right: region.left - 2 * unit };
  const headAt = says.menu || arrangement === 2 ? 'bottom' : 'top';
  const words = setType(sheet, says, rest, { grounds: [GROUND], headAt, size: 0.98 });
  return { ground: [fill(sheet, GROUND)], art: artOf(sheet, region, isLeft, says, cut), words };
};

const page = (sheet: Sheet, kind: PageKind): Page => {
  const { frame, arrangement } = sheet;
  const { width, height, margin, unit } = frame;
  const area = inside(frame);
  const isLetter = kind === 'letter' || kind === 'letter-next' || kind === 'signature';
  const ground: Tone = isLetter ? 'w1' : GROUND;
  const small: Sheet = { ...sheet, frame: { ...frame, unit: unit * 0.6 } };
  if (kind === 'card') {
    const region = { left: width * 0.7, top: 0, right: width, bottom: height };
    return {
      shapes: [fill(sheet, ground), ...collage(small, region, false)],
      area: { ...area, right: region.left - unit },
      ground,
    };
  }
  if (kind === 'signature') {
    const region = { left: width * 0.8, top: 0, right: width, bottom: height };
    return {
      shapes: [fill(sheet, ground), ...collage(small, region, false, { first: 'seaweed' })],
      area: { ...area, right: region.left - margin * 0.4 },
      ground,
    };
  }
  if (isLetter) {
    const deep = margin * (kind === 'letter' ? 2.6 : 1.6);
    const region = { left: width - deep * 1.25, top: height - deep, right: width, bottom: height };
    return {
      shapes: [fill(sheet, ground), ...collage(small, region, arrangement === 1, { first: 'seaweed' })],
      area: { ...area, bottom: height - deep - margin * 0.5 },
      ground,
    };
  }
  const region = { left: width * 0.84, top: 0, right: width, bottom: height * (kind === 'content' ? 1 : 0.3) };
  const right = kind === 'content' ? region.left - margin * 0.3 : area.right;
  return { shapes: [fill(sheet, ground), ...collage(small, region, false)], area: { ...area, right }, ground };
};

const deck = (sheet: Sheet, corner: Box): Page => {
  const { frame } = sheet;
  const small: Sheet = { ...sheet, frame: { ...frame, unit: frame.unit * 0.5 } };
  const shapes = [fill(sheet, GROUND), ...collage(small, corner, false, { hasDisc: false })];
  return { shapes, area: inside(frame), ground: GROUND };
};

/** A figure on a scrap of paper of its own. */
const figure = (sheet: Sheet, { box, figure: text, size, index }: Figure): Placed => {
  const { palette, frame, brand } = sheet;
  const chance = sheet.chance(`scrap ${index}`);
  const role = (['a1', 's1', 'p1'] as const)[index] ?? 'p1';
  const ink = palette.ornament(role, GROUND);
  const set = setLines([text], faceFor(brand, text, 'headline'), size * 0.8);
  const pad = Math.min(heightOf(box) * 0.2, frame.unit * 1.6);
  const probe = placeText(set, 0, 0, 'b1').box;
  const high = Math.min(heightOf(box), heightOf(probe) + 2.6 * pad);
  const wide = Math.min(widthOf(box), Math.max(widthOf(probe) + 3 * pad, high * 1.25));
  const scrap = { left: box.left, top: box.bottom - high, right: box.left + wide, bottom: box.bottom };
  const small: Sheet = { ...sheet, frame: { ...frame, unit: frame.unit * 0.5 } };
  const sheetOf = paper(small, panelPath(scrap, chance, frame.unit * 0.3, frame.unit * 0.5), ink);
  const y = (scrap.top + scrap.bottom) / 2 - (probe.top + probe.bottom) / 2;
  const words = placeText(set, (scrap.left + scrap.right - widthOf(probe)) / 2, y, palette.textOn([ink], 'w1'));
  return { shapes: [...sheetOf, ...words.shapes], box: words.box };
};

/** Four scraps, whole and inside the tile, each with a cutting. */
const tile = (sheet: Sheet): Shape[] => {
  const side = sheet.frame.width;
  const chance = sheet.chance('tile');
  const { palette } = sheet;
  const places = [
    [0.07, 0.07, 0.47, 0.52, 'p1', 'a2'],
    [0.55, 0.05, 0.93, 0.4, 'a1', 'p2'],
    [0.53, 0.48, 0.94, 0.93, 's1', 'a2'],
    [0.08, 0.6, 0.45, 0.92, 'a2', 'p1'],
  ] as const;
  return [
    fill(sheet, GROUND),
    ...places.flatMap(([left, top, right, bottom, role, cut], index) => {
      const box = { left: left * side, top: top * side, right: right * side, bottom: bottom * side };
      const ink = palette.ornament(role, GROUND);
      const sheetOf = paper(sheet, panelPath(box, chance, side * 0.012, side * 0.02), ink);
      return [
        ...sheetOf,
        ...paper(
          sheet,
          cutting(sheet, chance, box, index === 0 ? 'mark' : index === 3 ? 'seaweed' : 'frond'),
          seenOn(sheet, cut, ink),
        ),
      ];
    }),
  ];
};

export const cutPaper: Kit = { poster, page, deck, figure, tile };
