import { join } from './people.ts';
import { answerUpTo, expectBrand, finishQuiz } from './quiz.ts';
import { expect, test } from './test.ts';

test('the book tells why these colors and these fonts, in the words of the results page', async ({ page }) => {
  await join(page);
  await answerUpTo(page, 5);
  await expectBrand(page);
  await page.getByRole('link', { name: /^Why this color scheme/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Why / })).toBeVisible();
  const told = (await page.getByRole('main').locator('ul').first().locator('li > p').allTextContents()).map((text) =>
    text.trim(),
  );
  expect(told.length).toBeGreaterThan(1);
  await finishQuiz(page);
  await expect(page.getByRole('region', { name: 'Type' }).getByText('Why this', { exact: true })).toHaveCount(2);
  await page.getByRole('tab', { name: 'COLORS' }).click();
  await expect(page).toHaveURL(/\/book\/colors$/);
  for (const sentence of told)
    await expect(page.getByRole('region', { name: 'Colors', exact: true })).toContainText(sentence);
  await expect(page.getByText('What would change this')).toHaveCount(0);
});

test('the parts of the book have addresses of their own, and a footer link leads to the accessibility guide', async ({
  page,
}) => {
  await join(page);
  await finishQuiz(page);
  for (const [tab, address, chapter] of [
    ['COLORS', /\/book\/colors$/, 'Colors'],
    ['IDENTITY', /\/book\/identity$/, 'Identity'],
    ['LOGO & TYPE', /\/book$/, 'Logo'],
  ] as const) {
    await page.getByRole('tab', { name: tab }).click();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('region', { name: chapter, exact: true })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true');
  }
  await page.getByRole('link', { name: 'Accessibility guide' }).click();
  await expect(page.getByRole('region', { name: 'Accessibility guide' })).toBeInViewport();
});

test("icons that cannot be loaded say 'Keywords icons failed to load.'", async ({ page, trouble }) => {
  trouble.expect(/api\/brain\/icons/);
  await join(page);
  await finishQuiz(page);
  await page.route('**/api/brain/icons/**', (route) => route.abort());
  await page.goto('/book/identity');
  await expect(page.getByText('Keywords icons failed to load.')).toBeVisible();
});

test('pressing a color of the book copies its hex', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await join(page);
  await finishQuiz(page);
  await page.goto('/book/colors');
  const primary = page.getByRole('button', { name: /^Copy Primary/ });
  await primary.click();
  await expect(page.getByText('Hex code copied to clipboard!')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^#[0-9a-f]{6}$/);
  await expect(primary).toContainText(copied);
});
