import { AxeBuilder } from '@axe-core/playwright';
import { throughEveryScreen } from './screens.ts';
import { expect, test } from './test.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

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
          // The screens hold no frames, so that the way without a page of its own per look will do.
          const { violations } = await new AxeBuilder({ page }).setLegacyMode().withTags(tags).analyze();
          const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
          const told = ({ html, any }: (typeof grave)[number]['nodes'][number]) =>
            `${html.slice(0, 140)} (${any.map(({ message }) => message).join('; ')})`;
          found.push(...grave.map(({ id, nodes }) => `${screen}: ${id}: ${nodes.map(told).join(' | ')}`));
        });
        expect(found).toEqual([]);
      });
    });
  }
}
