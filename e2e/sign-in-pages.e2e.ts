import { DOOR, newcomer } from './people.ts';
import { expect, test } from './test.ts';

test('the sign-in pages need no script, up to the way back to /callback', async ({ page, browser, trouble }) => {
  const asked = page.waitForRequest((request) => new URL(request.url()).pathname === '/oidc/auth');
  await page.goto(DOOR);
  const authorization = (await asked).url();

  const plain = await browser.newContext({ javaScriptEnabled: false });
  trouble.watch(plain);
  trouble.expect(/status of 422/);
  const scriptless = await plain.newPage();
  const person = newcomer();
  await scriptless.goto(authorization);
  await expect(scriptless).toHaveTitle('Sign in · Signet');
  await scriptless.getByRole('link', { name: 'Create an account' }).click();
  await scriptless.getByLabel('E-mail').fill('not an address');
  await scriptless.getByRole('button', { name: 'Create account' }).click();
  await expect(scriptless.getByRole('alert')).toContainText('Enter an e-mail address');
  await scriptless.getByLabel('E-mail').fill(person.email);
  await scriptless.getByLabel('Password', { exact: true }).fill(person.password);
  await scriptless.getByRole('button', { name: 'Create account' }).click();
  await expect(scriptless).toHaveURL(/\/callback\?code=/);

  await plain.clearCookies();
  await scriptless.goto(authorization);
  await scriptless.getByLabel('E-mail').fill(person.email);
  await scriptless.getByLabel('Password', { exact: true }).fill(person.password);
  await scriptless.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(scriptless).toHaveURL(/\/callback\?code=/);
  await plain.close();
});
