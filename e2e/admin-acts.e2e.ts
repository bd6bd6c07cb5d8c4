import type { Locator, Page } from '@playwright/test';
import { inAHouseOfTheirOwn } from './own-house.ts';
import { asAdministrator, join, newcomer } from './people.ts';
import { finishQuiz } from './quiz.ts';
import { button } from './results.ts';
import { expect, test } from './test.ts';

inAHouseOfTheirOwn('admin-acts');

const said = (page: Page, words: string) => expect(page.getByText(words, { exact: true })).toBeVisible();
const asked = (page: Page, name: string): Locator => page.getByRole('alertdialog', { name });

/** One bulk action on one row: it is asked, can be left by Escape, and is done by its own button. */
const act = async (page: Page, email: string, label: string, done: string): Promise<void> => {
  await page.getByLabel(`Select ${email}`).check();
  await button(page, label).click();
  await expect(asked(page, label)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(asked(page, label)).toHaveCount(0);
  await button(page, label).click();
  await asked(page, label).getByRole('button', { name: label }).click();
  await said(page, done);
};

test('every act on people asks first, says what it did, and fits only whom it can be done to', async ({
  page,
  elsewhere,
}) => {
  test.slow();
  const founder = await (await elsewhere()).newPage();
  const { email } = await join(founder);
  await finishQuiz(founder);
  await asAdministrator(page);
  await page.goto('/admin/users');
  await act(page, email, 'Set admin', 'User(s) were successfully granted admin access.');
  await page.getByLabel(`Select ${email}`).check();
  await expect(button(page, 'Set admin')).toHaveCount(0);
  await page.getByLabel(`Select ${email}`).uncheck();
  await act(page, email, 'Remove admin', 'Admin access was successfully removed for User(s).');
  await page.getByLabel(`Select ${email}`).check();
  await expect(button(page, 'Resend invite')).toHaveCount(0);
  const file = page.waitForEvent('download');
  await button(page, 'Download brand quiz').click();
  expect((await file).suggestedFilename()).toBe('BrandQuiz.zip');
  await button(page, 'Reset brand quiz').click();
  // spec administration §9
  const box = () => asked(page, 'Reset brand quiz').locator('..').boundingBox();
  await expect.poll(async () => (await box())?.width).toBe(352);
  expect((await box())?.height).toBeGreaterThanOrEqual(201);
  await asked(page, 'Reset brand quiz').getByRole('button', { name: 'Reset brand quiz' }).click();
  await said(page, 'Brand quiz successfully reset for User(s).');
  await founder.goto('/quiz/1');
  await expect(founder.getByLabel('Company Name')).toHaveValue('');

  // nobody acts on themselves
  await page.getByLabel('Select admin@signet.example').check();
  await expect(button(page, 'Disable')).toHaveCount(0);
});

test('an invitation is sent again, and its letter is read in the outbox', async ({ page }) => {
  const { email } = newcomer();
  await asAdministrator(page);
  await page.goto('/admin/users');
  await button(page, 'New Invite').click();
  const dialog = page.getByRole('dialog', { name: 'New Invite' });
  await dialog.getByLabel('Email', { exact: true }).fill(email);
  await dialog.getByLabel('Group', { exact: true }).fill('Friends');
  for (const [field, option] of [
    ['Subscription', 'Founder'],
    ['Role', 'User'],
  ] as const) {
    await dialog.getByRole('button', { name: field }).click();
    await page.getByRole('listbox').getByRole('option', { name: option, exact: true }).click();
  }
  await button(page, 'Send invite').click();
  await said(page, `An invitation has been sent to ${email}.`);
  await act(page, email, 'Resend invite', 'Invitation(s) were sent successfully.');
  await page.goto('/admin/mail');
  await page.getByRole('searchbox', { name: 'Search by address or subject' }).fill(email);
  const letter = page.getByRole('row').filter({ hasText: email }).first();
  await letter.getByRole('button').click();
  const open = page.getByRole('dialog');
  await expect(open.getByText(email).first()).toBeVisible();
  await expect(open.getByText(/https?:\/\//)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(open).toHaveCount(0);
  await page.getByRole('searchbox').fill('nobody-at-all');
  await said(page, 'No letters match your search.');
});

test('a tier opens more by an edit of its row, another one becomes the default, and leaving asks first', async ({
  page,
}) => {
  await asAdministrator(page);
  await page.goto('/admin/subscription-tiers');
  const opens = page.getByRole('button', { name: /^Founder opens:/ });
  await opens.click();
  const dialog = page.getByRole('dialog', { name: 'What Founder opens' });
  const before = await dialog.getByRole('checkbox', { name: 'Upgrade instead of subscribe' }).isChecked();
  await dialog.getByText('Upgrade instead of subscribe').click();
  await button(page, 'Take over').click();
  await said(page, '1 row modified');
  await page.getByRole('tab', { name: 'Overview' }).click();
  await expect(asked(page, 'Discard Changes')).toBeVisible();
  await button(page, 'Cancel').click();
  await expect(page).toHaveURL(/\/admin\/subscription-tiers/);
  await button(page, 'SAVE').click();
  await said(page, 'Subscription Tier(s) were successfully updated.');
  await opens.click();
  await expect(dialog.getByRole('checkbox', { name: 'Upgrade instead of subscribe' })).toBeChecked({
    checked: !before,
  });
  await page.keyboard.press('Escape');

  await page.getByRole('searchbox', { name: 'Search by Name' }).fill('Found');
  await expect(page).toHaveURL(/search=Found/);
  await page.getByLabel('Select Founder').check();
  await button(page, 'Make default').click();
  await said(page, 'Subscription Tier was successfully set to default');
  await page.getByLabel('Select Founder').check();
  await expect(button(page, 'Make default')).toBeDisabled();
});

test('what was done is found in the audit by its kind, and old documents are trashed with progress', async ({
  page,
}) => {
  await asAdministrator(page);
  await page.goto('/admin/audit');
  await page.getByRole('button', { name: /Every act/ }).click();
  const kind = page.getByRole('option').nth(1);
  const words = (await kind.textContent()) ?? '';
  await kind.click();
  await expect(page).toHaveURL(/act=/);
  await expect(page.locator('tbody tr').first()).toContainText(words);

  let left = 45;
  await page.route('**/assetLibrary/documentStats', (route) => {
    const stats = { totalFiles: 60, totalStorageGb: 1.234, outdatedFiles: left, outdatedStorageGb: 0.5 };
    return route.fulfill({ json: { stats: { ...stats, trashedFiles: 45 - left, trashedStorageGb: 0 } } });
  });
  const goOn: (() => void)[] = [];
  await page.route('**/assetLibrary/trashOutdatedDocs*', async (route) => {
    await new Promise<void>((done) => goOn.push(done));
    const trashedCount = Math.min(20, left);
    left -= trashedCount;
    await route.fulfill({ json: { trashedCount, failedCount: 0, leftCount: left } });
  });
  await page.goto('/admin/documents');
  await said(page, '1.23 GB');
  await button(page, 'Trash Outdated Documents').click();
  const dialog = asked(page, 'Trash Outdated Documents');
  await dialog.getByRole('button', { name: 'Trash 45' }).press('Enter');
  const answer = async (): Promise<void> => {
    await expect.poll(() => goOn.length).toBe(1);
    goOn.shift()?.();
  };
  await answer();
  await expect(dialog.getByText('20 of 45')).toBeVisible();
  await expect(dialog.getByRole('progressbar', { name: 'Trashing outdated documents' })).toBeVisible();
  await answer();
  await expect(dialog.getByText('40 of 45')).toBeVisible();
  await answer();
  await said(page, '45 documents were trashed.');
  await expect(button(page, 'Trash Outdated Documents')).toBeDisabled();
});

/** Rows as the server lists them; the grid itself is what is tried. */
const manyRows = Array.from({ length: 60 }, (_, at) => ({
  _id: `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`,
  email: `person-${String(at).padStart(2, '0')}@a-rather-long-name-of-a-company.example.com`,
  group: `Cohort ${at % 4}`,
  role: 'user',
  status: 'active',
  quizCompleted: at % 2 === 0,
  activeQuizId: null,
  subscription: { subscriptionKey: 'free', expiration: null },
  version: 3,
}));

for (const width of [1440, 1024])
  test(`a whole page of 25 rows is edited, saved, lost in part and discarded at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    let updated = 24;
    await page.route(/\/api\/auth\/users\?/, (route) => {
      const offset = Number(new URL(route.request().url()).searchParams.get('offset') ?? 0);
      return route.fulfill({ json: { records: manyRows.slice(offset, offset + 25), count: manyRows.length } });
    });
    await page.route('**/api/auth/users/users', (route) => route.fulfill({ json: { updatedCount: updated } }));
    await asAdministrator(page);
    await page.goto('/admin/users');
    for (const { email } of manyRows.slice(0, 25))
      await page.getByLabel(`Subscription of ${email}`).selectOption('Founder');
    await said(page, '25 rows modified');
    await expect(page.locator('tbody tr')).toHaveCount(25);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await button(page, 'SAVE').click();
    await said(page, 'Update failed.  24 out of 25 rows were updated.');
    await said(page, '25 rows modified');
    await page.getByRole('button', { name: 'Next page' }).click();
    await expect(asked(page, 'Discard Changes')).toBeVisible();
    await button(page, 'Cancel').click();
    updated = 25;
    await button(page, 'SAVE').click();
    await said(page, 'User(s) were successfully updated.');
    await expect(page.getByText('25 rows modified')).toHaveCount(0);
    await page.getByLabel(`Subscription of ${manyRows[0]?.email}`).selectOption('Founder');
    await button(page, 'DISCARD').click();
    await expect(page.getByText('1 row modified')).toHaveCount(0);
  });

test('5,000 people are disabled with progress; after a failure the count is told, and the same press goes on', async ({
  page,
  trouble,
}) => {
  trouble.expect(/users\/disable|status of 500/);
  const everybody = Array.from({ length: 5000 }, (_, at) => ({
    ...manyRows[0],
    _id: `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`,
    email: `person-${String(at).padStart(4, '0')}@example.com`,
  }));
  const disabled: string[] = [];
  await page.route(/\/api\/auth\/users\?/, (route) => {
    const asked = new URL(route.request().url()).searchParams;
    const [offset, limit] = [Number(asked.get('offset') ?? 0), Number(asked.get('limit') ?? 25)];
    const records = everybody
      .slice(offset, offset + limit)
      .map((row) => ({ ...row, status: disabled.includes(row._id) ? 'disabled' : 'active' }));
    return route.fulfill({ json: { records, count: everybody.length } });
  });
  const parts: { go: (works: boolean) => void }[] = [];
  await page.route('**/api/auth/users/disable', async (route) => {
    const { ids } = route.request().postDataJSON() as { ids: string[] };
    const works = await new Promise<boolean>((go) => parts.push({ go }));
    if (!works) return route.fulfill({ status: 500, json: { message: 'Server error' } });
    disabled.push(...ids);
    return route.fulfill({ json: { updatedCount: ids.length } });
  });
  const answer = async (works: boolean): Promise<void> => {
    await expect.poll(() => parts.length).toBe(1);
    parts.shift()?.go(works);
  };

  await asAdministrator(page);
  await page.goto('/admin/users');
  await page.getByLabel('Select all rows of this page').check();
  await page.getByRole('button', { name: 'Select all' }).click();
  await said(page, '5,000 of 5,000 selected');
  await button(page, 'Disable').click();
  const dialog = asked(page, 'Disable');
  await said(page, 'Disable 5,000 users? They cannot sign in until they are enabled.');
  await dialog.getByRole('button', { name: 'Disable' }).click();
  const progress = dialog.getByRole('progressbar', { name: 'Disable' });
  for (const done of ['500', '1,000', '1,500', '2,000']) {
    await answer(true);
    await expect(dialog.getByText(`${done} of 5,000 done.`)).toBeVisible();
  }
  await expect(progress).toHaveAttribute('aria-valuenow', '40');
  await answer(false);
  await said(page, 'Failed to disable user(s). 2,000 of 5,000 were changed; the 3,000 that are left stay selected.');
  await said(page, '3,000 of 5,000 selected');
  await said(page, 'Disable 3,000 users? They cannot sign in until they are enabled.');
  await dialog.getByRole('button', { name: 'Disable' }).click();
  for (let part = 0; part < 6; part += 1) await answer(true);
  await said(page, 'User(s) were successfully disabled.');
  await expect(dialog).toHaveCount(0);
  expect([disabled.length, new Set(disabled).size]).toEqual([5000, 5000]);
});
