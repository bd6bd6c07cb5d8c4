import type { KitBrand, KitKey } from '@signet/kit';
import { behindCore, knownSlides, type KnownSlide } from '../content/stories.ts';
import { contentSlide, coreDeck, createLayouts, posterSlide } from './core-deck.ts';
import { lookOf } from './look.ts';
import type { Deck, Slide } from './model.ts';
import { knownSlide } from './sample-deck.ts';
import type { Subject } from './subject.ts';

const isKnown = (key: string): key is KnownSlide => (knownSlides as readonly string[]).includes(key);

/**
 * What is presented, and behind it a slide for every question that may come, by section. What nobody has answered yet
 * is there and is left out of the show.
 */
export const fullDeck = (kit: KitKey, brand: KitBrand, subject: Subject): Deck => {
  const core = coreDeck(kit, brand, subject);
  const look = lookOf(kit, brand);
  const layouts = createLayouts(look, core.layouts);
  const slides: Slide[] = [...core.slides];
  for (const section of behindCore(subject.stage)) {
    const opening = slides.length;
    const inside: Slide[] = section.slides.map((key, index) => {
      const page = opening + index + 2;
      const slide = isKnown(key)
        ? knownSlide(look, layouts, key, { subject, page })
        : contentSlide(look, layouts, key, { subject, page });
      return { ...slide, isHidden: slide.blanks.length > 0 || isKnown(key) };
    });
    const head = posterSlide(look, layouts, {
      key: `section-${section.key}`,
      slide: 'section',
      label: section.label,
      headline: section.label,
      small: subject.website || subject.company,
      notes: 'Begins a part of the library. It is shown when a slide behind it is.',
    });
    slides.push({ ...head, isHidden: inside.every(({ isHidden }) => isHidden === true) }, ...inside);
  }
  return { ...core, name: `${subject.company} full deck`, layouts: layouts.all(), slides };
};
