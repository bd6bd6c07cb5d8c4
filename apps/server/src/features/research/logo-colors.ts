import { parseHex } from '@signet/color';
import { toPixels } from '@signet/render/pixels';
import { pictureColors, type PictureColor } from './picture-colors.ts';

/**
 * The longest logo of the directory has 660,000 characters. What is longer is a picture, and reading it would keep
 * everybody else waiting.
 */
const LONGEST = 1_000_000;
/** Edge of the square that a logo is drawn in to be read: a hundredth of it is 164 pixels, and it takes some ms. */
const EDGE = 128;
const HEX = /#(?:[0-9a-f]{6}|[0-9a-f]{3})\b/gi;

/** The hexes that a drawing names, as `#rrggbb`: an exact color where a pixel is nearly it. */
const hexesIn = (svg: string): string[] =>
  [...new Set(svg.match(HEX) ?? [])].flatMap((hex) => {
    const [, r, g, b] = hex;
    return parseHex(hex.length === 4 ? `#${r}${r}${g}${g}${b}${b}` : hex) ?? [];
  });

/**
 * The colors of a logo, `#rrggbb`, the one that covers most first; at most six. White is paper, so a white logo has
 * none. It never throws: what cannot be drawn, or is longer than any logo, has none either.
 * @param svg An SVG document of the directory's.
 */
export const logoColors = async (svg: string): Promise<PictureColor[]> => {
  if (svg.length > LONGEST) return [];
  const pixels = await toPixels(svg, { edge: EDGE }).catch(() => undefined);
  return pixels ? pictureColors(pixels, hexesIn(svg)) : [];
};
