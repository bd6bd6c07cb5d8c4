import { drawKitPiece, type KitBrand, type KitKey } from '@signet/kit';
import { parseHex } from '@signet/color';
import { slideSpecs, stories, type KnownSlide } from '../content/stories.ts';
import { sampleTexts as texts } from '../content/sample-texts.ts';
import { sampleChart } from './bodies.ts';
import type { ContentLayout } from './content-layouts.ts';
import { at, columnX, columnsWide, RIGHT } from './grid.ts';
import { createLayouts, type Layouts } from './layouts.ts';
import { lookOf, styleOf, UNITS, type Look } from './look.ts';
import type { Deck, Slide } from './model.ts';
import { posterSlide } from './poster-slide.ts';
import type { Subject } from './subject.ts';
import { createTeller, type Teller } from './teller.ts';

type Page = { key: string; layout: ContentLayout; label: string; title: string; source: string; notes: string };

const contentPage = (
  look: Look,
  layouts: Layouts,
  number: number,
  page: Page,
  draw: (teller: Teller) => void,
): Slide => {
  const layout = layouts.content(page.layout);
  const teller = createTeller(look, page.key, layout, {});
  teller.fill('title', page.title);
  draw(teller);
  teller.fill('source', page.source);
  teller.fill('label', `${page.label} · ${number}`);
  const { key, label, title, notes } = page;
  return { key, layout: page.layout, label, title, items: teller.items, notes, blanks: [] };
};

const drawWords = (teller: Teller, { keywords }: Subject): void => {
  keywords.slice(0, 3).forEach(({ name }, index) => {
    teller.fill(`role${index + 1}`, texts.roles[index]);
    teller.fill(`word${index + 1}`, name);
    teller.fill(`text${index + 1}`, texts.purposes[index]);
  });
};

/** All that a slide has below its title. */
const WHOLE = at(1, 12, 2.1, 4.4);

/** Where its line runs on the slide, how large the disc on it is, and what is said above that; inches. */
const SCALE = { y: 3.3, disc: 0.8, told: { above: 0.98, w: 3, h: 0.4 } } as const;

/** Where the founder stands between its market and its own voice. */
const drawScale = (teller: Teller, share: number, told: readonly string[]): void => {
  const { look } = teller;
  const { y, disc, told: words } = SCALE;
  const left = columnX(1);
  const wide = RIGHT - left;
  teller.form({ name: 'Scale', form: 'rect', area: { x: left, y: y - 0.04, w: wide, h: 0.08 }, fill: look.rule });
  teller.form({
    name: 'Way',
    form: 'rect',
    area: { x: left, y: y - 0.04, w: wide * share, h: 0.08 },
    fill: look.accent,
  });
  for (let step = 0; step <= 4; step += 1)
    teller.form({
      name: `Tick ${step + 1}`,
      form: 'rect',
      area: { x: left + (wide - 0.02) * (step / 4), y: y - 0.2, w: 0.02, h: 0.4 },
      fill: look.rule,
    });
  const x = left + Math.min(wide - disc, Math.max(0, wide * share - disc / 2));
  const area = { x, y: y - disc / 2, w: disc, h: disc };
  teller.form({ name: 'Place', form: 'ellipse', area, fill: look.accent, alt: told.join(' ') });
  // above the disc, or beside the margin where it stands at an end
  const middle = x + disc / 2;
  const from = Math.min(RIGHT - words.w, Math.max(left, middle - words.w / 2));
  const align = from === left ? 'l' : from === RIGHT - words.w ? 'r' : 'ctr';
  const style = { ...styleOf(look, 'label'), align } as const;
  teller.text('Here', { x: from, y: y - words.above, w: words.w, h: words.h }, texts.scale.here, style);
  teller.fill('low', texts.scale.low);
  teller.fill('high', texts.scale.high);
  told.forEach((text, at) => {
    teller.fill(`label${at + 1}`, texts.scale.labels[at]);
    teller.fill(`text${at + 1}`, text);
  });
};

const drawSwatches = (teller: Teller, { rivals, company }: Subject): void => {
  const { look } = teller;
  const ours = { name: company, colors: [look.brand.colors.p1, look.brand.colors.s1, look.brand.colors.a1] };
  const rows = [...rivals.filter(({ colors }) => colors.length > 0).slice(0, 3), ours];
  const step = Math.min(1.05, 4.2 / rows.length);
  rows.forEach(({ name, colors }, row) => {
    const y = 2.2 + row * step;
    const isOurs = row === rows.length - 1;
    const style = { ...styleOf(look, isOurs ? 'name' : 'lead'), anchor: 'ctr' } as const;
    teller.text(`Name ${row + 1}`, { x: columnX(1), y, w: columnsWide(4), h: step - 0.16 }, name, style);
    const shown = colors.slice(0, 5).flatMap((color) => parseHex(color) ?? []);
    const wide = (RIGHT - columnX(5)) / Math.max(3, shown.length);
    shown.forEach((color, index) =>
      teller.form({
        name: `${name} ${index + 1}`,
        form: 'rect',
        area: { x: columnX(5) + index * wide, y, w: wide, h: step - 0.16 },
        // ours follow the theme; those of others are what was measured
        fill: isOurs ? ((['p1', 's1', 'a1'] as const)[index] ?? 'p1') : (color as `#${string}`),
        rim: { ink: look.rule, points: 0.75 },
        alt: `${name}: ${color}`,
      }),
    );
  });
};

