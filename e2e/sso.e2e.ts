import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { AUDIENCE, CLIENT, openCompanyIssuer, type CompanyIssuer } from '../apps/server/src/testing/company-issuer.ts';
import { asAdministrator, chooseInMenu, DOOR, fillSignIn, join, register } from './people.ts';
import { expectPage, headersOf } from './quiz.ts';
import { expect, test } from './test.ts';

let acme: CompanyIssuer;
test.beforeAll(async () => {
  acme = await openCompanyIssuer(new URL(`http://localhost:${process.env['SIGNET_E2E_PORT'] ?? '43117'}`));
});
test.afterAll(() => acme.close());

const acmePage = (page: Page) => page.getByRole('heading', { name: 'Acme sign-in' });
const houseSignIn = (page: Page) => page.getByRole('heading', { name: 'Sign in', exact: true });
const kept = (page: Page) => page.evaluate(() => localStorage.getItem('signet.sso'));

/** An administrator names Acme's issuer; answers the key. */
const nameAcme = async (page: Page): Promise<string> => {
  const key = `acme-${randomUUID().slice(0, 8)}`;
  await asAdministrator(page);
  await page.goto('/admin/settings');
  await page.getByRole('button', { name: 'Add a single sign-on' }).click();
  const dialog = page.getByRole('dialog', { name: 'New single sign-on' });
  await dialog.getByLabel('Name', { exact: true }).fill(`Acme ${key}`);
  await dialog.getByLabel('Key').fill(key);
  await dialog.getByLabel('Issuer').fill(acme.issuer);
  await dialog.getByLabel('Client ID').fill(CLIENT);
  await dialog.getByLabel('Audience').fill(AUDIENCE);
  await dialog.getByLabel('Organization').fill('org_acme');
  await dialog.getByLabel('After log out').fill(acme.after);
  await dialog.getByLabel('Domains of e-mail addresses').fill('acme.example');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(`/?sso=${key}`)).toBeVisible();
  return key;
};

const signInAtAcme = async (page: Page, email: string): Promise<void> => {
  await expect(acmePage(page)).toBeVisible();
  await page.getByLabel('Acme e-mail').fill(email);
  await page.getByRole('button', { name: 'Enter' }).click();
};

test('who comes by ?sso= signs in at their company, stays known there, and is led back to it when they leave', async ({
  page,
  elsewhere,
}) => {
  const key = await nameAcme(page);
  const email = `ann-${randomUUID()}@acme.example`;
  const ann = await (await elsewhere()).newPage();
  await ann.goto(`/?sso=${key}`);
  await signInAtAcme(ann, email);
  await ann.waitForURL('**/register');
  await register(ann);
  await expectPage(ann, 1);
  expect(JSON.parse((await kept(ann)) ?? '{}')).toMatchObject({ key, params: { organization: 'org_acme' } });
  await ann.goto('/team/userInfo');
  await expect(ann.getByLabel('Account Email')).toHaveValue(email);

  await chooseInMenu(ann, 'LOG OUT');
  await ann.getByRole('button', { name: 'Leave' }).click();
  await expect(ann.getByRole('heading', { name: 'Back at Acme' })).toBeVisible();

  // the next visit needs no key, and an answer of theirs is still there
  await ann.goto(DOOR);
  await signInAtAcme(ann, email);
  await expectPage(ann, 1);

  // whose single sign-on was deleted comes in no more, and signs in here from then on
  await page.reload();
  await page.getByRole('button', { name: `Delete Acme ${key}` }).click();
  await expect(page.getByRole('alertdialog')).toContainText('One person came by it and cannot sign in without it.');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText(`/?sso=${key}`)).toBeHidden();
});

test('where a configuration of the house says where logging out leads, it leads there and the session is over', async ({
  page,
  elsewhere,
}) => {
  const key = `leave-${randomUUID().slice(0, 8)}`;
  await asAdministrator(page);
  const body = { name: 'Leave', logoutRedirectUri: acme.after, emailDomains: [] };
  const path = `/api/auth/sso/configurations/${key}`;
  expect((await page.request.put(path, { headers: await headersOf(page), data: body })).ok()).toBe(true);

  const ann = await (await elsewhere()).newPage();
  const person = await join(ann);
  await ann.goto(`/?sso=${key}`);
  await expectPage(ann, 1);
  await chooseInMenu(ann, 'LOG OUT');
  await expect(ann.getByRole('heading', { name: 'Back at Acme' })).toBeVisible();
  await ann.goto(DOOR);
  await expect(houseSignIn(ann)).toBeVisible();
  await fillSignIn(ann, person);
  await expectPage(ann, 1);
  expect((await page.request.delete(path, { headers: await headersOf(page) })).ok()).toBe(true);
});

test('a key that there is not is passed over: the stored configuration is used, or the house’s own', async ({
  page,
  elsewhere,
  trouble,
}) => {
  trouble.expect(/lookupSSOConfig/);
  const said: string[] = [];
  const ann = await (await elsewhere()).newPage();
  ann.on('console', (message) => said.push(message.text()));
  await ann.goto('/?sso=nobodys');
  await expect(houseSignIn(ann)).toBeVisible();
  expect(said).toContain('Unexpected response from lookupSSOConfig: 404');

  const key = await nameAcme(page);
  await ann.goto(`/?sso=${key}`);
  await expect(acmePage(ann)).toBeVisible();
  await ann.goto('/?sso=nobodys');
  await expect(acmePage(ann)).toBeVisible();
  await ann.goto('/?sso=default');
  await expect(houseSignIn(ann)).toBeVisible();
  await ann.goto(DOOR);
  await expect(houseSignIn(ann)).toBeVisible();
});

test('a stored configuration that cannot be parsed is cleared', async ({ page }) => {
  await page.goto('/waitlist');
  await page.evaluate(() => localStorage.setItem('signet.sso', '{"key": "acme'));
  await page.goto(DOOR);
  await expect(houseSignIn(page)).toBeVisible();
  await page.goto('/waitlist');
  expect(await kept(page)).toBeNull();
});
