import {
  besideName,
  drawKitPattern,
  drawLogo,
  faceFor,
  fitText,
  logoHigh,
  placeText,
  saysName,
  setLines,
  slidePalette,
  wrapText,
  type KitBrand,
  type KitKey,
  type Palette,
} from '@signet/kit';
import type { Ink, Shape, Tone } from '@signet/scene';
import type { Box } from '@signet/type';

/** A picture that is being composed. Lengths in its pixels. */
export type Canvas = {
  kit: KitKey;
  brand: KitBrand;
  palette: Palette;
  /** What its logo is drawn from; undefined where what is said says the name and a name is all that the logo has. */
  signed: KitBrand | undefined;
  /** A line for the foot: where the company is found. */
  site: string;
  width: number;
  height: number;
  /** The shorter side, what everything stands in proportion to, and the margin. */
  side: number;
  margin: number;
  shapes: Shape[];
};

const MARGIN = 0.068;

/** A brand beside a sentence: where that says the name, its mark stands alone. */
const signedBeside = (brand: KitBrand, sentence: string): KitBrand | undefined => {
  if (!saysName(sentence, brand.name)) return brand;
  const shown = besideName(brand);
  if (shown === 'mark' && brand.mark) return { ...brand, logo: brand.mark };
  return shown === 'none' ? undefined : brand;
};

/** An empty picture for what is said in one sentence, where there is one. */
export const canvasOf = (
  kit: KitKey,
  brand: KitBrand,
  { site, sentence }: { site: string; sentence: string },
  { width, height }: { width: number; height: number },
): Canvas => {
  const side = Math.min(width, height);
  return {
    kit,
    brand,
    palette: slidePalette(brand),
    signed: signedBeside(brand, sentence),
    site,
    width,
    height,
    side,
    margin: side * MARGIN,
    shapes: [],
  };
};

export const whole = ({ width, height }: Canvas): Box => ({ left: 0, top: 0, right: width, bottom: height });

/** What is left of the page inside its margin. */
export const inside = ({ width, height, margin }: Canvas): Box => ({
  left: margin,
  top: margin,
  right: width - margin,
  bottom: height - margin,
});

export const fill = ({ shapes }: Canvas, { left, top, right, bottom }: Box, ink: Tone): void => {
  shapes.push({ kind: 'rect', x: left, y: top, width: right - left, height: bottom - top, ink });
};

/**
 * The kit's pattern, cut to a box; its square is `tile` wide. What lies beside it in a full color is no row of it.
 */
export const pattern = (
  { kit, brand, shapes }: Canvas,
  box: Box,
  tile: number,
  beside: { above?: Tone; below?: Tone; sides?: readonly Tone[] } = {},
): void => {
  const [width, height] = [box.right - box.left, box.bottom - box.top];
  const drawn = drawKitPattern(kit, brand, { width, height, tile, label: '', ...beside });
  shapes.push({ kind: 'group', x: box.left, y: box.top, shapes: drawn.shapes });
};

/** Words that are as large as their box allows, in so many lines at the most. */
type Head = { ink: Ink; at?: 'top' | 'bottom' | 'middle'; lines?: number; largest?: number; leading?: number };

const setIn = ({ brand }: Canvas, text: string, box: Box, { lines = 4, largest = Infinity, leading }: Head) => {
  const face = faceFor(brand, text, 'headline');
  const style = { ...face, isLining: true, ...(leading === undefined ? {} : { leading }) };
  const [width, height] = [box.right - box.left, box.bottom - box.top];
  return fitText(text, style, { width, height, largest: Math.min(largest, height * 2), lines });
};

/** How large words would be set in a box. */
export const sizeOf = (canvas: Canvas, text: string, box: Box, how: Head): number => setIn(canvas, text, box, how).size;

/** Sets words as large as they fit, and says where they stand; `hangs` is how far down their ink goes. */
export const head = (canvas: Canvas, text: string, box: Box, how: Head): Box & { hangs: number } => {
  const { ink, at = 'top' } = how;
  const set = setIn(canvas, text, box, how);
  const spare = box.bottom - box.top - set.height;
  const top = box.top + { top: 0, middle: spare / 2, bottom: spare }[at];
  const placed = placeText(set, box.left, top, ink);
  canvas.shapes.push(...placed.shapes);
  return { ...placed.box, top, bottom: top + set.height, hangs: placed.box.bottom };
};

/** Words at a size, so wide at the most. */
type Line = { x: number; y: number; width: number; size: number; ink: Ink; face?: 'headline' | 'text' };

