import type { Page } from '@playwright/test';
import { join } from './people.ts';
import { finishQuiz, headersOf } from './quiz.ts';
import { expect, test } from './test.ts';

test('a founder copies a value, shares the book with a password, and takes the link back', async ({
  page,
  context,
  elsewhere,
  trouble,
}) => {
  test.slow();
  trouble.expect(/api\/sharedBooks\/open/);
  // pictures that are still on their way when the link is taken back are not shown any more
  trouble.expect(/403.*api\/books\/drawings\/.*share=/);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await join(page);
  await finishQuiz(page);
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());

  await page.goto('/book/colors');
  await page
    .getByRole('button', { name: /^Copy CMYK .* of / })
    .first()
    .click();
  await expect(page.getByText('CMYK copied to clipboard!')).toBeVisible();
  expect(await clipboard()).toMatch(/^\d+ \d+ \d+ \d+$/);

  await page.getByRole('button', { name: 'Share link' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share this book' });
  await dialog.getByLabel('Password, if you want one').fill('open sesame');
  await dialog.getByRole('button', { name: 'Make a link' }).click();
  await expect(dialog.getByText('with a password')).toBeVisible();
  await expect.poll(clipboard).toContain('/shared/');

  const visitor = await (await elsewhere()).newPage();
  await visitor.goto(await clipboard());
  await expect(visitor.getByRole('heading', { name: 'This book opens with a password.' })).toBeVisible();
  await visitor.getByLabel('Password').fill('not this one');
  await visitor.getByRole('button', { name: 'Open the book' }).click();
  await expect(visitor.getByText('This is not the password of this book.')).toBeVisible();
  await visitor.getByLabel('Password').fill('open sesame');
  await visitor.getByRole('button', { name: 'Open the book' }).click();
  await expect(visitor.getByRole('region', { name: 'Not like this' }).getByRole('img')).toHaveCount(8);
  await expect(visitor.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');

  await dialog.getByRole('button', { name: 'Turn off' }).click();
  await expect(dialog.getByText('with a password')).toHaveCount(0);
  for (const address of [await clipboard(), `${new URL(page.url()).origin}/shared/${'n'.repeat(32)}`]) {
    await visitor.goto(address);
    await expect(visitor.getByRole('heading', { name: 'There is no book at this address.' })).toBeVisible();
  }
});

/** Saves an edit of the brand under another name, by the calls that the pages make. */
const saveEdit = async (page: Page, companyName: string): Promise<void> => {
  const headers = await headersOf(page);
  const copy = await (await page.request.post('/api/quizzes/copy', { headers, data: {} })).json();
  const data = { _id: copy._id, version: copy.version, companyName, logoText: companyName };
  expect((await page.request.put('/api/quizzes/', { headers, data })).ok()).toBe(true);
  const path = `/api/brandedAssets/generateAllLogos?quizId=${copy._id}`;
  const { id } = await (await page.request.post(path, { headers, data: { complete: true } })).json();
  await expect
    .poll(async () => (await (await page.request.get(`/api/madeFiles/${id}`, { headers })).json()).status)
    .toBe('complete');
};

test('an earlier state stands beside the one of now, and can be restored', async ({ page }) => {
  test.slow();
  await join(page);
  await finishQuiz(page);
  await saveEdit(page, 'Southwind');
  await page.goto('/book');
  await expect(page.getByRole('heading', { level: 1, name: 'Southwind Brand Book' })).toBeVisible();
  await page.getByRole('button', { name: 'History' }).click();
  const dialog = page.getByRole('dialog', { name: 'History' });
  await dialog.getByRole('button', { name: 'Compare' }).click();
  await expect(dialog.getByRole('row', { name: 'Name Northwind Bakery Southwind' })).toBeVisible();
  await expect(dialog.getByRole('row', { name: /^Kit .* The same$/ })).toBeVisible();
  await dialog.getByRole('button', { name: 'Restore' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByText(/^Restored: your brand is as you saved it on /)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Northwind Bakery Brand Book' })).toBeVisible();
});

test('a founder who deletes their account is told what went, and the link to their book is no more', async ({
  page,
  elsewhere,
  trouble,
}) => {
  test.slow();
  trouble.expect(/api\/sharedBooks\/open/);
  const { email } = await join(page);
  await finishQuiz(page);
  const shared = await page.request.post('/api/sharedBooks', { headers: await headersOf(page), data: {} });
  const { path } = await shared.json();
  await page.goto('/team');
  await page.getByRole('tab', { name: 'User info' }).click();
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Delete your account?' });
  await dialog.getByLabel(`To confirm, type ${email}`).fill(email);
  await dialog.getByRole('button', { name: 'Delete everything' }).click();
  const farewell = page.getByRole('dialog', { name: 'Your account is gone' });
  await expect(farewell).toContainText('1 saved brand');
  await expect(farewell).toContainText('Invoices');
  const visitor = await (await elsewhere()).newPage();
  await visitor.goto(path);
  await expect(visitor.getByRole('heading', { name: 'There is no book at this address.' })).toBeVisible();
});
