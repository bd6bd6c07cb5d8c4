import { darkFindings, graveFindings } from './axe.ts';
import { join } from './people.ts';
import { answerUpTo, expectBrand } from './quiz.ts';
import { button, expectPlaces, pick, tab } from './results.ts';
import { expect, test } from './test.ts';

const widths = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
] as const;

test.use({ colorScheme: 'light' });

for (const viewport of widths) {
  test.describe(`${viewport.width} wide`, () => {
    test.use({ viewport });

    test('axe finds nothing of weight on the results, whatever is open on them, light or dark', async ({ page }) => {
      test.slow();
      const found: string[] = [];
      const look = async (screen: string) =>
        void found.push(...(await graveFindings(page, screen)), ...(await darkFindings(page, screen)));
      await join(page);
      await answerUpTo(page, 5);
      await expect(page.getByRole('radio')).toHaveCount(3);
      await look('directions');
      await expectBrand(page);
      await look('preview');

      await tab(page, 'COLORS').click();
      const picker = await pick(page);
      await picker.getByLabel('Hex color').fill('#ee6b47');
      await expect(picker.getByText('Nearest that passes')).toBeVisible();
      await look('picker with a color that fails');
      await picker.getByRole('button', { name: 'Save color' }).click();
      const sure = page.getByRole('alertdialog', { name: 'ARE YOU SURE?' });
      await expect(sure).toBeVisible();
      await look('are you sure');
      // from here on with a color that passes: the page in the founder's colors shows, rightly, what fails in them
      await sure.getByRole('button', { name: 'Use the nearest that passes' }).click();
      await expect(page.getByText('Custom Color').first()).toBeVisible();
      await look('custom colors');
      await button(page, 'NEXT COLORS').click();
      const loses = page.getByRole('dialog', { name: "YOU'LL LOSE CUSTOM COLORS" });
      await expect(loses).toBeVisible();
      await look('losing custom colors');
      await loses.getByRole('button', { name: 'Cancel' }).click();

      await tab(page, 'LOGO & TYPE').click();
      const mark = page.getByRole('group', { name: 'Mark', exact: true }).getByRole('radio').first();
      // marks are drawn when they are asked for, which takes seconds
      await expect(mark).toBeAttached({ timeout: 90_000 });
      await mark.press(' ');
      await expect(page.getByLabel('Roundness')).toBeVisible();
      await look('a mark that is chosen');
      await button(page, 'Pin').click();
      await tab(page, 'MARKETING KIT').click();
      await button(page, 'NEXT KIT').click();
      await expectPlaces(page, [0, 0, 0, 1]);
      await page
        .getByRole('button', { name: /^Business card.*, larger$/ })
        .first()
        .click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await look('a piece of the kit, large');
      await page.keyboard.press('Escape');
      await button(page, 'Pin').click();
      await page.getByRole('link', { name: 'Compare 2' }).click();
      await expect(page.getByText('White on primary')).toHaveCount(2);
      await look('side by side');
      for (const part of ['colors', 'mark', 'type', 'kit']) {
        await page.goto(`/quiz/5/why?part=${part}`);
        await expect(page.getByRole('heading', { level: 1, name: /^Why / })).toBeVisible();
        await look(`why, ${part}`);
      }
      expect(found).toEqual([]);
    });
  });
}
