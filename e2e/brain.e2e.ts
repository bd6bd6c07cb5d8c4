import { readFileSync } from 'node:fs';
import { asAdministrator } from './people.ts';
import { button } from './results.ts';
import { expect, test } from './test.ts';

const shipped = readFileSync(new URL('../brain/signet-brain.xlsx', import.meta.url));
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

test('an administrator uploads a version of the brain, compares it, tries it and makes it active', async ({
  page,
  trouble,
}) => {
  trouble.expect(/brain\/versions/);
  await asAdministrator(page);
  await page.goto('/admin/brain');
  await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'false');

  const name = `Trial ${Date.now()}`;
  await button(page, 'Upload a version').click();
  await button(page, 'Upload').click();
  for (const fault of ['Version is required', 'Brain File is required'])
    await expect(page.getByText(fault, { exact: true })).toBeVisible();
  await page.getByLabel('Version', { exact: true }).fill(name);
  await page.getByRole('textbox', { name: 'Notes' }).fill('To see what changes');
  await page
    .getByLabel('Brain File')
    .setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('x') });
  await expect(page.getByText('Too many files selected or selected file(s) not supported.')).toBeVisible();
  await page.getByLabel('Brain File').setInputFiles({ name: 'brain.xlsx', mimeType: XLSX, buffer: Buffer.from('no') });
  const saved = page.waitForEvent('download');
  await button(page, 'Upload').click();
  expect((await saved).suggestedFilename()).toBe('signet-brain-errors.zip');
  await expect(page.getByRole('alert')).toContainText('This is no workbook.');
  await page.getByLabel('Brain File').setInputFiles({ name: 'brain.xlsx', mimeType: XLSX, buffer: shipped });
  await button(page, 'Upload').click();
  await expect(page.getByText(`Brain Version ${name} uploaded successfully`)).toBeVisible();

  await page.getByLabel(`Select version ${name}`).check();
  const file = page.waitForEvent('download');
  await button(page, 'Download').click();
  expect((await file).suggestedFilename()).toContain('signet-brain-');
  await button(page, 'Compare with active').click();
  await expect(page.getByText(/It says the same as the active version/)).toBeVisible();
  await button(page, 'Try twelve sample quizzes').click();
  await expect(page.getByText('0 of 12 sample quizzes lead to another brand.')).toBeVisible({ timeout: 120_000 });
  await page.getByRole('dialog').getByRole('button', { name: 'Activate' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Activate' }).click();
  await expect(page.getByText('Brain Version was successfully activated.')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: name })).toContainText('Active');
  await page.getByLabel(`Select version ${name}`).check();
  await expect(button(page, 'Activate')).toBeDisabled();
});
