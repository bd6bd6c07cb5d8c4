import path from 'node:path';
import pg from 'pg';
import { connectionOfRunning } from '../apps/server/src/db/embedded-postgres.ts';
import { inAHouseOfTheirOwn } from './own-house.ts';
import { asAdministrator, fillSignIn, fillSignUp, newcomer, register } from './people.ts';
import { headersOf } from './quiz.ts';
import { expect, test } from './test.ts';

const house = inAHouseOfTheirOwn('waiting-list');

test('while registration is closed, strangers wait on a list and are invited from it', async ({
  page,
  elsewhere,
  trouble,
}) => {
  // whoever comes uninvited is refused
  trouble.expect(/status of 40[13]/);
  test.slow();
  await asAdministrator(page);
  const headers = await headersOf(page);
  const closed = { name: 'openRegistration', value: false };
  expect((await page.request.post('/api/settings/featureFlags', { headers, data: closed })).ok()).toBe(true);
  const letterTo = async (email: string): Promise<URL> => {
    const asked = await page.request.get(`/api/mail/outbox?search=${encodeURIComponent(email)}`, { headers });
    const { records } = (await asked.json()) as { records: { text: string }[] };
    return new URL(/https?:\S+/.exec(records[0]?.text ?? '')?.[0] ?? '');
  };

  // START leads to the list, and whoever signs up all the same is told that they are not invited
  const stranger = await (await elsewhere()).newPage();
  await stranger.goto('/');
  await stranger.getByRole('link', { name: 'START' }).click();
  await expect(stranger).toHaveURL(/\/waitlist$/);
  const uninvited = await (await elsewhere()).newPage();
  await uninvited.goto('/?sign-in');
  await fillSignUp(uninvited, newcomer());
  await expect(uninvited.getByRole('heading', { name: 'Signet is in private beta' })).toBeVisible();
  await expect(uninvited.getByRole('link', { name: 'Join the waitlist' })).toBeVisible();

  const person = newcomer();
  await stranger.getByRole('button', { name: 'Join the waiting list' }).click();
  await expect(stranger.getByText('Email address is required')).toBeVisible();
  await stranger.getByLabel('E-mail').fill(person.email);
  await stranger.getByRole('button', { name: 'Join the waiting list' }).click();
  await expect(stranger.getByRole('heading', { name: 'Check your e-mail' })).toBeVisible();
  const link = await letterTo(person.email);
  await stranger.goto(link.pathname + link.search);
  await stranger.getByRole('button', { name: 'Confirm my place' }).click();
  await expect(stranger.getByRole('heading', { name: 'You have a place' })).toBeVisible();

  // staff invite them, on terms of their own
  await page.goto('/admin/waiting-list');
  await page.getByRole('checkbox', { name: `Select ${person.email}` }).check();
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Send invite' }).click();
  await expect(dialog.getByText('Group is required')).toBeVisible();
  await dialog.getByLabel('Group').fill('First room');
  await dialog.getByRole('button', { name: /Subscription/ }).click();
  await page.getByRole('option', { name: 'Founder' }).click();
  await dialog.getByRole('button', { name: /Role/ }).click();
  await page.getByRole('option', { name: 'User' }).click();
  await dialog.getByRole('button', { name: 'Send invite' }).click();
  await expect(page.getByText('Invitation(s) were sent successfully.')).toBeVisible();
  await expect(page.getByRole('row', { name: new RegExp(person.email) })).toContainText('Invited');

  // the letter lets them in, once
  const invitation = await letterTo(person.email);
  expect(invitation.searchParams.get('brand')).toBe('beta');
  await stranger.goto(invitation.pathname + invitation.search);
  await fillSignUp(stranger, person);
  await expect(stranger.getByRole('heading', { name: 'Welcome to the private beta' })).toBeVisible();
  await register(stranger);
  await expect(stranger).toHaveURL(/\/quiz\/1$/);

  const late = await (await elsewhere()).newPage();
  await late.goto(invitation.pathname + invitation.search);
  await fillSignUp(late, newcomer());
  await register(late);
  await expect(late.getByRole('alert')).toContainText(
    'The provided invitation code is invalid or has already been used.',
  );

  // and the door knows them from now on
  const again = await (await elsewhere()).newPage();
  await again.goto('/?sign-in');
  await fillSignIn(again, person);
  await expect(again).toHaveURL(/\/quiz\/1$/);
});

/** Days pass for whatever was asked of the house: the invitation of this address has run out. */
const runOut = async (email: string): Promise<void> => {
  const client = new pg.Client(connectionOfRunning(path.join(house.dir, 'postgres'))?.('signet'));
  await client.connect();
  const { rowCount } = await client.query('update invitations set expires_at = now() where email = $1', [email]);
  await client.end();
  expect(rowCount).toBe(1);
};

test('an invitation that has run out is refused in its own words, and lets in once it was sent again', async ({
  page,
  elsewhere,
  trouble,
}) => {
  trouble.expect(/status of 40[13]/);
  await asAdministrator(page);
  const headers = await headersOf(page);
  const person = newcomer();
  const data = { email: person.email, subscriptionKey: 'founder', group: 'Late', role: 'user' };
  expect((await page.request.post('/api/auth/invitations', { headers, data })).ok()).toBe(true);
  const asked = await page.request.get(`/api/mail/outbox?search=${encodeURIComponent(person.email)}`, { headers });
  const { records } = (await asked.json()) as { records: { text: string }[] };
  const invitation = new URL(/https?:\S+/.exec(records[0]?.text ?? '')?.[0] ?? '');
  await runOut(person.email);

  const late = await (await elsewhere()).newPage();
  await late.goto(invitation.pathname + invitation.search);
  await fillSignUp(late, person);
  await register(late);
  await expect(late.getByRole('alert')).toContainText('This invitation has expired.');

  // staff see that it has, and send it again; the same link is good from then on
  await page.goto('/admin/users');
  await page.getByRole('searchbox').fill(person.email);
  await expect(page.getByRole('row', { name: new RegExp(person.email) })).toContainText('Invite expired');
  await page.getByRole('checkbox', { name: `Select ${person.email}` }).check();
  await page.getByRole('button', { name: 'Resend invite' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Resend invite' }).click();
  await expect(page.getByText('Invitation(s) were sent successfully.')).toBeVisible();
  await late.getByRole('button', { name: 'I ACCEPT' }).click();
  await expect(late).toHaveURL(/\/quiz\/1$/);
});
