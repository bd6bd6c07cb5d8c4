import type { Page } from '@playwright/test';
import { asAdministrator } from './people.ts';
import { button } from './results.ts';
import { expect, test } from './test.ts';

type Rule = Parameters<Page['route']>[0];

const said = (page: Page, words: string) => expect(page.getByText(words, { exact: true })).toBeVisible();

const fail = (page: Page, rule: Rule): Promise<unknown> =>
  page.route(rule, (route) => route.fulfill({ status: 500, json: { message: 'no', errorCode: 'unexpected' } }));
const answer = (page: Page, rule: Rule, json: unknown): Promise<unknown> =>
  page.route(rule, (route) => route.fulfill({ json }));

const id = (at: number): string => `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`;
const person = (at: number, status: string, role = 'user') => ({
  _id: id(at),
  email: `${status}-${role}@example.com`,
  group: 'Cohort',
  role,
  status,
  quizCompleted: status === 'active',
  activeQuizId: status === 'active' ? id(90) : null,
  subscription: { subscriptionKey: 'free', expiration: at === 3 ? '2020-01-31T23:59:59.999Z' : null },
  version: 1,
});
const people = [person(1, 'invited'), person(2, 'active'), person(3, 'disabled'), person(4, 'active', 'admin')];

test.beforeEach(async ({ page, trouble }) => {
  trouble.expect(/status of (?:40\d|500)|answered 500/);
  await asAdministrator(page);
});

/** Spec administration §8.3: what cannot be loaded, by its call, and the sentence that says so. */
const loads: readonly [path: string, call: Rule, sentence: string][] = [
  ['/admin/users', /\/api\/auth\/users\?/, 'An error occurred while fetching users.'],
  ['/admin/users', '**/api/auth/users/userRoles', 'Failed to load user roles'],
  ['/admin/users', '**/api/subscriptions/tiers', 'Failed to load subscription tiers'],
  ['/admin/brain', /\/api\/brain\/versions\?/, 'An error occurred while fetching brain versions.'],
  [
    '/admin/subscription-tiers',
    /\/api\/subscriptions\/tiers\/search/,
    'An error occurred while fetching subscriptionTiers.',
  ],
  ['/admin/subscription-tiers', '**/api/subscriptions/products', 'Failed to load managed products'],
  ['/admin/documents', '**/assetLibrary/documentStats', 'Failed to load subscription tiers'],
  ['/admin/agent', '**/api/agents/general', 'Failed to load agent (general)'],
  ['/admin/knowledgeBases', /\/api\/knowledgeBases\?/, 'An error occurred while fetching knowledge bases.'],
  ['/team/subscription', '**/api/subscriptions/details', 'Failed to load subscription details'],
];
for (const [path, call, sentence] of loads)
  test(`${path} where ${String(call)} fails: '${sentence}', and Try again heals it`, async ({ page }) => {
    await fail(page, call);
    await page.goto(path);
    await said(page, sentence);
    await page.unroute(call);
    await button(page, 'Try again').first().click();
    await expect(page.getByText(sentence, { exact: true })).toHaveCount(0);
  });

test('where what has expired cannot be told, the page says so', async ({ page }) => {
  await page.route('**/api/auth/flow/validate', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...((await response.json()) as object), redirectTo: 'expired' } });
  });
  await fail(page, '**/api/subscriptions/details');
  await page.goto('/team/userInfo');
  await page.goto('/expired');
  await said(page, 'Failed to initialize Subscription Expired Page');
});

/** Spec administration §8.4, each on the row that it fits. */
const acts: readonly [email: string, act: string, call: string, sentence: string][] = [
  ['invited-user@example.com', 'Resend invite', 'invitations/resend', 'Failed to send invitation(s).'],
  ['invited-user@example.com', 'Delete invite', 'invitations/delete', 'Failed to delete invitation(s).'],
  ['active-user@example.com', 'Disable', 'users/disable', 'Failed to disable user(s).'],
  ['disabled-user@example.com', 'Enable', 'users/enable', 'Failed to enable user(s).'],
  ['active-user@example.com', 'Set admin', 'users/setAdmin', 'Failed to grant admin access to user(s).'],
  ['active-admin@example.com', 'Remove admin', 'users/removeAdmin', 'Failed to remove admin access from user(s).'],
  ['active-user@example.com', 'Reset brand quiz', 'users/resetBrandQuiz', 'Failed to reset brand quiz for user(s).'],
];