const drawPost = (teller: Teller, { keywords }: Subject): void => {
  const { look } = teller;
  const side = 4.22;
  const [x, y] = [columnX(1), 2.2];
  const { scene } = drawKitPiece(look.kit, 'square', look.brand);
  const scale = (side * UNITS) / scene.width;
  const page = { left: x * UNITS, top: y * UNITS, right: (x + side) * UNITS, bottom: (y + side) * UNITS };
  const clip = [
    ['M', 0, 0],
    ['L', scene.width, 0],
    ['L', scene.width, scene.height],
    ['L', 0, scene.height],
    ['Z'],
  ] as const;
  const shape = { kind: 'group', x: page.left, y: page.top, scale, clip, shapes: scene.shapes } as const;
  teller.items.push({ kind: 'art', name: 'Post', flats: [{ kind: 'glow', shape, box: page }], alt: texts.post.alt });
  // on a slide of its own ground a post would have no edge
  teller.form({
    name: 'Edge of the post',
    form: 'rect',
    area: { x, y, w: side, h: side },
    rim: { ink: look.rule, points: 0.75 },
  });
  keywords.slice(0, 3).forEach(({ name }, index) => {
    teller.fill(`label${index + 1}`, name);
    teller.fill(`point${index + 1}`, texts.post.points[index]);
  });
};

const drawStory = (teller: Teller, story: readonly { label: string; note: string }[]): void => {
  const { look } = teller;
  const half = Math.ceil(story.length / 2);
  const step = Math.min(0.62, 4.3 / half);
  story.forEach(({ label }, index) => {
    const column = index < half ? 1 : 7;
    const y = 2.12 + (index % half) * step;
    const number = { ...styleOf(look, 'label'), anchor: 'ctr' } as const;
    teller.text(`Number ${index + 1}`, { x: columnX(column), y, w: 0.6, h: step }, String(index + 1), number);
    const style = { ...styleOf(look, 'lead'), anchor: 'ctr' } as const;
    teller.text(`Slide ${index + 1}`, { x: columnX(column) + 0.66, y, w: columnsWide(5), h: step }, label, style);
    const rule = { x: columnX(column), y: y + step - 0.012, w: columnsWide(5.6), h: 0.012 };
    teller.form({ name: `Rule ${index + 1}`, form: 'rect', area: rule, fill: look.rule });
  });
};

const labelOf = (key: keyof typeof slideSpecs | 'statement'): string =>
  key === 'statement' ? 'What we do' : slideSpecs[key].label;

const scaleOf = (subject: Subject) => {
  const share = subject.standOut ?? 0.5;
  return { share, ...(texts.scale.tellings.find(({ upTo }) => share <= upTo) ?? texts.scale.tellings[2]) };
};

/** A slide that asks nothing: it shows what is known of the brand. */
export const knownSlide = (
  look: Look,
  layouts: Layouts,
  key: KnownSlide,
  { subject, page: number }: { subject: Subject; page: number },
): Slide => {
  const page = (of: Page, draw: (teller: Teller) => void) => contentPage(look, layouts, number, of, draw);
  if (key === 'words') return page({ key, layout: 'words', ...texts.words }, (teller) => drawWords(teller, subject));
  if (key === 'scale') {
    const { share, title, told } = scaleOf(subject);
    return page({ key, layout: 'scale', ...texts.scalePage, title }, (teller) => drawScale(teller, share, told));
  }
  const isMeasured = subject.rivals.some(({ colors }) => colors.length > 0);
  return page({ key, layout: 'swatches', ...(isMeasured ? texts.colors : texts.ownColors) }, (teller) =>
    drawSwatches(teller, subject),
  );
};

/** Eight slides about the brand as it is: nothing is asked and nothing is made up (documents, sample deck). */
export const sampleDeck = (kit: KitKey, brand: KitBrand, subject: Subject): Deck => {
  const look = lookOf(kit, brand);
  const layouts = createLayouts(look);
  const story = stories[subject.stage];
  const list = [
    { label: 'Cover', note: '' },
    ...story.slides.map((key) => ({ label: labelOf(key), note: '' })),
    ...(story.closes ? [{ label: 'Closing', note: '' }] : []),
  ];
  const site = subject.website ? ` · ${subject.website}` : '';
  const page = (number: number, of: Page, draw: (teller: Teller) => void) =>
    contentPage(look, layouts, number, of, draw);
  const slides: Slide[] = [
    posterSlide(look, layouts, {
      key: 'cover',
      slide: 'cover',
      label: 'Cover',
      headline: texts.coverTitle(subject.company),
      small: `${texts.cover}, ${subject.month}${site}`,
      notes: texts.notes.cover,
    }),
    knownSlide(look, layouts, 'words', { subject, page: 2 }),
    knownSlide(look, layouts, 'scale', { subject, page: 3 }),
    knownSlide(look, layouts, 'colors', { subject, page: 4 }),
    page(5, { key: 'tone', layout: 'post', ...texts.postPage }, (teller) => drawPost(teller, subject)),
    page(6, { key: 'chart', layout: 'list', ...texts.chart }, (teller) => sampleChart(teller, WHOLE)),
    page(7, { key: 'story', layout: 'list', ...texts.story, title: texts.storyTitle(list.length) }, (teller) =>
      drawStory(teller, list),
    ),
    posterSlide(look, layouts, {
      key: 'closing',
      slide: 'closing',
      label: 'Closing',
      headline: texts.closing,
      small: subject.website || subject.company,
      notes: texts.notes.closing,
    }),
  ];
  return {
    name: `${subject.company} sample deck`,
    company: subject.company,
    language: 'en-US',
    layouts: layouts.all(),
    slides,
  };
};
