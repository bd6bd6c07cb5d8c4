import type { Page } from '@playwright/test';
import { firstCode, nextCode } from '../apps/server/src/adapters/identity/embedded/testing/app-codes.ts';
import { alter, longAgo } from './held-tokens.ts';
import { inAHouseOfTheirOwn } from './own-house.ts';
import { asAdministrator, DOOR, fillSignIn, join, signOut } from './people.ts';
import { expectSignedIn } from './quiz.ts';
import { expect, test } from './test.ts';

// a house of this file's own: whom it asks for a second factor would be everybody's
inAHouseOfTheirOwn('second-factor');

/** Takes over the secret that is on screen, as an authenticator app does, and turns the second factor on. */
const takeSecret = async (page: Page): Promise<string> => {
  const secret = (await page.locator('.app code').innerText()).replaceAll(' ', '');
  await page.getByLabel('Code that the app shows now').fill(firstCode(secret));
  await page.getByRole('button', { name: 'Turn it on' }).click();
  await expect(page.getByRole('heading', { name: 'Keep these codes' })).toBeVisible();
  return secret;
};

/** From the page that asks for a second factor to be set up to where they were going. */
const setUp = async (page: Page): Promise<string> => {
  await expect(page.getByRole('heading', { name: 'A second step' })).toBeVisible();
  const secret = await takeSecret(page);
  await page.getByRole('button', { name: 'I have them' }).click();
  await expectSignedIn(page);
  return secret;
};

/** Opens the page anew when its token has expired. */
const renewed = async (page: Page): Promise<void> => {
  await alter(page, longAgo);
  await page.reload();
};

/** Signs out, and in again with password and code. */
const comeBack = async (page: Page, person: Parameters<typeof fillSignIn>[1], secret: string): Promise<void> => {
  await signOut(page);
  await page.goto(DOOR);
  await fillSignIn(page, person);
  await expect(page.getByRole('heading', { name: 'Your code' })).toBeVisible();
  await page.getByLabel('Code', { exact: true }).fill(nextCode(secret));
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expectSignedIn(page);
};

test('a house that asks everybody for a second factor leads who has none to it; who has one just comes in', async ({
  page,
  elsewhere,
  trouble,
}) => {
  // what a tab without one may not renew
  trouble.expect(/oidc\/token/);
  const ready = await (await elsewhere()).newPage();
  const prepared = await join(ready);
  await ready.goto('/oidc/account');
  const theirs = await takeSecret(ready);

  const none = await join(page);
  const later = await (await elsewhere()).newPage();
  const away = await join(later);
  await signOut(later);

  const office = await (await elsewhere()).newPage();
  await asAdministrator(office);
  await office.goto('/admin/settings');
  await office.getByRole('button', { name: /Who needs a second factor/ }).click();
  await office.getByRole('option', { name: /everybody/i }).click();
  await expect(office.getByText('Who needs a second factor saved.')).toBeVisible();

  // signed in without one: what would be renewed says why it asks once more, and leads to it
  await renewed(page);
  await expect(page.getByText('This Signet now asks for a second step beside your password.')).toBeVisible();
  await fillSignIn(page, none);
  const secret = await setUp(page);
  await renewed(page);
  await expectSignedIn(page);
  await comeBack(page, none, secret);

  // signed out without one: the next sign-in leads to it
  await later.goto(DOOR);
  await fillSignIn(later, away);
  await setUp(later);

  // with one: the session in which it was set up goes on, and a sign-in takes a code and nothing else
  await ready.goto('/quiz/1');
  await renewed(ready);
  await expectSignedIn(ready);
  await comeBack(ready, prepared, theirs);
});
