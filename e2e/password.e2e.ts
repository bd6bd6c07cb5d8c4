import { DOOR, asAdministrator, fillSignIn, join } from './people.ts';
import { expectPage } from './quiz.ts';
import { expect, test } from './test.ts';

test('a forgotten password: the letter waits in the outbox, and its link sets a new one that signs in', async ({
  page,
  elsewhere,
  trouble,
}) => {
  const person = await join(page);
  await page.close();

  const forgetful = await (await elsewhere()).newPage();
  await forgetful.goto(DOOR);
  await forgetful.getByRole('link', { name: 'Forgot your password?' }).click();
  await forgetful.getByLabel('E-mail').fill(person.email);
  await forgetful.getByRole('button', { name: 'Send the link' }).click();
  await expect(forgetful.getByRole('heading', { name: 'Ask an administrator' })).toBeVisible();

  const desk = await (await elsewhere()).newPage();
  await asAdministrator(desk);
  await desk.goto('/admin/mail');
  await expect(desk.getByText('Letters are kept here and not delivered')).toBeVisible();
  await desk.getByRole('searchbox', { name: 'Search by address or subject' }).fill(person.email);
  await expect(desk.getByText('1–1 of 1')).toBeVisible();
  await desk.getByRole('button', { name: 'Choose a new password for Signet' }).click();
  const letter = desk.getByRole('dialog', { name: 'Choose a new password for Signet' });
  await expect(letter).toContainText(person.email);
  const link = /http\S+\/oidc\/reset\?token=\S+/.exec(await letter.innerText())?.[0] ?? '';

  await forgetful.goto(link);
  const renewed = { ...person, password: 'a kettle for the lighthouse' };
  await forgetful.getByLabel('New password').fill(renewed.password);
  await forgetful.getByRole('button', { name: 'Save the password' }).click();
  await forgetful.getByRole('link', { name: 'Sign in' }).click();

  trouble.expect(/status of 422/);
  await fillSignIn(forgetful, person);
  await expect(forgetful.getByRole('alert')).toContainText('The e-mail or the password is not right.');
  await fillSignIn(forgetful, renewed);
  await expectPage(forgetful, 1);

  trouble.expect(/status of 410/);
  await forgetful.goto(link);
  await expect(forgetful.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
});

test('asking for a new password says the same for an address that has no account', async ({ page }) => {
  await page.goto(DOOR);
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await page.getByLabel('E-mail').fill('nobody@example.com');
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText('If nobody@example.com has an account')).toBeVisible();
});
