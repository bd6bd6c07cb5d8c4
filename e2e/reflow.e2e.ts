import { journeys } from './screens.ts';
import { expect, test } from './test.ts';

const sizes = [
  ['320 px wide', { width: 320, height: 640 }],
  // 200 % zoom of a window of 1440 by 900
  ['at 200 % zoom', { width: 720, height: 450 }],
] as const;

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

for (const [what, viewport] of sizes) {
  test.describe(what, () => {
    test.use({ viewport });

    for (const [who, journey] of Object.entries(journeys)) {
      test(`no screen of ${who}, scrolls sideways`, async ({ page, trouble }) => {
        trouble.expect(/status of 422/);
        const wide: string[] = [];
        await journey(page, async (screen) => {
          const over = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          );
          if (over > 0) wide.push(`${screen}: ${over} px too wide`);
        });
        expect(wide).toEqual([]);
      });
    }
  });
}
