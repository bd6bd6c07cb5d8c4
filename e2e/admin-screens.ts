import type { Page } from '@playwright/test';
import { adminDialogs, dialogOf } from './admin-dialogs.ts';
import { chooseLogos } from './logo-files.ts';
import { asAdministrator, signOut } from './people.ts';
import { button } from './results.ts';
import { expect } from './test.ts';

type Look = (name: string) => Promise<void>;

const grids = [
  ['/admin/users', 'users'],
  ['/admin/waiting-list', 'those who wait'],
  ['/admin/brain', 'brain'],
  ['/admin/subscription-tiers', 'tiers'],
  ['/admin/knowledgeBases', 'knowledge bases'],
  ['/admin/mail', 'mail'],
  ['/admin/audit', 'audit'],
] as const;

/** Each with a text that it has once it shows all. */
const pages = [
  ['/admin/settings', 'Product logo', 'settings'],
  ['/admin/agent', 'Instruction', 'agent'],
  ['/admin/documents', 'Outdated', 'old documents'],
  ['/admin/company-testing', 'Scrape Company', 'company testing'],
  ['/admin/color-family-testing', 'Get Color Family', 'color testing'],
  ['/admin/overview', 'This server', 'overview'],
] as const;

/** Every tab of the administration, a person, what is selected and edited, and what its buttons open. */
export const administration = async (page: Page, look: Look): Promise<void> => {
  await asAdministrator(page);
  for (const [path, name] of grids) {
    await page.goto(path);
    await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'false');
    await look(name);
  }
  for (const [path, sign, name] of pages) {
    await page.goto(path);
    await expect(page.getByText(sign).first()).toBeVisible();
    await look(name);
  }
  for (const dialog of adminDialogs) {
    await page.goto(dialog.path);
    await dialog.ready?.(page);
    await dialog.opener(page).click();
    await expect(dialogOf(page, dialog)).toBeVisible();
    await look(`${dialog.name}, asked`);
    await page.keyboard.press('Escape');
    await dialog.leave?.(page);
  }
  await page.goto('/admin/color-family-testing');
  await button(page, 'Get Color Family').click();
  await expect(page.getByRole('heading', { name: 'Where it stands between families' })).toBeVisible();
  await look('a color and its families');
  await page.goto('/admin/users');
  await page.locator('tbody').getByRole('checkbox').first().check();
  await expect(page.getByRole('group', { name: 'Selection' })).toBeVisible();
  await look('users, one selected');
  await page.locator('tbody').getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: 'What staff did' })).toBeVisible();
  await look('a person');
  await page.goto('/admin/users?search=nobody-of-this-name');
  await expect(page.getByText('No users found matching your criteria.')).toBeVisible();
  await look('users, none found');
  await page.goto('/about');
  await expect(page.getByText(/^Version \d/)).toBeVisible();
  await look('about');
};

/** The finished brand of a founder, as staff see and change it. */
export const lookingAfter = async (page: Page, look: Look, email: string): Promise<void> => {
  await page.goto('/team');
  await signOut(page);
  await asAdministrator(page);
  await page.goto(`/admin/users?search=${encodeURIComponent(email)}`);
  await page.getByLabel(`Select ${email}`).check();
  await button(page, 'Manage brand').click();
  await expect(page.getByRole('img', { name: 'The logo in P1' })).toBeVisible();
  await look('a brand looked after, colors');
  await page.getByRole('tab', { name: 'LOGOS' }).click();
  await expect(button(page, 'SAVE')).toBeVisible();
  await look('a brand looked after, logos');
  await button(page, 'SAVE').click();
  await expect(page.getByText('Logo image is required')).toBeVisible();
  await look('a brand looked after, logos with faults');
  await chooseLogos(page);
  await button(page, 'SAVE').click();
  await expect(page.getByRole('alertdialog', { name: 'Confirm new logos' })).toBeVisible();
  await look('new logos, asked');
  const goOn: (() => void)[] = [];
  await page.route('**/uploadLogos*', async (route) => {
    await new Promise<void>((done) => goOn.push(done));
    await route.continue();
  });
  await button(page, 'Use these logos').click();
  await expect(page.getByRole('dialog', { name: 'Saving' })).toBeVisible();
  await look('new logos, saving');
  goOn[0]?.();
  await expect(page.getByText('Updated user custom logos.')).toBeVisible({ timeout: 60_000 });
  await button(page, 'Clear logos').click();
  await expect(page.getByRole('alertdialog', { name: 'Clear logos' })).toBeVisible();
  await look('logos to be cleared, asked');
};
