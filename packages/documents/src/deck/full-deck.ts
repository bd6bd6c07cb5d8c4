import type { KitBrand, KitKey } from '@signet/kit';
import { behindCore, knownSlides, openings, type KnownSlide } from '../content/stories.ts';
import { contentSlide, coreDeck } from './core-deck.ts';
import { createLayouts, type Layouts } from './layouts.ts';
import { lookOf, type Look } from './look.ts';
import type { Deck, Slide } from './model.ts';
import { fillSlot } from './place-text.ts';
import { posterSlide } from './poster-slide.ts';
import { knownSlide } from './sample-deck.ts';
import type { Subject } from './subject.ts';

const isKnown = (key: string): key is KnownSlide => (knownSlides as readonly string[]).includes(key);

type Section = { key: string; label: string };

/**
 * Slides that begin a section. They stand on one layout, drawn around the longest of their words; where a kit draws the
 * words themselves, each has its own.
 */
const sectionOpener = (look: Look, layouts: Layouts, sections: readonly Section[], small: string) => {
  const posterOf = ({ key, label }: Section): Slide =>
    posterSlide(look, layouts, {
      key: `section-${key}`,
      slide: 'section',
      label,
      headline: label,
      small,
      notes: 'Begins a part of the library. It is shown when a slide behind it is.',
      shift: openings.full.shift,
    });
  const [longest] = sections.toSorted((one, other) => other.label.length - one.label.length);
  const model = longest && posterOf(longest);
  const layout = layouts.all().find(({ key }) => key === model?.layout);
  const title = layout?.slots.find(({ idx }) => idx === 0);
  // a title above the page is drawn as artwork
  if (!model || !title || title.area.y < 0) return posterOf;
  return ({ key, label }: Section): Slide => ({
    ...model,
    key: `section-${key}`,
    label,
    title: label,
    items: model.items.map((item) =>
      item.kind === 'text' && item.slot === 0 ? fillSlot(look.brand, title, label) : item,
    ),
  });
};

/**
 * What is presented, and behind it a slide for every question that may come, by section. What nobody has answered yet
 * is there and is left out of the show.
 */
export const fullDeck = (kit: KitKey, brand: KitBrand, subject: Subject): Deck => {
  const core = coreDeck(kit, brand, subject, 'full');
  const look = lookOf(kit, brand);
  const layouts = createLayouts(look, core.layouts);
  const slides: Slide[] = [...core.slides];
  const sections = behindCore(subject.stage);
  const opener = sectionOpener(look, layouts, sections, subject.website || subject.company);
  for (const section of sections) {
    const opening = slides.length;
    const inside: Slide[] = section.slides.map((key, index) => {
      const page = opening + index + 2;
      const slide = isKnown(key)
        ? knownSlide(look, layouts, key, { subject, page })
        : contentSlide(look, layouts, key, { subject, page });
      return { ...slide, isHidden: slide.blanks.length > 0 || isKnown(key) };
    });
    const head = opener(section);
    slides.push({ ...head, isHidden: inside.every(({ isHidden }) => isHidden === true) }, ...inside);
  }
  return { ...core, name: `${subject.company} full deck`, layouts: layouts.all(), slides };
};
