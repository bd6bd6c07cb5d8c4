import type { KitBrand } from '@signet/kit';
import { balanced, filled, heightOf, heldTogether, widthOf } from '../drawing/measure.ts';
import { figureFace } from './figure-face.ts';
import { faceOf, fontOf, LEAST_POINTS } from './look.ts';
import type { Slot, Text } from './model.ts';

type Placed = Pick<Text, 'name' | 'area' | 'style' | 'text'> & {
  isEven?: boolean;
  /** A sentence keeps its face, whatever figures it has. */
  isTitle?: boolean;
};

const STEP = 0.92;
/** Readers differ by a hair in how wide a line is: what would fit by less than this, in inches, is broken. */
const SLACK = 0.02;
const HUGE = 100;

/**
 * What XML and typesetting cannot carry is left out; every sort of space is one, and none stands before a percent sign,
 * as on screens.
 */
export const clean = (text: string): string =>
  text
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(/\r\n?|[\u2028\u2029\v\f]/gu, '\n')
    .replaceAll(/[^\n\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, ' ')
    .replaceAll(/[^\S\n]+/gu, ' ')
    .replaceAll(/(?<=\d) (?=[%‰])/gu, '')
    .trim();

/** A text in its room: as large as its style says, smaller where it would not fit. */
export const placeText = (
  brand: KitBrand,
  { name, area, style, text, isEven = false, isTitle = false }: Placed,
): Text => {
  const said = clean(text);
  const wished = isTitle ? style.face : figureFace(brand, said, style.face);
  const face = faceOf(brand, said, wished);
  const font = fontOf(brand, face);
  let { size } = style;
  const set = () => {
    const setting = { font, size, width: area.w - SLACK };
    const words = isEven ? said : heldTogether(said, setting);
    const plain = filled(words, setting);
    const lines = isEven ? balanced(words, setting) : plain;
    // where a word fits by a hair in one reader and not in the next, the line is ended in the file
    const nearly = filled(words, { ...setting, width: area.w + SLACK });
    const isSoft = [plain, nearly].some((others) => others.join('\n') !== lines.join('\n'));
    return { text: words, lines, isSoft };
  };
  const fits = (lines: readonly string[]) =>
    heightOf(lines.length, size, style.leading) <= area.h + 0.02 &&
    lines.every((line) => widthOf(font, line, size) <= area.w);
  const isCut = (lines: readonly string[]) =>
    lines.length > filled(said, { font, size, width: Infinity }).length &&
    lines.some((line) => !/[ \u00a0]/u.test(line) && !said.split(/[ \n]/u).includes(line));
  let made = set();
  while ((!fits(made.lines) || isCut(made.lines)) && size * STEP >= (style.least ?? LEAST_POINTS)) {
    size = Math.floor(size * STEP * 2) / 2;
    made = set();
  }
  return { kind: 'text', name, area, style: { ...style, face, size }, ...made };
};

/** What explains a figure is a line or two: a last word by itself looks forgotten there as it does in a title. */
const CAPTION = /^(?:meaning|fact)\d*$/u;

/** A text in the slot of a layout. */
export const fillSlot = (brand: KitBrand, slot: Slot, text: string): Text => {
  // at this size the space before it is a hole
  const said = slot.style.size > HUGE ? text.replace(/\s+(?=°)/u, '') : text;
  return {
    ...placeText(brand, {
      ...slot,
      text: said,
      isEven: slot.isEven ?? (slot.type === 'title' || CAPTION.test(slot.name)),
      isTitle: slot.type === 'title',
    }),
    slot: slot.idx,
  };
};

/** Whether a placed text stays in its room. */
export const overflows = (brand: KitBrand, { area, style, lines }: Text): boolean =>
  heightOf(lines.length, style.size, style.leading) > area.h + 0.03 ||
  lines.some((line) => widthOf(fontOf(brand, style.face), line, style.size) > area.w + 0.01);
