import type { KitBrand, KitKey } from '@signet/kit';
import { openings, posterAsks, slideSpecs, storyOf, type DeckKind, type SlideKey } from '../content/stories.ts';
import type { SlideSpec } from '../content/slide-spec.ts';
import { askingPoster } from './asking-poster.ts';
import { bodies } from './bodies.ts';
import { asksIn, currencyOf } from './currency.ts';
import { productOf } from './figures.ts';
import { lookOf, lookOn, type Look } from './look.ts';
import type { Deck, Slide } from './model.ts';
import { createLayouts, type Layouts } from './layouts.ts';
import { posterSlide } from './poster-slide.ts';
import type { Subject } from './subject.ts';
import { createTeller } from './teller.ts';
import type { Told } from './told.ts';

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
  const teller = createTeller(look, key, layout, asksIn(spec.asks, currencyOf(subject.answers)));
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
  const where = subject.website ? ` · ${subject.website}` : '';
  const claim = says && said(says);
  const cover = {
    key: 'cover',
    slide: 'cover',
    label: 'Cover',
    headline: claim ?? untold ?? `This is ${subject.company}`,
    small: `${kind === 'full' ? 'All slides' : round}, ${subject.month}${where}`,
    notes: 'Your name, the thing, the customer. Then the next slide.',
    shift,
  } as const;
  const slides: Slide[] = [
    (claim ?? untold) ? posterSlide(look, layouts, cover) : askingPoster(look, layouts, cover, { below: true }),
  ];
  for (const key of told) {
    const page = slides.length + 1;
    slides.push(
      key === 'statement'
        ? statementSlide(look, layouts, subject, shift)
        : contentSlide(look, layouts, key, { subject, page }),
    );
  }
  if (closes) {
    const asks = said('closing.title');
    const line = said('closing.line') ?? subject.website;
    const closing = {
      key: 'closing',
      slide: 'closing',
      label: 'Closing',
      headline: asks ?? `Talk to ${subject.company}`,
      // without a line there would be no place for the question
      small: asks || line ? line : posterAsks.closing[0],
      notes: 'Say what you ask for, once. Then silence.',
      shift,
    } as const;
    slides.push(
      asks ? posterSlide(look, layouts, closing) : askingPoster(look, layouts, closing, { below: line !== '' }),
    );
  }
  return {
    name: `${subject.company} deck`,
    company: subject.company,
    language: 'en-US',
    layouts: layouts.all(),
    slides,
  };
};

/** What the company does in one sentence. Until it is told the name stands there, and the question below it. */
const statementSlide = (look: Look, layouts: Layouts, subject: Subject, shift: number): Slide => {
  const said = subject.answers['statement.title']?.trim();
  const poster = {
    key: 'statement',
    slide: 'statement',
    label: 'What we do',
    headline: said || `We are ${subject.company}`,
    small: said ? (subject.answers['statement.line']?.trim() ?? '') : posterAsks.statement[0],
    notes: 'One example with a name in it.',
    shift,
  } as const;
  return said ? posterSlide(look, layouts, poster) : askingPoster(look, layouts, poster, { below: false });
};
