import type { Page } from '@playwright/test';
import { DOOR, join, signOut } from './people.ts';
import { expect, test } from './test.ts';

test.use({ colorScheme: 'light' });

const inkOf = (page: Page): Promise<string> => page.evaluate(() => getComputedStyle(document.body).color);

test('the theme chosen in My Account holds at once, in the HTML of later visits, and on the sign-in pages', async ({
  page,
}) => {
  await join(page);
  await page.goto('/team/userInfo');
  const light = await inkOf(page);
  await page.getByRole('radio', { name: 'Dark' }).click();
  await expect.poll(() => inkOf(page)).not.toBe(light);
  const dark = await inkOf(page);

  const reloaded = await page.reload();
  expect(await reloaded?.text()).toContain('<html lang="en" data-theme="dark"');
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
  await expect.poll(() => inkOf(page)).toBe(dark);

  await signOut(page);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  // The attribute is in the HTML before the page's stylesheet has arrived.
  await expect.poll(() => inkOf(page)).toBe(dark);
});

test('without a choice the theme follows the device', async ({ page }) => {
  await page.goto(DOOR);
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  const light = await inkOf(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => inkOf(page)).not.toBe(light);
});
