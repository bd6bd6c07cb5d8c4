import type { KitBrand, KitKey } from '@signet/kit';
import type { Ink } from '@signet/scene';
import { posterAsks, slideSpecs, type SlideKey } from '../content/stories.ts';
import { paperAsks } from '../content/questions.ts';
import type { Ask, SlideSpec } from '../content/slide-spec.ts';
import { pageSizes, type PageSize } from '../paper/sheet.ts';
import { paperLook, styleOf, type Look } from './look.ts';
import type { Area, Deck, Form, Layout, Slot, TextStyle } from './model.ts';
import { COUNTED_AGAIN, pageTeller, RIVALS } from './page-texts.ts';
import { posterLayout } from './poster-layout.ts';
import type { Subject } from './subject.ts';
import { createTeller, type Teller } from './teller.ts';

export const onePagerKinds = ['investor', 'investor-us', 'customer', 'customer-us'] as const;
export type OnePagerKind = (typeof onePagerKinds)[number];

/** Sizes of text beside those of slides: 11 points for 18. */
const SCALE = 0.62;
const LEAST = 9;
const MARGIN = 0.6;
/** The kit's band at the head of the page, as a share of its height; strips of full color below it, in inches. */
const BAND = 0.25;
const STRIP = 1.5;
const FOOT = 1.5;

type Place = { name: string; area: Area; style: TextStyle };

const askOf = (key: string): Ask => {
  if (key in paperAsks) return paperAsks[key as keyof typeof paperAsks];
  const [slide = '', slot = ''] = key.split('.');
  if (slide in posterAsks) return posterAsks[slide as keyof typeof posterAsks];
  const spec: SlideSpec | undefined = slideSpecs[slide as SlideKey];
  return spec?.asks[slot] ?? ['What belongs here?'];
};

/** What stands at the lower edge of one thing and at the upper edge of the next. */
const createGrid = (w: number) => {
  const wide = w - 2 * MARGIN;
  const gap = 0.35;
  const column = (count: number, at: number, y: number, h: number, over = 1): Area => {
    const each = (wide - gap * (count - 1)) / count;
    return { x: MARGIN + at * (each + gap), y, w: each * over + gap * (over - 1), h };
  };
  return { column, line: (y: number, h: number): Area => ({ x: MARGIN, y, w: wide, h }) };
};
type Grid = ReturnType<typeof createGrid>;

/** What a block says: the claim, and one sentence on it. */
type Told = { label: string; claim: string; more?: string };
const investor: readonly Told[] = [
  { label: 'Problem', claim: 'problem.title', more: 'problem.figure' },
  { label: 'Solution', claim: 'solution.title', more: 'product.title' },
  { label: 'Market', claim: 'market.title', more: 'market.first' },
  { label: 'Business model', claim: 'model.title', more: 'model.fact1' },
  { label: 'Competition', claim: 'rivals.title', more: RIVALS },
  { label: 'Team', claim: 'team.title', more: 'team.person1' },
];

/** A full color of the page and what is read on it. */
type Field = { tone: Ink; ink: Ink; accent: Ink };

/** Everything that stands on a page besides its band. */
type Plan = {
  places: Place[];
  labels: { text: string; area: Area; style: TextStyle }[];
  fields: Form[];
  steps: Area[];
};

const field = (name: string, { tone }: Field, w: number, y: number, h: number): Form => ({
  kind: 'form',
  name,
  form: 'rect',
  area: { x: 0, y, w, h },
  fill: tone,
});

type Setting = { look: Look; grid: Grid; page: { w: number; h: number }; strip: Field; end: Field };

/** The sentence that says it all, and the one that explains it. */
const opening = ({ look, grid }: Setting, y: number, hasMore: boolean): Place[] => [
  { name: 'statement.title', area: grid.line(y, 0.46), style: styleOf(look, 'name', { size: 18 }) },
  ...(hasMore
    ? [{ name: 'statement.line', area: grid.line(y + 0.5, 0.42), style: styleOf(look, 'text', { size: 11 }) }]
    : []),
];

const inBlocks = ({ look, grid }: Setting, y: number, high: number): Pick<Plan, 'places' | 'labels'> => {
  const all = investor.map(({ label, claim, more }, index) => {
    const area = grid.column(2, index % 2, y + Math.floor(index / 2) * high, high);
    const places: Place[] = [
      { name: claim, area: { ...area, y: area.y + 0.23, h: 0.44 }, style: styleOf(look, 'name', { size: 13 }) },
    ];
    const below = { ...area, y: area.y + 0.69, h: Math.max(0.3, high - 0.78) };
    if (more) places.push({ name: more, area: below, style: styleOf(look, 'text', { size: 10.5 }) });
    return { label: { text: label, area: { ...area, h: 0.22 }, style: styleOf(look, 'label', { size: 10 }) }, places };
  });
  return { places: all.flatMap(({ places }) => places), labels: all.map(({ label }) => label) };
};

