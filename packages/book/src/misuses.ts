import { contrastRatio, hexFromOklch, oklchOf, type ColorRole } from '@signet/color';
import { drawKitPattern } from '@signet/kit';
import { drawWordmark } from '@signet/logo';
import type { Ink, Scene, Shape, Tone } from '@signet/scene';
import type { PathCommand } from '@signet/type';
import type { BookBrand } from './book-brand.ts';
import type { BookPicture } from './book-picture.ts';
import { inMiddle } from './on-field.ts';

const FIELD = { width: 480, height: 240, share: 0.58 } as const;
/** How many a book shows. */
const MOST = 8;

type Misuse = { name: string; title: string; shapes: Shape[]; ground?: Tone } | undefined;

const ground = (ink: Tone): Shape => ({ kind: 'rect', x: 0, y: 0, width: FIELD.width, height: FIELD.height, ink });

/** The shapes of a logo in another color than its own. */
const inked = (scene: Scene, ink: Ink): Scene => ({
  ...scene,
  shapes: scene.shapes.map((shape) => (shape.kind === 'path' ? { ...shape, ink } : shape)),
});

const stretched = (path: readonly PathCommand[], byX: number, byY: number): PathCommand[] =>
  path.map(
    ([type, ...values]) =>
      [type, ...values.map((value, at) => value * (at % 2 === 0 ? byX : byY))] as unknown as PathCommand,
  );

const reshaped = (scene: Scene, byX: number, byY: number): Scene => ({
  ...scene,
  width: scene.width * byX,
  height: scene.height * byY,
  shapes: scene.shapes.map((shape) =>
    shape.kind === 'path' ? { ...shape, path: stretched(shape.path, byX, byY) } : shape,
  ),
});

const turned = (shape: Shape, degrees: number): Shape => ({
  kind: 'group',
  x: FIELD.width / 2,
  y: FIELD.height / 2,
  turn: degrees,
  shapes: [{ kind: 'group', x: -FIELD.width / 2, y: -FIELD.height / 2, shapes: [shape] }],
});

/** A color that is not the brand's: across the color circle, as light as the logo's own. */
const foreign = (hex: string): Ink => {
  const { lightness, chroma, hue = 260 } = oklchOf(hex);
  return hexFromOklch({ lightness, chroma: Math.max(0.14, chroma), hue: (hue + 140) % 360 }) as Ink;
};

/** Of two of the brand's colors, the pair that is hardest to tell apart. */
const drowning = (colors: BookBrand['colors']): { ink: ColorRole; on: ColorRole } => {
  const roles = ['p1', 'p2', 's1', 'a1'] as const;
  const pairs = roles.flatMap((ink) => roles.filter((on) => on !== ink).map((on) => ({ ink, on })));
  const ratio = ({ ink, on }: { ink: ColorRole; on: ColorRole }) => contrastRatio(colors[ink], colors[on]);
  const seen = pairs.filter((pair) => ratio(pair) > 1.12).toSorted((one, other) => ratio(one) - ratio(other));
  return seen[0] ?? { ink: 'p1', on: 'p2' };
};

const shadowed = (scene: Scene): Shape[] => [
  ...[10, 7, 4].map((by): Shape => ({
    kind: 'group',
    x: by,
    y: by,
    opacity: 0.16,
    shapes: [inMiddle(inked(scene, '#000000'), FIELD)],
  })),
  inMiddle(scene, FIELD),
];

const outlined = (scene: Scene): Shape => {
  const thin = scene.width / 130;
  const shapes = scene.shapes.map((shape): Shape =>
    shape.kind === 'path' ? { kind: 'line', path: shape.path, ink: 'p1', width: thin } : shape,
  );
  return inMiddle({ ...scene, shapes }, FIELD);
};

