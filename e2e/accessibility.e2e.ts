import { graveFindings } from './axe.ts';
import { throughEveryScreen } from './screens.ts';
import { expect, test } from './test.ts';

const wideAndNarrow = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const;

for (const colorScheme of ['light', 'dark'] as const) {
  for (const viewport of wideAndNarrow) {
    test.describe(`${colorScheme}, ${viewport.width} wide`, () => {
      test.use({ colorScheme, viewport });

      test('axe finds nothing serious or critical on any screen', async ({ page, trouble }) => {
        // Every screen of the product, each scanned after every change of its state.
        test.setTimeout(240_000);
        trouble.expect(/status of 422/);
        const found: string[] = [];
        await throughEveryScreen(page, async (screen) => {
          found.push(...(await graveFindings(page, screen)));
        });
        expect(found).toEqual([]);
      });
    });
  }
}
