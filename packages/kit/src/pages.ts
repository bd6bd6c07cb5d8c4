import type { Shape, Tone } from '@signet/scene';
import type { Box } from '@signet/type';
import type { Point } from './brand.ts';
import { fitText, wrapText } from './break-text.ts';
import { heightOf, widthOf } from './frame.ts';
import type { Kit, Page } from './kit.ts';
import { placeLockup } from './lockup.ts';
import { placeText, setLines, type Placed } from './set-text.ts';
import { faceFor, type Composition, type Sheet } from './sheet.ts';
import { logoInk } from './type-block.ts';

type PageOf = (sheet: Sheet, kit: Kit) => Composition;

const composition = ({ shapes }: Page, words: Placed[], extra: Shape[] = []): Composition => ({
  ground: shapes,
  art: extra,
  words,
});

const line = (sheet: Sheet, text: string, wished: 'headline' | 'text', size: number, width: number) =>
  wrapText(text, faceFor(sheet.brand, text, wished), size, width);

const titleOf = (sheet: Sheet, text: string, area: Box, ink: Tone): Placed & { bottom: number } => {
  const style = faceFor(sheet.brand, text, 'headline');
  const room = { width: widthOf(area), height: heightOf(area) * 0.24, largest: sheet.frame.large * 0.56, lines: 2 };
  const set = fitText(text, style, room);
  return { ...placeText(set, area.left, area.top, ink), bottom: area.top + set.height };
};

/**
 * A figure as it stands where its kit does nothing to it: from the lower left of its box, by its ink, since old-style
 * figures hang below the line.
 */
const plainFigure = (sheet: Sheet, box: Box, figure: string, size: number, ground: Tone): Placed => {
  const set = setLines([figure], faceFor(sheet.brand, figure, 'headline'), size);
  const ink = sheet.palette.textOn([ground], 'p1');
  const hang = Math.max(0, placeText(set, 0, -set.height, ink).box.bottom);
  return placeText(set, box.left, box.bottom - hang - set.height, ink);
};

/** One size for the figures of a slide: the largest at which each is inside its box, hanging parts included. */
const figureSize = (sheet: Sheet, points: readonly Point[], { width, height }: { width: number; height: number }) => {
  const sizes = points.map(({ figure }) => {
    const style = faceFor(sheet.brand, figure, 'headline');
    const { box } = placeText(setLines([figure], style, 100), 0, 0, 'b1');
    return 100 * Math.min(width / widthOf(box), height / heightOf(box));
  });
  return Math.min(...sizes);
};

const figureOf = (sheet: Sheet, kit: Kit, box: Box, { figure }: Point, size: number, ground: Tone, index: number) =>
  kit.figure?.(sheet, { box, figure, size, index }) ?? plainFigure(sheet, box, figure, size, ground);

/** Title above, three rows below: figure, what it counts, a line on it. */
const contentPage: PageOf = (sheet, kit) => {
  const page = kit.page(sheet, 'content');
  const { area, ground } = page;
  const { palette, frame, brand } = sheet;
  const ink = palette.textOn([ground]);
  const { title, points } = brand.texts.content;
  const head = titleOf(sheet, title, area, ink);
  const top = Math.max(head.bottom + frame.margin, area.top + heightOf(area) * 0.3);
  const step = (area.bottom - top + frame.unit) / points.length;
  const figureWidth = Math.min(widthOf(area) * 0.26, step * 1.5);
  const size = figureSize(sheet, points, { width: figureWidth * 0.9, height: (step - 2.2 * frame.unit) * 0.82 });
  const words: Placed[] = [head];
  points.forEach((point, index) => {
    const y = top + index * step;
    const box = { left: area.left, top: y, right: area.left + figureWidth, bottom: y + step - 2.2 * frame.unit };
    words.push(figureOf(sheet, kit, box, point, size, ground, index));
    const left = box.right + frame.margin * 0.7;
    const name = line(sheet, point.title, 'headline', frame.small * 1.5, area.right - left);
    const told = line(sheet, point.line, 'text', frame.small * 1.12, Math.min(area.right - left, frame.small * 27));
    const gap = frame.small;
    const textTop = (box.top + box.bottom - name.height - gap - told.height) / 2;
    words.push(placeText(name, left, textTop, ink), placeText(told, left, textTop + name.height + gap, ink));
  });
  return composition(page, words);
};

/** Title above, three columns below. */
const numbersPage: PageOf = (sheet, kit) => {
  const page = kit.page(sheet, 'numbers');
  const { area, ground } = page;
  const { palette, frame, brand } = sheet;
  const ink = palette.textOn([ground]);
  const { title, points } = brand.texts.numbers;
  const head = titleOf(sheet, title, area, ink);
  const gutter = frame.margin * 0.8;
  const width = (widthOf(area) - 2 * gutter) / 3;
  const middle = area.top + heightOf(area) * 0.66;
  const top = Math.max(head.bottom + frame.margin * 0.6, middle - frame.side * 0.27);
  const size = figureSize(sheet, points, {
    width: width * 0.9,
    height: Math.min((middle - top) * 0.8, frame.side * 0.15),
  });
  const words: Placed[] = [head];
  points.forEach((point, index) => {
    const left = area.left + index * (width + gutter);
    const box = { left, top, right: left + width, bottom: middle };
    words.push(figureOf(sheet, kit, box, point, size, ground, index));
    const name = line(sheet, point.title, 'headline', frame.small * 1.35, width);
    const told = line(sheet, point.line, 'text', frame.small, width);
    const y = middle + frame.small * 1.7;
    words.push(placeText(name, left, y, ink));
    words.push(placeText(told, left, y + name.height + frame.small * 0.9, ink));
  });
  return composition(page, words);
};