/** Three numbers on a strip of full color; the round and whom to write to on another. */
const investorPlan = (setting: Setting, top: number): Plan => {
  const { look, grid, page, strip, end } = setting;
  const foot = page.h - FOOT;
  const from = top + STRIP + 0.36;
  const blocks = inBlocks(setting, from, (foot - 0.12 - from) / 3);
  const figures = [0, 1, 2].flatMap((at): Place[] => [
    {
      name: `traction.figure${at + 1}`,
      area: grid.column(3, at, top + 0.2, 0.5),
      style: styleOf(look, 'figure', { size: 30, ink: strip.accent }),
    },
    {
      name: `traction.meaning${at + 1}`,
      area: grid.column(3, at, top + 0.74, 0.34),
      style: styleOf(look, 'text', { size: 10, ink: strip.ink }),
    },
  ]);
  const source = styleOf(look, 'small', { ink: strip.ink });
  const [left, right] = [grid.column(2, 0, foot + 0.24, 0.36), grid.column(2, 1, foot + 0.24, 0.36)];
  const claim = styleOf(look, 'name', { size: 14, ink: end.accent });
  const told = styleOf(look, 'text', { size: 10, ink: end.ink });
  return {
    ...blocks,
    steps: [],
    fields: [field('Numbers', strip, page.w, top, STRIP), field('Foot', end, page.w, foot, FOOT)],
    places: [
      ...figures,
      { name: 'traction.source', area: grid.line(top + STRIP - 0.26, 0.18), style: source },
      ...blocks.places,
      { name: 'round.title', area: left, style: claim },
      { name: 'round.parts', area: { ...left, y: foot + 0.64, h: 0.5 }, style: told },
      { name: 'closing.title', area: right, style: claim },
      { name: 'closing.line', area: { ...right, y: foot + 0.64, h: 0.5 }, style: told },
    ],
  };
};

/** To a customer nothing is told about customers: what it was and what it is, how it works, what it costs. */
const customerPlan = (setting: Setting, top: number): Plan => {
  const { look, grid, page, strip, end } = setting;
  const foot = page.h - FOOT;
  const from = top + STRIP + 0.4;
  const label = styleOf(look, 'label', { size: 10 });
  const onStrip = styleOf(look, 'label', { size: 10, ink: strip.ink });
  const figures = (['1', '3'] as const).flatMap((at, index): Place[] => [
    {
      name: `solution.figure${at}`,
      area: grid.column(2, index, top + 0.4, 0.5),
      style: styleOf(look, 'figure', { size: 34, ink: index === 0 ? strip.ink : strip.accent }),
    },
    {
      name: `solution.meaning${at}`,
      area: grid.column(2, index, top + 0.93, 0.24),
      style: styleOf(look, 'text', { size: 10.5, ink: strip.ink }),
    },
  ]);
  const below = (foot + from) / 2 + 0.2;
  const quote = grid.column(3, 0, below + 0.26, 0.8, 2);
  const price = grid.column(3, 2, below + 0.26, 0.8);
  const source = styleOf(look, 'small', { ink: strip.ink });
  const lead = styleOf(look, 'lead', { size: 13 });
  const tall = below - from - 0.9;
  return {
    fields: [field('Before and now', strip, page.w, top, STRIP), field('Foot', end, page.w, foot, FOOT)],
    steps: [0, 1, 2].map((at) => grid.column(3, at, from + 0.34, 0.34)),
    labels: [
      { text: 'Before', area: grid.column(2, 0, top + 0.14, 0.22), style: onStrip },
      { text: 'Now', area: grid.column(2, 1, top + 0.14, 0.22), style: onStrip },
      { text: 'How it works', area: grid.line(from, 0.22), style: label },
      { text: 'A customer says', area: { ...quote, y: below, h: 0.22 }, style: label },
      { text: 'Price', area: { ...price, y: below, h: 0.22 }, style: label },
    ],
    places: [
      ...figures,
      { name: 'solution.source', area: grid.line(top + STRIP - 0.26, 0.18), style: source },
      ...[0, 1, 2].map((at) => ({
        name: `product.point${at + 1}`,
        area: grid.column(3, at, from + 0.82, tall),
        style: lead,
      })),
      { name: 'quote.words', area: quote, style: styleOf(look, 'name', { size: 15 }) },
      { name: 'quote.who', area: { ...quote, y: below + 1.1, h: 0.42 }, style: styleOf(look, 'text', { size: 10.5 }) },
      { name: 'prices.title', area: price, style: styleOf(look, 'name', { size: 15 }) },
      {
        name: 'closing.title',
        area: grid.column(3, 0, foot + 0.5, 0.4, 2),
        style: styleOf(look, 'name', { size: 18, ink: end.accent }),
      },
      {
        name: 'closing.line',
        area: grid.column(3, 2, foot + 0.5, 0.5),
        style: styleOf(look, 'text', { size: 11, ink: end.ink }),
      },
    ],
  };
};

