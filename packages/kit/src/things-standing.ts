import type { Shape } from '@signet/scene';
import { boxPath, hundredths, polygon, type Point } from './paths.ts';
import { faceOf, lit, shaded, shadowOf, type Making, type Thing } from './thing.ts';

const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  ink: Extract<Shape, { kind: 'rect' }>['ink'],
): Shape => ({
  kind: 'rect',
  x,
  y,
  width,
  height,
  ink,
});
const area = (points: readonly Point[], ink: Extract<Shape, { kind: 'path' }>['ink']): Shape => ({
  kind: 'path',
  path: polygon(points),
  ink,
});
const whole = (width: number, height: number) => boxPath({ left: 0, top: 0, right: width, bottom: height });

/** A carton, seen from the front and a little from above. */
const box = (making: Making): Thing => {
  const [front, deep, rise] = [{ width: 680, height: 620 }, 150, 110];
  const face = faceOf(
    making,
    { hero: true, small: making.texts.contact[0] },
    { x: 0, y: rise, ...front, small: 26, clip: whole(front.width, front.height) },
  );
  const [right, bottom] = [front.width, rise + front.height];
  return {
    width: front.width + deep,
    height: bottom,
    shapes: [
      shadowOf(right + deep * 0.4, bottom, 70),
      area(
        [
          [0, rise],
          [deep, 0],
          [right + deep, 0],
          [right, rise],
        ],
        lit(face.tone, 0.16),
      ),
      area(
        [
          [right, rise],
          [right + deep, 0],
          [right + deep, bottom - rise],
          [right, bottom],
        ],
        shaded(face.tone, 0.34),
      ),
      // the tape that closes it
      area(
        [
          [right * 0.44, rise],
          [right * 0.44 + deep, 0],
          [right * 0.56 + deep, 0],
          [right * 0.56, rise],
        ],
        'a1',
      ),
      ...face.shapes,
    ],
    words: face.words,
  };
};

/** A bottle with the kit on its label. */
const bottle = (making: Making): Thing => {
  const [width, height, neck, shoulder] = [440, 1300, 150, 470];
  const label = { x: 0, y: 640, width, height: 470 };
  const face = faceOf(making, { hero: true }, { ...label, small: 28, clip: whole(label.width, label.height) });
  const [left, right] = [(width - neck) / 2, (width + neck) / 2];
  const glass = hundredths([
    ['M', left, 60],
    ['L', right, 60],
    ['L', right, 270],
    ['C', right, 370, width, 360, width, shoulder + 40],
    ['L', width, height - 50],
    ['Q', width, height, width - 50, height],
    ['L', 50, height],
    ['Q', 0, height, 0, height - 50],
    ['L', 0, shoulder + 40],
    ['C', 0, 360, left, 370, left, 270],
    ['Z'],
  ]);
  const gleam: Shape = {
    kind: 'group',
    opacity: 0.14,
    shapes: [{ kind: 'rect', x: 40, y: shoulder + 60, width: 34, height: 100, radius: 17, ink: '#ffffff' }],
  };
  return {
    width,
    height,
    shapes: [
      shadowOf(width, height, 80),
      { kind: 'path', path: glass, ink: shaded('p2', 0.45) },
      rect(left - 8, 0, neck + 16, 120, 'a1'),
      rect(left - 8, 104, neck + 16, 16, shaded('a1', 0.2)),
      gleam,
      ...face.shapes,
      { kind: 'group', opacity: 0.1, shapes: [rect(width * 0.84, label.y, width * 0.16, label.height, '#000000')] },
    ],
    words: face.words,
  };
};

