import type { KitBrand, KitKey } from '@signet/kit';
import { posterAsks, slideSpecs, type SlideKey } from '../content/stories.ts';
import { paperAsks } from '../content/questions.ts';
import type { Ask, SlideSpec } from '../content/slide-spec.ts';
import { pageSizes, type PageSize } from '../paper/sheet.ts';
import { paperLook, styleOf, type Look, type StyleName } from './look.ts';
import type { Area, Deck, Form, Layout, Slot } from './model.ts';
import { posterLayout } from './poster-layout.ts';
import type { Subject } from './subject.ts';
import { createTeller, type Teller } from './teller.ts';

export const onePagerKinds = ['investor', 'investor-us', 'customer', 'customer-us'] as const;
export type OnePagerKind = (typeof onePagerKinds)[number];

/** The kit's band at the head of the page, and the margin below it, in inches. */
const BAND = 3.6;
const MARGIN = 0.6;
/** Sizes of text beside those of slides: 11 points for 18. */
const SCALE = 0.62;
const LEAST = 9;

type Place = readonly [name: string, area: Area, style: StyleName];

const askOf = (key: string): Ask => {
  if (key in paperAsks) return paperAsks[key as keyof typeof paperAsks];
  const [slide = '', slot = ''] = key.split('.');
  if (slide in posterAsks) return posterAsks[slide as keyof typeof posterAsks];
  const spec: SlideSpec | undefined = slideSpecs[slide as SlideKey];
  return spec?.asks[slot] ?? ['What belongs here?'];
};

/** Where everything stands below the band; names are the questions whose answers stand there. */
const createGrid = (w: number) => {
  const wide = w - 2 * MARGIN;
  const gap = 0.35;
  const column = (count: number, at: number, y: number, h: number): Area => {
    const each = (wide - gap * (count - 1)) / count;
    return { x: MARGIN + at * (each + gap), y, w: each, h };
  };
  return { wide, column, line: (y: number, h: number): Area => ({ x: MARGIN, y, w: wide, h }) };
};
type Grid = ReturnType<typeof createGrid>;

const figures = ({ column, line }: Grid, y: number): Place[] => [
  ...[0, 1, 2].flatMap((at): Place[] => [
    [`traction.figure${at + 1}`, column(3, at, y, 0.5), 'figure'],
    [`traction.meaning${at + 1}`, column(3, at, y + 0.52, 0.46), 'text'],
  ]),
  ['traction.source', line(y + 1.02, 0.2), 'small'],
];

/** What a block says: the claim, and one sentence on it. A claim that is a number is set as one. */
type Told = { label: string; claim: string; more?: string; isNumber?: boolean };

const blocks = ({ column }: Grid, y: number, told: readonly Told[]) =>
  told.map(({ label, claim, more, isNumber = false }, index) => {
    const area = column(2, index % 2, y + Math.floor(index / 2) * 1.4, 1.26);
    const places: Place[] = [
      [claim, { ...area, y: area.y + 0.25, h: more ? 0.48 : 0.98 }, isNumber ? 'figure' : 'name'],
    ];
    if (more) places.push([more, { ...area, y: area.y + 0.76, h: 0.5 }, 'text']);
    return { label, area: { ...area, h: 0.22 }, places };
  });

/** What the second number counts is what the first one does, unless it is said. */
const COUNTED_AGAIN = 'solution.meaning3';

const investor: readonly Told[] = [
  { label: 'Problem', claim: 'problem.title', more: 'problem.row2' },
  { label: 'Solution', claim: 'solution.title', more: 'product.point3' },
  { label: 'Market', claim: 'market.title', more: 'market.first' },
  { label: 'Competition', claim: 'rivals.title' },
  { label: 'Team', claim: 'team.title', more: 'team.person1' },
  { label: 'The round', claim: 'round.title', more: 'round.parts' },
];
const customer: readonly Told[] = [
  { label: 'A customer says', claim: 'quote.words', more: 'quote.who' },
  { label: 'Price', claim: 'prices.title' },
  // to a customer nothing is told about customers: what it was, and what it is
  { label: 'Before', claim: 'solution.figure1', more: 'solution.meaning1', isNumber: true },
  { label: 'Now', claim: 'solution.figure3', more: COUNTED_AGAIN, isNumber: true },
];

const slotOf = (look: Look, [name, area, style]: Place, index: number): Slot => ({
  idx: 20 + index,
  type: 'body',
  name,
  area,
  style: styleOf(look, style),
  prompt: askOf(name)[0],
});

