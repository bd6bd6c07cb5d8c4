import type { ColorRole } from '@signet/color';
import type { Shape, Tone } from '@signet/scene';
import { placePath, type Box, type PathCommand } from '@signet/type';
import { heightOf, inside, overlap, widthOf } from '../frame.ts';
import type { Figure, Kit, Page, PageKind } from '../kit.ts';
import { counterOf, lettersOf } from '../letters.ts';
import { rounded, smooth, turned, type Point } from '../paths.ts';
import type { Chance } from '../seed.ts';
import { placeText, setLines, type Placed } from '../set-text.ts';
import { faceFor, fill, type Composition, type Says, type Sheet } from '../sheet.ts';
import { setType } from '../type-block.ts';

const GROUND = 'n3';

/** A sheet of paper with its shadow: two flat steps, as a low lamp throws them. */
const paper = (sheet: Sheet, path: readonly PathCommand[], ink: Tone): Shape[] => {
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
const panelPath = ({ left, top, right, bottom }: Box, chance: Chance, off: number, radius: number): PathCommand[] => {
  const corner = (x: number, y: number): Point => [x + chance.between(-off, off), y + chance.between(-off, off)];
  const points = [corner(left, top), corner(right, top), corner(right, bottom), corner(left, bottom)];
  return rounded(points, radius);
};

// drawn at a size of 1, where tenths would be too coarse
const scaledBy = 1000;
const fine = (path: readonly PathCommand[]): PathCommand[] => placePath(path, { scale: 1 / scaledBy });
const grownPoints = (points: readonly Point[]) => points.map(([x, y]): Point => [x * scaledBy, y * scaledBy]);
const polygonOf = (points: readonly Point[]): PathCommand[] => fine(rounded(grownPoints(points), 12));
const smoothOf = (points: readonly Point[]): PathCommand[] => fine(smooth(grownPoints(points)));

/** A frond: lobes round a middle, each a little longer or shorter than the next. */
const frond = (sheet: Sheet, chance: Chance): PathCommand[] => {
  const lobes = 5 + (lettersOf(sheet.brand.name).length % 4);
  const long = Array.from({ length: lobes }, () => chance.between(0.86, 1.14));
  const points = Array.from({ length: lobes * 12 }, (_, at): Point => {
    const turn = (at / (lobes * 12)) * 2 * Math.PI;
    // a lobe stands where the cosine is at its highest
    const reach = (0.42 + 0.58 * Math.abs(Math.cos((lobes * turn) / 2)) ** 0.85) * 0.5;
    const lobe = long[Math.round((turn / (2 * Math.PI)) * lobes) % lobes] ?? 1;
    return [Math.cos(turn) * reach * lobe, Math.sin(turn) * reach * lobe * 1.15];
  });
  return smoothOf(points);
};

const centerOf = ({ left, top, right, bottom }: Box): Point => [(left + right) / 2, (top + bottom) / 2];

/** The founder's mark as a cutting, where there is one; else a frond. */
const cutting = (sheet: Sheet, chance: Chance, box: Box, isFirst: boolean): PathCommand[] => {
  const [x, y] = centerOf(box);
  const size = Math.min(widthOf(box), heightOf(box));
  const { mark } = sheet.brand;
  if (mark && isFirst) {
    const scale = (size * 0.72) / Math.max(mark.width, mark.height);
    return placePath(mark.path, { x: x - (mark.width * scale) / 2, y: y - (mark.height * scale) / 2, scale });
  }
  return turned(frond(sheet, chance), { x, y, scale: size * 0.78, degrees: chance.between(0, 360) });
};

/** Half a disc with the counter of a letter cut out of it; the piece that fell out lies elsewhere. */
const halfDisc = (sheet: Sheet, x: number, y: number, radius: number, degrees: number): PathCommand[] => {
  const arch = Array.from({ length: 19 }, (_, at): Point => {
    const turn = Math.PI + (at / 18) * Math.PI;
    return [Math.cos(turn), Math.sin(turn)];
  });
  const counter = counterOf(sheet.brand.headline, sheet.brand.name);
  const hole = counter.toReversed().map(([px, py]): Point => [px * 0.5, py * 0.5 - 0.42]);
  return turned([...polygonOf(arch), ...smoothOf(hole)], { x, y, scale: radius, degrees });
};

type Panel = {
  box: readonly [left: number, top: number, right: number, bottom: number];
  role: ColorRole;
  cut: ColorRole;
};

const column: readonly Panel[] = [
  { box: [0.2, -0.12, 1.12, 0.52], role: 'p1', cut: 'a2' },
  { box: [0.46, 0.4, 1.12, 1.12], role: 'a1', cut: 'p2' },
  { box: [0.02, 0.46, 0.54, 1.12], role: 's1', cut: 'a2' },
];
/** The same weight, the other way up. */
const otherColumn: readonly Panel[] = [
  { box: [0.06, -0.12, 0.66, 0.58], role: 's1', cut: 'a2' },
  { box: [0.36, 0.5, 1.12, 1.12], role: 'p1', cut: 'a2' },
  { box: [0.52, -0.12, 1.12, 0.6], role: 'a1', cut: 'p2' },
];
const row: readonly Panel[] = [
  { box: [-0.06, 0.22, 0.36, 1.16], role: 's1', cut: 'a2' },
  { box: [0.62, 0.16, 1.06, 1.16], role: 'p1', cut: 'a2' },
  { box: [0.29, 0.02, 0.68, 1.16], role: 'a1', cut: 'p2' },
];

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
const collage = (sheet: Sheet, region: Box, isMirrored: boolean, hasDisc = true): Shape[] => {
  const { palette, frame } = sheet;
  const chance = sheet.chance(`collage ${frame.width} ${frame.height}`);
  const isRow = widthOf(region) > heightOf(region) * 1.6;
  const off = 1.5 * frame.unit;
  const mirror = ([left, top, right, bottom]: Panel['box']): Panel['box'] =>
    isMirrored ? [1 - right, top, 1 - left, bottom] : [left, top, right, bottom];
  const shapes: Shape[] = [];
  const template = isRow ? row : chance.pick([column, otherColumn]);
  const first = chance.below(template.length);
  const panels = template.map(({ box }, index) => {
    // the same three papers in another order for another name
    const { role, cut } = template[(index + first) % template.length] ?? { role: 'p1', cut: 'a2' };
    const at = placed(region, mirror(box), sheet);
    const ink = palette.ornament(role, GROUND);
    shapes.push(...paper(sheet, panelPath(at, chance, off, 1.1 * frame.unit), ink));
    return { at: seen(at, sheet), ink, cut };
  });
  panels.forEach(({ at, ink, cut }, index) => {
    if (index === 2) return;
    const tone = palette.ornament(cut, ink);
    const free = panels.slice(index + 1).reduce((box, over) => beside(box, over.at), at);
    shapes.push(...paper(sheet, cutting(sheet, chance, free, index === 0), tone));
  });
  const third = panels[2];
  // small in a corner, disc and fallen piece look at the reader like a face
  if (!third || !hasDisc) return shapes;
  const disc = palette.ornament('p2', third.ink);
  const radius = Math.min(widthOf(third.at), heightOf(third.at)) * 0.4;
  const [x, y] = centerOf(third.at);
  const turn = chance.pick([0, 0, 180, 90]);
  shapes.push(...paper(sheet, halfDisc(sheet, x, y + (turn === 0 ? radius * 0.5 : 0), radius, turn), disc));
  const fallen = turned(smoothOf(counterOf(sheet.brand.headline, sheet.brand.name)), {
    x: x + radius * (isMirrored ? 0.86 : -0.86),
    y: y - radius * 0.95,
    scale: radius * 0.44,
    degrees: chance.between(-60, 60),
  });
  return [...shapes, ...paper(sheet, fallen, palette.ornament('a2', third.ink))];
};

const poster = (sheet: Sheet, says: Says): Composition => {
  const { frame, arrangement } = sheet;
  const { width, height, unit } = frame;
  const area = inside(frame);
  const isWide = frame.format === 'wide' || frame.format === 'banner';
  if (!isWide) {
    const isLow = arrangement !== 1;
    const cut = height * (frame.format === 'tall' ? 0.46 : 0.44);
    const region = isLow
      ? { left: 0, top: cut, right: width, bottom: height }
      : { left: 0, top: 0, right: width, bottom: height - cut };
    const rest = isLow ? { ...area, bottom: cut - 2.5 * unit } : { ...area, top: height - cut + 3.5 * unit };
    const words = setType(sheet, says, rest, { grounds: [GROUND], headAt: isLow ? 'top' : 'bottom', size: 0.95 });
    return { ground: [fill(sheet, GROUND)], art: collage(sheet, region, arrangement === 2), words };
  }
  const isLeft = arrangement === 1 && !says.menu;
  const share = frame.format === 'banner' ? 0.42 : 0.5;
  const region = isLeft
    ? { left: 0, top: 0, right: width * share, bottom: height }
    : { left: width * (1 - share), top: 0, right: width, bottom: height };
  const rest = isLeft ? { ...area, left: region.right + 3 * unit } : { ...area, right: region.left - 2 * unit };
  const headAt = says.menu || arrangement === 2 ? 'bottom' : 'top';
  const words = setType(sheet, says, rest, { grounds: [GROUND], headAt, size: 0.98 });
  return { ground: [fill(sheet, GROUND)], art: collage(sheet, region, isLeft), words };
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
      shapes: [fill(sheet, ground), ...collage(small, region, false)],
      area: { ...area, right: region.left - margin * 0.4 },
      ground,
    };
  }
  if (isLetter) {
    const deep = margin * (kind === 'letter' ? 2.6 : 1.6);
    const region = { left: width - deep * 1.25, top: height - deep, right: width, bottom: height };
    return {
      shapes: [fill(sheet, ground), ...collage(small, region, arrangement === 1)],
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
  const shapes = [fill(sheet, GROUND), ...collage(small, corner, false, false)];
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
      return [...sheetOf, ...paper(sheet, cutting(sheet, chance, box, index === 0), palette.ornament(cut, ink))];
    }),
  ];
};

export const cutPaper: Kit = { poster, page, deck, figure, tile };