const wrapped = ({ brand }: Canvas, text: string, { size, width, face = 'text' }: Omit<Line, 'x' | 'y' | 'ink'>) =>
  wrapText(text, { ...faceFor(brand, text, face), isLining: true }, size, width);

/** Words at a size, as many lines as they take; answers where they end. */
export const line = (canvas: Canvas, text: string, how: Line): number => {
  const set = wrapped(canvas, text, how);
  canvas.shapes.push(...placeText(set, how.x, how.y, how.ink).shapes);
  return how.y + set.height;
};

/** How high such words stand. */
export const lineHeight = (canvas: Canvas, text: string, how: Pick<Line, 'width' | 'size' | 'face'>): number =>
  wrapped(canvas, text, how).height;

/** How wide words are on one line, in sizes. */
export const lineWidth = ({ brand }: Canvas, text: string): number =>
  setLines([text], { ...faceFor(brand, text, 'text'), isLining: true }, 1000).width / 1000;

/** Capitals of a logo, as a share of the page's shorter side. */
const CAP = 0.034;
/** How high a logo is at least and at the most, and one that is no wider than high: a letter, a mark, an own sign. */
const HIGH = { least: 0.056, most: 0.115, letter: 0.115, sign: 0.09 } as const;
const COMPACT = 1.8;
/** How wide it is at the most, as a share of the page. */
const LOGO_WIDE = 0.46;

/** How high a logo is for its form, as a share of the page: letters are as legible on three lines as on one. */
const logoHeight = (brand: KitBrand, side: number): number => {
  const { box } = drawLogo(brand, { x: 0, y: 0, width: 1000, height: 1000 }, 'p1');
  if (box.right - box.left < COMPACT * (box.bottom - box.top)) return side * (brand.logo ? HIGH.sign : HIGH.letter);
  return side * Math.min(HIGH.most, Math.max(HIGH.least, logoHigh(brand, CAP)));
};

/** How high the logo stands at the foot of a picture; nothing where there is none. */
export const logoTall = ({ signed, side, width }: Canvas): number => {
  if (!signed) return 0;
  const room = { width: width * LOGO_WIDE, height: logoHeight(signed, side) };
  const { box } = drawLogo(signed, { x: 0, y: 0, ...room }, 'p1');
  return box.bottom - box.top;
};

/** The logo from its upper left corner, or standing on a line; a point where there is none. */
export const logo = (
  canvas: Canvas,
  at: { x: number; y: number; stands?: boolean; width?: number; height?: number },
  ink: Ink,
): Box => {
  const { signed, side } = canvas;
  if (!signed) return { left: at.x, top: at.y, right: at.x, bottom: at.y };
  const room = { width: at.width ?? canvas.width * LOGO_WIDE, height: at.height ?? logoHeight(signed, side) };
  const tried = drawLogo(signed, { x: at.x, y: at.y, ...room }, ink);
  const y = at.stands ? at.y - (tried.box.bottom - tried.box.top) : at.y;
  const { shapes, box } = drawLogo(signed, { x: at.x, y, ...room }, ink);
  canvas.shapes.push(...shapes);
  return box;
};

/** The logo in the middle of a box, as large as a share of it. */
export const logoIn = (canvas: Canvas, box: Box, share: number, ink: Ink): void => {
  const room = { width: (box.right - box.left) * share, height: (box.bottom - box.top) * share };
  const { box: tried } = drawLogo(canvas.brand, { x: 0, y: 0, ...room }, ink);
  const [x, y] = [
    (box.left + box.right - tried.right + tried.left) / 2,
    (box.top + box.bottom - tried.bottom + tried.top) / 2,
  ];
  canvas.shapes.push(...drawLogo(canvas.brand, { x, y, ...room }, ink).shapes);
};

/** Logo and address at the foot of a box; answers the line above which everything else stays. */
export const foot = (canvas: Canvas, box: Box, ink: Ink): number => {
  const { brand, side, site, shapes } = canvas;
  const at = logo(canvas, { x: box.left, y: box.bottom, stands: true }, ink);
  if (site) {
    const style = { ...faceFor(brand, site, 'text'), align: 'right' as const };
    const set = setLines([site], style, side * 0.027);
    // beside a name that leaves no room it is left out: the name is what counts
    if (box.right - set.width > at.right + side * 0.05)
      shapes.push(...placeText(set, box.right, box.bottom - set.height, ink).shapes);
  }
  return at.top - side * 0.06;
};
