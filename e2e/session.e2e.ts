import type { Page } from '@playwright/test';
import { authTimeOf } from '../apps/web/src/shell/auth-time.ts';
import { alter, held, longAgo } from './held-tokens.ts';
import { DOOR, fillSignIn, fillSignUp, join, newcomer, register, signOut, signUp, termsLine } from './people.ts';
import { expectPage, expectSignedIn } from './quiz.ts';
import { expect, test } from './test.ts';

const signInHeading = (page: Page) => page.getByRole('heading', { name: 'Sign in' });

test('an anonymous visitor goes to sign-in and comes back to the address that was asked for', async ({
  page,
  elsewhere,
}) => {
  const person = await join(page);
  const stranger = await (await elsewhere()).newPage();
  await stranger.goto('/team/userInfo?from=letter');
  await expect(stranger).toHaveTitle('Sign in · Signet');
  await fillSignIn(stranger, person);
  await expect(stranger).toHaveURL('/team/userInfo?from=letter');
  await expect(stranger.getByLabel('Account Email')).toHaveValue(person.email);
});

test('c and brand survive signing up on the way to /register; an invalid code is refused as specified', async ({
  page,
}) => {
  await page.goto('/register?c=not-a-code&brand=next');
  await fillSignUp(page, newcomer());
  await expect(page).toHaveURL('/register?c=not-a-code&brand=next');
  await register(page);
  await expect(page.getByRole('alert')).toContainText(
    'The provided invitation code is invalid or has already been used.',
  );
  await expect(page).toHaveURL('/register?c=not-a-code&brand=next');
});

test('/callback without an answer leads to the start: strangers to its door, who is signed in to their work', async ({
  page,
  elsewhere,
}) => {
  const stranger = await (await elsewhere()).newPage();
  await stranger.goto('/callback');
  await expect(signInHeading(stranger)).toBeVisible();
  await join(page);
  await page.goto('/callback');
  await expectPage(page, 1);
});

test('whoever is signed in and not registered goes to /register; whoever is registered is told so there', async ({
  page,
}) => {
  await signUp(page);
  for (const path of ['/', '/quiz/3', '/team', '/admin', '/nowhere']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/register$/);
    await expect(termsLine(page)).toBeVisible();
  }
  await register(page);
  await expectPage(page, 1);
  await page.goto('/register');
  await register(page);
  await expect(page.getByRole('alert')).toContainText('You are already logged in as a registered user.');
});

test('signing out really ends the session: nothing lets anyone in again without the password', async ({
  page,
  context,
}) => {
  await join(page);
  const { refresh_token } = await held(page);
  await signOut(page);
  await page.goto('/quiz/1');
  await expect(signInHeading(page)).toBeVisible();
  const another = await context.newPage();
  await another.goto(DOOR);
  await expect(signInHeading(another)).toBeVisible();
  const renewed = await page.request.post('/oidc/token', {
    form: { grant_type: 'refresh_token', client_id: 'signet-web', refresh_token },
  });
  expect(renewed.status()).toBe(400);
});

test('an access token that has expired is renewed silently', async ({ page }) => {
  await join(page);
  const before = await held(page);
  await alter(page, longAgo);
  await page.reload();
  await expectPage(page, 1);
  await expect.poll(async () => (await held(page)).access_token).not.toBe(before.access_token);
  expect((await held(page)).expires_at).toBeGreaterThan(Date.now() / 1000);
});

test('an access token that the server refuses is renewed once, and the call goes through', async ({
  page,
  trouble,
}) => {
  trouble.expect(/status of 401/);
  await join(page);
  await alter(page, { access_token: 'worn-out' });
  await page.reload();
  await expectPage(page, 1);
  await expect(page.getByLabel('Company name')).toBeVisible();
  expect((await held(page)).access_token).not.toBe('worn-out');
});

for (const [what, change] of [
  ['has expired', longAgo],
  ['is refused', { access_token: 'worn-out' }],
] as const)
  test(`a tab from before ID tokens said when somebody signed in is renewed silently where its token ${what}`, async ({
    page,
    trouble,
  }) => {
    if (what === 'is refused') trouble.expect(/status of 401/);
    await join(page);
    const { id_token } = await held(page);
    const [head = '', payload = '', signature = ''] = id_token.split('.');
    const { auth_time: _, ...rest } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { auth_time: number };
    const before = Buffer.from(JSON.stringify(rest)).toString('base64url');
    await alter(page, { ...change, id_token: [head, before, signature].join('.') });
    const places = new Set<string>();
    page.on('framenavigated', (frame) => frame === page.mainFrame() && places.add(new URL(frame.url()).pathname));
    await page.reload();
    await expectSignedIn(page);
    expect(authTimeOf((await held(page)).id_token)).not.toBeNull();
    // it never left for the provider
    expect([...places]).toEqual(['/quiz/1']);
  });

test('two tabs stay signed in, each with tokens of its own', async ({ page, context }) => {
  await join(page);
  const second = await context.newPage();
  await second.goto('/quiz/1');
  await expectSignedIn(second);
  for (const tab of [page, second, page]) {
    await alter(tab, longAgo);
    await tab.reload();
    await expectSignedIn(tab);
  }
  await expect(signInHeading(page)).toBeHidden();
});

test('a tab whose session was ended elsewhere leads to sign-in', async ({ page, context, trouble }) => {
  trouble.expect(/oidc\/token/);
  await join(page);
  const second = await context.newPage();
  await second.goto('/quiz/1');
  await expectSignedIn(second);
  // at the provider, which no tab tells another
  await second.goto('/oidc/session/end');
  await second.getByRole('button', { name: 'Sign out' }).click();
  await expect(second.getByRole('button', { name: 'Sign out' })).toBeHidden();
  await alter(page, longAgo);
  await page.reload();
  await expect(signInHeading(page)).toBeVisible();
});

test('signing out in one tab ends the other at once', async ({ page, context }) => {
  await join(page);
  const second = await context.newPage();
  await second.goto('/team/userInfo');
  await expect(second.getByLabel('Account Email')).not.toHaveValue('');
  await signOut(page);
  await expect(second.getByRole('heading', { name: 'Four steps in.' })).toBeVisible();
  expect(await held(second)).toEqual({});
  await second.goto('/team/userInfo');
  await expect(signInHeading(second)).toBeVisible();
});
