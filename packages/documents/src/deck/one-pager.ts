import type { KitBrand, KitKey } from '@signet/kit';
import type { Ink } from '@signet/scene';
import { posterAsks, slideSpecs, type SlideKey } from '../content/stories.ts';
import { paperAsks } from '../content/questions.ts';
import type { Ask, SlideSpec } from '../content/slide-spec.ts';
import { pageSizes, type PageSize } from '../paper/sheet.ts';
import { paperLook, styleOf, type Look } from './look.ts';
import type { Area, Deck, Layout, Slot } from './model.ts';
import { asksIn, currencyOf } from './currency.ts';
import { customerPlan } from './customer-plan.ts';
import { investorPlan } from './investor-plan.ts';
import { createGrid, opening, type Field, type Setting } from './page-plan.ts';
import { isCountedAgain, pageTeller, RIVALS } from './page-texts.ts';
import { pageHead } from './page-head.ts';
import type { Subject } from './subject.ts';
import { createTeller, type Teller } from './teller.ts';

export const onePagerKinds = ['investor', 'investor-us', 'customer', 'customer-us'] as const;
export type OnePagerKind = (typeof onePagerKinds)[number];

/** Sizes of text beside those of slides: 11 points for 18. */
const SCALE = 0.62;
const LEAST = 9;
/** The kit's band at the head of the page, as a share of its height: less of a page that is less high. */
const BAND = { a4: 0.22, letter: 0.206 } as const satisfies Record<PageSize, number>;

const askOf = (key: string): Ask => {
  if (key in paperAsks) return paperAsks[key as keyof typeof paperAsks];
  const [slide = '', slot = ''] = key.split('.');
  if (slide in posterAsks) return posterAsks[slide as keyof typeof posterAsks];
  const spec: SlideSpec | undefined = slideSpecs[slide as SlideKey];
  return spec?.asks[slot] ?? ['What belongs here?'];
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
  // a customer reads first what changes for them
  const title =
    (isInvestor ? undefined : said('solution.title')) ?? said('cover.title') ?? `This is ${subject.company}`;
  const band = page.h * BAND[size];
  const end = fieldOf(look, 'p1', 'p2');
  const strip = fieldOf(look, 'p2', 'b1', 'p1');
  const says = { headline: title, small: subject.website };
  const head = pageHead(look, says, { field: end, w: page.w, h: band });
  const setting: Setting = { look, grid: createGrid(page.w), page, strip, end, said };
  // the band of an investor's page says what the company says of itself
  const opened = opening(setting, band + 0.28, isInvestor && said('cover.title') !== undefined);
  const last = opened.at(-1)?.area ?? { y: band, h: 0.8 };
  const plan = (isInvestor ? investorPlan : customerPlan)(setting, last.y + last.h + 0.3);
  const places = [...opened, ...plan.places];
  const slots = places.map(({ name, area, style, isEven = false }, index): Slot => {
    const [prompt] = askOf(name);
    return { idx: 20 + index, type: 'body', name, area, style, prompt, isEven };
  });
  const layout: Layout = {
    key: 'one-pager',
    name: isInvestor ? 'Page for investors' : 'Page for customers',
    ground: look.ground,
    items: [...head.items, ...plan.fields],
    slots: [...head.slots, ...slots],
  };
  const asks = Object.fromEntries(
    places.filter(({ name }) => !isCountedAgain(name) && name !== RIVALS).map(({ name }) => [name, askOf(name)]),
  );
  const teller = createTeller(look, 'one-pager', layout, asksIn(asks, currencyOf(subject.answers)));
  teller.items.push(...plan.shown);
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
