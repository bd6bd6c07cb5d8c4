import type { PathCommand } from '@signet/type';
import { recipesOf, type Family } from '../family.ts';
import { transform, type Outline } from '../outline.ts';
import { oval, polygon, QUARTER, rectangle } from '../shapes.ts';

/** A plain figure: a bar, a bar round at one end, a part of a disc, a triangle; in its box, from the top left. */
type Figure = readonly [kind: keyof typeof kinds, x: number, y: number, width: number, height: number];

const bar = (x: number, y: number, width: number, height: number): Outline =>
  rectangle({ left: x, top: y, right: x + width, bottom: y + height });

/** Round at its right end, as far as its height allows. */
const roundRight = (x: number, y: number, width: number, height: number): Outline => {
  const radius = Math.min(width, height / 2);
  const [right, bottom, h] = [x + width, y + height, radius * (1 - QUARTER)];
  return [
    ['M', x, y],
    ['L', right - radius, y],
    ['C', right - h, y, right, y + h, right, y + radius],
    ['L', right, bottom - radius],
    ['C', right, bottom - h, right - h, bottom, right - radius, bottom],
    ['L', x, bottom],
    ['Z'],
  ];
};

/** The same to the left. */
const roundLeft = (x: number, y: number, width: number, height: number): Outline =>
  transform(roundRight(x, y, width, height), [-1, 0, 0, 1, 2 * x + width, 0]);

/** The same downwards. */
const roundDown = (x: number, y: number, width: number, height: number): Outline =>
  transform(roundRight(0, 0, height, width), [0, 1, -1, 0, x + width, y]);

/** The same upwards. */
const roundUp = (x: number, y: number, width: number, height: number): Outline =>
  transform(roundDown(x, y, width, height), [1, 0, 0, -1, 0, 2 * y + height]);

/** A quarter of a disc whose middle is the upper left corner of its box. */
const quarterAbove = (x: number, y: number, width: number, height: number): Outline => [
  ['M', x, y],
  ['L', x + width, y],
  ['C', x + width, y + height * QUARTER, x + width * QUARTER, y + height, x, y + height],
  ['Z'],
];
const quarterBelow = (x: number, y: number, width: number, height: number): Outline =>
  transform(quarterAbove(x, y, width, height), [1, 0, 0, -1, 0, 2 * y + height]);

/** How wide a leaning stroke is along a line. */
const LEANING = 2.5;

/** How thick half a ring is. */
const RING = 2;
/** Half a ring, open to the right. */
const ringLeft = (x: number, y: number, width: number, height: number): Outline => {
  const [rx, ry, ix, iy] = [width, height / 2, width - RING, height / 2 - RING];
  const [right, middle] = [x + width, y + height / 2];
  const half = (a: number, b: number, up: 1 | -1): PathCommand[] => [
    ['C', right - a * QUARTER, middle + up * b, right - a, middle + up * b * QUARTER, right - a, middle],
    ['C', right - a, middle - up * b * QUARTER, right - a * QUARTER, middle - up * b, right, middle - up * b],
  ];
  return [['M', right, middle + ry], ...half(rx, ry, 1), ['L', right, middle - iy], ...half(ix, iy, -1), ['Z']];
};
const ringRight = (x: number, y: number, width: number, height: number): Outline =>
  transform(ringLeft(x, y, width, height), [-1, 0, 0, 1, 2 * x + width, 0]);
const ringDown = (x: number, y: number, width: number, height: number): Outline =>
  transform(ringRight(0, 0, height, width), [0, 1, -1, 0, x + width, y]);

const quarterAboveLeft = (x: number, y: number, width: number, height: number): Outline =>
  transform(quarterAbove(x, y, width, height), [-1, 0, 0, 1, 2 * x + width, 0]);
const quarterBelowLeft = (x: number, y: number, width: number, height: number): Outline =>
  transform(quarterBelow(x, y, width, height), [-1, 0, 0, 1, 2 * x + width, 0]);

const disc = (x: number, y: number, width: number, height: number): Outline =>
  oval({ left: x, top: y, right: x + width, bottom: y + height });

const kinds = {
  bar,
  disc,
  ringLeft,
  ringRight,
  ringDown,
  roundRight,
  roundLeft,
  roundDown,
  roundUp,
  quarterAbove,
  quarterBelow,
  quarterAboveLeft,
  quarterBelowLeft,
  triangleAbove: (x: number, y: number, width: number, height: number) =>
    polygon([x, y], [x + width, y], [x, y + height]),
  triangleBelow: (x: number, y: number, width: number, height: number) =>
    polygon([x, y], [x + width, y + height], [x, y + height]),
  /** A triangle that stands on its right corner. */
  triangleRight: (x: number, y: number, width: number, height: number) =>
    polygon([x + width, y], [x + width, y + height], [x, y + height]),
  /** One whose right corner is above on the right. */
  triangleUnder: (x: number, y: number, width: number, height: number) =>
    polygon([x, y], [x + width, y], [x + width, y + height]),
  /** A stroke as wide as a stem that leans to the right. */
  lean: (x: number, y: number, width: number, height: number) =>
    polygon([x + width - LEANING, y], [x + width, y], [x + LEANING, y + height], [x, y + height]),
  peak: (x: number, y: number, width: number, height: number) =>
    polygon([x + width / 2, y], [x + width, y + height], [x, y + height]),
  wedge: (x: number, y: number, width: number, height: number) =>
    polygon([x, y], [x + width, y], [x + width / 2, y + height]),
} as const;