/** Mark and name the wrong way round. */
const reordered = (mark: Scene | undefined, name: Scene | undefined): Shape | undefined => {
  if (!mark || !name) return undefined;
  const scale = (name.height * 1.25) / mark.height;
  const gap = name.height * 0.4;
  const width = name.width + gap + mark.width * scale;
  return inMiddle(
    {
      ...name,
      width,
      shapes: [
        ...name.shapes,
        { kind: 'group', x: name.width + gap, y: (name.height - mark.height * scale) / 2, scale, shapes: mark.shapes },
      ],
    },
    FIELD,
  );
};

/** The name as somebody would type it. */
const retyped = ({ drawing, logoText }: BookBrand): Shape | undefined => {
  if (!drawing.text.covers(logoText)) return undefined;
  const { path, width, height } = drawWordmark({ text: logoText, font: drawing.text });
  return inMiddle({ x: 0, y: 0, width, height, label: '', shapes: [{ kind: 'path', path, ink: 'p1' }] }, FIELD);
};

const crowded = (scene: Scene): Shape[] => {
  const scale = Math.min((FIELD.width * FIELD.share) / scene.width, (FIELD.height * 0.62) / scene.height);
  const [width, height] = [scene.width * scale, scene.height * scale];
  const [x, y] = [(FIELD.width - width) / 2, (FIELD.height - height) / 2];
  return [
    inMiddle(scene, FIELD),
    { kind: 'rect', x: x + width + 4, y, width: 46, height, ink: 'a1' },
    { kind: 'rect', x, y: y + height + 4, width: width + 50, height: 12, ink: 's1' },
  ];
};

const patterned = (brand: BookBrand): Shape[] => {
  const { width, height } = FIELD;
  return [...drawKitPattern(brand.kit.key, brand.drawing, { width, height, tile: height, label: '' }).shapes];
};

/** Eight ways to spoil a logo, each drawn with this brand's own. */
export const misusesOf = (brand: BookBrand): BookPicture[] => {
  const sceneOf = (wanted: string) => brand.logo.lockups.find(({ lockup }) => lockup === wanted)?.scene;
  const logo = sceneOf(brand.logo.primary);
  if (!logo) return [];
  const { ink, on } = drowning(brand.colors);
  const [swapped, typed] = [reordered(sceneOf('mark'), sceneOf('wordmark')), retyped(brand)];
  const all: Misuse[] = [
    { name: 'stretch', title: 'Do not stretch it', shapes: [inMiddle(reshaped(logo, 1.5, 0.8), FIELD)] },
    { name: 'tilt', title: 'Do not tilt it', shapes: [turned(inMiddle(logo, FIELD), -12)] },
    {
      name: 'recolor',
      title: 'Only your own colors',
      shapes: [inMiddle(inked(logo, foreign(brand.colors.p1)), FIELD)],
    },
    { name: 'shadow', title: 'No shadows, no glow', shapes: shadowed(logo) },
    { name: 'drown', title: 'Not where it is hard to see', shapes: [inMiddle(inked(logo, ink), FIELD)], ground: on },
    {
      name: 'pattern',
      title: 'Not on a pattern',
      shapes: [...patterned(brand), inMiddle(inked(logo, 'b1'), FIELD)],
    },
    swapped && { name: 'order', title: 'Do not change the order', shapes: [swapped] },
    typed && { name: 'retype', title: 'Do not retype the name', shapes: [typed] },
    { name: 'outline', title: 'Do not outline it', shapes: [outlined(logo)] },
    { name: 'crowd', title: 'Do not crowd it', shapes: crowded(logo) },
  ];
  return all
    .filter((one) => one !== undefined)
    .slice(0, MOST)
    .map(({ name, title, shapes, ground: field = 'w1' }) => ({
      name: `misuse-${name}`,
      group: 'misuse',
      title,
      note: '',
      scene: {
        x: 0,
        y: 0,
        width: FIELD.width,
        height: FIELD.height,
        label: `${title}: ${brand.companyName}`,
        shapes: [ground(field), ...shapes],
      },
    }));
};
