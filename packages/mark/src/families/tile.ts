import { boundsOf, type PathCommand } from '@signet/type';
import { numberAt, recipesOf, type Drawing, type Family, type Recipe } from '../family.ts';
import { rasterPath } from '../grid.ts';
import { hasSerifs, isStroke, type Letter } from '../letter.ts';
import { heightOf, transform, widthOf, type Outline } from '../outline.ts';
import { rectangle, tiles, type TileName } from '../shapes.ts';

/** Where the letter leaves the ground: over which edges its ink runs out. */
const bleeds = {
  none: [0, 0],
  bottom: [0, 1],
  'top bottom': [0, 2],
} as const satisfies Record<string, readonly [number, number]>;

const UNIT = { left: 0, top: 0, right: 1, bottom: 1 };
/** How far a letter that runs out over the edge goes, in parts of the side: farther than its serifs are high. */
const BEYOND = 0.075;

/** Scale and place of the letter in the unit square: as large as margins and edges allow. */
const placeIn = ({ box }: Letter, [across, down]: readonly [number, number], margin: number) => {
  const [roomX, roomY] = [
    1 - (across === 0 ? 2 * margin : margin - BEYOND),
    1 - (down === 0 ? 2 * margin : down === 2 ? -2 * BEYOND : margin - BEYOND),
  ];
  const scale = Math.min(roomX / widthOf(box), roomY / heightOf(box));
  const [width, height] = [widthOf(box) * scale, heightOf(box) * scale];
  const x = across === 0 ? (1 - width) / 2 : across === 1 ? 1 + BEYOND - width : -BEYOND;
  const y = down === 0 ? (1 - height) / 2 : down === 1 ? 1 + BEYOND - height : (1 - height) / 2;
  return { scale, x: x - box.left * scale, y: y - box.top * scale };
};

/** In a square on its corner a letter has less room. */
const DIAMOND_MARGIN = 0.29;

const letterIn = (recipe: Recipe, letter: Letter) => {
  const margin = recipe.values[0] === 'diamond' ? DIAMOND_MARGIN : numberAt(recipe, 2);
  const { scale, x, y } = placeIn(letter, bleeds[String(recipe.values[1]) as keyof typeof bleeds], margin);
  return transform(letter.path, [scale, 0, 0, scale, x, y]);
};

/** Whether the letter runs over the edges that it is meant to run over: a wide one is stopped by the sides before. */
const reaches = (motif: readonly PathCommand[], [, down]: readonly [number, number]): boolean => {
  const box = boundsOf(motif);
  return down < 2 || (box !== undefined && box.top < 0 && box.bottom > 1);
};

/** Of a letter's width, the most that may stand on the edge that it runs out over: a bar along it would be lost. */
const FOOT = 0.66;
/** How far from its foot ink counts as standing on it, in parts of the height, and columns to look at. */
const NEAR = 0.04;
const COLUMNS = 64;

/** Whether a letter stands on stems, so that they can run out over an edge. */
const standsOnStems = ({ path, box }: Letter): boolean => {
  const scale = COLUMNS / widthOf(box);
  const height = Math.max(1, Math.round(heightOf(box) * NEAR * scale));
  const { ink } = rasterPath(path, { x: box.left, y: box.bottom - height / scale, scale, width: COLUMNS, height });
  const inked = Array.from({ length: COLUMNS }, (_, column) =>
    ink.some((one, at) => one === 1 && at % COLUMNS === column),
  );
  return inked.filter(Boolean).length <= FOOT * COLUMNS;
};

/** Lines around a letter, and the grounds whose rims they are. */
const frames = {
  ring: 'disc',
  frame: 'squircle',
  corners: 'square',
  bars: 'square',
} as const satisfies Record<string, TileName>;
/** How wide such a line is, and how far from it the letter stays, in parts of the side. */
const RIM = 0.1;
const FRAME_MARGIN = { ring: 0.27, frame: 0.23, corners: 0.23, bars: 0.22 } as const;
/** Of a side of a frame of two corners, how far each of them reaches. */
const REACH = 0.58;