/** All letters are seven high, their stems two wide, and half a unit lies between two figures. */
const stem: Figure = ['bar', 0, 0, 2, 7];
const latin: Readonly<Record<string, readonly Figure[]>> = {
  B: [stem, ['roundRight', 2.5, 0, 3.4, 3.25], ['roundRight', 2.5, 3.75, 3.4, 3.25]],
  D: [stem, ['roundRight', 2.5, 0, 3.5, 7]],
  E: [stem, ['bar', 2.5, 0, 3.25, 2], ['bar', 2.5, 2.5, 3.25, 2], ['bar', 2.5, 5, 3.25, 2]],
  F: [stem, ['bar', 2.5, 0, 3.25, 2], ['bar', 2.5, 2.5, 2.4, 2]],
  H: [stem, ['bar', 2.5, 2.5, 1.6, 2], ['bar', 4.6, 0, 2, 7]],
  K: [stem, ['quarterAbove', 2.5, 0, 3.25, 3.25], ['quarterBelow', 2.5, 3.75, 3.25, 3.25]],
  L: [stem, ['bar', 2.5, 5, 3, 2]],
  M: [stem, ['wedge', 2.5, 0, 3, 3.6], ['bar', 6, 0, 2, 7]],
  P: [stem, ['roundRight', 2.5, 0, 3.4, 4]],
  R: [stem, ['roundRight', 2.5, 0, 3.4, 3.5], ['quarterBelow', 2.5, 4, 3.4, 3]],
  S: [
    ['roundLeft', 0, 0, 5.2, 3.25],
    ['roundRight', 0.6, 3.75, 5.2, 3.25],
  ],
  T: [
    ['bar', 0, 0, 6.2, 2],
    ['bar', 2.1, 2.5, 2, 4.5],
  ],
  U: [
    ['bar', 0, 0, 2, 3.25],
    ['bar', 4, 0, 2, 3.25],
    ['roundDown', 0, 3.75, 6, 3.25],
  ],
  C: [
    ['ringLeft', 0, 0, 3.4, 7],
    ['bar', 3.9, 0, 2, 2],
    ['bar', 3.9, 5, 2, 2],
  ],
  G: [
    ['ringLeft', 0, 0, 3.4, 7],
    ['bar', 3.9, 0, 2.2, 2],
    ['bar', 3.9, 3.4, 2.2, 3.6],
  ],
  I: [
    ['bar', 0, 0, 5, 2],
    ['bar', 1.5, 2.5, 2, 2],
    ['bar', 0, 5, 5, 2],
  ],
  J: [
    ['bar', 4.4, 0, 2, 3],
    ['ringDown', 0, 3.5, 6.4, 3.5],
  ],
  N: [stem, ['triangleUnder', 2.5, 0, 2.4, 7], ['bar', 5.4, 0, 2, 7]],
  W: [stem, ['peak', 2.5, 3.4, 3, 3.6], ['bar', 6, 0, 2, 7]],
  Z: [
    ['bar', 0, 0, 6, 2],
    ['lean', 0, 2.5, 6, 2],
    ['bar', 0, 5, 6, 2],
  ],
  7: [
    ['bar', 0, 0, 6, 2],
    ['lean', 1.2, 2.5, 4.8, 4.5],
  ],
};

/** The same with straight sides where it has round ones that can be straight. */
const straight: Readonly<Record<string, readonly Figure[]>> = {
  K: [stem, ['triangleAbove', 2.5, 0, 3.25, 3.25], ['triangleBelow', 2.5, 3.75, 3.25, 3.25]],
  R: [stem, ['roundRight', 2.5, 0, 3.4, 3.5], ['triangleBelow', 2.5, 4, 3.4, 3]],
};

/** The same with a full disc for one of their parts. */
const dotted: Readonly<Record<string, readonly Figure[]>> = {
  E: [stem, ['bar', 2.5, 0, 3.25, 2], ['disc', 2.5, 2.4, 2.2, 2.2], ['bar', 2.5, 5, 3.25, 2]],
  F: [stem, ['bar', 2.5, 0, 3.25, 2], ['disc', 2.5, 2.5, 2.6, 2.6]],
  H: [stem, ['disc', 2.5, 2.3, 2.4, 2.4], ['bar', 5.4, 0, 2, 7]],
};

