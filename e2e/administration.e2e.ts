import { asAdministrator, chooseInMenu, join } from './people.ts';
import { answerUpTo, expectBrand, finishQuiz } from './quiz.ts';
import { expect, test } from './test.ts';

test('an administrator sees ADMIN and its tabs; an empty path opens the first', async ({ page }) => {
  await asAdministrator(page);
  await chooseInMenu(page, 'ADMIN');
  await expect(page).toHaveURL(/\/admin\/users$/);
  await expect(page).toHaveTitle('Manage Users · Signet');
  await expect(page.getByRole('tab')).toHaveText([
    'Users',
    'Waiting list',
    'Tiers',
    'Brain',
    'Color test',
    'Company test',
    'Agent',
    'Knowledge bases',
    'Overview',
    'Documents',
    'Settings',
    'Mail',
    'Audit',
  ]);
  await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
  await expect(page.getByText(/^[\d,]+ (?:person|people), [\d,]+ brands?$/)).toBeVisible();
  await page.getByRole('tab', { name: 'Mail' }).click();
  await expect(page).toHaveURL(/\/admin\/mail$/);
  await page.goto('/about');
  await expect(page.getByRole('heading', { name: 'About Signet' })).toBeVisible();
  await expect(page.getByText(/^Version \d/)).toBeVisible();
});

test('an administrator changes a feature flag, is told so, and finds it changed', async ({ page }) => {
  await asAdministrator(page);
  await page.goto('/admin/settings');
  const flag = page.getByRole('button', { name: /Columns of the pricing table/ });
  await expect(flag).toContainText('2');
  const choose = async (columns: string) => {
    await flag.click();
    await page.getByRole('option', { name: columns }).click();
  };
  await choose('3');
  try {
    await expect(page.getByText('Columns of the pricing table saved.')).toBeVisible();
    await page.reload();
    await expect(flag).toContainText('3');
  } finally {
    await choose('2');
  }
  await expect(flag).toContainText('2');
});

test('words about design services stand beside a brand once they have an address, and go with it', async ({
  page,
  elsewhere,
  trouble,
}) => {
  test.slow();
  // an address that is none is refused
  trouble.expect(/settings\/featureFlags/);
  const office = await (await elsewhere()).newPage();
  await asAdministrator(office);
  await office.goto('/admin/settings');
  const write = async (label: string, text: string) => {
    const row = office.getByRole('listitem').filter({ has: office.getByLabel(label, { exact: true }) });
    await row.getByLabel(label, { exact: true }).fill(text);
    const saved = office.waitForResponse((answer) => answer.request().postDataJSON()?.value === text);
    await row.getByRole('button', { name: 'Save' }).click();
    await saved;
  };
  await write('Words about design services', 'Our designers finish what you began.');
  await expect(office.getByText('Words about design services saved.')).toBeVisible();
  await write('Address of design services', 'studio.example');
  await expect(office.getByText('This has to be an address that begins with https://')).toBeVisible();
  await write('Address of design services', 'https://studio.example/');
  await expect(office.getByText('Address of design services saved.')).toBeVisible();
  try {
    await join(page);
    const stands = async (): Promise<void> => {
      const card = page.getByRole('complementary', { name: 'Help with your brand' });
      await expect(card.getByText('Our designers finish what you began.')).toBeVisible();
      await expect(card.getByRole('link', { name: 'See design services' })).toHaveAttribute(
        'href',
        'https://studio.example/',
      );
    };
    await answerUpTo(page, 5);
    await expectBrand(page);
    for (const name of ['COLORS', 'LOGO & TYPE', 'MARKETING KIT']) {
      await page.getByRole('tab', { name, exact: true }).click();
      await stands();
    }
    await finishQuiz(page);
    for (const path of ['/book', '/library']) {
      await page.goto(path);
      await stands();
    }
  } finally {
    await write('Address of design services', '');
  }
  await page.reload();
  await expect(page.getByRole('tab').first()).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Help with your brand' })).toHaveCount(0);
});

test('administration and about are refused to a user, who sees the fallback screen', async ({ page }) => {
  await join(page);
  await expect(page.getByRole('link', { name: 'ADMIN' })).toHaveCount(0);
  for (const path of ['/admin', '/admin/users', '/admin/settings', '/admin/audit', '/manage-brand-quiz', '/about']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'This page is not open to you' })).toBeVisible();
    await expect(page.getByRole('tab')).toHaveCount(0);
  }
  await page.getByRole('link', { name: 'Return to home' }).click();
  await expect(page).toHaveURL(/\/quiz\/1$/);
});

test("feature flags that cannot be loaded show 'Failed to load feature flags.'", async ({ page, trouble }) => {
  trouble.expect(/settings\/featureFlags/);
  await asAdministrator(page);
  await page.route('**/api/settings/featureFlags', (route) => route.fulfill({ status: 500, body: '' }));
  await page.goto('/admin/settings');
  await expect(page.getByRole('alert')).toContainText('Failed to load feature flags.');
});
