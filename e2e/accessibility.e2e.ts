import { graveFindings } from './axe.ts';
import { journeys } from './screens.ts';
import { expect, test } from './test.ts';

const wideAndNarrow = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const;

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

for (const colorScheme of ['light', 'dark'] as const) {
  for (const viewport of wideAndNarrow) {
    test.describe(`${colorScheme}, ${viewport.width} wide`, () => {
      test.use({ colorScheme, viewport });

      for (const [who, journey] of Object.entries(journeys)) {
        test(`axe finds nothing serious or critical on any screen of ${who}`, async ({ page, trouble }) => {
          // Each screen is scanned after every change of its state.
          test.setTimeout(240_000);
          trouble.expect(/status of 422/);
          const found: string[] = [];
          await journey(page, async (screen) => {
            found.push(...(await graveFindings(page, screen)));
          });
          expect(found).toEqual([]);
        });
      }
    });
  }
}
