import type { Shape, Tone } from '@signet/scene';
import { frameOf, type Frame } from './frame.ts';
import type { Kit } from './kit.ts';
import { boxPath, hundredths, polygon, type Point } from './paths.ts';
import type { Composition, Says, Sheet } from './sheet.ts';

/** A poster of the kit on something that stands in a room: cut to its outline, its words moved with it. */
const onThing = (
  drawn: Composition,
  at: { x: number; y: number },
  clip: readonly Point[],
  behind: readonly Shape[],
): Composition => {
  const inner = [...drawn.ground, ...drawn.art];
  const cut: Shape = { kind: 'group', ...at, clip: polygon(clip), shapes: inner };
  const words = drawn.words.map(({ shapes, box }) => ({
    shapes: [{ kind: 'group', ...at, shapes } satisfies Shape],
    box: { left: box.left + at.x, top: box.top + at.y, right: box.right + at.x, bottom: box.bottom + at.y },
  }));
  return { ground: [...behind, cut], art: [], words };
};

/** What things stand before: a quiet tone of the brand's neutrals that is not lost in what lies on it. */
export const wallOf = ({ palette }: Pick<Sheet, 'palette'>, face: Tone): Tone => {
  const wall: Tone = { from: 'n2', to: 'n1', share: 0.5 };
  return palette.apart(wall, face) > 0.1 ? wall : { from: 'n1', to: 'b1', share: 0.22 };
};

type Thing = { sheetFor: (frame: Frame) => Sheet; kit: Kit; says: Says; frame: Frame };

/** A board on two arms beside a door. */
export const signOf = ({ sheetFor, kit, says, frame }: Thing): Composition => {
  const side = frame.width * 0.68;
  const sheet = sheetFor(frameOf({ width: side, height: side }, frame.small * 0.86));
  const drawn = kit.poster(sheet, says);
  const at = { x: frame.width * 0.22, y: frame.height * 0.17 };
  const wall = wallOf(sheet, 'n3');
  const shade: Tone = { from: wall, to: 'b1', share: 0.16 };
  const arm = (y: number): Shape => ({ kind: 'rect', x: 0, y: at.y + y, width: at.x, height: side * 0.028, ink: 'b1' });
  const before: Shape[] = [
    { kind: 'rect', x: 0, y: 0, width: frame.width, height: frame.height, ink: wall },
    { kind: 'path', path: boxPath({ left: 0, top: 0, right: frame.width * 0.075, bottom: frame.height }), ink: shade },
    {
      kind: 'path',
      path: polygon([
        [at.x + side * 0.05, at.y + side * 0.07],
        [at.x + side * 1.06, at.y + side * 0.07],
        [at.x + side * 1.06, at.y + side * 1.07],
        [at.x + side * 0.05, at.y + side * 1.07],
      ]),
      ink: shade,
    },
    arm(side * 0.14),
    arm(side * 0.8),
  ];
  const corners: Point[] = [
    [0, 0],
    [side, 0],
    [side, side],
    [0, side],
  ];
  return onThing(drawn, at, corners, before);
};

/** A cloth bag, its handles over the edge. */
export const toteOf = ({ sheetFor, kit, says, frame }: Thing): Composition => {
  const [width, height] = [frame.width * 0.7, frame.height * 0.64];
  const sheet = sheetFor(frameOf({ width, height }, frame.small * 0.86));
  const drawn = kit.poster(sheet, says);
  const at = { x: (frame.width - width) / 2, y: frame.height * 0.29 };
  const wall = wallOf(sheet, 'n3');
  const shade: Tone = { from: wall, to: 'b1', share: 0.14 };
  const band = width * 0.055;
  const handle = (shift: number, ink: Tone): Shape => ({
    kind: 'line',
    path: hundredths([
      ['M', at.x + width * 0.25, at.y + band + shift],
      [
        'C',
        at.x + width * 0.27,
        at.y - height * 0.34,
        at.x + width * 0.73,
        at.y - height * 0.34,
        at.x + width * 0.75,
        at.y + band + shift,
      ],
    ]),
    ink,
    width: band,
  });
  const lean = width * 0.008;
  const corners: Point[] = [
    [0, 0],
    [width, 0],
    [width - lean, height],
    [lean, height],
  ];
  const before: Shape[] = [
    { kind: 'rect', x: 0, y: 0, width: frame.width, height: frame.height, ink: wall },
    {
      kind: 'path',
      path: polygon(corners.map(([x, y]): Point => [x + at.x + width * 0.035, y + at.y + width * 0.03])),
      ink: shade,
    },
    handle(0, 'n1'),
  ];
  return onThing(drawn, at, corners, before);
};
