import { dotsOf, LEAST_DOTS, MOST_STRETCHED, stretchOf } from '../drawing/sharpness.ts';
import type { Flat } from '../drawing/flatten.ts';
import type { Item, Layout, Slide } from '../deck/model.ts';
import type { Checked, Finding } from './rules.ts';

type Glow = Extract<Flat, { kind: 'glow' }>;

const glowsIn = (items: readonly Item[]): Glow[] =>
  items.flatMap((item) => (item.kind === 'art' ? item.flats.filter((flat) => flat.kind === 'glow') : []));

const blurred = (dots: number, page: number): Finding => ({
  level: 'warn',
  rule: 'image',
  page,
  says: `A picture has ${dots} pixels on an inch; from ${LEAST_DOTS} on it looks sharp in print.`,
});

/** A picture by itself, so many pixels across and so many inches wide where it is printed or shown. */
export const picturePreflight = ({ pixels, wide }: { pixels: number; wide: number }): Checked => {
  const dots = Math.round(pixels / wide);
  return { looked: ['image'], findings: dots < LEAST_DOTS ? [blurred(dots, 1)] : [], hidden: 0 };
};

/** What is to be seen to about the pictures of a slide: how sharp they are, and what is said of them. */
export const aboutPictures = (layout: Layout, slide: Slide, page: number): Finding[] => {
  const found: Finding[] = [];
  for (const { box } of glowsIn([...layout.items, ...slide.items])) {
    const [width, height] = [box.right - box.left, box.bottom - box.top];
    const dots = Math.round(dotsOf(width));
    if (dots < LEAST_DOTS) found.push(blurred(dots, page));
    if (stretchOf(width, height) > MOST_STRETCHED)
      found.push({ level: 'warn', rule: 'image', page, says: 'A picture is pulled out of its shape.' });
  }
  for (const item of slide.items)
    if ((item.kind === 'chart' || item.kind === 'table') && item.alt.trim() === '')
      found.push({
        level: 'warn',
        rule: 'alt',
        page,
        says: `The ${item.kind} has no words for those who do not see it.`,
      });
  if (slide.items.some(({ name }) => name === 'Picture wanted'))
    found.push({
      level: 'warn',
      rule: 'alt',
      page,
      says: 'Put your picture in its frame in the file, and say there in one sentence what it shows.',
    });
  const faces = slide.items.filter(({ kind, name }) => kind === 'form' && name.startsWith('Portrait wanted')).length;
  if (faces > 0)
    found.push({
      level: 'warn',
      rule: 'image',
      page,
      says: `${faces === 1 ? 'One portrait is' : `${faces} portraits are`} initials: put photos there in the file.`,
    });
  return found;
};
