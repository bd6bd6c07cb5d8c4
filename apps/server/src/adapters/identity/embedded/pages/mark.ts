import { markPaths } from '@signet/theme';
import { html } from './html.ts';

const { ring, bezel, cut } = markPaths;

/** The product's mark in the color of the text around it. */
export const mark = html`<svg
  class="mark"
  viewBox="0 0 32 32"
  width="32"
  height="32"
  fill="none"
  stroke="currentColor"
  stroke-linecap="round"
  stroke-linejoin="round"
  aria-hidden="true"
>
  <path d="${ring.d}" stroke-width="${ring.strokeWidth}" />
  <path d="${bezel.d}" stroke-width="${bezel.strokeWidth}" fill="currentColor" />
  <path class="cut" d="${cut.d}" stroke-width="${cut.strokeWidth}" />
</svg>`;

const LETTER =
  'M20 -18C17 -28 9 -32 0 -32C-13 -32 -21 -25 -21 -16C-21 8 22 -6 22 16C22 25 13 32 0 32C-11 32 -19 27 -22 17';
const SIDES = 8;
const point = (radius: number, index: number, offset = 0.5): string => {
  const angle = ((index + offset) * 2 * Math.PI) / SIDES;
  return `${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`;
};
const octagon = (radius: number): string =>
  'M' + Array.from({ length: SIDES }, (_, index) => point(radius, index)).join('L') + 'z';
/**
 * Engine turning: one ellipse, turned step by step about the middle. Its inner edge leaves the field for the letter
 * free.
 */
const rosette = (count: number, long: number, short: number): string =>
  Array.from({ length: count }, (_, index) => {
    const degrees = (index * 180) / count;
    const [x, y] = [long * Math.cos((degrees * Math.PI) / 180), long * Math.sin((degrees * Math.PI) / 180)].map(
      (each) => each.toFixed(1),
    );
    const arc = `A${long} ${short} ${degrees} 1 1 `;
    return `M${x} ${y}${arc}${-Number(x)} ${-Number(y)}${arc}${x} ${y}`;
  }).join('');

/**
 * The impression that the ring leaves: an eight-sided bezel, engine-turned lines, the S. Only lines, so that it stays
 * quiet; the letter is cut, so its middle shows the ground.
 */
export const seal = html`<svg
  class="seal"
  viewBox="-200 -200 400 400"
  fill="none"
  stroke="currentColor"
  aria-hidden="true"
>
  <path d="${octagon(196)}" stroke-width="2" />
  <path d="${octagon(188)}" stroke-width="1" />
  <circle r="163" stroke-width="10" stroke-dasharray="1 4.12" />
  <circle r="154" stroke-width="1" />
  <path d="${rosette(24, 150, 68)}" stroke-width=".8" opacity=".75" />
  <circle r="62" stroke-width="1" />
  <circle r="57" stroke-width="2" />
  <path d="${LETTER}" stroke-width="9" stroke-linecap="round" />
  <path class="groove" d="${LETTER}" stroke-width="5.6" stroke-linecap="round" />
</svg>`;
