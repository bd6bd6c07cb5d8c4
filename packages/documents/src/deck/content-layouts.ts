import { at, columnX, columnsWide, PORTRAIT, RIGHT } from './grid.ts';
import { fieldsOf, styleOf, UNITS, type Look, type StyleName } from './look.ts';
import type { Area, Art, Form, Layout, Slot, Text } from './model.ts';

type Place = readonly [name: string, area: Area, style: StyleName, more?: Partial<Slot['style']>];

const PROMPTS: Partial<Record<StyleName, string>> = {
  title: 'One sentence with a verb, nine words at most',
  huge: 'Number',
  figure: 'Number',
  word: 'Date',
  foot: 'Source and date',
};

const row = (index: number, step: number, from: number): number => from + index * step;
const thirds = [1, 5, 9] as const;
const quarters = [1, 4, 7, 10] as const;
const halves = [1, 7] as const;

/** A field of color with a word, and how far its words stand inside it; inches. */
const FIELD = { y: 2.2, h: 4.2, inset: 0.28 } as const;
const inField = (column: number, y: number, h: number): Area => ({
  x: columnX(column) + FIELD.inset,
  y,
  w: columnsWide(4) - 2 * FIELD.inset,
  h,
});

/**
 * What is typed where, for every layout but the posters. The title is everywhere the same; what stands below each other
 * is as wide, so that questions do not stand in steps.
 */
const places = {
  number: [
    ['figure', at(1, 5, 2.3, 2.5), 'huge'],
    ['meaning', at(1, 5, 4.96, 1.5), 'lead'],
    ...[0, 1, 2].flatMap((index): Place[] => [
      [`label${index + 1}`, at(7, 1.6, row(index, 1.46, 2.48), 0.9), 'label'],
      [`row${index + 1}`, { ...at(8.6, 4, row(index, 1.46, 2.44), 1.12), w: RIGHT - columnX(8.6) }, 'text'],
    ]),
  ],
  times: thirds.flatMap((column, index): Place[] => [
    [`date${index + 1}`, at(column, 3.7, 2.7, 0.82), 'word', { anchor: 'b' }],
    [`name${index + 1}`, at(column, 3.7, 4.22, 0.72), 'name'],
    [`text${index + 1}`, at(column, 3.7, 5.02, 1.5), 'text'],
  ]),
  // each on a field of its own color
  words: thirds.flatMap((column, index): Place[] => [
    [`role${index + 1}`, inField(column, 2.48, 0.34), 'small'],
    [`word${index + 1}`, inField(column, 3.9, 0.86), 'word', { anchor: 'b' }],
    [`text${index + 1}`, inField(column, 4.94, 1.2), 'lead'],
  ]),
  // what is compared stands side by side: a row for each number, then and now beside each other
  halves: [
    ['label1', at(4.4, 4, 2.1, 0.4), 'label'],
    ['label2', at(8.9, 4, 2.1, 0.4), 'label'],
    ...[0, 1].flatMap((index): Place[] => [
      [`meaning${index + 1}`, at(1, 3, row(index, 2, 2.86), 1.1), 'lead'],
      [`figure${index + 1}`, at(4.4, 4, row(index, 2, 2.6), 1.02), 'figure', { size: 60 }],
      [`figure${index + 3}`, at(8.9, 4, row(index, 2, 2.6), 1.02), 'figure', { size: 60 }],
    ]),
  ],
  picture: [0, 1, 2].map((index): Place => [
    `point${index + 1}`,
    { x: columnX(8.9), y: row(index, 1.42, 2.24), w: RIGHT - columnX(8.9), h: 1.2 },
    'lead',
  ]),
  chart: [
    ['caption', at(1, 8, 2.02, 0.32), 'small'],
    ...[0, 1, 2].flatMap((index): Place[] => [
      [`figure${index + 1}`, { ...at(9.4, 4, row(index, 1.56, 2), 0.72), w: RIGHT - columnX(9.4) }, 'figure'],
      [`meaning${index + 1}`, { ...at(9.4, 4, row(index, 1.56, 2.74), 0.6), w: RIGHT - columnX(9.4) }, 'text'],
    ]),
  ],
  product: [
    ['figure1', at(1, 3.8, 2.2, 0.78), 'figure'],
    ['meaning1', at(1, 3.8, 3.04, 1.1), 'text'],
    ['figure2', at(6, 3, 2.2, 0.78), 'figure'],
    ['meaning2', at(6, 3, 3.04, 1.1), 'text'],
    ['figure3', at(10, 3, 2.2, 0.78), 'figure'],
    ['meaning3', at(10, 3, 3.04, 1.1), 'text'],
    ['start', at(1, 8, 4.5, 0.34), 'small'],
    ['first', at(1, 5, 5.66, 0.8), 'text'],
    ['all', at(8, 5, 5.66, 0.8), 'text', { align: 'r' }],
  ],
  split: thirds.flatMap((column, index): Place[] => [
    [`fact${index + 1}`, at(column, 3.7, 5.26, 0.56), 'figure', { size: 32 }],
    [`meaning${index + 1}`, at(column, 3.7, 5.88, 0.68), 'text'],
  ]),
  table: [],
  funnel: thirds.flatMap((column, index): Place[] => [[`fact${index + 1}`, at(column, 3.8, 5.82, 0.7), 'text']]),
  people: quarters.flatMap((column, index): Place[] => [
    // two lines where a name is long; a short one stands close to the role
    [`name${index + 1}`, at(column, 2.9, 4.04, 0.66), 'name', { anchor: 'b' }],
    [`role${index + 1}`, at(column, 2.9, 4.74, 0.32), 'small'],
    [`proof${index + 1}`, at(column, 2.8, 5.1, 1.48), 'text'],
  ]),
  round: [['use', at(1, 5, 2.06, 0.34), 'small']],
  list: [],
  scale: [
    ['low', at(1, 4, 3.86, 0.42), 'name'],
    ['high', { ...at(9, 4, 3.86, 0.42), w: RIGHT - columnX(9) }, 'name', { align: 'r' }],
    ...halves.flatMap((column, index): Place[] => [
      [`label${index + 1}`, at(column, 5, 4.94, 0.4), 'label'],
      [`text${index + 1}`, at(column, 5.4, 5.36, 1.06), 'lead'],
    ]),
  ],
  swatches: [],
  post: [0, 1, 2].flatMap((index): Place[] => [
    [`label${index + 1}`, at(6.4, 6, row(index, 1.4, 2.3), 0.42), 'name'],
    [`point${index + 1}`, { ...at(6.4, 6, row(index, 1.4, 2.74), 0.8), w: RIGHT - columnX(6.4) }, 'text'],
  ]),
  appendix: [['text', at(1, 3.8, 2.24, 4.1), 'text']],
  quote: [
    ['words', at(1, 10.4, 2.2, 3.1), 'word'],
    ['who', at(1, 8, 5.66, 0.6), 'lead'],
  ],
} as const satisfies Record<string, readonly Place[]>;