test('an act on people that fails says so, with the reason where it was refused, and can be tried again', async ({
  page,
}) => {
  await answer(page, /\/api\/auth\/users\?/, { records: people, count: people.length });
  await page.goto('/admin/users');
  for (const [email, act, call, sentence] of acts) {
    await fail(page, `**/auth/${call}`);
    await page.getByLabel(`Select ${email}`).check();
    await button(page, act).click();
    const dialog = page.getByRole('alertdialog', { name: act });
    await dialog.getByRole('button', { name: act }).click();
    await said(page, sentence);
    // the row is still selected: the same press tries again
    const refused = { message: 'Somebody has to stay administrator.', errorCode: 'lastAdministrator' };
    await page.unroute(`**/auth/${call}`);
    await page.route(`**/auth/${call}`, (route) => route.fulfill({ status: 409, json: refused }));
    // the message is there a moment before the button takes presses again
    await expect(dialog.getByRole('button', { name: act })).toBeEnabled();
    await dialog.getByRole('button', { name: act }).press('Enter');
    await said(page, `${sentence} Somebody has to stay administrator.`);
    // here too, or the dialog takes no leave and the page behind it stays inert
    await expect(dialog.getByRole('button', { name: act })).toBeEnabled();
    await dialog.getByRole('button', { name: 'Cancel' }).press('Enter');
    await page.getByLabel(`Select ${email}`).press('Space');
    const dismiss = page.getByRole('button', { name: 'Dismiss' });
    for (let left = await dismiss.count(); left > 0; left -= 1) await dismiss.first().press('Enter');
  }
});

test('edits that cannot be saved, an invitation and a download that fail say so; what is past is marked', async ({
  page,
}) => {
  await answer(page, /\/api\/auth\/users\?/, { records: people, count: people.length });
  await fail(page, '**/api/auth/users/users');
  await fail(page, '**/api/auth/invitations');
  await fail(page, `**/api/quizzes/${id(90)}`);
  await page.goto('/admin/users');
  await expect(page.getByLabel('Expiration of disabled-user@example.com, expired')).toBeVisible();
  await expect(page.getByLabel('Expiration of active-user@example.com, Never')).toBeVisible();
  await page.getByLabel('Subscription of active-user@example.com').selectOption('Founder');
  await button(page, 'SAVE').click();
  await said(page, 'Failed to save user(s).');
  await said(page, '1 row modified');
  await button(page, 'DISCARD').click();

  await page.getByLabel('Select active-user@example.com').check();
  await button(page, 'Download brand quiz').click();
  await said(page, "An Error Occurred While Downloading The User's Brand Quiz");
  await page.getByLabel('Select active-admin@example.com').check();
  await expect(button(page, 'Download brand quiz')).toHaveCount(0);

  await button(page, 'New Invite').click();
  const dialog = page.getByRole('dialog', { name: 'New Invite' });
  await dialog.getByLabel('Email', { exact: true }).fill('ann@example.com');
  await dialog.getByLabel('Group', { exact: true }).fill('Friends');
  await dialog.getByLabel('Expiration').fill('2030-01-31');
  await dialog.getByRole('button', { name: 'Role' }).click();
  const list = page.getByRole('listbox');
  await list.getByRole('option', { name: 'User', exact: true }).click();
  await dialog.getByRole('button', { name: 'Subscription' }).click();
  // the free tier is what everybody has without an invitation
  await expect(list.getByRole('option', { name: /Free/ })).toHaveCount(0);
  await list.getByRole('option', { name: 'Founder', exact: true }).click();
  const sent = page.waitForRequest('**/api/auth/invitations');
  await button(page, 'Send invite').click();
  expect((await sent).postDataJSON()).toMatchObject({ subscriptionExpiration: '2030-01-31T23:59:59.999Z' });
  await said(page, 'Failed to send invitation(s).');
});

