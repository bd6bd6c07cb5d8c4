import { fillSignIn, join } from './people.ts';
import { expect, test } from './test.ts';

test('whoever signed in long ago signs in again before they delete their account, and comes back to do it', async ({
  page,
  trouble,
}) => {
  const person = await join(page);
  await page.goto('/team/userInfo');
  // as if the browser had been left open for an hour: the server says so once
  trouble.expect(/status of 403/);
  const refused = { message: 'Please sign in again first.', errorCode: 'signInAgain' };
  await page.route('**/api/myData/erase', (route) => route.fulfill({ status: 403, json: refused }), { times: 1 });
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Delete your account?' });
  await dialog.getByLabel(`To confirm, type ${person.email}`).fill(person.email);
  await dialog.getByRole('button', { name: 'Delete everything' }).click();

  const again = page.getByRole('alertdialog', { name: 'Is it you?' });
  await again.getByRole('button', { name: 'Sign in again' }).click();
  await fillSignIn(page, person);

  await dialog.getByLabel(`To confirm, type ${person.email}`).fill(person.email);
  await dialog.getByRole('button', { name: 'Delete everything' }).click();
  await expect(page.getByRole('dialog', { name: 'Your account is gone' })).toContainText('Invoices');
});
