import { contrastRatio, textContrast, type SchemeColors } from '@signet/color';
import { drawLogo, placeText, setLines, wrapText, type KitBrand, type TextStyle } from '@signet/kit';
import { interfaceColors } from '@signet/pack';
import type { Ink, Scene, Shape } from '@signet/scene';
import { inkOn } from './ink-on.ts';
import { listOf } from './list-words.ts';

/** Upright, as a sheet that stands on a table or hangs in a door. */
const PAGE = { width: 1000, height: 1414 } as const;
/** Where the primary color ends and the accent begins: 30, 60 and 10 of 100 (spec: 60, 30, 10). */
const [PRIMARY, GROUND] = [0.3, 0.9];
const MARGIN = 84;
/** Sizes of the title, the largest first, and of what stands in the rows. */
const TITLES = [150, 128, 108, 92, 78] as const;
const [NAME, LINE, END] = [40, 25, 38] as const;

const styleFor = (
  { headline, text }: Pick<KitBrand, 'headline' | 'text'>,
  words: string,
  wished: 'headline' | 'text',
  align: TextStyle['align'] = 'left',
): TextStyle => {
  const fonts = { headline, text };
  const other = wished === 'headline' ? 'text' : 'headline';
  const face = fonts[wished].covers(words) ? wished : other;
  return { font: fonts[face], face, leading: 1.3, tracking: face === 'headline' ? -0.01 : 0, align };
};

const legible = (ground: string, ...inks: string[]): Ink =>
  (inks.find((ink) => contrastRatio(ink, ground) >= textContrast) ?? inkOn(ground)) as Ink;

/** What is drawn of a brand: its list needs nothing else of it. */
type ListBrand = { industryId: string; drawing: KitBrand; colors: SchemeColors };

/**
 * A list of the trade (a menu, fees, plans) in which the shares of colors are what is measured: the primary color above
 * with its title, the ground with what is read, the accent below with what should be done.
 */
export const drawPriceList = ({ industryId, drawing, colors }: ListBrand): Scene => {
  const { width, height } = PAGE;
  const { title, rows } = listOf(industryId);
  const [fall, foot] = [height * PRIMARY, height * GROUND];
  const { light } = interfaceColors(colors);
  const [ground, primary, accent] = [light.background, light.primary, light.accent];
  const style = styleFor(drawing, title, 'headline');
  const room = width - 2 * MARGIN;
  const sets = TITLES.map((size) => setLines([title], style, size));
  const head = sets.find((set) => set.width <= room) ?? setLines([title], style, 60);
  const onPrimary = legible(primary, '#ffffff', colors.n3);
  const logo = drawLogo(drawing, { x: MARGIN, y: MARGIN * 0.8, width: room * 0.5, height: 62 }, onPrimary);
  const text = legible(ground, colors.b1);
  const loud = legible(ground, colors.p2, colors.p1, colors.b1);
  const step = (foot - fall - MARGIN) / rows.length;
  const listed = rows.flatMap(([name, line, end], at): Shape[] => {
    const top = fall + MARGIN * 0.75 + at * step;
    const price = setLines([end], styleFor(drawing, end, 'headline', 'right'), END);
    const left = room - price.width - 40;
    const [said, told] = [
      wrapText(name, styleFor(drawing, name, 'headline'), NAME, left),
      wrapText(line, styleFor(drawing, line, 'text'), LINE, left),
    ];
    return [
      ...placeText(said, MARGIN, top, loud).shapes,
      ...placeText(told, MARGIN, top + said.height + 24, text).shapes,
      ...placeText(price, width - MARGIN, top, loud).shapes,
    ];
  });
  const { button, contact } = drawing.texts;
  const onAccent = inkOn(accent);
  const middle = (foot + height) / 2;
  const done = setLines([button], styleFor(drawing, button, 'headline'), 42);
  const reach = setLines([contact[0]], styleFor(drawing, contact[0], 'text', 'right'), 26);
  const field = (y: number, high: number, ink: string): Shape => ({
    kind: 'rect',
    x: 0,
    y,
    width,
    height: high,
    ink: ink as Ink,
  });
  return {
    x: 0,
    y: 0,
    width,
    height,
    label: title,
    shapes: [
      field(0, height, ground),
      field(0, fall, primary),
      field(foot, height - foot, accent),
      ...logo.shapes,
      ...placeText(head, MARGIN, fall - MARGIN * 0.8 - head.height, onPrimary).shapes,
      ...listed,
      ...placeText(done, MARGIN, middle - done.height / 2, onAccent).shapes,
      ...placeText(reach, width - MARGIN, middle - reach.height / 2, onAccent).shapes,
    ],
  };
};
