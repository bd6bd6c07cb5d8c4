import type { BrowserContext, Page } from '@playwright/test';
import { join } from './people.ts';
import {
  answerCompany,
  answerUpTo,
  companyFields,
  expectCompany,
  expectPage,
  goNext,
  isSave,
  next,
  slots,
  tile,
} from './quiz.ts';
import { expect, test } from './test.ts';

const DEFAULT_MESSAGE = 'An unexpected error occurred while communicating with the server.';
const STALE_MESSAGE = 'Your quiz was changed in another tab or window. Nothing was overwritten.';

/** Two tabs on page 1; the second has just saved a name that the first does not know of. */
const twoTabs = async (page: Page, context: BrowserContext): Promise<void> => {
  await join(page);
  await answerUpTo(page, 2);
  await page.goto('/quiz/1');
  await expectCompany(page);
  const second = await context.newPage();
  await second.goto('/quiz/1');
  await companyFields(second).name.fill('Saved elsewhere');
  await goNext(second, 2);
  await second.close();
};

test('answers that were not saved survive a reload and a detour, and can be discarded', async ({ page }) => {
  await join(page);
  await answerCompany(page);
  await page.reload();
  await expectCompany(page);
  await page.goto('/team');
  await page.goto('/quiz/1');
  await expectCompany(page);
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect(companyFields(page).name).toHaveValue('');
});

test('keywords that were not saved survive a reload', async ({ page }) => {
  await join(page);
  await answerUpTo(page, 4);
  await tile(page, 'Calm').click();
  await tile(page, 'Warm').click();
  await page.reload();
  await expect(slots(page)).toContainText(['Calm', 'Warm', 'KEYWORD']);
});

test('when the server does not answer, NEXT keeps what was typed and says so; the next try saves it', async ({
  page,
  trouble,
}) => {
  trouble.expect(/Failed to load resource: net::ERR_FAILED.*\/api\/quizzes\//);
  await join(page);
  await answerCompany(page);
  await page.route('**/api/quizzes/', (route) => (isSave(route.request()) ? route.abort() : route.fallback()));
  await next(page).click();
  await expect(page.getByRole('alert').filter({ hasText: DEFAULT_MESSAGE })).toBeVisible();
  await expectPage(page, 1);
  await expectCompany(page);
  await page.unroute('**/api/quizzes/');
  await goNext(page, 2);
});

test('pressing NEXT twice saves once', async ({ page }) => {
  await join(page);
  await answerCompany(page);
  const answer = Promise.withResolvers<void>();
  let saves = 0;
  await page.route('**/api/quizzes/', async (route) => {
    if (isSave(route.request())) {
      saves += 1;
      await answer.promise;
    }
    await route.fallback();
  });
  await next(page).dblclick();
  await companyFields(page).name.press('Enter');
  answer.resolve();
  await expectPage(page, 2);
  expect(saves).toBe(1);
});

test('a stale tab is told so and loses nothing: its own answers can win', async ({ page, context, trouble }) => {
  trouble.expect(/status of 409.*\/api\/quizzes\//);
  await twoTabs(page, context);
  await companyFields(page).name.fill('Typed here');
  await next(page).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(STALE_MESSAGE);
  await expect(dialog).toContainText('Saved elsewhere');
  await expect(dialog).toContainText('Typed here');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(companyFields(page).name).toHaveValue('Typed here');
  await next(page).click();
  await dialog.getByRole('button', { name: 'Keep mine' }).click();
  await expectPage(page, 2);
  await page.goto('/quiz/1');
  await expect(companyFields(page).name).toHaveValue('Typed here');
});

test('a stale tab is told so and loses nothing: the saved answers can win', async ({ page, context, trouble }) => {
  trouble.expect(/status of 409.*\/api\/quizzes\//);
  await twoTabs(page, context);
  await companyFields(page).name.fill('Typed here');
  await next(page).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Use the saved answers' }).click();
  await expect(companyFields(page).name).toHaveValue('Saved elsewhere');
  await page.reload();
  await expect(companyFields(page).name).toHaveValue('Saved elsewhere');
  await goNext(page, 2);
});
