import type { Page } from '@playwright/test';
import { join } from './people.ts';
import { answerUpTo, expectBrand, headersOf } from './quiz.ts';
import { button, tab } from './results.ts';
import { expect, test } from './test.ts';

const marks = (page: Page) => page.getByRole('group', { name: 'Mark', exact: true }).getByRole('radio');
const none = (page: Page) => page.getByRole('radio', { name: 'No mark' });

/** What the server keeps of the mark. */
const markOf = async (page: Page): Promise<{ recipe: { round?: number }; lockup: string } | undefined> => {
  const response = await page.request.get('/api/selections/', { headers: await headersOf(page) });
  return (await response.json()).brandQuizSelections.markSelection;
};

test('a mark is chosen with the keyboard, changed, taken back, left out, and there on a second visit', async ({
  page,
}) => {
  await join(page);
  await answerUpTo(page, 5);
  await expectBrand(page);
  await tab(page, 'LOGO & TYPE').click();
  await expect(none(page)).toBeChecked();
  await expect(page.getByText(/The nearest of [\d,]+ known marks/)).toBeVisible();
  await marks(page).first().press(' ');
  await expect.poll(async () => (await markOf(page))?.lockup).toBe('horizontal');
  await page.getByLabel('Roundness').press('ArrowRight');
  await expect.poll(async () => (await markOf(page))?.recipe.round).toBe(1);
  await button(page, 'Undo').click();
  await expect.poll(async () => (await markOf(page))?.recipe.round ?? 0).toBe(0);
  await page.getByRole('radio', { name: 'Above' }).press(' ');
  await expect.poll(async () => (await markOf(page))?.lockup).toBe('stacked');
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Above' })).toBeChecked();
  await expect(none(page)).not.toBeChecked();
  await tab(page, 'PREVIEW').click();
  await expect(page.getByText('It stands above the name')).toBeVisible();
  await page.getByRole('link', { name: /^Why this mark ?\?/ }).click();
  await expect(page.getByRole('heading', { name: 'Why this mark' })).toBeVisible();
  await expect(
    page
      .getByRole('main')
      .getByText(/^Your [A-Za-z]\b/)
      .first(),
  ).toBeVisible();
  await page.goto('/quiz/5/type');
  await none(page).press(' ');
  await expect.poll(() => markOf(page)).toBeUndefined();
});
