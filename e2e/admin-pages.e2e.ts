import { findingsOfAnyRule } from './axe.ts';
import { asAdministrator } from './people.ts';
import { button } from './results.ts';
import { expect, test } from './test.ts';

test('a color is resolved to its family, and how near others are', async ({ page, trouble }) => {
  trouble.expect(/familyFromHex/);
  await asAdministrator(page);
  await page.goto('/admin/color-family-testing');
  const hex = page.getByLabel('Hex color');
  await expect(hex).toHaveValue('#ff0000');
  await button(page, 'Get Color Family').click();
  await expect(page.getByText('Successfully Resolved Color')).toBeVisible();
  await expect(page.locator('dd').filter({ hasText: /^Red$/ })).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'Where it stands between families' }).getByRole('listitem'),
  ).toHaveCount(6);
  await hex.fill('red');
  await button(page, 'Get Color Family').press('Enter');
  await expect(page.getByRole('alert')).toContainText('Invalid hex color (must be 6 digits)');
});

test('a company is read, its colors shown with their evidence, and polling can be stopped', async ({
  page,
  trouble,
}) => {
  trouble.expect(/companyColors/);
  await asAdministrator(page);
  await page.goto('/admin/company-testing');
  await button(page, 'Scrape Company').click();
  await expect(page.getByText('A company is required')).toBeVisible();
  await page.getByLabel('Search for Company').fill('stripe');
  await page.getByRole('option', { name: 'Stripe', exact: true }).click();
  await page.getByText('Force Fresh Scrape').click();
  await button(page, 'Scrape Company').click();
  await expect(page.getByText('No immediate results. Starting polling...')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Logo colors', exact: true })).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('columnheader', { name: 'Color family match' }).first()).toBeVisible();
  await page.getByText('Force Fresh Scrape').click();
  await button(page, 'Scrape Company').click();
  await expect(page.getByText('Returning Stored Results')).toBeVisible();
});

test('documents, audit and overview say what there is, without a fault that axe finds', async ({ page }) => {
  await asAdministrator(page);
  for (const [path, sign] of [
    ['/admin/documents', 'Outdated'],
    ['/admin/audit', 'Did what'],
    ['/admin/overview', 'This server'],
    ['/admin/brain', 'Version'],
    ['/admin/users', 'Email'],
    ['/admin/company-testing', 'Scrape Company'],
    ['/admin/color-family-testing', 'Get Color Family'],
    ['/admin/agent', 'Instruction'],
    ['/admin/knowledgeBases', 'New Knowledge Base'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByText(sign).first()).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    expect(await findingsOfAnyRule(page, path)).toEqual([]);
  }
});

test('rows of a grid are reached and selected by letters', async ({ page }) => {
  await asAdministrator(page);
  await page.goto('/admin/users');
  const boxes = page.locator('tbody input[type="checkbox"]');
  await expect(boxes.first()).toBeVisible();
  await page.getByRole('region', { name: 'Users' }).focus();
  await page.keyboard.press('j');
  await expect(boxes.first()).toBeFocused();
  await page.keyboard.press('x');
  await expect(boxes.first()).toBeChecked();
  await expect(page.getByText(/^1 of [\d,]+ selected$/)).toBeVisible();
  const file = page.waitForEvent('download');
  await button(page, 'Save Users as a file (CSV)').press('Enter');
  expect((await file).suggestedFilename()).toBe('Users.csv');
});
