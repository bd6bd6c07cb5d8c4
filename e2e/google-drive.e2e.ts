import type { Page } from '@playwright/test';
import { startGoogleServer } from '../apps/server/src/testing/google-server.ts';
import { joinWithABrand, WRITING } from './drive.ts';
import { inAHouseOfTheirOwn } from './own-house.ts';
import { asAdministrator, join } from './people.ts';
import { finishQuiz, headersOf } from './quiz.ts';
import { button } from './results.ts';
import { expect, test } from './test.ts';

const client = { clientId: 'signet.apps.example', clientSecret: 'a secret of this house' };
let google: Awaited<ReturnType<typeof startGoogleServer>>;
inAHouseOfTheirOwn('google-drive', async () => {
  google = await startGoogleServer(client);
  return {
    settings: {
      GOOGLE_CLIENT_ID: client.clientId,
      GOOGLE_CLIENT_SECRET: client.clientSecret,
      GOOGLE_URL: google.baseUrl.href,
    },
    close: google.close,
  };
});

const SLIDES = 'application/vnd.google-apps.presentation';
const DOCS = 'application/vnd.google-apps.document';
const heading = (page: Page, name: string) => page.getByRole('heading', { name });
/** Documents that lie in Google Drive, without their folders. */
const lying = (type: string) => [...google.files.values()].filter(({ mimeType }) => mimeType === type);

/** On Google's own page the founder decides. */
const decide = async (page: Page, name: 'Allow' | 'Allow without the files' | 'Cancel'): Promise<void> => {
  await expect(heading(page, 'Signet wants access to your Google Account')).toBeVisible(WRITING);
  await page.getByRole('link', { name, exact: true }).press('Enter');
};

test('a sample deck goes to Google Drive by keyboard: refused, allowed in part, allowed, taken back meanwhile', async ({
  page,
  trouble,
}) => {
  test.slow();
  // less was allowed than is needed, and later nothing any more
  trouble.expect(/generateDocumentFromTemplate/);
  await joinWithABrand(page);
  const ask = async (): Promise<void> => {
    await button(page, 'CREATE SAMPLE DECK').press('Enter');
    await expect(heading(page, 'See your brand on slides')).toBeVisible();
    await button(page, 'SAVE TO GOOGLE DRIVE').press('Enter');
  };
  await ask();
  await decide(page, 'Cancel');
  await expect(page).toHaveURL(/\/quiz\/5$/);
  expect(lying(SLIDES)).toEqual([]);

  await ask();
  await decide(page, 'Allow without the files');
  await expect(heading(page, "We're Sorry")).toBeVisible();
  expect(lying(SLIDES)).toEqual([]);
  await button(page, 'RETRY').press('Enter');
  const back = page.waitForRequest(/\/quiz\/5\?state=/);
  await decide(page, 'Allow');
  const address = (await back).url();
  await expect(heading(page, 'Your sample deck is ready')).toBeVisible(WRITING);
  const [deck, ...others] = lying(SLIDES);
  expect(others).toEqual([]);
  expect(deck).toMatchObject({ readOnly: true, trashed: false });
  expect(deck?.body.subarray(0, 2).toString()).toBe('PK');
  // it opens where it lies, and what the product keeps itself is not spoken of
  const open = page.getByRole('link', { name: 'OPEN GOOGLE DRIVE' });
  await expect(open).toHaveAttribute('href', `https://drive.google.com/file/d/${deck?.id}`);
  await page.goto('/drive');
  await expect(heading(page, 'Google Drive')).toBeVisible();

  // the way back leads to the same deck, however often it is gone
  await page.goto(address);
  await expect(heading(page, 'Your sample deck is ready')).toBeVisible(WRITING);
  await expect(page).toHaveURL(/\/quiz\/5$/);
  expect(lying(SLIDES)).toHaveLength(1);

  google.takeBack();
  await button(page, 'Close').press('Enter');
  await ask();
  await expect(heading(page, "We're Sorry")).toBeVisible(WRITING);
  await button(page, 'RETRY').press('Enter');
  await decide(page, 'Allow');
  await expect(heading(page, 'Your sample deck is ready')).toBeVisible(WRITING);
  expect(lying(SLIDES)).toHaveLength(1);
});

test('documents of the library go there once each; the way back of another opens nothing; a full one says so', async ({
  page,
  elsewhere,
  trouble,
}) => {
  test.slow();
  trouble.expect(/generateDocumentFromTemplate|madeFiles/);
  const office = await (await elsewhere()).newPage();
  await asAdministrator(office);
  const answer = await office.request.post('/api/subscriptions/tiers', {
    headers: await headersOf(office),
    data: { subscriptionTiers: [{ _id: 'founder', default: true }] },
  });
  expect(answer.ok()).toBe(true);
  const before = lying(SLIDES).length;
  await join(page);
  await finishQuiz(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/library');
  await button(page, 'SAVE TO GOOGLE DRIVE: Investor deck').press('Enter');
  const back = page.waitForRequest(/\/library\?state=/);
  await decide(page, 'Allow');
  const address = (await back).url();
  await expect(page.getByText('Saved to your drive.')).toBeVisible(WRITING);
  expect(lying(SLIDES)).toHaveLength(before + 1);
  const deck = lying(SLIDES).at(-1);
  expect(deck?.readOnly).toBe(false);
  const inDrive = page.getByRole('link', { name: /^In your drive: Investor deck/ });
  await expect(inDrive).toHaveAttribute('href', `https://drive.google.com/file/d/${deck?.id}`);

  const other = await (await elsewhere()).newPage();
  await join(other);
  await finishQuiz(other);
  await other.goto(address);
  await expect(other.getByText('This permission was used already. Please ask for the document again.')).toBeVisible();
  expect(lying(SLIDES)).toHaveLength(before + 1);

  // pressed twice it is one file
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.getByRole('tab', { name: /^LETTERHEAD/ }).click();
  await button(page, 'SAVE TO GOOGLE DRIVE: Letter, A4').dblclick();
  await expect(page.getByRole('link', { name: /^In your drive: Letter, A4/ })).toBeVisible(WRITING);
  expect(lying(DOCS)).toHaveLength(1);

  await page.getByRole('tab', { name: /^SOCIAL/ }).click();
  google.trouble('full');
  await button(page, 'SAVE TO GOOGLE DRIVE: Launch').press('Enter');
  await expect(page.getByText('There is no room left in your drive. Nothing was changed.')).toBeVisible(WRITING);
  await button(page, 'SAVE TO GOOGLE DRIVE: Launch').press('Enter');
  await expect(page.getByRole('link', { name: /^In your drive: Launch/ })).toBeVisible(WRITING);

  await page.goto('/team/userInfo');
  await button(page, 'DISCONNECT').press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'DISCONNECT' }).press('Enter');
  await expect(heading(page, 'Confirmed')).toBeVisible();
  expect(google.asked.at(-1)).toBe('POST /revoke');
});
