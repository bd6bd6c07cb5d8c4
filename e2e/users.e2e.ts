import type { Page } from '@playwright/test';
import { asAdministrator, join, newcomer } from './people.ts';
import { button } from './results.ts';
import { expect, test } from './test.ts';

const search = (page: Page) => page.getByRole('searchbox', { name: 'Search by Email or Group' });
const find = async (page: Page, text: string): Promise<void> => {
  await search(page).fill(text);
  await expect(page).toHaveURL(/search=/);
  await expect(page.getByText('1 to 1 of 1')).toBeVisible();
};
const said = (page: Page, words: string) => expect(page.getByText(words, { exact: true })).toBeVisible();

test('an administrator finds a founder, changes their tier, and is asked before edits are lost', async ({
  page,
  elsewhere,
}) => {
  const founder = await (await elsewhere()).newPage();
  const { email } = await join(founder);
  await asAdministrator(page);
  await page.goto('/admin/users');
  await find(page, email);

  const tier = page.getByLabel(`Subscription of ${email}`);
  await tier.selectOption('Studio');
  await expect(page.getByText('1 row modified')).toBeVisible();
  await button(page, 'Role').click();
  await expect(page.getByRole('alertdialog', { name: 'Discard Changes' })).toBeVisible();
  await button(page, 'Cancel').click();
  await button(page, 'SAVE').click();
  await said(page, 'User(s) were successfully updated.');
  await founder.goto('/team/subscription');
  await expect(founder.getByText('Studio', { exact: true })).toBeVisible();

  // back, reload and a shared link show the same
  await page.reload();
  await expect(search(page)).toHaveValue(email);
  await expect(tier).toHaveValue('studio');
  await tier.selectOption('Founder');
  await button(page, 'Group').click();
  await button(page, 'Continue').click();
  await expect(page).toHaveURL(/sort=group/);
  await expect(tier).toHaveValue('studio');

  await page.getByLabel(`Select ${email}`).check();
  await button(page, 'Disable').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Disable' }).click();
  await said(page, 'User(s) were successfully disabled.');
  await expect(page.getByRole('row').filter({ hasText: email })).toContainText('Disabled');
  await page.getByLabel(`Select ${email}`).check();
  await expect(button(page, 'Disable')).toHaveCount(0);
  await button(page, 'Enable').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Enable' }).click();
  await said(page, 'User(s) were successfully enabled.');
});

test('an administrator invites somebody, by keyboard, and takes it back', async ({ page }) => {
  const { email } = newcomer();
  await asAdministrator(page);
  await page.goto('/admin/users');
  await button(page, 'New Invite').press('Enter');
  await button(page, 'Send invite').press('Enter');
  for (const fault of [
    'Email address is required',
    'Subscription is required',
    'Group is required',
    'Role is required',
  ])
    await said(page, fault);
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Group', { exact: true }).fill('Friends');
  for (const [field, option] of [
    ['Subscription', 'Founder'],
    ['Role', 'User'],
  ] as const) {
    await page.getByRole('dialog').getByRole('button', { name: field }).press('Enter');
    await page.getByRole('listbox').getByRole('option', { name: option, exact: true }).press('Enter');
  }
  await button(page, 'Send invite').press('Enter');
  await said(page, `An invitation has been sent to ${email}.`);
  await find(page, email);
  await page.getByLabel(`Select ${email}`).press('Space');
  await button(page, 'Delete invite').press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete invite' }).press('Enter');
  await said(page, 'Invitation(s) were successfully deleted.');
  await expect(page.getByText('No users found matching your criteria.')).toBeVisible();
});