export type ContentLayout = keyof typeof places;

const names = {
  number: 'Number',
  times: 'Three times',
  words: 'Three words',
  halves: 'Two halves',
  picture: 'Picture',
  chart: 'Chart',
  product: 'Product',
  split: 'Split bar',
  table: 'Table',
  funnel: 'Funnel',
  people: 'People',
  round: 'Round',
  list: 'List',
  scale: 'Scale',
  swatches: 'Colors',
  post: 'Post',
  appendix: 'Appendix',
  quote: 'Quote',
} as const satisfies Record<ContentLayout, string>;

/** Their numbers in files: the title is 0, source and label the next, the rest from 10 on. */
const SOURCE = 11;
const LABEL = 12;
const FIRST = 20;
const PICTURE = 13;

const foot = (look: Look): Slot[] => [
  {
    idx: SOURCE,
    type: 'body',
    name: 'source',
    area: at(1, 9, 6.66, 0.3),
    style: styleOf(look, 'foot'),
    prompt: PROMPTS.foot ?? '',
  },
  {
    idx: LABEL,
    type: 'body',
    name: 'label',
    // the mark stands at the margin where there is one
    area: { ...at(10, 3, 6.66, 0.3), w: RIGHT - columnX(10) - (look.brand.mark ? 0.36 : 0) },
    style: styleOf(look, 'footRight'),
    prompt: 'Section',
  },
];

/** The mark at the foot of a slide: the name's first letter would be another logo, so it is the whole one, small. */
const footLogo = (look: Look): Art => ({
  kind: 'art',
  name: 'Mark',
  flats: look.brand.mark ? markFlats(look) : [],
});

const markFlats = (look: Look): Art['flats'] => {
  const { mark } = look.brand;
  if (!mark) return [];
  const high = 0.26;
  const scale = (high * UNITS) / Math.max(mark.height, mark.width);
  const x = (RIGHT - 0.13) * UNITS - (mark.width * scale) / 2;
  const y = 6.81 * UNITS - (mark.height * scale) / 2;
  const path = mark.path.map((command) =>
    command.map((part, index) => (typeof part === 'number' ? part * scale + (index % 2 === 1 ? x : y) : part)),
  ) as unknown as typeof mark.path;
  return [{ kind: 'area', path, coats: [{ ink: look.accent, alpha: 1 }] }];
};

