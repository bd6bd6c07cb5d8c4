import type { Page } from '@playwright/test';
import { startStripeServer } from '../apps/server/src/testing/stripe-server.ts';
import { inAHouseOfTheirOwn } from './own-house.ts';
import { asAdministrator, join } from './people.ts';
import { headersOf } from './quiz.ts';
import { button } from './results.ts';
import { expect, test } from './test.ts';

const key = 'sk_test_of_this_house';
inAHouseOfTheirOwn('pricing-table', async () => {
  const webhookSecret = 'whsec_of_this_house';
  const stripe = await startStripeServer({ key, webhookSecret });
  return {
    settings: {
      STRIPE_SECRET_KEY: key,
      STRIPE_PUBLISHABLE_KEY: 'pk_test_of_this_house',
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_PRICING_TABLE_ID: 'prctbl_of_this_house',
      STRIPE_URL: stripe.baseUrl.href,
    },
    close: stripe.close,
  };
});

/** Stripe's element as far as a page sees it: it shows what it was given, and frames what is Stripe's. */
const ELEMENT = `customElements.define('stripe-pricing-table', class extends HTMLElement {
  connectedCallback() {
    const given = ['publishable-key', 'pricing-table-id', 'customer-email'].map((name) => this.getAttribute(name));
    this.textContent = 'Prices of ' + given.join(' ');
    this.dataset.hasReference = String((this.getAttribute('client-reference-id') ?? '').length > 8);
  }
});`;

const sell = async (page: Page): Promise<void> => {
  const headers = await headersOf(page);
  const data = { name: 'enableSubscriptions', value: true };
  expect((await page.request.post('/api/settings/featureFlags', { headers, data })).ok()).toBe(true);
};

test("Stripe's own table is shown with whom it is for; one that does not load can be tried again", async ({
  page,
  elsewhere,
  trouble,
}) => {
  trouble.expect(/js\.stripe\.com/);
  const office = await (await elsewhere()).newPage();
  await asAdministrator(office);
  await sell(office);
  const { email } = await join(page);
  const asked: string[] = [];
  let isThere = false;
  await page.route('https://js.stripe.com/**', (route) => {
    asked.push(`${new URL(page.url()).pathname} ${route.request().url()}`);
    return isThere ? route.fulfill({ contentType: 'text/javascript', body: ELEMENT }) : route.abort();
  });
  await page.goto('/team/subscription');
  await expect(page.getByText('Subscription').first()).toBeVisible();
  await page.goto('/pricing?from=%2Fbook');
  await expect(page.getByRole('alert')).toContainText('Failed to show pricing table.');
  isThere = true;
  await button(page, 'Try again').click();
  const table = page.locator('stripe-pricing-table');
  await expect(table).toHaveText(`Prices of pk_test_of_this_house prctbl_of_this_house ${email}`);
  await expect(table).toHaveAttribute('data-has-reference', 'true');
  expect(new Set(asked)).toEqual(new Set(['/pricing https://js.stripe.com/v3/pricing-table.js']));
});

test('a house that sells by Stripe without a table says that it is not configured', async ({ page, elsewhere }) => {
  const office = await (await elsewhere()).newPage();
  await asAdministrator(office);
  await sell(office);
  await page.route('**/config.json', async (route) => {
    const answer = await route.fetch();
    const config = (await answer.json()) as { stripe: object };
    await route.fulfill({ json: { ...config, stripe: { ...config.stripe, pricingTableId: null } } });
  });
  await join(page);
  await page.goto('/pricing');
  await expect(page.getByRole('alert')).toContainText('Stripe pricing table is not configured for this environment.');
});
