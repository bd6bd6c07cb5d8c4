import { join, signOut } from './people.ts';
import { expect, test } from './test.ts';

test('a stranger sees brands made here, leafs through them, and START leads to the quiz without an account', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Four steps in.A brand out.');
  const shown = page.getByRole('figure');
  const choices = page.getByRole('group', { name: 'Brands made here: pick one' }).getByRole('radio');
  await expect(choices).toHaveCount(4);
  for (const choice of await choices.all()) {
    const name = (await choice.getAttribute('aria-label')) ?? '';
    await choice.check({ force: true });
    await expect(shown).toContainText(`${name}, `);
    const logo = shown.getByRole('img', { name: `The logo of ${name}` });
    await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  }
  await page.getByRole('link', { name: 'START' }).click();
  await expect(page).toHaveURL(/\/begin\/1$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Let’s build your brand' })).toBeVisible();

  await join(page);
  // whoever was here comes to their work, until they sign out
  await page.goto('/');
  await expect(page).toHaveURL(/\/quiz\/1$/);
  await signOut(page);
  await page.goto('/');
  await page.getByRole('link', { name: 'SIGN IN' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
});

test('the front page asks nobody but the house for anything', async ({ page, baseURL }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  page.on('websocket', (socket) => asked.push(socket.url()));
  await page.goto('/', { waitUntil: 'networkidle' });
  for (const choice of await page.getByRole('radio').all()) await choice.check({ force: true });
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.waitForLoadState('networkidle');
  expect(asked.length).toBeGreaterThan(5);
  const house = new URL(baseURL ?? '').origin;
  expect(asked.filter((url) => !url.startsWith('data:') && new URL(url).origin !== house)).toEqual([]);
  expect(await page.context().cookies()).toEqual([]);
});

/** Of the document, its scripts and its styles, as they are before anything is packed (no fonts, no pictures). */
const MOST_BYTES = 60_000;

test('the front page comes in 60 KB, but for fonts and pictures', async ({ page }) => {
  const coming: Promise<{ url: string; bytes: number }>[] = [];
  page.on('response', (answer) => {
    if (['document', 'script', 'stylesheet'].includes(answer.request().resourceType()))
      coming.push(answer.body().then((body) => ({ url: answer.url(), bytes: body.length })));
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  const came = await Promise.all(coming);
  expect(came.length).toBeGreaterThan(2);
  const bytes = came.reduce((sum, answer) => sum + answer.bytes, 0);
  expect(bytes, came.map(({ url, bytes: each }) => `${url} ${each}`).join('\n')).toBeLessThanOrEqual(MOST_BYTES);
});