test('tiers, versions of the brain and documents say what failed', async ({ page }) => {
  await page.route('**/api/subscriptions/tiers', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 500, json: {} }) : route.continue(),
  );
  await page.goto('/admin/subscription-tiers');
  await page.getByRole('button', { name: /^Studio opens:/ }).click();
  await page.getByRole('dialog').getByText('Upgrade instead of subscribe').click();
  await button(page, 'Take over').click();
  await button(page, 'SAVE').click();
  await said(page, 'Failed to save Subscription Tier(s).');
  await button(page, 'DISCARD').click();
  await page.getByLabel('Select Studio').check();
  await button(page, 'Make default').click();
  await said(page, 'Failed to set the Subscription Tier to default.');

  const version = (at: number, more: object) => ({
    _id: id(at),
    version: `Version ${at}`,
    notes: '',
    status: 'inactive',
    validationStatus: 'success',
    creationDate: '2026-11-01T00:00:00.000Z',
    bucketKey: `brain/${at}`,
    quizzes: 0,
    ...more,
  });
  const versions = [version(1, { status: 'active' }), version(2, {}), version(3, { validationStatus: 'failed' })];
  let records: unknown[] = versions;
  await page.route(/\/api\/brain\/versions\?/, (route) => route.fulfill({ json: { records, count: records.length } }));
  await fail(page, '**/downloadUrl');
  await fail(page, `**/api/brain/versions/${id(2)}`);
  await page.goto('/admin/brain');
  await page.getByLabel('Select version Version 3').check();
  await expect(button(page, 'Activate')).toBeDisabled();
  await page.getByLabel('Select version Version 3').uncheck();
  await page.getByLabel('Select version Version 2').check();
  await button(page, 'Download').click();
  await said(page, 'Failed to download brain version.');
  await button(page, 'Activate').click();
  const asked = page.getByRole('alertdialog');
  await expect(asked).toContainText('It counts for new quizzes only.');
  await asked.getByRole('button', { name: 'Activate' }).click();
  await said(page, 'Failed to activate Brain Version');
  await asked.getByRole('button', { name: 'Cancel' }).press('Enter');
  await page.getByLabel('Select version Version 1').check();
  await expect(button(page, 'Activate')).toBeDisabled();
  records = [];
  await page.reload();
  await said(page, 'No versions found.');

  const none = { totalFiles: 3, totalStorageGb: 0.1, outdatedFiles: 2, outdatedStorageGb: 0.01, trashedFiles: 0 };
  await answer(page, '**/assetLibrary/documentStats', { stats: { ...none, trashedStorageGb: 0 } });
  await fail(page, '**/assetLibrary/trashOutdatedDocs*');
  await page.goto('/admin/documents');
  await button(page, 'Trash Outdated Documents').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Trash 2' }).click();
  await said(page, 'An error occurred while attempting to trash documents');
});

test('a knowledge base at work whose status cannot be had says so', async ({ page }) => {
  const statistics = Object.fromEntries(
    [
      'DocumentsScanned',
      'DocumentsFailed',
      'MetadataDocumentsScanned',
      'MetadataDocumentsModified',
      'NewDocumentsIndexed',
      'ModifiedDocumentsIndexed',
      'DocumentsDeleted',
    ].map((name) => [`numberOf${name}`, 0]),
  );
  const syncJob = { status: 'IN_PROGRESS', startedAt: null, updatedAt: null, statistics, failures: [] };
  const base = { _id: id(1), name: 'Handbook', notes: '', s3BucketUrl: null, isElsewhere: false, status: 'CREATING' };
  await answer(page, /\/api\/knowledgeBases\?/, { records: [{ ...base, syncJob }], count: 1 });
  await fail(page, '**/api/knowledgeBases/statuses');
  await page.goto('/admin/knowledgeBases');
  await said(page, 'An error occurred while fetching knowledge base statuses.');
  await page.getByLabel('Select Handbook').check();
  for (const act of ['Create Data Source', 'Sync Data Source', 'Delete Knowledge Base'])
    await expect(button(page, act)).toBeDisabled();
});

test('reading a company is stopped by a press and by leaving, and says where it failed', async ({ page, trouble }) => {
  trouble.expect(/status of 404/);
  let looks = 0;
  await page.route(/\/api\/companyColors\/[\w-]+$/, (route) => {
    looks += 1;
    return route.fulfill({ status: 404, json: { message: 'not yet', errorCode: 'notFound' } });
  });
  await answer(page, '**/colorScraper/scrapeCompany', {});
  await page.goto('/admin/company-testing');
  await page.getByLabel('Search for Company').fill('stripe');
  await page.getByRole('option', { name: 'Stripe', exact: true }).click();
  await button(page, 'Scrape Company').click();
  await said(page, 'No immediate results. Starting polling...');
  await expect.poll(() => looks).toBeGreaterThan(1);
  await button(page, 'Stop Polling').click();
  await expect(button(page, 'Stop Polling')).toHaveCount(0);

  await page.unroute('**/colorScraper/scrapeCompany');
  await fail(page, '**/colorScraper/scrapeCompany');
  await button(page, 'Scrape Company').click();
  await said(page, 'An unknown error has occurred while scraping, please refresh the page and try again.');
});
