import { DOOR, chooseInMenu, join } from './people.ts';
import { expectPage } from './quiz.ts';
import { expect, test } from './test.ts';

test('a user finds quiz, book, account and LOG OUT in the sidebar, and nothing of the administration', async ({
  page,
}) => {
  const person = await join(page);
  const items = page.getByRole('navigation', { name: 'Main' }).getByRole('listitem');
  await expect(items).toHaveText(['BRAND QUIZ', 'BRAND BOOK', 'MY ACCOUNT', 'LOG OUT']);
  await expect(page.getByRole('link', { name: 'BRAND QUIZ' })).toHaveAttribute('aria-current', 'page');
  await chooseInMenu(page, 'MY ACCOUNT');
  await expect(page).toHaveURL(/\/team\/subscription$/);
  await expect(page).toHaveTitle('Subscription · Signet');
  await expect(page.getByText('Free')).toBeVisible();
  await page.getByRole('tab', { name: 'User info' }).click();
  await expect(page).toHaveURL(/\/team\/userInfo$/);
  await expect(page.getByLabel('Account Email')).toHaveValue(person.email);
  await expect(page.getByLabel('Account Email')).not.toBeEditable();
});

test('the sidebar is 312 px wide, and what it leads to begins beside it', async ({ page }) => {
  await join(page);
  const sidebar = page.getByRole('complementary', { name: 'Signet' });
  expect(await sidebar.boundingBox()).toMatchObject({ x: 0, y: 0, width: 312 });
  expect((await page.getByRole('main').boundingBox())?.x).toBeGreaterThanOrEqual(312);
});

test('notice=support opens the support modal and leaves the address', async ({ page }) => {
  await join(page);
  await page.goto('/team/userInfo?notice=support');
  const modal = page.getByRole('dialog');
  await expect(modal.getByRole('link', { name: /Community chat/ })).toBeVisible();
  await expect(modal.getByRole('link', { name: /Support and FAQ/ })).toBeVisible();
  await expect(page).toHaveURL('/team/userInfo');
  await page.keyboard.press('Escape');
  await expect(modal).toBeHidden();
  await page.getByRole('link', { name: 'GET SUPPORT' }).click();
  await expect(modal).toBeVisible();
  await expect(page).toHaveURL('/team/userInfo');
});

test('the welcome and free-tier modals do not close on a press outside', async ({ page }) => {
  await join(page);
  for (const [notice, button] of [
    ['welcomeToBeta', "Let's Go!"],
    ['betaCancelled', /free tier/],
  ] as const) {
    await page.goto(`/team?notice=${notice}`);
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.mouse.click(4, 4);
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: button }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
  }
});

test.describe('at 1115 wide', () => {
  test.use({ viewport: { width: 1115, height: 800 } });

  test('the desktop notice comes once, blocks nothing and stays away', async ({ page }) => {
    await join(page);
    const notice = page.getByRole('complementary', { name: 'About your screen' });
    await expect(notice).toBeVisible();
    await page.getByLabel('Company name').fill('Northwind');
    await page.setViewportSize({ width: 1116, height: 800 });
    await expect(notice).toBeHidden();
    await page.setViewportSize({ width: 1115, height: 800 });
    await expect(notice).toBeVisible();
    await page.reload();
    await expectPage(page, 1);
    await expect(notice).toBeHidden();
  });

  test('the desktop notice goes when it is dismissed', async ({ page }) => {
    await join(page);
    const notice = page.getByRole('complementary', { name: 'About your screen' });
    await notice.getByRole('button', { name: 'Dismiss' }).click();
    await expect(notice).toBeHidden();
    await page.reload();
    await expectPage(page, 1);
    await expect(notice).toBeHidden();
  });
});

