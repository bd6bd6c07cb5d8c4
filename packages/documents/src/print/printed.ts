import type { KitBrand } from '@signet/kit';
import type { Ink, Scene } from '@signet/scene';
import { UNITS } from '../deck/look.ts';
import type { Deck, Item, Slide } from '../deck/model.ts';
import { baselinesOf, slideScene, type SetText } from '../deck/preview.ts';
import { POINTS } from '../drawing/measure.ts';
import { footLine, type Line } from '../paper/flow.ts';
import type { Paper } from '../paper/model.ts';
import { BASELINE, emptySheet } from '../paper/preview.ts';
import { senderLines } from '../paper/sender.ts';

/** Words as they are printed, in points: `y` is the first baseline, `pitch` leads from each to the next. */
export type PrintedText = {
  x: number;
  y: number;
  width: number;
  lines: readonly string[];
  size: number;
  pitch: number;
  face: 'headline' | 'text';
  ink: Ink;
  align: 'left' | 'center' | 'right';
  isTitle: boolean;
};

/** A page to be printed: all that is drawn, and the words above it, so that they can be searched and read aloud. */
export type PrintedPage = {
  width: number;
  height: number;
  art: Scene;
  /** What the drawing shows, where it shows more than decoration. */
  alt: string;
  texts: readonly PrintedText[];
};

const alignments = { l: 'left', ctr: 'center', r: 'right' } as const;

const printedText = (text: SetText): PrintedText => {
  const { area, style, lines, slot } = text;
  const { first, pitch } = baselinesOf(text);
  const { size, face, ink, align } = style;
  return {
    x: area.x * POINTS,
    y: first * POINTS,
    width: area.w * POINTS,
    // what is printed breaks where it broke: a held space would only be found by no search
    lines: lines.map((line) => line.replaceAll('\u00a0', ' ')),
    size,
    pitch: pitch * POINTS,
    face,
    ink,
    align: alignments[align],
    isTitle: slot === 0,
  };
};

const altOf = (items: readonly Item[]): string =>
  items.flatMap((item) => ('alt' in item && item.alt ? [item.alt] : [])).join(' ');

const printedSlide = (brand: KitBrand, deck: Deck, slide: Slide): PrintedPage => {
  const texts: PrintedText[] = [];
  const art = slideScene(brand, deck, slide, (_brand, text) => {
    if (text.lines.some((line) => line.trim() !== '')) texts.push(printedText(text));
    return [];
  });
  const scale = POINTS / UNITS;
  return { width: art.width * scale, height: art.height * scale, art, alt: altOf(slide.items), texts };
};

/** What is presented of a deck: slides that wait for their answers stay in the file. */
export const printedDeck = (brand: KitBrand, deck: Deck): PrintedPage[] =>
  deck.slides.filter(({ isHidden }) => isHidden !== true).map((slide) => printedSlide(brand, deck, slide));

/** What is not answered yet is left out: nobody could type over it. */
const printedLine = (paper: Paper, line: Line): PrintedText[] => {
  const words = line.pieces
    .filter(({ isBlank }) => !isBlank)
    .map(({ text }) => text)
    .join('')
    .replace(/^[\s·]+/u, '');
  if (words === '') return [];
  const left = line.pieces[0]?.x ?? paper.left;
  return [
    {
      x: left * POINTS,
      y: (line.y + line.h * BASELINE) * POINTS,
      width: (paper.size.w - left) * POINTS,
      lines: [words],
      size: line.style.size,
      pitch: line.style.line,
      face: line.face,
      ink: line.style.ink,
      align: 'left',
      isTitle: false,
    },
  ];
};

/** A brand's empty paper, first sheet and next: a letter is written upon it, on screen or out of a printer. */
export const printedStationery = (paper: Paper): PrintedPage[] =>
  [paper.first, paper.next].map((sheet, index): PrintedPage => {
    const { w, h } = paper.size;
    const art: Scene = {
      x: 0,
      y: 0,
      width: w * UNITS,
      height: h * UNITS,
      label: `${paper.name}, sheet ${index + 1}`,
      shapes: emptySheet(paper, sheet),
    };
    const said = [...senderLines(paper, sheet), footLine(paper, sheet)];
    const texts = said.flatMap((line) => printedLine(paper, line));
    const alt = `${paper.company}: ${index === 0 ? 'the first sheet' : 'the sheets after it'}`;
    return { width: w * POINTS, height: h * POINTS, art, alt, texts };
  });
