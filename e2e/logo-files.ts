import type { Page } from '@playwright/test';

/** A square of one color. */
export const square = (hex: string): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path fill="${hex}" d="M0 0h10v10H0z"/></svg>`,
  );
/** One red pixel. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

/** Chooses the fourteen files of a logo in the form of staff; `p1` may be another SVG. */
export const chooseLogos = async (page: Page, p1: Buffer = square('#123456')): Promise<void> => {
  for (const key of ['p1', 'p2', 's1', 'a1', 'a2', 'b1', 'w1'] as const) {
    const name = key.toUpperCase();
    const svg = key === 'p1' ? p1 : square('#123456');
    await page
      .getByLabel(`${name} color logo, SVG`)
      .setInputFiles({ name: `logo-${key}.svg`, mimeType: 'image/svg+xml', buffer: svg });
    await page
      .getByLabel(`${name} color logo, PNG`)
      .setInputFiles({ name: `logo-${key}.png`, mimeType: 'image/png', buffer: pixel });
  }
};
