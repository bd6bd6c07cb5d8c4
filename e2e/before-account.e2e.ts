import { fillSignIn, newcomer, register, signOut, signUp } from './people.ts';
import { answerCompany, chip, chooseCompetitor, expectBrand, expectCompany, next, step, tile } from './quiz.ts';
import { expect, test } from './test.ts';
import type { Page } from '@playwright/test';

const onPage = (page: Page, number: number) => expect(page).toHaveURL(new RegExp(`/begin/${number}$`));

/** All four pages, as somebody answers them who has no account. */
const answerAll = async (page: Page): Promise<void> => {
  await page.goto('/begin');
  await onPage(page, 1);
  await answerCompany(page);
  await next(page).click();
  await onPage(page, 2);
  await chooseCompetitor(page, 1, 'stripe', 'Stripe');
  await next(page).click();
  await onPage(page, 3);
  await chip(page, 'Teal').click();
  await next(page).click();
  await onPage(page, 4);
  for (const word of ['Calm', 'Warm', 'Happy']) await tile(page, word).click();
  await next(page).click();
  await onPage(page, 5);
};

test('answers given before there is an account wait in the browser, and registering takes them along', async ({
  page,
}) => {
  await answerAll(page);
  await expect(page.getByRole('heading', { name: 'Ready to see Northwind Bakery?' })).toBeVisible();

  // they wait through a reload, and can be looked at again
  await page.reload();
  await onPage(page, 5);
  await step(page, 'Your company').click();
  await onPage(page, 1);
  await expectCompany(page);
  await page.goto('/begin/5');

  await page.getByRole('button', { name: 'CREATE MY ACCOUNT' }).click();
  const person = newcomer();
  await page.getByLabel('E-mail').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await register(page);
  await expectBrand(page);
  const brief = page.getByRole('main');
  for (const answer of ['Northwind Bakery', 'Stripe', 'Teal', 'Calm', 'Warm', 'Happy'])
    await expect(brief).toContainText(answer);
  expect(await page.evaluate(() => Object.keys(localStorage).filter((name) => name.includes('stranger')))).toEqual([]);
});

test('somebody who has an account and answers of their own gets a brand beside them', async ({ page }) => {
  const person = await signUp(page);
  await register(page);
  await page.waitForURL('**/quiz/1');
  await answerCompany(page);
  await next(page).click();
  await page.waitForURL('**/quiz/2');
  await signOut(page);

  await answerAll(page);
  await page.getByRole('button', { name: 'I HAVE ONE ALREADY' }).click();
  await fillSignIn(page, person);
  await expectBrand(page);
  await page.goto('/team/brands');
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(2);
});

test('a page that was not reached leads to the first that is not answered', async ({ page }) => {
  await page.goto('/begin/4');
  await onPage(page, 1);
});
