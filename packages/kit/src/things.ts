import type { Shape, Tone } from '@signet/scene';
import type { Box } from '@signet/type';
import type { KitBrand } from './brand.ts';
import type { DrawnPiece } from './draw-piece.ts';
import { kits, type KitKey } from './kits.ts';
import { frameOf } from './frame.ts';
import { wallOf } from './objects.ts';
import { boxPath } from './paths.ts';
import { arrangementOf, sheetsFor } from './sheet.ts';
import { toneBelow, type Making, type Thing } from './thing.ts';
import { carried } from './things-carried.ts';
import { standing } from './things-standing.ts';

/** Things that a brand is met on. */
const things = { ...carried, ...standing } as const satisfies Record<string, (making: Making) => Thing>;
export type KitThing = keyof typeof things;

/**
 * A square of two panels, each a wall and a floor with one thing: what stands side by side would be compared in size.
 */
const SIDE = 2000;
const PANEL = SIDE / 2;
/** How wide and high a thing may be in its panel. */
const ROOM = { width: 800, height: 1480 } as const;
/** How far its foot is below the middle of its height, at most so far down, and how far the floor begins above that. */
const [LOWER, LOWEST, FLOOR] = [70, 1760, 150] as const;

const moved = (boxes: readonly Box[], x: number, y: number, scale: number): Box[] =>
  boxes.map(({ left, top, right, bottom }) => ({
    left: x + left * scale,
    top: y + top * scale,
    right: x + right * scale,
    bottom: y + bottom * scale,
  }));

/**
 * Colors of the brand that a wall may have, tints for the one beside it, and how far it is from what stands before it,
 * in OKLab.
 */
const WALLS = ['a2', 's1', 'p2', 'n2'] as const;
const QUIET = (['p1', 's1', 'p2'] as const).map((from): Tone => ({ from, to: 'w1', share: 0.66 }));
const APART = 0.2;

/** A wall in a color of the brand beside a quiet one: of those the first that the kit's own ground stands out from. */
const wallsFor = ({ kit, sheetFor }: Pick<Making, 'kit' | 'sheetFor'>): readonly Tone[] => {
  const sheet = sheetFor(frameOf({ width: PANEL, height: PANEL }));
  const { palette } = sheet;
  const tone = toneBelow(kit.poster(sheet, { hero: true }).ground);
  const plain = wallOf({ palette }, 'n3');
  const loud = WALLS.find((wall) => palette.apart(wall, tone) > APART) ?? plain;
  const pale = QUIET.find((wall) => palette.apart(wall, tone) > APART / 2 && palette.apart(wall, loud) > APART / 2);
  return [loud, pale ?? { from: plain, to: 'w1', share: 0.45 }];
};

/** The wall and the floor of a panel. */
const room = (x: number, wall: Tone, floor: number): Shape[] => [
  { kind: 'rect', x, y: 0, width: PANEL, height: SIDE, ink: wall },
  { kind: 'rect', x, y: floor, width: PANEL, height: SIDE - floor, ink: { from: wall, to: 'b1', share: 0.1 } },
];

/**
 * Two things with a kit on them, each before a wall of its own: where people meet a brand of their trade. Pure, as
 * `drawKitPiece` is, and throws as that does.
 */
export const drawKitThings = (kitKey: KitKey, pair: readonly [KitThing, KitThing], brand: KitBrand): DrawnPiece => {
  const sheetFor = sheetsFor(brand);
  const walls = wallsFor({ kit: kits[kitKey], sheetFor: (frame) => sheetFor(frame, arrangementOf(brand.name)) });
  const words: Box[] = [];
  const shapes = pair.flatMap((name, at): Shape[] => {
    const arrangement = arrangementOf(brand.name, at);
    const thing = things[name]({
      kit: kits[kitKey],
      texts: brand.texts,
      sheetFor: (frame) => sheetFor(frame, arrangement),
    });
    const scale = Math.min(ROOM.width / thing.width, ROOM.height / thing.height);
    const [width, height] = [thing.width * scale, thing.height * scale];
    const foot = Math.min(LOWEST, SIDE / 2 + height / 2 + LOWER);
    const x = PANEL * (at + 0.5) - width / 2;
    const y = thing.hangs ? 0 : foot - height;
    words.push(...moved(thing.words, x, y, scale));
    const drawn: Shape = { kind: 'group', x, y, scale, shapes: thing.shapes };
    const page: Box = { left: at * PANEL, top: 0, right: (at + 1) * PANEL, bottom: SIDE };
    const floor = thing.hangs ? LOWEST : foot - FLOOR;
    return [{ kind: 'group', clip: boxPath(page), shapes: [...room(at * PANEL, walls[at] ?? 'n2', floor), drawn] }];
  });
  const label = `${brand.name.replace(/\s+/gu, ' ')} on two things`;
  return { scene: { x: 0, y: 0, width: SIDE, height: SIDE, label, shapes }, words };
};
