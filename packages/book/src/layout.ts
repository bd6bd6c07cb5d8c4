import { contrastRatio } from '@signet/color';
import { placeText, setLines, wrapText, type TextStyle } from '@signet/kit';
import { interfaceColors } from '@signet/pack';
import type { Ink, Scene, Shape } from '@signet/scene';
import type { BookBrand } from './book-brand.ts';

const WIDTH = 960;
const HEIGHT = 720;
const MARGIN = 72;
/** Shares of the page: the rest is ground (spec: 60, 30, 10). */
const [BAND, ACCENT] = [0.3, 0.1];
const HEADLINES = [84, 76, 68, 60, 52, 46, 40, 34];

/** The largest size at which a headline stands on two lines. */
const headlineOf = (text: string, style: TextStyle, width: number) => {
  const set = HEADLINES.map((size) => wrapText(text, style, size, width));
  return set.find((one) => one.lines.length <= 2 && one.width <= width) ?? set.at(-1);
};

/**
 * A plain page of a website in which the shares of colors are what is measured: ground, the main color below it, and
 * the accent as a stripe with what should be pressed.
 */
export const layoutOf = (brand: BookBrand, theme: 'light' | 'dark'): Scene => {
  const { drawing, logo } = brand;
  const colors = interfaceColors(brand.colors)[theme];
  const ink = (hex: string): Ink => hex as Ink;
  const readable = (...hexes: string[]) =>
    hexes.find((hex) => contrastRatio(hex, colors.background) >= 4.5) ?? colors.text;
  const head: TextStyle = { font: drawing.headline, face: 'headline', leading: 1.1, tracking: -0.01, align: 'left' };
  const body: TextStyle = { font: drawing.text, face: 'text', leading: 1.5, tracking: 0, align: 'left' };
  const covers = (style: TextStyle, text: string) => style.font.covers(text);
  const words = drawing.texts.headline;
  const headline = headlineOf(words, covers(head, words) ? head : body, WIDTH - 2 * MARGIN);
  const lead = wrapText(drawing.texts.lead, body, 22, 620);
  const button = setLines([drawing.texts.button], body, 22);
  const small = wrapText(brand.keywords[0]?.meaning ?? '', body, 24, WIDTH - 2 * MARGIN);
  const primary = logo.lockups.find(
    ({ lockup }) => lockup === (logo.primary === 'stacked' ? 'horizontal' : logo.primary),
  );
  const bandTop = HEIGHT * (1 - BAND - ACCENT);
  const accentTop = HEIGHT * (1 - ACCENT);
  const logoScale = primary ? Math.min(56 / primary.scene.height, 260 / primary.scene.width) : 0;
  const logoInk = ink(readable(colors.primary, colors.text));
  const shapes: Shape[] = [
    { kind: 'rect', x: 0, y: 0, width: WIDTH, height: HEIGHT, ink: ink(colors.background) },
    { kind: 'rect', x: 0, y: bandTop, width: WIDTH, height: HEIGHT * BAND, ink: ink(colors.primary) },
    { kind: 'rect', x: 0, y: accentTop, width: WIDTH, height: HEIGHT * ACCENT, ink: ink(colors.accent) },
  ];
  if (primary)
    shapes.push({
      kind: 'group',
      x: MARGIN,
      y: 56,
      scale: logoScale,
      shapes: primary.scene.shapes.map((shape) => (shape.kind === 'path' ? { ...shape, ink: logoInk } : shape)),
    });
  if (headline) {
    const top = 168;
    const title = theme === 'light' ? readable(brand.colors.p2, colors.primary) : colors.text;
    shapes.push(...placeText(headline, MARGIN, top, ink(title)).shapes);
    shapes.push(...placeText(lead, MARGIN, top + headline.height + 48, ink(colors.text)).shapes);
  }
  shapes.push(...placeText(small, MARGIN, bandTop + HEIGHT * BAND * 0.36, ink(colors['on-primary'])).shapes);
  const buttonY = accentTop + (HEIGHT * ACCENT - button.height) / 2;
  shapes.push(...placeText(button, MARGIN, buttonY, ink(colors['on-accent'])).shapes);
  return { x: 0, y: 0, width: WIDTH, height: HEIGHT, label: `A page of ${brand.companyName}`, shapes };
};
