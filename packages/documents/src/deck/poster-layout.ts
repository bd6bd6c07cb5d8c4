import { drawPosterSlide, type KitBrand, type KitKey, type PosterSlide } from '@signet/kit';
import type { Ink, Shape } from '@signet/scene';
import type { Font } from '@signet/type';
import { flatten } from '../drawing/flatten.ts';
import { balanced, filled, PITCH, POINTS, widthOf } from '../drawing/measure.ts';
import { clean } from './place-text.ts';
import { fontOf, PAGE_BOX, UNITS } from './look.ts';
import type { Layout, Slot, Text, TextStyle } from './model.ts';

const names = {
  cover: 'Cover',
  section: 'Section',
  statement: 'Statement',
  closing: 'Closing',
} as const satisfies Record<PosterSlide, string>;

type Says = { headline: string; small: string };
type LiveText = Extract<Shape, { kind: 'text' }>;

const liveOf = (shapes: readonly Shape[]): LiveText | undefined => {
  const [only] = shapes;
  return shapes.length === 1 && only?.kind === 'text' ? only : undefined;
};

/** A month and its year are not parted, and a line ends with what parts two things rather than begins with it. */
const tied = (small: string): string =>
  small.replaceAll(' · ', '\u00a0· ').replaceAll(/(?<=\p{L}) (?=20\d\d\b)/gu, '\u00a0');

const saidBy = ({ live }: LiveText): string => live.lines.map(({ text }) => text).join(' ');

/**
 * Room for letters that are wider, as a share of a line: a reader without the brand's fonts sets it in its own, and a
 * headline of twice as many lines would run into what stands below it.
 */
const SLACK = 1.3;
/** What a line leaves free to the page's edge, in inches. */
const EDGE = 0.3;

/** A line that is less than half as long as the longest looks forgotten. */
const SHORT = 0.5;

/** The same words on as many lines, none of them alone where they can be shared out better. */
const evened = (lines: readonly string[], { font, size }: { font: Font; size: number }): readonly string[] => {
  const widths = lines.map((line) => widthOf(font, line, size));
  const longest = Math.max(...widths);
  if (lines.length < 2 || Math.min(...widths) > SHORT * longest) return lines;
  const shared = balanced(lines.join(' '), { font, size, width: longest });
  return shared.length === lines.length ? shared : lines;
};

/**
 * In points. A kit sets large words closer than a file does: there they are a little smaller, so that no line is longer
 * than the kit has made room for.
 */
const sizeOf = (font: Font, { size, lines }: LiveText['live']): number => {
  const points = (size * POINTS) / UNITS;
  const [drawn, wide] = [
    Math.max(...lines.map(({ width }) => width / UNITS)),
    Math.max(...lines.map(({ text }) => widthOf(font, text, points))),
  ];
  return drawn < wide ? Math.floor((points * drawn * 2) / wide) / 2 : Math.round(points * 2) / 2;
};

/** Words of a poster as a text of the slide, standing where the kit has put them. */
const textOf = (brand: KitBrand, name: string, { ink, live }: LiveText, pageWidth: number): Text => {
  const size = sizeOf(fontOf(brand, live.face), live);
  const [first, second] = live.lines;
  const step = first && second ? second.y - first.y : live.size * PITCH;
  const leading = Math.round((step / (live.size * PITCH)) * 100) / 100;
  const font = fontOf(brand, live.face);
  const lines = evened(
    // what parts two things on a line parts nothing at its end or beginning
    live.lines.map(({ text }) => text.replaceAll(/^·\s*|\s*·$/gu, '')),
    { font, size },
  );
  const x = (first?.x ?? 0) / UNITS;
  const wide = Math.max(...lines.map((line) => widthOf(font, line, size)));
  const w = Math.max(wide * 1.03 + 0.05, Math.min(wide * SLACK, pageWidth - EDGE - x));
  const style: TextStyle = { face: live.face, size, ink: ink as Ink, leading, align: 'l', anchor: 't' };
  const area = {
    x,
    y: (first?.y ?? 0) / UNITS - size / POINTS,
    w,
    h: (lines.length * size * PITCH * leading) / POINTS + 0.06,
  };
  const text = lines.join(' ');
  const isSoft = filled(text, { font, size, width: w }).join('\n') !== lines.join('\n');
  return { kind: 'text', name, area, style, lines, text, isSoft };
};

/** A title that is drawn as artwork is still there for those who hear the slide: above the page. */
const unseen = (brand: KitBrand, text: string): Text => {
  const style: TextStyle = { face: 'headline', size: 18, ink: 'b1', leading: 1, align: 'l', anchor: 't' };
  const area = { x: 0.536, y: -0.7, w: 12, h: 0.4 };
  return { kind: 'text', name: 'title', area, style, text, lines: [text] };
};

const slotOf = (text: Text, idx: number, type: Slot['type'], prompt: string): Slot => ({
  idx,
  type,
  name: text.name,
  area: text.area,
  style: text.style,
  prompt,
});

/** The three arrangements of a kit, in the order in which its posters take them. */
const arrangements = ['cover', 'section', 'statement'] as const satisfies PosterSlide[];
const places = { cover: 0, section: 1, closing: 1, statement: 2 } as const satisfies Record<PosterSlide, number>;
/** The same poster as another deck arranges it: what follows its cover moves on with it. */
const arrangedAs = (slide: PosterSlide, shift: number): PosterSlide =>
  shift === 0 ? slide : (arrangements[(places[slide] + shift) % arrangements.length] ?? slide);

/** A poster of the kit as a layout with the words of one slide in its slots. */
export const posterLayout = (
  kit: KitKey,
  brand: KitBrand,
  slide: PosterSlide,
  says: Says,
  shift = 0,
): { layout: Layout; texts: Text[] } => {
  const headline = clean(says.headline).replaceAll('\n', ' ');
  const small = tied(clean(says.small).replaceAll('\n', ' '));
  const drawn = drawPosterSlide(kit, arrangedAs(slide, shift), brand, {
    loud: slide === 'cover' ? 'name' : 'headline',
    headline,
    logo: true,
    ...(small ? { small, keepsSmall: true } : {}),
  });
  const art: Shape[] = [];
  const texts: Text[] = [];
  for (const { shapes, isHead } of drawn.words) {
    const live = liveOf(shapes);
    const said = live && saidBy(live);
    const name = isHead || said === headline ? 'title' : said === small ? 'line' : undefined;
    if (live && name && !texts.some((one) => one.name === name))
      texts.push(textOf(brand, name, live, PAGE_BOX.right / UNITS));
    else art.push(...shapes);
  }
  if (!texts.some(({ name }) => name === 'title')) texts.unshift(unseen(brand, headline));
  const slots = texts.map((text) =>
    text.name === 'title' ? slotOf(text, 0, 'title', 'One sentence') : slotOf(text, 10, 'body', 'Who, when, where'),
  );
  const flats = flatten([...drawn.art, ...art], PAGE_BOX);
  return {
    layout: {
      key: slide,
      name: names[slide],
      ground: drawn.ground,
      items: [{ kind: 'art', name: 'Artwork', flats }],
      slots,
    },
    texts: texts.map((text) => ({ ...text, slot: text.name === 'title' ? 0 : 10 })),
  };
};
