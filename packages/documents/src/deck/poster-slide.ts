import type { PosterSlide } from '@signet/kit';
import type { Layouts } from './layouts.ts';
import type { Look } from './look.ts';
import type { Slide } from './model.ts';
import { posterLayout } from './poster-layout.ts';

export type Poster = {
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
  const drawn = posterLayout(look.kit, look.brand, slide, { headline, small }, shift);
  const { texts } = drawn;
  const layout = slide === 'section' ? { ...drawn.layout, key, name: 'Section' } : drawn.layout;
  layouts.keep(layout);
  return { key, layout: layout.key, label, title: headline, items: texts, notes, blanks: [] };
};
