import type { Shape } from '@signet/scene';
import { frameOf } from './frame.ts';
import { signOf, toteOf } from './objects.ts';
import { boxPath, hundredths, polygon, rounded } from './paths.ts';
import { faceOf, lit, shaded, type Making, type Thing } from './thing.ts';

const box = (width: number, height: number) => boxPath({ left: 0, top: 0, right: width, bottom: height });

/** A phone that is held up: the story of the brand fills its screen. */
const phone = (making: Making): Thing => {
  const [width, height, edge] = [560, 1160, 26];
  const screen = { width: width - 2 * edge, height: height - 2 * edge };
  const corners = [
    [0, 0],
    [screen.width, 0],
    [screen.width, screen.height],
    [0, screen.height],
  ] as const;
  const face = faceOf(
    making,
    { headline: making.texts.story, logo: true },
    { x: edge, y: edge, ...screen, small: 26, clip: rounded(corners, 72) },
  );
  const body: Shape = { kind: 'rect', x: 0, y: 0, width, height, radius: 84, ink: 'b1' };
  const rim: Shape = {
    kind: 'rect',
    x: 3,
    y: 3,
    width: width - 6,
    height: height - 6,
    radius: 82,
    ink: lit('b1', 0.16),
  };
  const inner: Shape = { kind: 'rect', x: 9, y: 9, width: width - 18, height: height - 18, radius: 78, ink: 'b1' };
  return { width, height, shapes: [body, rim, inner, ...face.shapes], words: face.words };
};

/** A name on a ribbon. */
const badge = (making: Making): Thing => {
  const [width, height, top] = [560, 1320, 560];
  const { person, role } = making.texts;
  const card = { width, height: height - top };
  const face = faceOf(
    making,
    { headline: person, logo: true, small: role },
    { x: 0, y: top, ...card, small: 27, clip: box(card.width, card.height) },
  );
  const ribbon = (from: number, to: number, ink: 'p1' | 'a1'): Shape => ({
    kind: 'path',
    path: polygon([
      [from, 0],
      [from + 58, 0],
      [to + 29, top - 40],
      [to - 29, top - 40],
    ]),
    ink,
  });
  const middle = width / 2;
  return {
    width,
    height,
    hangs: true,
    shapes: [
      ribbon(20, middle, 'p1'),
      ribbon(width - 78, middle, 'a1'),
      { kind: 'rect', x: middle - 34, y: top - 66, width: 68, height: 84, radius: 10, ink: lit('b1', 0.35) },
      { kind: 'rect', x: 14, y: top + 16, ...card, ink: shaded('n2', 0.3) },
      ...face.shapes,
      { kind: 'rect', x: middle - 52, y: top + 22, width: 104, height: 20, radius: 10, ink: shaded('n2', 0.3) },
    ],
    words: face.words,
  };
};

/** A bound book for notes. */
const notebook = (making: Making): Thing => {
  const [width, height, leaves] = [640, 900, 18];
  const cover = { width: width - leaves, height: height - leaves };
  const face = faceOf(
    making,
    { hero: true },
    { x: 0, y: 0, ...cover, small: 28, clip: box(cover.width, cover.height) },
  );
  const back: Shape = { kind: 'rect', x: leaves, y: leaves, ...cover, ink: shaded(face.tone, 0.5) };
  const paper: Shape = { kind: 'rect', x: leaves * 0.6, y: leaves * 0.6, ...cover, ink: lit('n3', 0.4) };
  const spine: Shape = {
    kind: 'group',
    opacity: 0.16,
    shapes: [{ kind: 'rect', x: 0, y: 0, width: 30, height: cover.height, ink: '#000000' }],
  };
  return { width, height, shapes: [back, paper, ...face.shapes, spine], words: face.words };
};

/** A board on two arms at a post. */
const sign = ({ kit, sheetFor }: Making): Thing => {
  const frame = frameOf({ width: 1000, height: 1000 }, 30);
  const { ground, words } = signOf({ kit, sheetFor, says: { hero: true }, frame });
  const post: Shape = { kind: 'rect', x: 0, y: 40, width: 46, height: 1560, ink: lit('b1', 0.1) };
  return {
    width: 960,
    height: 1600,
    // without the wall and the frame of a door, which a sign brings along for its own picture
    shapes: [post, ...ground.slice(2), ...words.flatMap(({ shapes }) => shapes)],
    words: words.map((one) => one.box),
  };
};

/** A cloth bag, as the kit has it. */
const tote = ({ kit, sheetFor, texts }: Making): Thing => {
  const frame = frameOf({ width: 1000, height: 1180 }, 30);
  const { ground, words } = toteOf({ kit, sheetFor, says: { hero: true, small: texts.tagline }, frame });
  return {
    width: 1000,
    height: 1100,
    shapes: [...ground.slice(1), ...words.flatMap(({ shapes }) => shapes)],
    words: words.map((one) => one.box),
  };
};

/** A cup of paper with its lid. */
const cup = (making: Making): Thing => {
  const [width, height, lid, lean] = [520, 800, 74, 22];
  const side = { width, height: height - lid };
  const outline = polygon([
    [0, 0],
    [side.width, 0],
    [side.width - lean, side.height],
    [lean, side.height],
  ]);
  const face = faceOf(making, { hero: true }, { x: 0, y: lid, ...side, small: 30, clip: outline });
  const shade: Shape = {
    kind: 'group',
    x: 0,
    y: lid,
    opacity: 0.1,
    clip: outline,
    shapes: [{ kind: 'rect', x: width * 0.82, y: 0, width: width * 0.18, height: side.height, ink: '#000000' }],
  };
  const brim: Shape = { kind: 'rect', x: -16, y: lid - 26, width: width + 32, height: 32, radius: 12, ink: 'b1' };
  const top: Shape = {
    kind: 'path',
    path: hundredths([
      ['M', 18, lid - 20],
      ['L', 34, 10],
      ['Q', 36, 0, 48, 0],
      ['L', width - 48, 0],
      ['Q', width - 36, 0, width - 34, 10],
      ['L', width - 18, lid - 20],
      ['Z'],
    ]),
    ink: lit('b1', 0.12),
  };
  return { width, height, shapes: [...face.shapes, shade, top, brim], words: face.words };
};

export const carried = { phone, badge, notebook, sign, tote, cup } as const;
