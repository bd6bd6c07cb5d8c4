import type { Locator, Page } from '@playwright/test';
import { graveFindings } from './axe.ts';
import { WRITING } from './drive.ts';
import { inAHouseOfTheirOwn } from './own-house.ts';
import { asAdministrator, join } from './people.ts';
import { finishQuiz, headersOf } from './quiz.ts';
import { button } from './results.ts';
import { expect, test } from './test.ts';

const house = inAHouseOfTheirOwn('library');

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name });

/** From now on whoever comes has every feature. */
const openEverything = async (office: Page): Promise<void> => {
  await asAdministrator(office);
  const answer = await office.request.post('/api/subscriptions/tiers', {
    headers: await headersOf(office),
    data: { subscriptionTiers: [{ _id: 'founder', default: true }] },
  });
  expect(answer.ok()).toBe(true);
};

const tell = async (page: Page, question: string, answer: string): Promise<void> => {
  const data = { question, answer };
  const told = await page.request.put('/api/brandedAssets/story', { headers: await headersOf(page), data });
  expect(told.ok()).toBe(true);
};

/** What is wrong with the screen as it is: for those who do not see it, and for those whose screen is narrow. */
const amiss = async (page: Page, screen: string): Promise<string[]> => {
  const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  return [...(await graveFindings(page, screen)), ...(over > 0 ? [`${screen}: ${over} px too wide`] : [])];
};

/** Which page of a document a dialog shows, by the address of its picture. */
const shownIn = (dialog: Locator) => dialog.getByRole('img').first();

test('a document by keyboard: checked, saved as a draft, previewed in the drive, out of date, saved again', async ({
  page,
  elsewhere,
}) => {
  test.slow();
  await openEverything(await (await elsewhere()).newPage());
  await join(page);
  await finishQuiz(page);
  await page.goto('/library');
  const dialog = page.getByRole('dialog');

  await button(page, 'Check it first: Full deck').press('Enter');
  await expect(dialog.getByText(/^This is still a draft, and its file says so: /)).toBeVisible();
  await expect(dialog.getByText(/more slides stay hidden until you answer what they need/)).toBeVisible();
  await expect(dialog.getByText(/^For PowerPoint, Keynote and Word install .+ first/)).toBeVisible();
  await expect(shownIn(dialog)).toHaveAttribute('alt', 'Full deck, page 1');
  const onThird = dialog.getByRole('region', { name: 'Page 3', exact: true }).getByRole('button').first();
  await onThird.press('Enter');
  await expect(shownIn(dialog)).toHaveAttribute('alt', 'Full deck, page 3');
  await button(page, 'Next page').press('Enter');
  await expect(dialog.getByText(/^Page 4 of \d+$/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(button(page, 'Check it first: Full deck')).toBeFocused();

  await page.getByRole('tab', { name: /^MISC/ }).click();
  await button(page, 'Check it first: Business card, front').press('Enter');
  await expect(dialog.getByText('We checked only what is listed below.', { exact: false })).toBeVisible();
  await expect(dialog.getByText('Sharpness of pictures: in order')).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('tab', { name: /^ONE-PAGER/ }).click();
  await button(page, 'SAVE TO SIGNET DRIVE: For investors, A4').press('Enter');
  await button(page, 'ALLOW').press('Enter');
  await expect(page.getByText('Saved to your drive.')).toBeVisible(WRITING);
  await page.getByRole('link', { name: 'In your drive: For investors, A4' }).press('Enter');
  await expect(heading(page, 'Signet Drive')).toBeVisible();
  const preview = page.getByRole('button', { name: /^Preview .* one-pager for investors, A4 \(draft\)\.pptx$/ });
  await preview.press('Enter');
  await expect(shownIn(dialog)).toHaveJSProperty('complete', true);
  await expect.poll(() => shownIn(dialog).evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(640);
  const saved = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'DOWNLOAD' }).press('Enter');
  expect((await saved).suggestedFilename()).toMatch(/\(draft\)\.pptx$/);
  await page.keyboard.press('Escape');
  await expect(preview).toBeFocused();

  await tell(page, 'cover.title', 'Bread before the street wakes');
  await page.goto('/library?tab=one-pager');
  await expect(page.getByText('Your brand or story has changed since')).toBeVisible();
  await button(page, 'SAVE AGAIN TO SIGNET DRIVE: For investors, A4').press('Enter');
  await expect(page.getByRole('link', { name: 'In your drive: For investors, A4' })).toBeVisible(WRITING);
  await expect(page.getByText('Your brand or story has changed since')).toHaveCount(0);

  // in both colors, wide and on a phone: library, receipt, drive and preview
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const)
    for (const width of [1440, 390]) {
      const at = `${colorScheme} ${width}`;
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
      await page.goto('/library');
      await expect(button(page, 'Check it first: Investor deck')).toBeVisible();
      found.push(...(await amiss(page, `library, ${at}`)));
      await button(page, 'Check it first: Investor deck').click();
      await expect(shownIn(dialog)).toHaveAttribute('alt', 'Investor deck, page 1');
      found.push(...(await amiss(page, `receipt, ${at}`)));
      await page.goto('/drive');
      await expect(preview.first()).toBeVisible();
      found.push(...(await amiss(page, `drive, ${at}`)));
      await preview.first().click();
      await expect(shownIn(dialog)).toBeVisible();
      found.push(...(await amiss(page, `preview, ${at}`)));
    }
  expect(found).toEqual([]);
});

test('whoever comes back to the library or the book finds it where they left it', async ({ page, elsewhere }) => {
  await openEverything(await (await elsewhere()).newPage());
  await join(page);
  await finishQuiz(page);
  const place = () => page.evaluate(() => Math.round(scrollY));
  for (const [address, last, elsewhereInApp] of [
    [
      '/library?tab=social-media',
      page.getByRole('listitem').last(),
      page.getByRole('link', { name: 'Tell your story' }),
    ],
    ['/book', heading(page, /Type/).last(), page.getByRole('link', { name: 'Asset Library' })],
  ] as const) {
    await page.goto(address);
    await last.scrollIntoViewIfNeeded();
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const left = await place();
    expect(left).toBeGreaterThan(600);
    // as by the keyboard: a press of the mouse would scroll to it first
    await elsewhereInApp.first().dispatchEvent('click');
    await expect(page).not.toHaveURL(new RegExp(address.replace('?', '.')));
    await page.goBack();
    await expect.poll(place, address).toBe(left);
  }
});

test('where the server is gone the library says so, and nothing of it stands there', async ({ page, trouble }) => {
  trouble.expect(/ERR_CONNECTION_REFUSED|Failed to load resource/);
  await join(page);
  await finishQuiz(page);
  let isAskedAgain = false;
  await page.route(/\/api\/brandedAssets\/assetLibrary$/, async (route) => {
    // what the document asks is lost; the screen has come once it asks itself
    if (isAskedAgain) await house.stop();
    isAskedAgain = true;
    await route.abort();
  });
  await page.goto('/library');
  await expect(page.getByText('Failed to initialize Asset Library')).toBeVisible(WRITING);
  await expect(button(page, 'TRY AGAIN')).toBeVisible();
  await expect(page.getByRole('button', { name: /^SAVE TO/ })).toHaveCount(0);
});
