import { fill, head, logoIn, pattern, whole, type Canvas } from './canvas.ts';
import type { Of } from './ground.ts';
import { drawSign } from './sign.ts';

/** What is new to see: pattern, logo, letters and colors, as they lie on a designer's table. */
export const look = (canvas: Canvas): void => {
  const { width, height, palette, brand } = canvas;
  const [x, y] = [width * 0.6, height * 0.6];
  pattern(canvas, { left: 0, top: 0, right: x, bottom: y }, width * 0.4, { below: 'p1', sides: ['n3'] });
  fill(canvas, { left: 0, top: y, right: x, bottom: height }, 'p1');
  logoIn(canvas, { left: 0, top: y, right: x, bottom: height }, 0.66, palette.textOn(['p1'], 'w1'));
  const letters = { left: x, top: 0, right: width, bottom: height * 0.4 };
  fill(canvas, letters, 'n3');
  const sample = brand.headline.covers('Aa') ? 'Aa' : Array.from(brand.name).slice(0, 2).join('');
  const [dx, dy] = [width * 0.05, height * 0.09];
  const box = { left: x + dx, top: dy, right: width - dx, bottom: height * 0.4 - dy };
  head(canvas, sample, box, { ink: palette.textOn(['n3'], 'p1'), at: 'middle', lines: 1 });
  const chips = ['s1', 'p2', 'a2', 'a1'] as const;
  const [chipWide, chipHigh] = [(width - x) / 2, (height * 0.3) / 2 + height * 0.02];
  chips.forEach((ink, at) => {
    const [left, top] = [x + (at % 2) * chipWide, height * 0.4 + Math.floor(at / 2) * chipHigh];
    fill(canvas, { left, top, right: left + chipWide + 1, bottom: top + chipHigh + 1 }, ink);
  });
  const last = { left: x, top: height * 0.4 + 2 * chipHigh, right: width, bottom: height };
  fill(canvas, last, 'w1');
  drawSign(canvas, last, 0.6, palette.textOn(['w1'], 'p1'));
};

/** A header: the logo stands right of what a profile's own picture covers. */
export const header = (canvas: Canvas): void => {
  const { width, height, palette } = canvas;
  const isFlat = width > height * 4;
  // on a whole pixel: between two colors that are nearly one a seam would show
  const cut = Math.round(width * (isFlat ? 0.58 : 0.52));
  pattern(canvas, { left: 0, top: 0, right: cut, bottom: height }, height * (isFlat ? 1.25 : 0.8), { sides: ['p1'] });
  fill(canvas, { left: cut, top: 0, right: width, bottom: height }, 'p1');
  logoIn(
    canvas,
    { left: cut, top: 0, right: width, bottom: height },
    isFlat ? 0.6 : 0.64,
    palette.textOn(['p1'], 'w1'),
  );
};

/** What stands for the company where a name would be too small: its mark, else its first letter. */
export const avatar = (canvas: Canvas): void => {
  fill(canvas, whole(canvas), 'p1');
  drawSign(canvas, whole(canvas), 0.56, canvas.palette.textOn(['p1'], 'w1'));
};

const grounds = ['p1', 'a1', 'p2'] as const;

/** The logo alone, by turns on a color and below the pattern: what a company may show before it has said anything. */
export const brand = (canvas: Canvas, { at }: Of<'brand'>): void => {
  const { height, side, palette } = canvas;
  const ground = grounds[at % grounds.length] ?? 'p1';
  fill(canvas, whole(canvas), ground);
  const ink = palette.textOn([ground], 'w1', 'p2');
  if (at % 2 === 0) {
    logoIn(canvas, whole(canvas), 0.66, ink);
    return;
  }
  const cut = height * 0.64;
  pattern(canvas, { ...whole(canvas), bottom: cut }, side * 0.56, { below: ground });
  logoIn(canvas, { ...whole(canvas), top: cut }, 0.56, ink);
};
