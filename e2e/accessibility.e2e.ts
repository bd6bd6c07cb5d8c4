import type { Page } from '@playwright/test';
import { darkFindings, graveFindings, untilStill } from './axe.ts';
import { journeys } from './screens.ts';
import { expect, test } from './test.ts';

/** How each journey is walked, and the size that every screen of it has to bear beside that (WCAG 2.2, 1.4.10). */
const walks = [
  // 200 % zoom of a window of 1440 by 900
  { walked: { width: 1440, height: 900 }, borne: { width: 720, height: 450 } },
  { walked: { width: 390, height: 844 }, borne: { width: 320, height: 640 } },
] as const;

const sidewaysOver = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** One screen that is too wide does not keep the others from being looked at. */
const softly = expect.configure({ soft: true });

test.use({ permissions: ['clipboard-read', 'clipboard-write'], colorScheme: 'light' });

for (const { walked, borne } of walks) {
  test.describe(`${walked.width} wide`, () => {
    test.use({ viewport: walked });

    for (const [who, journey] of Object.entries(journeys)) {
      const nothing = `axe finds nothing serious or critical, and nothing scrolls sideways at ${borne.width}`;
      test(`${nothing}, on any screen of ${who}, light or dark`, async ({ page, trouble }) => {
        // Each screen is scanned after every change of its state.
        test.setTimeout(480_000);
        trouble.expect(/status of 422/);
        const found: string[] = [];
        await journey(page, async (screen) => {
          found.push(...(await graveFindings(page, screen)), ...(await darkFindings(page, screen)));
          await page.setViewportSize(borne);
          // what floats is put in its place a moment after the window has changed
          await softly
            .poll(() => sidewaysOver(page), { message: `px that ${screen} is too wide at ${borne.width}` })
            .toBeLessThanOrEqual(0);
          await page.setViewportSize(walked);
          await untilStill(page);
        });
        expect(found).toEqual([]);
      });
    }
  });
}
