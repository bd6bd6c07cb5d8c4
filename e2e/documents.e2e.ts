import fs from 'node:fs';
import type { Page } from '@playwright/test';
import { joinWithABrand, WRITING } from './drive.ts';
import { finishQuiz } from './quiz.ts';
import { join } from './people.ts';
import { expect, test } from './test.ts';

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();
const heading = (page: Page, name: string) => page.getByRole('heading', { name });

test('a sample deck: consent is asked once, the way back goes on by itself, the file is a deck', async ({
  page,
  trouble,
}) => {
  test.slow();
  // less was allowed than is needed
  trouble.expect(/generateDocumentFromTemplate/);
  await joinWithABrand(page);
  await press(page, 'CREATE SAMPLE DECK');
  await expect(heading(page, 'See your brand on slides')).toBeVisible();
  await press(page, 'SAVE TO SIGNET DRIVE');
  await expect(page).toHaveURL(/\/drive\/consent/, WRITING);
  await press(page, 'CANCEL');
  await expect(page).toHaveURL(/\/quiz\/5$/);

  await press(page, 'CREATE SAMPLE DECK');
  await press(page, 'SAVE TO SIGNET DRIVE');
  await expect(page).toHaveURL(/\/drive\/consent/, WRITING);
  await page.getByText('Save, change and remove these files, and no others').click();
  await press(page, 'ALLOW');
  await expect(heading(page, "We're Sorry")).toBeVisible();
  await press(page, 'RETRY');
  await expect(page).toHaveURL(/\/drive\/consent/, WRITING);
  await press(page, 'ALLOW');
  await expect(heading(page, 'Your sample deck is ready')).toBeVisible(WRITING);
  await page.getByRole('link', { name: 'OPEN SIGNET DRIVE' }).click();
  const saved = page.waitForEvent('download');
  await press(page, /^Download .* sample deck\.pptx$/);
  const file = fs.readFileSync(await (await saved).path());
  expect(file.subarray(0, 2).toString()).toBe('PK');
  await press(page, /^Move to trash/);
  await expect(heading(page, 'Trash')).toBeVisible();
  await press(page, /^Restore /);
  await expect(heading(page, 'Trash')).toHaveCount(0);

  await page.goto('/team/userInfo');
  await press(page, 'DISCONNECT');
  await expect(heading(page, 'Disconnect?')).toBeVisible();
  await page.getByRole('alertdialog').getByRole('button', { name: 'DISCONNECT' }).click();
  await expect(heading(page, 'Confirmed')).toBeVisible();
});

test('the book is home where nothing of the library is open; a locked tab shows the founder’s own pages', async ({
  page,
}) => {
  test.slow();
  await join(page);
  await finishQuiz(page);
  await page.goto('/');
  await expect(page).toHaveURL(/\/book$/);
  await page.goto('/library');
  await expect(page.getByRole('tab')).toHaveCount(5);
  await expect(heading(page, "Let's Grow!")).toBeVisible();
});

test('a story is told one question at a time, by keyboard too, and the library says what is left', async ({ page }) => {
  test.slow();
  await join(page);
  await finishQuiz(page);
  await page.goto('/library/story');
  await expect(heading(page, 'Tell your story')).toBeVisible();
  const question = page.getByLabel('What do you do, for whom, in nine words?');
  await expect(question).toBeFocused();
  await page.keyboard.type('Bread before the street wakes');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^1 of \d+ answered$/)).toBeVisible();
  await expect(page.getByLabel('What do you make, and for whom, in plain words?')).toBeFocused();
  await press(page, 'SKIP');
  await press(page, /^Cover, 1 of 1 answered$/);
  await expect(question).toHaveValue('Bread before the street wakes');
  await expect(page.getByAltText('Slide Cover, as it is now')).toBeVisible();

  // a few come first; whoever wants to goes on, slide by slide
  const parts = page.getByRole('navigation', { name: 'Parts of your story' });
  const first = await parts.getByRole('listitem').count();
  expect(first).toBeLessThanOrEqual(12);
  await press(page, /^Contact, 0 of 1 answered$/);
  await press(page, 'SKIP');
  await expect(heading(page, 'Those were the first questions')).toBeVisible();
  await press(page, 'GO ON, SLIDE BY SLIDE');
  await expect(parts.getByRole('listitem').nth(first)).toBeVisible();
  await press(page, 'PREVIOUS');
  await expect(page.getByLabel('Whom should the reader write to?')).toBeFocused();
});

test('the drive is one press from the library, before anything lies in it', async ({ page }) => {
  test.slow();
  await join(page);
  await finishQuiz(page);
  await page.goto('/library');
  await page.getByRole('link', { name: 'OPEN SIGNET DRIVE' }).press('Enter');
  await expect(heading(page, 'Signet Drive')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'asset library' }).press('Enter');
  await expect(heading(page, 'Asset Library')).toBeVisible();
});
