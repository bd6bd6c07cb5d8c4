import type { KitBrand, KitKey, PosterSlide } from '@signet/kit';
import { openings, posterAsks, slideSpecs, storyOf, type DeckKind, type SlideKey } from '../content/stories.ts';
import type { SlideSpec } from '../content/slide-spec.ts';
import { bodies } from './bodies.ts';
import { contentLayout, type ContentLayout } from './content-layouts.ts';
import { productOf } from './figures.ts';
import { RIGHT } from './grid.ts';
import { lookOf, lookOn, type Look } from './look.ts';
import type { Deck, Layout, Slide } from './model.ts';
import { posterLayout } from './poster-layout.ts';
import type { Subject } from './subject.ts';
import { createTeller } from './teller.ts';
import type { Told } from './told.ts';

/** Layouts that a deck needs, each made once. */
export const createLayouts = (look: Look, before: readonly Layout[] = []) => {
  const made = new Map<string, Layout>(before.map((layout) => [layout.key, layout]));
  return {
    /** @param on The look that it stands on, where that is not the plain one. */
    content(key: ContentLayout, on: Look = look): Layout {
      const name = on.on === 'plain' ? key : `${key}-${on.on}`;
      const layout = made.get(name) ?? contentLayout(on, key);
      made.set(name, layout);
      return layout;
    },
    /** A poster is drawn around what it says, so each has a layout of its own. */
    keep(layout: Layout): Layout {
      made.set(layout.key, layout);
      return layout;
    },
    all: () => [...made.values()],
  };
};
export type Layouts = ReturnType<typeof createLayouts>;

export const sentenceOf = (words: readonly string[]): string => words.map((word) => `${word}.`).join(' ');

type Poster = {
  key: string;
  slide: PosterSlide;
  label: string;
  headline: string;
  small: string;
  notes: string;
  /** How far its deck moves the kit's arrangements on. */
  shift?: number;
};

/** A slide that is seen at a glance. */
export const posterSlide = (look: Look, layouts: Layouts, poster: Poster): Slide => {
  const { key, slide, label, headline, small, notes, shift = 0 } = poster;
  const drawn = posterLayout(look.kit, look.brand, slide, { headline, small }, { shift });
  const { texts } = drawn;
  const layout = slide === 'section' ? { ...drawn.layout, key, name: 'Section' } : drawn.layout;
  layouts.keep(layout);
  return { key, layout: layout.key, label, title: headline, items: texts, notes, blanks: [] };
};

const questionsLeft = (count: number): string =>
  count === 1 ? '1 question left on this slide' : `${count} questions left on this slide`;

/** A number that nobody says the source of is not believed: where one stands, its source is asked for. */
const hasFigure = ({ asks }: SlideSpec, answer: (slot: string) => string | undefined): boolean =>
  'source' in asks && Object.keys(asks).some((slot) => /^(figure|series|parts|steps)/u.test(slot) && answer(slot));

/** A slide of content from its answers; what is not answered is asked on it. */
export const contentSlide = (
  plain: Look,
  layouts: Layouts,
  key: SlideKey,
  { subject, page }: { subject: Subject; page: number },
): Slide => {
  const spec: SlideSpec = slideSpecs[key];
  const look = lookOn(plain, spec.ground);
  const layout = layouts.content(spec.layout, look);
  const teller = createTeller(look, key, layout, spec.asks);
  const answer = (slot: string): string | undefined => {
    const said = subject.answers[`${key}.${slot}`]?.trim();
    return said === '' ? undefined : said;
  };
  const known: Record<string, string | undefined> = { ...spec.fixed };
  if (spec.layout === 'product') known.figure3 = productOf(answer('figure1') ?? '', answer('figure2') ?? '');
  if (spec.layout === 'product' && known.figure3 === undefined) known.meaning3 = 'worked out from both';
  if (spec.layout === 'product' && answer('figure1')) known.all = `${answer('figure1')} in all`;
  const told: Told = { answer, company: subject.company, rivals: subject.rivals.map(({ name }) => name) };
  for (const { name, type } of layout.slots)
    if (type !== 'pic' && name !== 'source' && name !== 'label') teller.fill(name, known[name] ?? answer(name));
  bodies[spec.layout]?.(teller, told);
  const left = teller.blanks.length;
  if (answer('source') !== undefined) teller.fill('source', answer('source'));
  else if (left === 0 || hasFigure(spec, answer)) teller.askSource();
  else teller.fill('source', questionsLeft(left));
  teller.fill('label', `${spec.label} · ${page}`);
  const title = answer('title') ?? spec.label;
  const notes = [spec.note, ...teller.blanks.map(({ question }, at) => `${at + 1}. ${question}`)].join('\n');
  return { key, layout: layout.key, label: spec.label, title, items: teller.items, notes, blanks: teller.blanks };
};

