import { join } from './people.ts';
import { finishQuiz } from './quiz.ts';
import { expect, test } from './test.ts';

test('a founder copies a value, shares the book with a password, and takes the link back', async ({
  page,
  context,
  elsewhere,
  trouble,
}) => {
  test.slow();
  trouble.expect(/api\/sharedBooks\/open/);
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

  await dialog.getByRole('button', { name: 'Take back' }).click();
  await expect(dialog.getByText('with a password')).toHaveCount(0);
  for (const address of [await clipboard(), `${new URL(page.url()).origin}/shared/${'n'.repeat(32)}`]) {
    await visitor.goto(address);
    await expect(visitor.getByRole('heading', { name: 'There is no book at this address.' })).toBeVisible();
  }
});
