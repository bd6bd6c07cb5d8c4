import { html } from './html.ts';

/** The product's mark in the colour of the text around it: a signet ring from the front, an S in its bezel (the app's `ui/mark.tsx`). */
export const mark = html`<svg class="mark" viewBox="0 0 32 32" width="32" height="32" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="M9.6 14.6a9 9 0 1 0 12.8 0"/><path d="M13 18.1a5.5 5.5 0 1 0 6 0"/><path d="M12.2 2.5h7.6L24 6.7v4.6l-4.2 4.2h-7.6L8 11.3V6.7z"/><path d="M18 6.9c-.4-.7-1.1-1-2-1-1.2 0-2.1.6-2.1 1.6 0 2.3 4.2 1.2 4.2 3.5 0 1-.9 1.6-2.1 1.6-.9 0-1.7-.4-2.1-1.1" stroke-width="1.5"/></svg>`;

const LETTER = 'M20 -18C17 -28 9 -32 0 -32C-13 -32 -21 -25 -21 -16C-21 8 22 -6 22 16C22 25 13 32 0 32C-11 32 -19 27 -22 17';
const SIDES = 8;
const point = (radius: number, index: number, offset = 0.5): string => {
  const angle = ((index + offset) * 2 * Math.PI) / SIDES;
  return `${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`;
};
const octagon = (radius: number): string => 'M' + Array.from({ length: SIDES }, (_, index) => point(radius, index)).join('L') + 'z';
/** Engine turning: one ellipse, turned step by step about the middle. Its inner edge leaves the field for the letter free. */
const rosette = (count: number, long: number, short: number): string =>
  Array.from({ length: count }, (_, index) => {
    const degrees = (index * 180) / count;
    const [x, y] = [long * Math.cos((degrees * Math.PI) / 180), long * Math.sin((degrees * Math.PI) / 180)].map((each) => each.toFixed(1));
    const arc = `A${long} ${short} ${degrees} 1 1 `;
    return `M${x} ${y}${arc}${-Number(x)} ${-Number(y)}${arc}${x} ${y}`;
  }).join('');

/** The impression that the ring leaves: an eight-sided bezel, engine-turned lines, the S. Only lines, so that it stays quiet; the letter is cut, so its middle shows the ground. */
export const seal = html`<svg class="seal" viewBox="-200 -200 400 400" fill="none" stroke="currentColor" aria-hidden="true"><path d="${octagon(196)}" stroke-width="2"/><path d="${octagon(188)}" stroke-width="1"/><circle r="163" stroke-width="10" stroke-dasharray="1 4.12"/><circle r="154" stroke-width="1"/><path d="${rosette(24, 150, 68)}" stroke-width=".8" opacity=".75"/><circle r="62" stroke-width="1"/><circle r="57" stroke-width="2"/><path d="${LETTER}" stroke-width="9" stroke-linecap="round"/><path class="groove" d="${LETTER}" stroke-width="5.6" stroke-linecap="round"/></svg>`;