/** What is left of a frame: two opposite corners, or the bars above and below. */
const gapsIn: Partial<Record<keyof typeof frames, Outline>> = {
  corners: [
    ...rectangle({ left: REACH, top: -RIM, right: 1 + RIM, bottom: 1 - REACH }),
    ...rectangle({ left: -RIM, top: REACH, right: 1 - REACH, bottom: 1 + RIM }),
  ],
  bars: [
    ...rectangle({ left: -RIM, top: RIM, right: RIM * 2, bottom: 1 - RIM }),
    ...rectangle({ left: 1 - RIM * 2, top: RIM, right: 1 + RIM, bottom: 1 - RIM }),
  ],
};

const framed = (letter: Letter, name: keyof typeof frames): Drawing => {
  const { box } = letter;
  const room = 1 - 2 * FRAME_MARGIN[name];
  const scale = room / Math.max(widthOf(box), heightOf(box));
  const [x, y] = [0.5 - ((box.left + box.right) / 2) * scale, 0.5 - ((box.top + box.bottom) / 2) * scale];
  const ground = tiles[frames[name]];
  return {
    layers: [
      { op: 'add', path: ground(UNIT) },
      { op: 'cut', path: ground({ left: RIM, top: RIM, right: 1 - RIM, bottom: 1 - RIM }) },
      ...(gapsIn[name] ? [{ op: 'cut' as const, path: gapsIn[name] }] : []),
      { op: 'add', path: transform(letter.path, [scale, 0, 0, scale, x, y]) },
    ],
    motif: transform(letter.path, [scale, 0, 0, scale, x, y]),
  };
};

const isFrame = (name: unknown): name is keyof typeof frames => typeof name === 'string' && name in frames;

/** In a frame these close a window, whatever the script. */
const closing = /[XxХхΧχЖж]/u;
/** In a soft square these are the signs of networks, or numbers. */
const networks = /[tfOoIlОоΟοЗзІΙбЧ]/u;

/** What is read on a ground, or in a line, in place of the letter. */
const misreadOn: Readonly<Record<string, RegExp>> = { squircle: networks };
/** On feet these are numerals. */
const numeral = /[ПΠ]/u;

/** What designers kept of each ground. */
const keptOn: Readonly<Record<string, number>> = { squircle: 0.3 };

/** A letter cut from a ground, or with lines around it. */
export const tile: Family = {
  kept: ({ values }) => keptOn[String(values[0])] ?? 0.3,
  legible: true,
  choices: [[...Object.keys(tiles), ...Object.keys(frames)], Object.keys(bleeds), [0.16]],
  propose: ({ initials, letters }) =>
    // what runs out over an edge splits the ground or loses its letter
    recipesOf(
      'tile',
      initials.filter(
        (one) => !isStroke(letters(one)) && !closing.test(one) && !(numeral.test(one) && hasSerifs(letters)),
      ),
      // a diamond is a sign on a road, between corners and bars it is lost
      Object.keys(keptOn),
      ['none'],
      [0.16],
    ).filter(({ letters: one, values }) => !misreadOn[String(values[0])]?.test(one)),
  draw: (recipe, { letters }) => {
    const letter = letters(recipe.letters);
    if (!letter) return undefined;
    const [name] = recipe.values;
    if (isFrame(name)) return framed(letter, name);
    const runsOut = bleeds[String(recipe.values[1]) as keyof typeof bleeds][1] > 0;
    if (runsOut && !standsOnStems(letter)) return undefined;
    const motif = letterIn(recipe, letter);
    if (!reaches(motif, bleeds[String(recipe.values[1]) as keyof typeof bleeds])) return undefined;
    const ground = tiles[String(recipe.values[0]) as TileName](UNIT);
    return {
      layers: [
        { op: 'add', path: ground },
        { op: 'cut', path: motif },
      ],
      reversed: true,
      motif,
    };
  },
};
