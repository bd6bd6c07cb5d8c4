import { join, signOut } from './people.ts';
import { expect, test } from './test.ts';

test.use({ colorScheme: 'light' });

test('the theme chosen in My Account holds at once, in the first HTML of every later visit, and on the sign-in pages', async ({ page }) => {
  await join(page);
  await page.goto('/team/userInfo');
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await paper();
  await page.getByRole('radio', { name: 'Dark' }).click();
  await expect.poll(paper).not.toBe(light);
  const dark = await paper();

  const reloaded = await page.reload();
  expect(await reloaded?.text()).toContain('<html lang="en" data-theme="dark"');
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
  expect(await paper()).toBe(dark);

  await signOut(page);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await paper()).toBe(dark);
});

test('without a choice the theme follows the device', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await paper();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(paper).not.toBe(light);
});