/** Lines and dots that belong to a layout and not to what is said on it. */
const fixed = (look: Look, key: ContentLayout): (Form | Art | Text)[] => {
  const rule = (name: string, area: Area): Form => ({ kind: 'form', name, form: 'rect', area, fill: look.rule });
  const hair = 0.014;
  if (key === 'number') {
    const x = columnX(7);
    return [0, 1, 2].map((index) => rule(`Rule ${index + 1}`, { x, y: row(index, 1.46, 2.28), w: RIGHT - x, h: hair }));
  }
  if (key === 'times') {
    const line = rule('Line', { x: columnX(1), y: 3.85, w: RIGHT - columnX(1), h: 0.028 });
    const dots = thirds.map((column, index): Form => ({
      kind: 'form',
      name: `Dot ${index + 1}`,
      form: 'ellipse',
      area: { x: columnX(column), y: 3.764, w: 0.2, h: 0.2 },
      fill: look.accent,
    }));
    return [line, ...dots];
  }
  if (key === 'words')
    return fieldsOf(look, thirds.length).map((fill, index): Form => ({
      kind: 'form',
      name: `Field ${index + 1}`,
      form: 'rect',
      area: { ...at(thirds[index] ?? 1, 4, FIELD.y, FIELD.h) },
      fill,
    }));
  if (key === 'scale')
    return halves.map((column, index) =>
      rule(`Rule ${index + 1}`, { x: columnX(column), y: 4.76, w: columnsWide(index === 0 ? 5.6 : 6), h: hair }),
    );
  if (key === 'quote') return [rule('Rule', { x: columnX(1), y: 5.46, w: columnsWide(2), h: 0.04 })];
  if (key === 'funnel' || key === 'split') {
    const y = key === 'split' ? 5.16 : 5.66;
    return [rule('Rule', { x: columnX(1), y, w: RIGHT - columnX(1), h: hair })];
  }
  return [];
};

/** Words on a field of color have an ink of their own: there are as many slots to each field. */
const inksOf = (look: Look, key: ContentLayout): (Partial<Slot['style']> | undefined)[] =>
  key === 'words'
    ? fieldsOf(look, thirds.length).flatMap((field) => {
        const ink = look.palette.textOn([field], 'w1', 'p2');
        return [{ ink }, { ink }, { ink }];
      })
    : [];

/** Where pictures are dropped in the file. What is drawn below says what is wanted, so nothing is said here. */
const picturesOf = (look: Look, key: ContentLayout): Slot[] => {
  const pic = { type: 'pic', style: styleOf(look, 'small'), prompt: ' ' } as const;
  if (key === 'picture') return [{ ...pic, idx: PICTURE, name: 'picture', area: at(1, 7, 2.2, 4.2) }];
  if (key !== 'people') return [];
  return quarters.map((column, index) => ({
    ...pic,
    idx: PICTURE + index,
    name: `portrait${index + 1}`,
    area: { x: columnX(column), ...PORTRAIT },
  }));
};

const slotsOf = (look: Look, key: ContentLayout, inks = inksOf(look, key)): Slot[] => [
  {
    idx: 0,
    type: 'title',
    name: 'title',
    area: at(1, 9, 0.5, 1.4),
    style: styleOf(look, 'title'),
    prompt: PROMPTS.title ?? '',
  },
  ...foot(look),
  ...picturesOf(look, key),
  ...(places[key] as readonly Place[]).map(([name, area, style, more = {}], index) => ({
    idx: FIRST + index,
    type: 'body' as const,
    name,
    area,
    style: styleOf(look, style, { ...more, ...inks[index] }),
    prompt: PROMPTS[style] ?? 'Text',
  })),
];

/** A layout of content in a brand's look. */
export const contentLayout = (look: Look, key: ContentLayout): Layout => ({
  key: look.on === 'plain' ? key : `${key}-${look.on}`,
  name: look.on === 'plain' ? names[key] : `${names[key]}, ${look.on === 'loud' ? 'full color' : 'tinted'}`,
  ground: look.ground,
  items: [
    ...(look.corner.length > 0 ? [{ kind: 'art', name: 'Artwork', flats: look.corner } as const] : []),
    ...(look.brand.mark ? [footLogo(look)] : []),
    ...fixed(look, key),
  ],
  slots: slotsOf(look, key),
});
