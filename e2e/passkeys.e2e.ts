import { DOOR, join, signOut } from './people.ts';
import { expect, test } from './test.ts';

test('a passkey is added in My Account, and signs in without the password', async ({ page, context, trouble }) => {
  // refused: the one that was removed, and then none at all
  trouble.expect(/\/passkey/);
  const devices = await context.newCDPSession(page);
  await devices.send('WebAuthn.enable');
  const { authenticatorId } = await devices.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
  await join(page);
  await page.goto('/team/userInfo');
  await page.getByRole('link', { name: 'Passkeys, second factor, sessions' }).click();
  await expect(page.getByRole('heading', { name: 'How you sign in' })).toBeVisible();
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByRole('button', { name: 'Remove' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to Signet' }).click();
  await expect(page.getByLabel('Account Email')).toBeVisible();
  await signOut(page);

  await page.goto(DOOR);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page).toHaveURL(/\/quiz\/1$/);

  // one that was removed here opens nothing any more
  await page.goto('/oidc/account');
  await page.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByRole('button', { name: 'Remove' })).toHaveCount(0);
  await page.goto('/team');
  await signOut(page);
  await page.goto(DOOR);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByRole('alert')).toContainText('This passkey is not known here.');

  // and without any the page says so, and the password is still there
  await devices.send('WebAuthn.clearCredentials', { authenticatorId });
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByText('No passkey was used.')).toBeVisible();
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
});