/** The number of a step in a disc. */
const step = (teller: Teller, at: number, area: Area): void => {
  const { look } = teller;
  const disc = { x: area.x, y: area.y, w: 0.34, h: 0.34 };
  teller.form({ name: `Step ${at}`, form: 'ellipse', area: disc, fill: look.accent });
  const ink = teller.on(look.accent, 'w1');
  const style = { ...styleOf(look, 'label'), ink, align: 'ctr', anchor: 'ctr' } as const;
  teller.text(`Step ${at} number`, disc, String(at), style);
};

const ruleAt = (look: Look, area: Area): Form => ({
  kind: 'form',
  name: 'Rule',
  form: 'rect',
  area: { ...area, h: 0.014 },
  fill: look.rule,
});

/** All that is often read and passed on, on one page: the line, what it is about, numbers or steps, how to answer. */
export const onePager = (kit: KitKey, brand: KitBrand, subject: Subject, kind: OnePagerKind): Deck => {
  const size: PageSize = kind.endsWith('-us') ? 'letter' : 'a4';
  const page = pageSizes[size];
  const isInvestor = kind.startsWith('investor');
  const look = paperLook(kit, brand, 'w1', SCALE, LEAST);
  const grid = createGrid(page.w);
  const answer = (key: string): string | undefined => subject.answers[key]?.trim() || undefined;
  const said = (key: string): string | undefined =>
    answer(key) ?? (key === COUNTED_AGAIN ? answer('solution.meaning1') : undefined);
  const words = subject.keywords.map(({ name }) => `${name}.`).join(' ');
  const head = posterLayout(
    kit,
    brand,
    'cover',
    { headline: said('cover.title') ?? words, small: subject.website },
    {
      w: page.w,
      h: BAND,
    },
  );
  const from = isInvestor ? 6.15 : 6.9;
  const parts = blocks(grid, from, isInvestor ? investor : customer);
  const foot = page.h - 1.05;
  const places: Place[] = [
    ['statement.title', grid.line(BAND + 0.3, 0.6), 'lead'],
    ...(isInvestor
      ? figures(grid, BAND + 1.05)
      : [0, 1, 2].map((at): Place => {
          const area = grid.column(3, at, BAND + 1.2, 1.7);
          return [`product.point${at + 1}`, { ...area, y: area.y + 0.5, h: 1.2 }, 'lead'];
        })),
    ...parts.flatMap((part) => part.places),
    ['closing.title', { ...grid.column(2, 0, foot, 0.5), h: 0.5 }, 'name'],
    ['closing.line', { ...grid.column(2, 1, foot, 0.5), h: 0.5 }, 'text'],
  ];
  const slots = places.map((place, index) => slotOf(look, place, index));
  const layout: Layout = {
    ...head.layout,
    key: 'one-pager',
    name: isInvestor ? 'Page for investors' : 'Page for customers',
    ground: look.ground,
    items: [...head.layout.items, ruleAt(look, grid.line(foot - 0.2, 0))],
    slots: [...head.layout.slots, ...slots],
  };
  const asks = Object.fromEntries(
    places.filter(([name]) => name !== COUNTED_AGAIN).map(([name]) => [name, askOf(name)]),
  );
  const teller = createTeller(look, 'one-pager', layout, asks);
  for (const { label, area } of parts) teller.text(label, area, label, styleOf(look, 'label'));
  if (!isInvestor) for (const at of [0, 1, 2]) step(teller, at + 1, grid.column(3, at, BAND + 1.2, 0.4));
  for (const [name] of places) {
    if (name === 'traction.source' && said(name) === undefined) {
      const hasFigure = [1, 2, 3].some((at) => said(`traction.figure${at}`));
      const slot = slots.find((one) => one.name === name);
      if (hasFigure && slot) teller.blank(name, { ...slot.area, w: 4 });
      continue;
    }
    const text = said(name);
    // what a slide takes apart stands here as it was said
    teller.fill(name, text?.replaceAll(/;\s*/gu, ' · '));
  }
  const title = said('cover.title') ?? words;
  return {
    page,
    name: `${subject.company} page for ${isInvestor ? 'investors' : 'customers'}`,
    company: subject.company,
    language: 'en-US',
    layouts: [layout],
    slides: [
      {
        key: 'one-pager',
        layout: layout.key,
        label: layout.name,
        title,
        items: [...head.texts, ...teller.items],
        notes: 'One page. It is read without you: nothing on it may need to be explained.',
        blanks: teller.blanks,
      },
    ],
  };
};
