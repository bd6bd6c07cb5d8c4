import { chromium } from '@playwright/test';
import { toPixels, type Pixels } from '@signet/render';
import { mean } from '@signet/statistics';
import { findChromium } from '../../scripts/chromium.ts';

const EDGE = 800;
/** Windows of so many pixels (Wang et al. 2004 slide one of 11; blocks beside each other tell the same here). */
const WINDOW = 8;
const [C1, C2] = [(0.01 * 255) ** 2, (0.03 * 255) ** 2];

const grays = ({ data, width, height }: Pixels): Float64Array =>
  Float64Array.from({ length: width * height }, (_, at) => {
    const [r = 0, g = 0, b = 0] = data.subarray(at * 4, at * 4 + 3);
    return 0.299 * r + 0.587 * g + 0.114 * b;
  });

/** Structural similarity of two pictures of one size, 1 for the same; the mean over their windows. */
export const similarity = (one: Pixels, other: Pixels): number => {
  const [a, b] = [grays(one), grays(other)];
  const means: number[] = [];
  for (let top = 0; top + WINDOW <= one.height; top += WINDOW)
    for (let left = 0; left + WINDOW <= one.width; left += WINDOW) {
      let [sumA, sumB, squareA, squareB, product] = [0, 0, 0, 0, 0];
      for (let y = top; y < top + WINDOW; y += 1)
        for (let x = left; x < left + WINDOW; x += 1) {
          const [p, q] = [a[y * one.width + x] ?? 0, b[y * one.width + x] ?? 0];
          sumA += p;
          sumB += q;
          squareA += p * p;
          squareB += q * q;
          product += p * q;
        }
      const count = WINDOW ** 2;
      const [meanA, meanB] = [sumA / count, sumB / count];
      const [varA, varB] = [squareA / count - meanA ** 2, squareB / count - meanB ** 2];
      const both = product / count - meanA * meanB;
      means.push(((2 * meanA * meanB + C1) * (2 * both + C2)) / ((meanA ** 2 + meanB ** 2 + C1) * (varA + varB + C2)));
    }
  return mean(means);
};

/** How alike Chromium and sharp draw each of these pictures, the least of all and which it is. */
export const leastAgreement = async (
  pictures: readonly { name: string; svg: string }[],
): Promise<{ name: string; similarity: number }> => {
  const browser = await chromium.launch({ executablePath: findChromium() });
  let least = { name: '', similarity: 1 };
  try {
    const page = await browser.newPage({ viewport: { width: EDGE, height: EDGE } });
    for (const { name, svg } of pictures) {
      const address = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
      await page.setContent(`<body style="margin:0"><img style="display:block;width:${EDGE}px" src="${address}">`);
      await page.waitForFunction(() => document.images[0]?.complete === true);
      const shot = await page.locator('img').screenshot();
      const drawn = await toPixels(svg, { edge: EDGE });
      const seen = await toPixels(shot, { edge: EDGE });
      if (drawn.height !== seen.height)
        throw new Error(`${name} is ${seen.height} high in Chromium, not ${drawn.height}`);
      const found = similarity(drawn, seen);
      if (found < least.similarity) least = { name, similarity: found };
    }
  } finally {
    await browser.close();
  }
  return least;
};
