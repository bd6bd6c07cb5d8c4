import type { Page } from '@playwright/test';
import { inAHouseOfTheirOwn } from './own-house.ts';
import { asAdministrator, join } from './people.ts';
import { answerUpTo, headersOf } from './quiz.ts';
import { button } from './results.ts';
import { expect, test } from './test.ts';

inAHouseOfTheirOwn('subscriptions');

const post = async (page: Page, path: string, data: object): Promise<void> => {
  const answer = await page.request.post(path, { headers: await headersOf(page), data });
  expect(answer.ok()).toBe(true);
};

const payAtTheTill = async (page: Page): Promise<void> => {
  await expect(page).toHaveURL(/\/till\/checkout\//);
  await expect(page.getByText('Test till. No card is asked for, and nobody is charged.')).toBeVisible();
  await button(page, 'SUBSCRIBE WITHOUT PAYING').click();
};

test('a founder subscribes at the last step, is let in there, cancels, runs out, takes all along, comes back', async ({
  page,
  elsewhere,
}) => {
  test.slow();
  const office = await (await elsewhere()).newPage();
  await asAdministrator(office);
  await post(office, '/api/settings/featureFlags', { name: 'enableSubscriptions', value: true });
  await post(office, '/api/subscriptions/tiers', { subscriptionTiers: [{ _id: 'waitlist', default: true }] });

  await join(page);
  await page.goto('/team');
  await expect(page.getByText('Waitlist', { exact: true })).toBeVisible();
  await expect(page.getByText('Expires')).toBeVisible();

  // the last step: SUBSCRIBE in place of SAVE, what is missing, the table, the till
  await page.goto('/quiz/1');
  await answerUpTo(page, 5);
  await page.getByRole('button', { name: /^CONTINUE WITH/ }).click();
  await button(page, 'SUBSCRIBE').click();
  await expect(page.getByRole('dialog', { name: 'Subscribe to finish your brand' })).toBeVisible();
  await page.getByRole('link', { name: 'SUBSCRIBE TO SIGNET' }).click();
  await expect(page).toHaveURL(/\/pricing\?from=%2Fquiz%2F5/);
  await button(page, 'Subscribe to Founder').click();
  await payAtTheTill(page);

  // back where they were, and open
  await expect(page).toHaveURL(/\/quiz\/5/);
  await expect(page.getByText('Everything in your subscription is open now.')).toBeVisible();
  await button(page, 'SAVE').click();
  await expect(page).toHaveURL(/\/library$/, { timeout: 60_000 });

  // cancelled at the till's portal
  await page.goto('/team/subscription');
  await expect(page.getByText('Founder', { exact: true })).toBeVisible();
  await button(page, 'MANAGE AT THE TEST TILL').click();
  await button(page, 'Cancel at the end of the period').click();
  await expect(button(page, 'Resume the subscription')).toBeVisible();
  await page.getByRole('link', { name: 'Back to Signet' }).click();
  await expect(page).toHaveURL(/\/team\/subscription$/);
  await expect(page.getByText(/^You have cancelled\. Everything stays open until/)).toBeVisible();

  // a month and a week on the till's clock
  await office.goto('/admin/subscription-tiers');
  await button(office, '1 month later').click();
  await expect(office.getByText('ahead of the real time')).toBeVisible();
  await button(office, '1 week later').click();
  await expect(button(office, '1 week later')).toBeEnabled();

  // over: but everything made is there, to read and to take
  await page.goto('/');
  await expect(page).toHaveURL(/\/expired$/);
  await expect(page.getByRole('heading', { name: 'Your Signet is Expired' })).toBeVisible();
  await page.getByRole('link', { name: 'Open your brand book' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Brand Book$/ })).toBeVisible();
  // the pack is made first
  const arriving = page.waitForEvent('download', { timeout: 150_000 });
  await button(page, 'Take the pack').click();
  expect((await arriving).suggestedFilename()).toMatch(/\.zip$/);

  // and back
  await page.goto('/expired');
  await page.getByRole('main').getByRole('link', { name: 'SUBSCRIBE TO SIGNET' }).click();
  await button(page, 'Subscribe to Studio').click();
  await payAtTheTill(page);
  await expect(page).toHaveURL(/\/library$/);
  await page.goto('/team/subscription');
  await expect(page.getByText('Studio', { exact: true })).toBeVisible();
  await expect(page.getByText(/^You are trying it for free/)).toBeVisible();
});

test('a founder whose beta has ended goes on for free, and finds everything as it was', async ({ page, elsewhere }) => {
  const office = await (await elsewhere()).newPage();
  await asAdministrator(office);
  await post(office, '/api/settings/featureFlags', { name: 'enableSubscriptions', value: true });
  const { email } = await join(page);
  const headers = await headersOf(office);
  const found = await office.request.get(`/api/auth/users?limit=5&offset=0&search=${encodeURIComponent(email)}`, {
    headers,
  });
  const [{ _id }] = (await found.json()).records as [{ _id: string }];
  const past = new Date(Date.now() - 3_600_000).toISOString();
  await post(office, '/api/auth/users/users', {
    users: [{ _id, subscription: { subscriptionKey: 'studio', expiration: past } }],
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Your Signet is Expired' })).toBeVisible();
  await button(page, 'Continue on the free tier').click();
  await expect(page).toHaveURL(/\/quiz\/1$/);
  await page.goto('/team/subscription');
  await expect(page.getByText('Free', { exact: true })).toBeVisible();
});

test('a founder whose beta has ended saves 10% by the promotion', async ({ page, elsewhere }) => {
  const office = await (await elsewhere()).newPage();
  await asAdministrator(office);
  await post(office, '/api/settings/featureFlags', { name: 'enableSubscriptions', value: true });
  await join(page);
  await page.goto('/book?notice=betaCancelled');
  await expect(page.getByRole('dialog', { name: 'Free to Play' })).toBeVisible();
  await button(page, 'SAVE 10%').click();
  await expect(page.getByText('Promotion, 10% off')).toBeVisible();
  await payAtTheTill(page);
  await expect(page).toHaveURL(/\/book$/);
});