/** Who it is above, how to reach them below. */
const cardPage: PageOf = (sheet, kit) => {
  const page = kit.page(sheet, 'card');
  const { area, ground } = page;
  const { palette, frame, brand } = sheet;
  const ink = palette.textOn([ground]);
  const { person, role, contact } = brand.texts;
  const name = fitText(person, faceFor(brand, person, 'headline'), {
    width: widthOf(area),
    height: heightOf(area) * 0.3,
    largest: frame.small * 1.75,
    lines: 2,
  });
  const words = [placeText(name, area.left, area.top, ink)];
  const job = line(sheet, role, 'text', frame.small, widthOf(area));
  words.push(placeText(job, area.left, area.top + name.height + frame.small * 0.95, ink));
  const lines = setLines(contact, faceFor(brand, contact.join(' '), 'text'), frame.small);
  const size = Math.min(frame.small, (frame.small * widthOf(area)) / lines.width);
  const set = setLines(contact, lines.style, size);
  words.push(placeText(set, area.left, area.bottom - set.height, ink));
  return composition(page, words);
};

const sender = (sheet: Sheet, area: Box, ink: Tone): Placed => {
  const { brand, frame } = sheet;
  const style = { ...faceFor(brand, brand.texts.contact.join(' '), 'text'), align: 'right' as const };
  const set = setLines(brand.texts.contact, style, frame.small * 0.8);
  return placeText(set, area.right, area.top, ink);
};

const letterLogo = (sheet: Sheet, area: Box, ink: Tone): Placed => {
  const { lockup, frame } = sheet;
  const cap = Math.min(frame.small * 1.25, (widthOf(area) * 0.55) / lockup.width, (frame.margin * 1.5) / lockup.height);
  return placeLockup(lockup, { left: area.left, top: area.top - lockup.cap * cap, cap }, ink);
};

/** A letter: logo and sender above, the words on ten columns. */
const letterPage: PageOf = (sheet, kit) => {
  const page = kit.page(sheet, 'letter');
  const { area, ground } = page;
  const { palette, frame, brand } = sheet;
  const ink = palette.textOn([ground], 'b1');
  const words = [letterLogo(sheet, area, logoInk(sheet, [ground])), sender(sheet, area, ink)];
  const { greeting, paragraphs, closing } = brand.texts.letter;
  const width = Math.min(widthOf(area), frame.small * 34);
  let y = Math.max(frame.height * 0.27, ...words.map(({ box }) => box.bottom + frame.margin));
  for (const [index, text] of [greeting, ...paragraphs, closing, brand.texts.person].entries()) {
    const set = line(sheet, text, 'text', frame.small, width);
    y += index === paragraphs.length + 2 ? frame.small * 2.2 : 0;
    if (y + set.height > area.bottom) break;
    words.push(placeText(set, area.left, y, ink));
    y += set.height + frame.small * 1.7;
  }
  return composition(page, words);
};

const nextLetterPage: PageOf = (sheet, kit) => {
  const page = kit.page(sheet, 'letter-next');
  const { area, ground } = page;
  const { palette, frame, brand } = sheet;
  const ink = palette.textOn([ground], 'b1');
  const words = [letterLogo(sheet, area, logoInk(sheet, [ground]))];
  const width = Math.min(widthOf(area), frame.small * 34);
  let y = frame.height * 0.17;
  for (const text of brand.texts.letter.paragraphs) {
    const set = line(sheet, text, 'text', frame.small, width);
    words.push(placeText(set, area.left, y, ink));
    y += set.height + frame.small * 1.7;
  }
  const set = line(sheet, '2', 'text', frame.small * 0.8, width);
  words.push(placeText(set, area.left, area.bottom - set.height, ink));
  return composition(page, words);
};

/** Clear beside the logo of a signature, in sizes of its small words. */
const BESIDE_LOGO = 2;

/** The logo on the left, who writes on the right of it. */
const signaturePage: PageOf = (sheet, kit) => {
  const page = kit.page(sheet, 'signature');
  const { area, ground } = page;
  const { palette, frame, brand, lockup } = sheet;
  const ink = palette.textOn([ground]);
  const half = area.left + widthOf(area) * 0.38;
  const cap = Math.min(frame.small * 1.7, (half - area.left) / lockup.width, heightOf(area) / lockup.height);
  const top = (area.top + area.bottom) / 2 - (lockup.height * cap) / 2;
  const words = [placeLockup(lockup, { left: area.left, top, cap }, logoInk(sheet, [ground]))];
  const { person, role, contact } = brand.texts;
  // a long logo reaches up to its half: what stands beside it would read as its next words
  const clear = Math.max(frame.small * BESIDE_LOGO, cap);
  const left = Math.max(half + frame.margin * 1.4, area.left + lockup.width * cap + clear);
  const width = area.right - left;
  const name = fitText(person, faceFor(brand, person, 'headline'), {
    width,
    height: frame.small * 1.2,
    largest: frame.small * 1.3,
    lines: 1,
  });
  const told = line(sheet, role, 'text', frame.small * 0.86, width);
  const reach = line(sheet, contact[0], 'text', frame.small * 0.86, width);
  const gaps = frame.small * 0.75;
  const total = name.height + told.height + reach.height + 2 * gaps;
  let y = (area.top + area.bottom - total) / 2;
  for (const set of [name, told, reach]) {
    words.push(placeText(set, left, y, ink));
    y += set.height + gaps;
  }
  return composition(page, words);
};

export const pages = {
  content: contentPage,
  numbers: numbersPage,
  card: cardPage,
  letter: letterPage,
  'letter-next': nextLetterPage,
  signature: signaturePage,
} as const satisfies Record<string, PageOf>;