/** The number of a step in a disc. */
const step = (teller: Teller, at: number, area: Area): void => {
  const { look } = teller;
  const disc = { x: area.x, y: area.y, w: 0.34, h: 0.34 };
  teller.form({ name: `Step ${at}`, form: 'ellipse', area: disc, fill: look.accent });
  const ink = teller.on(look.accent, 'w1');
  const style = { ...styleOf(look, 'label'), ink, align: 'ctr', anchor: 'ctr' } as const;
  teller.text(`Step ${at} number`, disc, String(at), style);
};

/** A color that white paper takes, and what is read on it. */
const fieldOf = ({ palette }: Look, ...wished: readonly Ink[]): Field => {
  const tone = wished.find((ink) => palette.contrast(ink, 'w1') >= 1.6) ?? 'b1';
  const ink = palette.textOn([tone], 'w1', 'p2');
  return { tone, ink, accent: palette.textOn([tone], 'a1', 'a2', ink) };
};

/** All that is often read and passed on, on one page: the line, what it is about, numbers or steps, how to answer. */
export const onePager = (kit: KitKey, brand: KitBrand, subject: Subject, kind: OnePagerKind): Deck => {
  const size: PageSize = kind.endsWith('-us') ? 'letter' : 'a4';
  const page = pageSizes[size];
  const isInvestor = kind.startsWith('investor');
  const look = paperLook(kit, brand, 'w1', SCALE, LEAST);
  const said = pageTeller(subject);
  const words = subject.keywords.map(({ name }) => `${name}.`).join(' ');
  // a customer reads first what changes for them
  const title = (isInvestor ? undefined : said('solution.title')) ?? said('cover.title') ?? words;
  const band = page.h * BAND;
  const head = posterLayout(
    kit,
    brand,
    'cover',
    { headline: title, small: subject.website },
    { w: page.w, h: band, margin: MARGIN },
  );
  const end = fieldOf(look, 'p1', 'p2');
  const strip = fieldOf(look, 'p2', 'b1', 'p1');
  const setting: Setting = { look, grid: createGrid(page.w), page, strip, end };
  const hasMore = said('statement.line') !== undefined;
  const top = band + (hasMore ? 1.36 : 1.12);
  const plan = (isInvestor ? investorPlan : customerPlan)(setting, top);
  const places = [...opening(setting, band + 0.32, hasMore), ...plan.places];
  const slots = places.map(({ name, area, style }, index): Slot => {
    const [prompt] = askOf(name);
    return { idx: 20 + index, type: 'body', name, area, style, prompt };
  });
  const layout: Layout = {
    ...head.layout,
    key: 'one-pager',
    name: isInvestor ? 'Page for investors' : 'Page for customers',
    ground: look.ground,
    items: [...head.layout.items, ...plan.fields],
    slots: [...head.layout.slots, ...slots],
  };
  const asks = Object.fromEntries(
    places.filter(({ name }) => name !== COUNTED_AGAIN && name !== RIVALS).map(({ name }) => [name, askOf(name)]),
  );
  const teller = createTeller(look, 'one-pager', layout, asks);
  for (const { text, area, style } of plan.labels) teller.text(text, area, text, style);
  plan.steps.forEach((area, at) => step(teller, at + 1, area));
  for (const { name, area } of places) {
    if (name.endsWith('.source') && said(name) === undefined) {
      const hasFigure = [1, 2, 3].some((at) => said(name.replace('source', `figure${at}`)));
      if (hasFigure) teller.blank(name, { ...area, w: 4 });
    } else teller.fill(name, said(name));
  }
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
