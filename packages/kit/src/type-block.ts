import type { Ink, Shape, Tone } from '@signet/scene';
import type { Box } from '@signet/type';
import { fitText, wrapText } from './break-text.ts';
import { heightOf, widthOf } from './frame.ts';
import { placeLockup } from './lockup.ts';
import { placeText, setLines, type Placed, type SetText } from './set-text.ts';
import { faceFor, type Says, type Sheet } from './sheet.ts';

export type TypePlace = {
  /** Everything that may lie behind it. */
  grounds: readonly Tone[];
  /** Where the headline stands; the logo stands at the other end. */
  headAt: 'top' | 'bottom' | 'middle';
  /** As a part of the frame's large size; 1 unless told otherwise. */
  size?: number;
  lines?: number;
  inks?: readonly Ink[];
};

/** The least that the logo's cap height is, and how much of an area's width it may take. */
const LOGO_CAP = 1.05;
const LOGO_WIDEST = 0.72;
const HERO_CAP = 0.72;
const HERO_SHORT = 1.5;
const HERO_SHARE = { banner: 0.7, wide: 0.42, square: 0.66, tall: 0.66 } as const;
/** How far a button in the accent has to be from what it lies on, in OKLab: its words are legible in any case. */
const BUTTON_APART = 0.18;
/** What descenders take below a baseline, as a part of the size. */
const HANG = 0.2;

const smallLogo = (sheet: Sheet, area: Box): number => {
  const { lockup, frame } = sheet;
  return Math.min(
    frame.small * LOGO_CAP,
    (widthOf(area) * LOGO_WIDEST) / lockup.width,
    heightOf(area) / lockup.height / 4,
  );
};

const buttonFor = (sheet: Sheet, label: string, grounds: readonly Tone[], x: number, y: number): Placed => {
  const { palette, frame, brand } = sheet;
  const style = faceFor(brand, label, 'text');
  const set = setLines([label], style, frame.small * 0.92);
  const [padX, padY] = [frame.small * 1.05, frame.small * 0.78];
  // the accent is kept for what is to be found first, and on a page that is its button
  const isSeen = grounds.every((ground) => palette.apart('a1', ground) >= BUTTON_APART);
  const fills = (['p1', 'p2', 'w1'] as const).filter((one) =>
    grounds.every((ground) => palette.contrast(one, ground) >= 3),
  );
  const ink = isSeen ? 'a1' : (fills[0] ?? palette.textOn(grounds));
  const [width, height] = [set.width + 2 * padX, set.height + 2 * padY];
  const text = placeText(set, x + padX, y + padY, palette.textOn([ink], 'w1'));
  const field: Shape = { kind: 'rect', x, y, width, height, radius: height / 2, ink };
  return { shapes: [field, ...text.shapes], box: { left: x, top: y, right: x + width, bottom: y + height } };
};

type Stacked = {
  height: number;
  place(x: number, y: number): Placed;
};

const textPart = (set: SetText, ink: Tone): Stacked => ({
  height: set.height,
  place: (x, y) => placeText(set, x, y, ink),
});

/** What follows the headline, from the first to the last: a line, a button. */
const followers = (sheet: Sheet, says: Says, area: Box, { grounds, inks = [] }: TypePlace): Stacked[] => {
  const { brand, frame, palette } = sheet;
  const ink = palette.textOn(grounds, ...inks);
  const parts: Stacked[] = [];
  const follows = says.lead ?? (says.logo || says.isUnder ? says.small : undefined);
  if (follows) {
    const set = wrapText(
      follows,
      faceFor(brand, follows, 'text'),
      frame.small,
      Math.min(widthOf(area), frame.small * 26),
    );
    parts.push(textPart(set, ink));
  }
  const { button } = says;
  if (button) {
    const height = buttonFor(sheet, button, grounds, 0, 0).box.bottom;
    parts.push({ height, place: (x, y) => buttonFor(sheet, button, grounds, x, y) });
  }
  return parts;
};

/** The menu of a page, its words from the right end leftwards, as many as there is room for. */
const menuOf = (sheet: Sheet, menu: readonly string[], area: Box, from: number, ink: Tone): Placed[] => {
  const { brand, frame } = sheet;
  const placed: Placed[] = [];
  let right = area.right;
  for (const word of menu.toReversed()) {
    const set = setLines([word], faceFor(brand, word, 'text'), frame.small * 0.9);
    if (right - set.width < from + frame.small * 2) break;
    placed.push(placeText(set, right - set.width, area.top, ink));
    right -= set.width + frame.small * 1.6;
  }
  return placed;
};

/** Inks of a logo, as the book's page of grounds has them. */
export const logoInk = ({ palette }: Sheet, grounds: readonly Tone[]): Ink => palette.textOn(grounds, 'p1', 'w1');

/** A room with what is free beyond it: up to the page's edge where the room ends at its margin. */
const freeAround = ({ left, top, right, bottom }: Box, { width, height, margin }: Sheet['frame']): Box => ({
  left: left <= margin + 1 ? 0 : left,
  top: top <= margin + 1 ? 0 : top,
  right: right >= width - margin - 1 ? width : right,
  bottom: bottom >= height - margin - 1 ? height : bottom,
});