const others: Readonly<Record<string, readonly Figure[]>> = {
  Б: [stem, ['bar', 2.5, 0, 3.1, 2], ['roundRight', 2.5, 2.9, 3.4, 4.1]],
  Г: [stem, ['bar', 2.5, 0, 3.1, 2]],
  П: [stem, ['bar', 2.5, 0, 1.6, 2], ['bar', 4.6, 0, 2, 7]],
  // wider than high: its gaps are wider too, to hold as small
  Ж: [
    ['quarterAboveLeft', 0, 0, 2.6, 3.15],
    ['quarterBelowLeft', 0, 3.85, 2.6, 3.15],
    ['bar', 3.25, 0, 2, 7],
    ['quarterAbove', 5.9, 0, 2.6, 3.15],
    ['quarterBelow', 5.9, 3.85, 2.6, 3.15],
  ],
  Ь: [stem, ['roundRight', 2.5, 3, 3.4, 4]],
  Я: [
    ['roundLeft', 0, 0, 3.4, 3.5],
    ['triangleRight', 0, 4, 3.4, 3],
    ['bar', 3.9, 0, 2, 7],
  ],
  И: [stem, ['triangleAbove', 2.5, 0, 2.4, 7], ['bar', 5.4, 0, 2, 7]],
  Э: [
    ['ringRight', 2.6, 0, 3.4, 7],
    ['bar', 0, 0, 2.1, 2],
    ['bar', 0, 5, 2.1, 2],
    ['bar', 0.9, 2.75, 1.9, 1.5],
  ],
  Ш: [
    ['bar', 0, 0, 2, 4.5],
    ['bar', 2.6, 0, 2, 4.5],
    ['bar', 5.2, 0, 2, 4.5],
    ['bar', 0, 5, 7.2, 2],
  ],
  Ф: [
    ['roundLeft', 0, 1, 2.5, 5],
    ['bar', 3, 0, 2, 7],
    ['roundRight', 5.5, 1, 2.5, 5],
  ],
  Ξ: [
    ['bar', 0, 0, 6, 2],
    ['bar', 0.9, 2.5, 4.2, 2],
    ['bar', 0, 5, 6, 2],
  ],
};

/** Letters of other scripts, and those drawn as they are. */
const alike = 'ΒB ΕE ΗH ΚK ΜM ΡP ΤT ВB ЕE КK МM НH РP ТT СC ΙI ΝN ΖZ';
const sameAs = (all: Readonly<Record<string, readonly Figure[]>>) =>
  alike.split(' ').flatMap(([letter = '', like = '']) => (all[like] ? [[letter, all[like]] as const] : []));

const sets = {
  round: { ...latin, ...others, Γ: others['Г'], Π: others['П'], Φ: others['Ф'] },
  straight,
  dotted,
} as const;
const drawn: Readonly<Record<keyof typeof sets, Readonly<Record<string, readonly Figure[] | undefined>>>> = {
  round: { ...sets.round, ...Object.fromEntries(sameAs(latin)) },
  straight: { ...sets.straight, ...Object.fromEntries(sameAs(straight)) },
  dotted: { ...sets.dotted, ...Object.fromEntries(sameAs(dotted)) },
};
const looks = Object.keys(drawn) as (keyof typeof drawn)[];

/** Of plain figures these read as something else: a G as C and i, an I as a Ξ, a Π as I, ', I, a U as a plug. */
const misread = new Set('GRIΙІUWПΠSCСEΕЕPРΡЬЗZΖ7');
/** A part on the right that is a letter or a number by itself is read as one, I3, ID, I5; a bar is a crumb. */
export const splitLetters = new Set('BВΒDHНΗБ');
/** And these in one of their looks: a fighter of a film, a button that goes back. */
const misreadIn: Readonly<Record<string, RegExp>> = { dotted: /[HНΗEЕΕ]/u, straight: /[KКΚ]/u };

/** What a designer would show before others. */
const strong = new Set('KКΚMМЖЭФΦ');

/** Words that a stencil is the contrary of. */
const contrary = new Set(['childlike', 'tender', 'soft', 'cute']);

/** A capital of plain figures that stand apart, drawn by hand for each letter. */
export const figures: Family = {
  kept: ({ letters }) => (strong.has(letters) ? 0.8 : 0.6),
  legible: false,
  choices: [looks],
  propose: ({ initials, words }) =>
    recipesOf(
      'figures',
      words.some((one) => contrary.has(one)) ? [] : initials.filter((one) => !misread.has(one)),
      looks,
    ).filter(
      ({ letters, values: [look] }) =>
        Boolean(drawn[look as keyof typeof drawn][letters]) && !misreadIn[String(look)]?.test(letters),
    ),
  draw: ({ letters, values }) =>
    drawn[values[0] as keyof typeof drawn][letters] && {
      layers: [
        {
          op: 'add',
          path: (drawn[values[0] as keyof typeof drawn][letters] ?? []).flatMap(([kind, ...box]) =>
            kinds[kind](...box),
          ),
        },
      ],
    },
};
