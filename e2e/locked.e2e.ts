import type { Page } from '@playwright/test';
import { inAHouseOfTheirOwn } from './own-house.ts';
import { asAdministrator, chooseInMenu, join } from './people.ts';
import { answerUpTo, headersOf } from './quiz.ts';
import { button } from './results.ts';
import { expect, test } from './test.ts';

// a house of this file's own: its flags and tiers would be everybody's
inAHouseOfTheirOwn('locked');
test.use({ viewport: { width: 1440, height: 900 } });

const post = async (page: Page, path: string, data: object): Promise<void> => {
  const answer = await page.request.post(path, { headers: await headersOf(page), data });
  expect(answer.ok()).toBe(true);
};
const flag = (page: Page, name: string, value: boolean | number): Promise<void> =>
  post(page, '/api/settings/featureFlags', { name, value });

/** Everything between choosing and being back. */
const subscribeTo = async (page: Page, tier: string): Promise<void> => {
  await button(page, `Subscribe to ${tier}`).click();
  await expect(page).toHaveURL(/\/till\/checkout\//);
  await button(page, 'SUBSCRIBE WITHOUT PAYING').click();
  await expect(page.getByText('Everything in your subscription is open now.')).toBeVisible();
};

test('what a tier does not open is closed by a panel that leads to the table, and is open after paying', async ({
  page,
  elsewhere,
}) => {
  test.slow();
  const office = await (await elsewhere()).newPage();
  await asAdministrator(office);
  await flag(office, 'enableSubscriptions', true);
  await flag(office, 'sideBarSubscribe', true);
  await join(page);

  // a trial of the house says so, and until when
  await page.goto('/team/subscription');
  await expect(page.getByText(/^You are trying Signet for free until .* Nothing is charged/)).toBeVisible();

  // free: a brand can be finished, and what it does not open is offered as more
  await answerUpTo(page, 5);
  await page.getByRole('button', { name: /^CONTINUE WITH/ }).click();
  await button(page, 'SAVE').click();
  await expect(page).toHaveURL(/\/book$/, { timeout: 60_000 });
  await expect(page.getByRole('heading', { level: 1, name: /Brand Book$/ })).toBeVisible();
  await chooseInMenu(page, 'ASSET LIBRARY');
  await expect(page.getByRole('heading', { name: "Let's Grow!" })).toBeVisible();
  await page.getByRole('tab', { name: /SOCIAL MEDIA/ }).click();
  await page.getByRole('main').getByRole('link', { name: 'UPGRADE NOW' }).click();
  await expect(page).toHaveURL(/\/pricing\?from=%2Flibrary%3Ftab%3Dsocial-media$/);

  // spec administration §9: 325 px for each column that the switch says
  const offers = page.getByRole('list').filter({ has: button(page, 'Subscribe to Founder') });
  for (const columns of [2, 1, 3]) {
    await flag(office, 'pricingTableNumColumns', columns);
    await page.reload();
    await expect(button(page, 'Subscribe to Founder')).toBeVisible();
    expect((await offers.boundingBox())?.width).toBe(325 * columns);
  }

  // what was typed and not saved is there after paying
  await page.goto('/library/story');
  const field = page.getByRole('main').getByRole('textbox');
  await field.fill('Bread that keeps for a week.');
  await page.getByRole('link', { name: 'UPGRADE NOW' }).click();
  await expect(page).toHaveURL(/\/pricing\?from=%2Flibrary%2Fstory$/);
  await subscribeTo(page, 'Studio');
  await expect(page).toHaveURL(/\/library\/story$/);
  await expect(field).toHaveValue('Bread that keeps for a week.');
  await expect(page.getByRole('link', { name: 'UPGRADE NOW' })).toHaveCount(0);

  await page.goto('/library?tab=social-media');
  await expect(page.getByRole('listitem').getByRole('button', { name: /^Save/i }).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: "Let's Grow!" })).toHaveCount(0);
});

test('a book that is not open says what would open it, and opens by itself after paying', async ({
  page,
  elsewhere,
}) => {
  const office = await (await elsewhere()).newPage();
  await asAdministrator(office);
  await flag(office, 'enableSubscriptions', true);
  await flag(office, 'sideBarSubscribe', true);
  await post(office, '/api/subscriptions/tiers', { subscriptionTiers: [{ _id: 'waitlist', default: true }] });
  await join(page);
  await page.goto('/book');
  await expect(page.getByRole('heading', { name: 'Subscribe to open your brand book' })).toBeVisible();
  // spec results §9: the button that subscribes names the product, in the sidebar too
  await expect(page.locator('#sidebar').getByRole('link', { name: 'SUBSCRIBE TO SIGNET' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'SUBSCRIBE TO SIGNET' }).click();
  await expect(page).toHaveURL(/\/pricing\?from=%2Fbook$/);
  await subscribeTo(page, 'Founder');
  await expect(page).toHaveURL(/\/book$/);
  await expect(page.getByRole('heading', { name: 'Subscribe to open your brand book' })).toHaveCount(0);
});
