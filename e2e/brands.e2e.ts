import { join } from './people.ts';
import { company, expectBrand, expectPage, finishQuiz } from './quiz.ts';
import { button, expectPlaces, place, placesOf, tab } from './results.ts';
import { expect, test } from './test.ts';

/** The bar takes 11 s once it has begun (spec results §2), unless it is skipped. */
const GENERATING = { timeout: 60_000 };

test('a finished brand is edited as a copy: the book keeps the old one until the new one is saved', async ({
  page,
}) => {
  test.slow();
  await join(page);
  await finishQuiz(page);
  const kit = async () => (await placesOf(page))[3];
  expect(await kit()).toBe(0);
  await page.getByRole('link', { name: 'Edit brand', exact: true }).click();
  await expect(page).toHaveURL(/\/quiz\/5$/);
  await expectBrand(page);
  await expect(page.getByText('The brand in your book stays as it is until you save this one.')).toBeVisible();
  await tab(page, 'MARKETING KIT').click();
  await button(page, 'NEXT KIT').click();
  await expect(place(page)).toHaveText('2 of 10');
  // the selections of the active quiz are those of the old brand still
  await expectPlaces(page, [0, 0, 0, 0]);
  await page.reload();
  await expect(place(page)).toHaveText('2 of 10');
  await page.goto('/book');
  await expect(page.getByRole('heading', { level: 1, name: `${company.name} Brand Book` })).toBeVisible();
  await page.goto('/quiz/5/kit');
  await expect(place(page)).toHaveText('2 of 10');

  await button(page, 'SAVE').click();
  await expect(page).toHaveURL(/\/quiz\/generating$/);
  await button(page, 'Skip').click(GENERATING);
  await expect(page).toHaveURL(/\/book$/, GENERATING);
  await expectPlaces(page, [0, 0, 0, 1]);
  await page.goto('/quiz/5');
  await expect(page).toHaveURL(/\/book$/);
});

test('several brands: another one begins beside the first, is named and put away, and the first stays active', async ({
  page,
}) => {
  test.slow();
  await join(page);
  await finishQuiz(page);
  await page.goto('/team/brands');
  const brands = page.getByRole('main').getByRole('listitem');
  await expect(brands).toHaveCount(1);
  await expect(brands.first()).toContainText('Active');
  await page.getByRole('link', { name: 'Begin another brand' }).click();
  await expectPage(page, 1);
  await page.goto('/team/brands');
  await expect(brands).toHaveCount(2);
  const second = brands.nth(1);
  await second.getByRole('button', { name: /^Rename/ }).click();
  await page.getByLabel('Name of this brand').fill('For summer');
  await button(page, 'Save').click();
  await expect(second).toContainText('For summer');
  await button(page, 'Archive For summer').click();
  await expect(second).toContainText('Archived');
  await button(page, `Duplicate ${company.name}`).click();
  await expect(brands).toHaveCount(3);
  await page.goto('/book');
  await expect(page.getByRole('heading', { level: 1, name: `${company.name} Brand Book` })).toBeVisible();
});

test('another finished brand is made the active one, and the list says so at once', async ({ page }) => {
  test.slow();
  await join(page);
  await finishQuiz(page);
  await page.goto('/team/brands');
  const brands = page.getByRole('main').getByRole('listitem');
  await button(page, `Duplicate ${company.name}`).click();
  await expect(brands).toHaveCount(2);
  await brands
    .nth(1)
    .getByRole('link', { name: /^Go on/ })
    .click();
  await expectBrand(page);
  await button(page, 'SAVE').click();
  await button(page, 'Skip').click(GENERATING);
  await expect(page).toHaveURL(/\/book$/, GENERATING);
  await page.goto('/team/brands');
  const active = brands.filter({ has: page.getByText('Active', { exact: true }) });
  const waiting = brands.filter({ has: page.getByText('Finished', { exact: true }) });
  const edit = { name: `Edit ${company.name}` };
  const wanted = (await waiting.getByRole('link', edit).getAttribute('href')) ?? '';
  await waiting.getByRole('button', { name: /^Make active/ }).click();
  await expect(active.getByRole('link', edit)).toHaveAttribute('href', wanted);
  await expect(waiting).toHaveCount(1);
});
