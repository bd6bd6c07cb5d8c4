import { contrastRatio, textContrast } from '@signet/color';
import { placeText, setLines, wrapText, type TextStyle } from '@signet/kit';
import { interfaceColors } from '@signet/pack';
import type { Ink, Scene, Shape } from '@signet/scene';
import type { BookBrand } from './book-brand.ts';

/**
 * Where the ground ends to the right, and how far down the primary color goes beside it: .6 of the page is ground,
 * .75 of the other .4 is the primary color, the rest the accent (spec: 60, 30, 10).
 */
const [GROUND, PRIMARY] = [0.6, 0.75];
const WIDTH = 1200;
/** Sizes of the headline, against the width of its column. */
const HEADLINES = [0.17, 0.15, 0.13, 0.115, 0.1, 0.088, 0.076, 0.066, 0.056];

const styleOf = (face: 'headline' | 'text', font: TextStyle['font'], leading: number): TextStyle => ({
  font,
  face,
  leading,
  tracking: face === 'headline' ? -0.01 : 0,
  align: 'left',
});

/** The largest size at which each sentence of a headline stands on a line of its own and the block has its height. */
const headlineOf = (text: string, style: TextStyle, width: number, height: number) => {
  const sentences = text.match(/[^.!?]+[.!?]*/gu)?.map((one) => one.trim()) ?? [text];
  const fits = HEADLINES.map((share) => setLines(sentences, style, share * width)).find(
    (set) => set.width <= width && set.height <= height,
  );
  const least = (HEADLINES.at(-1) ?? 0.05) * width;
  return fits ?? wrapText(text, style, least, width);
};

/**
 * The first screen of a website in which the shares of colors are what is measured: ground on the left, the primary
 * color beside it, the accent in the corner with what should be pressed.
 */
export const layoutOf = (
  brand: BookBrand,
  theme: 'light' | 'dark',
  { width: pageWidth, height: pageHeight } = { width: 4, height: 3 },
): Scene => {
  const { drawing, logo } = brand;
  const height = Math.round((WIDTH * pageHeight) / pageWidth);
  const colors = interfaceColors(brand.colors)[theme];
  const ink = (hex: string): Ink => hex as Ink;
  const onGround = (...hexes: string[]) =>
    hexes.find((hex) => contrastRatio(hex, colors.background) >= textContrast) ?? colors.text;
  const [edge, fall] = [WIDTH * GROUND, height * PRIMARY];
  const margin = WIDTH * 0.05;
  const column = edge - 2 * margin;
  const beside = WIDTH - edge - 2 * margin * 0.7;
  const besideX = edge + margin * 0.7;
  const words = drawing.texts.headline;
  const headFont = drawing.headline.covers(words) ? drawing.headline : drawing.text;
  const head = styleOf('headline', headFont, 1.08);
  const body = styleOf('text', drawing.text, 1.5);
  const headline = headlineOf(words, head, column, height * 0.36);
  const lead = wrapText(drawing.texts.lead, body, 23, column * 0.86);
  const voice = wrapText(drawing.texts.story, styleOf('headline', headFont, 1.22), 31, beside);
  const button = setLines([`${drawing.texts.button}  →`], body, 26);
  const plain = setLines([drawing.texts.button], body, 26);
  const pressed = drawing.text.covers('→') ? button : plain;
  const primary = logo.lockups.find(
    ({ lockup }) => lockup === (logo.primary === 'stacked' ? 'horizontal' : logo.primary),
  );
  const logoScale = primary ? Math.min(64 / primary.scene.height, (column * 0.5) / primary.scene.width) : 0;
  const logoInk = ink(onGround(colors.primary, colors.text));
  const title = theme === 'light' ? onGround(brand.colors.p2, colors.primary) : colors.text;
  const headTop = height - margin - lead.height - 64 - headline.height;
  const shapes: Shape[] = [
    { kind: 'rect', x: 0, y: 0, width: WIDTH, height, ink: ink(colors.background) },
    { kind: 'rect', x: edge, y: 0, width: WIDTH - edge, height: fall, ink: ink(colors.primary) },
    { kind: 'rect', x: edge, y: fall, width: WIDTH - edge, height: height - fall, ink: ink(colors.accent) },
    ...placeText(headline, margin, headTop, ink(title)).shapes,
    ...placeText(lead, margin, height - margin - lead.height, ink(colors.text)).shapes,
    ...placeText(voice, besideX, fall - margin * 0.7 - voice.height, ink(colors['on-primary'])).shapes,
    ...placeText(pressed, besideX, (fall + height - pressed.height) / 2, ink(colors['on-accent'])).shapes,
  ];
  if (primary)
    shapes.push({
      kind: 'group',
      x: margin - primary.scene.x * logoScale,
      y: margin - primary.scene.y * logoScale,
      scale: logoScale,
      shapes: primary.scene.shapes.map((shape) => (shape.kind === 'path' ? { ...shape, ink: logoInk } : shape)),
    });
  return { x: 0, y: 0, width: WIDTH, height, label: `A page of ${brand.companyName}`, shapes };
};