/** A standing bag of paper or foil, closed at the top. */
const pouch = (making: Making): Thing => {
  const [width, height, seam] = [640, 960, 90];
  const front = { x: 0, y: seam, width, height: height - seam };
  const outline = hundredths([
    ['M', 0, 0],
    ['L', width, 0],
    ['C', width - 14, front.height * 0.3, width - 14, front.height * 0.7, width, front.height - 40],
    ['Q', width, front.height, width - 40, front.height],
    ['L', 40, front.height],
    ['Q', 0, front.height, 0, front.height - 40],
    ['C', 14, front.height * 0.7, 14, front.height * 0.3, 0, 0],
    ['Z'],
  ]);
  const { headline } = making.texts;
  const face = faceOf(making, { headline, logo: true }, { ...front, small: 28, clip: outline });
  const folds = Array.from({ length: 5 }, (_, at) => rect(0, 14 + at * 15, width, 5, shaded(face.tone, 0.5)));
  return {
    width,
    height,
    shapes: [shadowOf(width, height, 80), rect(0, 0, width, seam, shaded(face.tone, 0.3)), ...folds, ...face.shapes],
    words: face.words,
  };
};

const wheel = (cx: number, cy: number): Shape[] => [
  { kind: 'circle', cx, cy, radius: 66, ink: 'b1' },
  { kind: 'circle', cx, cy, radius: 32, ink: 'n2' },
];

/** A van from its side. */
const van = (making: Making): Thing => {
  const side = { width: 760, height: 400 };
  const [foot, right] = [470, 1120];
  const face = faceOf(
    making,
    { hero: true, small: making.texts.contact[0] },
    { x: 0, y: 0, ...side, small: 24, clip: whole(side.width, side.height) },
  );
  const cab: Point[] = [
    [side.width, 90],
    [side.width + 150, 90],
    [side.width + 250, 230],
    [right, 268],
    [right, foot],
    [side.width, foot],
  ];
  return {
    width: right,
    height: foot + 66,
    shapes: [
      shadowOf(right, foot + 60, 46),
      rect(0, side.height, side.width, foot - side.height, shaded(face.tone, 0.3)),
      area(cab, face.tone),
      area(
        [
          [side.width + 34, 122],
          [side.width + 136, 122],
          [side.width + 214, 236],
          [side.width + 34, 236],
        ],
        shaded('n2', 0.72),
      ),
      rect(side.width, side.height, right - side.width, foot - side.height, shaded(face.tone, 0.3)),
      rect(side.width + 44, 268, 44, 10, shaded(face.tone, 0.4)),
      rect(side.width - 3, 0, 6, side.height, shaded(face.tone, 0.3)),
      ...wheel(170, foot),
      ...wheel(side.width + 150, foot),
      ...face.shapes,
    ],
    words: face.words,
  };
};

/** The front of a shop: its board, a window, a door. */
const shopFront = (making: Making): Thing => {
  const [width, height, deep] = [1000, 1240, 270];
  const face = faceOf(making, { hero: true }, { x: 0, y: 0, width, height: deep, small: 34, clip: whole(width, deep) });
  const glass = shaded('n2', 0.55);
  const frame = shaded(face.tone, 0.35);
  const pane = (x: number, wide: number, foot: number): Shape[] => [
    rect(x, deep + 60, wide, foot - deep - 60, frame),
    rect(x + 18, deep + 78, wide - 36, foot - deep - 96, glass),
    {
      kind: 'group',
      opacity: 0.1,
      shapes: [
        area(
          [
            [x + wide * 0.5, deep + 78],
            [x + wide * 0.72, deep + 78],
            [x + wide * 0.34, foot - 18],
            [x + wide * 0.12, foot - 18],
          ],
          '#ffffff',
        ),
      ],
    },
  ];
  return {
    width,
    height,
    shapes: [
      rect(0, 0, width, height, lit('n2', 0.2)),
      ...pane(50, 540, height - 150),
      ...pane(650, 300, height),
      rect(686, height - 330, 12, 120, 'a1'),
      rect(0, deep, width, 22, shaded(face.tone, 0.45)),
      ...face.shapes,
    ],
    words: face.words,
  };
};

export const standing = { box, bottle, pouch, van, window: shopFront } as const;