/** What a founder presents: cover, the story of the stage or a shorter one, closing. */
export const coreDeck = (kit: KitKey, brand: KitBrand, subject: Subject, kind: DeckKind | 'full' = 'core'): Deck => {
  const look = lookOf(kit, brand);
  const layouts = createLayouts(look);
  const { slides: told, closes, round } = storyOf(kind === 'full' ? 'core' : kind, subject.stage);
  const { shift, says, untold } = openings[kind];
  const said = (slot: string) => subject.answers[slot]?.trim() || undefined;
  const words = untold ?? sentenceOf(subject.keywords.map(({ name }) => name));
  const where = subject.website ? ` · ${subject.website}` : '';
  const slides: Slide[] = [
    posterSlide(look, layouts, {
      key: 'cover',
      slide: 'cover',
      label: 'Cover',
      headline: (says && said(says)) || words,
      small: `${kind === 'full' ? 'All slides' : round}, ${subject.month}${where}`,
      notes: 'Your name, the thing, the customer. Then the next slide.',
      shift,
    }),
  ];
  for (const key of told) {
    const page = slides.length + 1;
    slides.push(
      key === 'statement'
        ? statementSlide(look, layouts, subject, shift)
        : contentSlide(look, layouts, key, { subject, page }),
    );
  }
  if (closes)
    slides.push(
      posterSlide(look, layouts, {
        key: 'closing',
        slide: 'closing',
        label: 'Closing',
        headline: said('closing.title') ?? 'Come and see how we work',
        small: said('closing.line') ?? subject.website,
        notes: 'Say what you ask for, once. Then silence.',
        shift,
      }),
    );
  return {
    name: `${subject.company} deck`,
    company: subject.company,
    language: 'en-US',
    layouts: layouts.all(),
    slides,
  };
};

/** As wide as the question of a poster is, in inches. */
const STICKER = 5.2;

/**
 * What the company does in one sentence. A poster draws its headline, which nobody could type over: until it is told
 * the name stands there, and the question below it.
 */
const statementSlide = (look: Look, layouts: Layouts, subject: Subject, shift: number): Slide => {
  const said = subject.answers['statement.title']?.trim();
  const [question, hint] = posterAsks.statement;
  const slide = posterSlide(look, layouts, {
    key: 'statement',
    slide: 'statement',
    label: 'What we do',
    headline: said || `We are ${subject.company}`,
    small: said ? (subject.answers['statement.line']?.trim() ?? '') : question,
    notes: 'One example with a name in it.',
    shift,
  });
  if (said) return slide;
  const line = slide.items.find((item) => item.kind === 'text' && item.name === 'line');
  const layout = layouts.all().find(({ key }) => key === slide.layout);
  if (line?.kind !== 'text' || !layout) return { ...slide, blanks: [{ slot: 'title', question, hint }] };
  // where the line stood, so that it looks like a question and not like copy
  const { x, y, w } = line.area;
  const teller = createTeller(look, 'statement', layout, { title: [question] });
  teller.blank('title', { x, y, w: Math.min(Math.max(w, STICKER), RIGHT - x), h: 0.5 });
  const items = [...slide.items.filter((item) => item !== line), ...teller.items];
  return { ...slide, items, blanks: [{ slot: 'title', question, hint }] };
};