/** The logo in the headline's place, with one cap height free on every side (kits, grid and type). */
const heroLogo = (sheet: Sheet, room: Box, { grounds, headAt, size = 1 }: TypePlace): Placed => {
  const { frame, lockup } = sheet;
  const free = freeAround(room, frame);
  const most = Math.min(
    widthOf(room) / lockup.width,
    heightOf(room) / lockup.height,
    widthOf(free) / (lockup.width + 2),
    heightOf(free) / (lockup.height + 2),
  );
  // a short name may be larger, up to a share of the width
  const short = Math.min(frame.large * HERO_SHORT, (widthOf(room) * HERO_SHARE[frame.format]) / lockup.width);
  const cap = Math.min(Math.max(frame.large * HERO_CAP, short) * size, most);
  const [wide, high] = [lockup.width * cap, lockup.height * cap];
  // a strip has no upper or lower end: a logo at one of them looks as if it had slipped
  const at = frame.format === 'banner' ? 'middle' : headAt;
  const wished = {
    top: room.top - lockup.cap * cap,
    middle: (free.top + free.bottom - high) / 2,
    bottom: room.bottom - lockup.baseline * cap,
  }[at];
  const top = Math.min(Math.max(wished, free.top + cap), free.bottom - cap - high);
  const left = Math.min(Math.max(room.left, free.left + cap), free.right - cap - wide);
  return { ...placeLockup(lockup, { left, top, cap }, logoInk(sheet, grounds)), isHead: true };
};

/** Everything that a piece says, set in an area; the headline's size falls until all of it has its room. */
export const setType = (sheet: Sheet, says: Says, area: Box, place: TypePlace): Placed[] => {
  const { frame, lockup, brand, palette } = sheet;
  const { grounds, headAt, size = 1, lines = 4, inks = [] } = place;
  const ink = palette.textOn(grounds, ...inks);
  const gap = frame.small * 1.5;
  const words: Placed[] = [];
  let room = { ...area };
  /** The small line, from where it begins. */
  let small: ((x: number) => Placed) | undefined;

  if (says.logo && !says.hero) {
    const cap = smallLogo(sheet, area);
    const atTop = headAt !== 'top';
    const top = atTop ? area.top - lockup.cap * cap : area.bottom - lockup.baseline * cap;
    const logo = placeLockup(lockup, { left: area.left, top, cap }, logoInk(sheet, grounds));
    // what rises over the capitals or hangs below the line may stand in the margin, but not beyond the page
    words.push(logo);
    room = atTop ? { ...room, top: logo.box.bottom + gap * 1.3 } : { ...room, bottom: logo.box.top - gap * 1.3 };
    if (says.menu) words.push(...menuOf(sheet, says.menu, area, logo.box.right, ink));
  } else if (says.small && !says.isUnder) {
    const set = wrapText(says.small, faceFor(brand, says.small, 'text'), frame.small, widthOf(area));
    const atTop = headAt === 'bottom';
    const y = atTop ? area.top : area.bottom - set.height;
    small = (x) => placeText(set, x + set.width <= area.right ? x : area.left, y, ink);
    room = atTop ? { ...room, top: y + set.height + gap } : { ...room, bottom: y - gap };
  }

  const after = followers(sheet, says, area, place);
  // the first of them also clears what hangs below the headline's last line
  const hang = after.length > 0 ? frame.large * size * HANG : 0;
  const following = after.reduce((sum, part) => sum + part.height + gap, hang);
  const start = (height: number) => {
    if (headAt === 'top') return room.top;
    return headAt === 'bottom' ? room.bottom - height : (room.top + room.bottom - height) / 2;
  };
  if (says.hero) {
    const logo = heroLogo(sheet, room, place);
    // what stands alone with the logo begins where that does
    words.push(...(small ? [small(logo.box.left)] : []), logo);
  } else if (small) {
    words.push(small(area.left));
  }
  if (says.headline && !says.hero) {
    const style = faceFor(brand, says.headline, 'headline');
    const height = Math.max(heightOf(room) - following, heightOf(room) * 0.3);
    const set = fitText(says.headline, style, { width: widthOf(room), height, largest: frame.large * size, lines });
    let y = start(set.height + following);
    words.push({ ...placeText(set, room.left, y, ink), isHead: true });
    y += set.height + hang;
    for (const part of after) {
      y += gap;
      words.push(part.place(room.left, y));
      y += part.height;
    }
  }
  return words;
};

/** The box around all of them. */
export const around = (words: readonly Placed[]): Box =>
  words.reduce<Box>(
    (sum, { box }) => ({
      left: Math.min(sum.left, box.left),
      top: Math.min(sum.top, box.top),
      right: Math.max(sum.right, box.right),
      bottom: Math.max(sum.bottom, box.bottom),
    }),
    { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity },
  );
