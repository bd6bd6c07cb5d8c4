import { chooseInMenu, register, signIn, signOut, signUp, termsLine } from './people.ts';
import {
  answerCompany,
  chip,
  chooseCompetitor,
  colorMode,
  competitorBox,
  expectCompany,
  expectBrand,
  expectPage,
  goNext,
  slots,
  step,
  tile,
  tray,
} from './quiz.ts';
import { expect, test } from './test.ts';

const sizes = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
] as const;

for (const viewport of sizes) {
  test.describe(`at ${viewport.width} wide`, () => {
    test.use({ viewport });

    test('a newcomer answers four pages, reloads, goes back, signs out and in again and finds all', async ({
      page,
    }) => {
      const person = await signUp(page);
      const accept = page.getByRole('button', { name: 'I ACCEPT' });
      await expect(accept).toBeDisabled();
      await termsLine(page).click();
      await expect(accept).toBeEnabled();
      await termsLine(page).click();
      await expect(accept).toBeDisabled();
      await register(page);

      await expectPage(page, 1);
      await expect(page.getByRole('button', { name: 'BACK' })).toBeDisabled();
      await answerCompany(page);
      await goNext(page, 2);

      await chooseCompetitor(page, 1, 'stripe', 'Stripe');
      await chooseCompetitor(page, 2, 'shopify', 'Shopify');
      await goNext(page, 3);

      await chip(page, 'Teal').click();
      await colorMode(page, 'Disliked').click();
      await chip(page, 'Lemon').click();
      await goNext(page, 4);

      await tile(page, 'Calm').click();
      await page.getByRole('tab', { name: 'View All' }).click();
      await tile(page, 'Playful').click();
      await tile(page, 'Precise').click();
      await expect(page.getByText('To confirm, click next. To swap, please deselect one.')).toBeVisible();
      await goNext(page, 5);

      await page.reload();
      await expectPage(page, 5);
      await expectBrand(page);
      const brief = page.getByRole('main');
      for (const answer of [
        'Northwind Bakery',
        'Coffee & Soft Drinks',
        'Pre-Seed',
        'Stripe',
        'Shopify',
        'Teal',
        'Lemon',
        'Calm',
        'Playful',
        'Precise',
      ])
        await expect(brief).toContainText(answer);

      const expectEverything = async () => {
        await step(page, 'Your company').click();
        await expectPage(page, 1);
        await expectCompany(page);
        await step(page, 'Competitors').click();
        await expectPage(page, 2);
        await expect(competitorBox(page, 1)).toHaveValue('Stripe');
        await expect(competitorBox(page, 2)).toHaveValue('Shopify');
        await expect(competitorBox(page, 3)).toHaveValue('');
        await step(page, 'Colors').click();
        await expectPage(page, 3);
        await expect(tray(page, 'Favorites')).toContainText('Teal');
        await expect(tray(page, 'Disliked')).toContainText('Lemon');
        await step(page, 'Keywords').click();
        await expectPage(page, 4);
        await expect(slots(page)).toContainText(['Calm', 'Playful', 'Precise']);
      };
      await expectEverything();

      await signOut(page);
      await signIn(page, person);
      await chooseInMenu(page, 'BRAND QUIZ');
      await expectEverything();
    });
  });
}
