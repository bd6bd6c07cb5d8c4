import { html, type Html } from './html.ts';

/** The product's mark in the colour of the text around it: a signet ring from the front, an S in its bezel (the app's `ui/mark.tsx`). */
export const mark = html`<svg class="mark" viewBox="0 0 32 32" width="32" height="32" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="M9.6 14.6a9 9 0 1 0 12.8 0"/><path d="M13 18.1a5.5 5.5 0 1 0 6 0"/><path d="M12.2 2.5h7.6L24 6.7v4.6l-4.2 4.2h-7.6L8 11.3V6.7z"/><path d="M18 6.9c-.4-.7-1.1-1-2-1-1.2 0-2.1.6-2.1 1.6 0 2.3 4.2 1.2 4.2 3.5 0 1-.9 1.6-2.1 1.6-.9 0-1.7-.4-2.1-1.1" stroke-width="1.5"/></svg>`;

const SIDES = 8;
const point = (radius: number, index: number, offset = 0.5): string => {
  const angle = ((index + offset) * 2 * Math.PI) / SIDES;
  return `${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`;
};
const octagon = (radius: number): string => 'M' + Array.from({ length: SIDES }, (_, index) => point(radius, index)).join('L') + 'z';
const turned = (count: number): Html[] => Array.from({ length: count }, (_, index) => html`<use href="#petal" transform="rotate(${((index * 180) / count).toFixed(2)})"/>`);

/** The impression that the ring leaves: an eight-sided bezel, engine-turned lines, the S. Only lines, so that it stays quiet. */
export const seal = html`<svg class="seal" viewBox="-200 -200 400 400" fill="none" stroke="currentColor" aria-hidden="true"><defs><ellipse id="petal" rx="150" ry="62"/><mask id="core" maskUnits="userSpaceOnUse" x="-200" y="-200" width="400" height="400"><rect x="-200" y="-200" width="400" height="400" fill="#fff" stroke="none"/><circle r="66" fill="#000" stroke="none"/></mask></defs><path d="${octagon(196)}" stroke-width="2"/><path d="${octagon(188)}" stroke-width="1"/><circle r="163" stroke-width="10" stroke-dasharray="1 4.12"/><circle r="154" stroke-width="1"/><g mask="url(#core)" stroke-width=".8" opacity=".75">${turned(24)}</g><circle r="62" stroke-width="1"/><circle r="57" stroke-width="2"/><path d="M21 -17C17 -27 10 -31 0 -31c-13 0 -22 7 -22 17C-22 10 23 -4 23 17c0 10 -9 17 -23 17-11 0 -19 -5 -22 -14" stroke-width="5" stroke-linecap="round"/></svg>`;