test("a screen whose code cannot be fetched shows 'There was an error loading the page', and Refresh loads it", async ({
  page,
  trouble,
}) => {
  trouble.expect(/Failed to load resource: net::ERR_FAILED.*\/assets\//);
  await join(page);
  await page.route('**/assets/account-page*.js', (route) => route.abort());
  await chooseInMenu(page, 'MY ACCOUNT');
  await expect(page.getByRole('heading', { name: 'There was an error loading the page' })).toBeVisible();
  await page.unroute('**/assets/account-page*.js');
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByRole('heading', { name: 'My Account' })).toBeVisible();
});

test("a quiz that cannot be loaded shows 'Failed to initialize quiz', and Refresh loads it", async ({
  page,
  trouble,
}) => {
  const quizCall = /\/api\/quizzes\/?$/;
  trouble.expect(/\/api\/quizzes/);
  await join(page);
  await page.route(quizCall, (route) => route.fulfill({ status: 500, body: '' }));
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Failed to initialize quiz' })).toBeVisible();
  await page.unroute(quizCall);
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expectPage(page, 1);
});

test('a session that cannot be validated signs out and shows the glitch page, whose button leads home', async ({
  page,
  trouble,
}) => {
  trouble.expect(/\/api\/auth\/flow\/validate/);
  await join(page);
  await page.route('**/api/auth/flow/validate', (route) => route.fulfill({ status: 500, body: '' }));
  await page.goto('/team');
  await expect(page).toHaveURL(/\/error$/);
  await expect(page.getByRole('heading', { name: /Bumped Into a Glitch$/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Support' })).toBeVisible();
  await page.unroute('**/api/auth/flow/validate');
  await page.getByRole('link', { name: 'RETURN TO HOME' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
});

test('a session that is not valid any more signs out at the issuer too, and shows that one is not let in', async ({
  page,
  trouble,
}) => {
  trouble.expect(/\/api\/auth\/flow\/validate/);
  await join(page);
  await page.route('**/api/auth/flow/validate', (route) => route.fulfill({ status: 401, json: { message: 'no' } }));
  await page.goto('/team');
  await expect(page).toHaveURL(/\/unauthorized$/);
  await expect(page.getByRole('heading', { name: 'Signet is in private beta' })).toBeVisible();
  await page.unroute('**/api/auth/flow/validate');
  await page.goto(DOOR);
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
});

test('where the issuer does not answer either, signing out ends on the glitch page all the same', async ({
  page,
  trouble,
}) => {
  trouble.expect(/\/api\/auth\/flow\/validate|openid-configuration/);
  await join(page);
  await page.route('**/api/auth/flow/validate', (route) => route.fulfill({ status: 503, body: '' }));
  await page.route('**/.well-known/openid-configuration', (route) => route.abort());
  await page.goto('/team');
  await expect(page).toHaveURL(/\/error$/);
  await expect(page.getByRole('heading', { name: /Bumped Into a Glitch$/ })).toBeVisible();
});

for (const [path, link] of [
  ['/error', 'Support'],
  ['/unauthorized', 'Join the waitlist'],
] as const) {
  test(`${path} opened directly has its links`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('link', { name: link })).toBeVisible();
  });
}

test('a configuration that cannot be loaded says so', async ({ page, trouble }) => {
  trouble.expect(/config\.json/);
  await page.route('**/config.json', (route) => route.abort());
  await page.goto(DOOR);
  await expect(page.getByText('Failed to load configuration')).toBeVisible();
});

test('brand.logo chooses between the two marks of the product', async ({ page }) => {
  await join(page);
  const mark = page.getByRole('link', { name: 'Signet, home' }).locator('svg').first();
  const drawn = await mark.innerHTML();
  await page.route('**/api/settings/featureFlags', async (route) => {
    const response = await route.fetch();
    const { featureFlags } = (await response.json()) as { featureFlags: { name: string }[] };
    const changed = featureFlags.map((flag) => (flag.name === 'brand.logo' ? { ...flag, value: 'next' } : flag));
    await route.fulfill({ response, json: { featureFlags: changed } });
  });
  await page.reload();
  await expectPage(page, 1);
  await expect.poll(() => mark.innerHTML()).not.toBe(drawn);
});
