import { join } from './people.ts';
import { answerUpTo, chooseCompetitor, competitorBox, expectPage, goNext } from './quiz.ts';
import { expect, test } from './test.ts';

const searches = '**/api/crunchbase/autocompletes*';

test("'stirpe' finds Stripe, its logo shows beside its box; the other boxes do not offer it", async ({ page }) => {
  await join(page);
  await answerUpTo(page, 2);
  await chooseCompetitor(page, 1, 'stirpe', 'Stripe');
  await expect(page.getByRole('img', { name: 'Logo of Stripe' })).toBeVisible();
  await competitorBox(page, 2).fill('strip');
  await expect(page.getByRole('option').first()).toBeVisible();
  await expect(page.getByRole('option', { name: /^Stripe\b(?! is already)/ })).toHaveCount(0);
});

test('a company that is not in the list is added by its website address, and is still there after saving', async ({
  page,
}) => {
  await join(page);
  await answerUpTo(page, 2);
  await chooseCompetitor(page, 1, 'fluffy-clouds.com', 'Fluffy Clouds');
  await expect(page.getByRole('img', { name: 'Logo of Fluffy Clouds' })).toBeVisible();
  await goNext(page, 3);
  await page.goto('/quiz/2');
  await expect(competitorBox(page, 1)).toHaveValue('Fluffy Clouds');
});

test('a company that nobody knows is added by its name; its website is asked for, and it keeps its name', async ({
  page,
}) => {
  await join(page);
  await answerUpTo(page, 2);
  await chooseCompetitor(page, 1, 'Wolkenschaf', 'Wolkenschaf');
  const website = page.getByRole('textbox', { name: 'Website of Wolkenschaf' });
  await website.fill('the one in town');
  await website.press('Enter');
  await expect(website).toHaveAccessibleDescription(/Enter a website address such as foo\.com/);
  await expectPage(page, 2);
  await website.fill('fluffy-clouds.com');
  await page.getByRole('button', { name: 'ADD WEBSITE' }).press('Enter');
  await expect(website).toBeHidden();
  await expect(competitorBox(page, 1)).toHaveValue('Wolkenschaf');
  await expect(page.getByText('fluffy-clouds.com', { exact: true })).toBeVisible();
  await goNext(page, 3);
  await page.goto('/quiz/2');
  await expect(competitorBox(page, 1)).toHaveValue('Wolkenschaf');
  await expect(page.getByText('fluffy-clouds.com', { exact: true })).toBeVisible();
});

test('what was typed stays when the page is scrolled, and goes with Escape or when the box is left', async ({
  page,
}) => {
  await page.setViewportSize({ width: 720, height: 450 });
  await join(page);
  await answerUpTo(page, 2);
  const box = competitorBox(page, 1);
  const stripe = page.getByRole('option', { name: /^Stripe\b/ });
  await box.click();
  await box.fill('stripe');
  await expect(stripe).toBeVisible();
  const before = await page.evaluate(() => scrollY);
  await page.mouse.wheel(0, 60);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before);
  await expect(stripe).toBeVisible();
  await expect(box).toHaveValue('stripe');
  await box.press('Escape');
  await expect(page.getByRole('listbox')).toBeHidden();
  await expect(box).toHaveValue('');
  await box.fill('stripe');
  await expect(stripe).toBeVisible();
  await box.blur();
  await expect(page.getByRole('listbox')).toBeHidden();
  await expect(box).toHaveValue('');
});

test('a box closes its list when something is chosen, and stays empty when it was emptied by keyboard', async ({
  page,
}) => {
  await join(page);
  await answerUpTo(page, 2);
  const box = competitorBox(page, 1);
  await chooseCompetitor(page, 1, 'stripe', 'Stripe');
  await expect(page.getByRole('listbox')).toBeHidden();
  await box.press('ControlOrMeta+a');
  await box.press('Delete');
  await expect(page.getByRole('listbox')).toBeHidden();
  await box.press('Tab');
  await expect(box).toHaveValue('');
  await expect(page.getByRole('img', { name: 'Logo of Stripe' })).toHaveCount(0);
  await goNext(page, 3);
  await page.goto('/quiz/2');
  await expect(box).toHaveValue('');
});

test('a company that is chosen in another box says so', async ({ page }) => {
  await join(page);
  await answerUpTo(page, 2);
  await chooseCompetitor(page, 1, 'stripe', 'Stripe');
  await competitorBox(page, 2).fill('stripe');
  await expect(page.getByText('Stripe is already chosen in box 1.')).toBeVisible();
  await expect(page.getByRole('option', { name: /^Stripe\b(?! is already)/ })).toHaveCount(0);
});

test('the step may be skipped with nothing chosen, and a chosen company can be taken out again', async ({ page }) => {
  await join(page);
  await answerUpTo(page, 2);
  await chooseCompetitor(page, 3, 'shopify', 'Shopify');
  await page.getByRole('button', { name: 'Clear Competitor 3' }).click();
  await expect(competitorBox(page, 3)).toHaveValue('');
  await goNext(page, 3);
});

test('the position between fitting in and standing out is moved by keyboard, saved, and can go back', async ({
  page,
}) => {
  await join(page);
  await answerUpTo(page, 2);
  const position = page.getByRole('slider', { name: 'Fit in or stand out' });
  const back = page.getByRole('button', { name: 'Back to what is usual' });
  await expect(page.getByText('As is usual in your industry')).toBeVisible();
  await expect(back).toBeHidden();
  const usual = await position.inputValue();
  await position.focus();
  await position.press('End');
  await expect(position).toHaveAttribute('aria-valuetext', '100%');
  await expect(page.getByText('Colors as far from your industry’s as your answers allow')).toBeVisible();
  await goNext(page, 3);
  await page.goto('/quiz/2');
  await expect(position).toHaveAttribute('aria-valuetext', '100%');
  await back.click();
  await expect(position).toHaveValue(usual);
  await goNext(page, 3);
  await page.goto('/quiz/2');
  await expect(page.getByText('As is usual in your industry')).toBeVisible();
  await expect(back).toBeHidden();
});

for (const [what, fail] of [
  ['answers 500', { status: 500, body: '' }],
  ['does not answer', undefined],
] as const) {
  test(`a search that the server ${what} shows 'Error Fetching Competitors', and works again afterwards`, async ({
    page,
    trouble,
  }) => {
    trouble.expect(/crunchbase\/autocompletes/);
    await join(page);
    await answerUpTo(page, 2);
    await page.route(searches, (route) => (fail ? route.fulfill(fail) : route.abort()));
    await competitorBox(page, 2).fill('stripe');
    await expect(competitorBox(page, 2)).toHaveAccessibleDescription('Error Fetching Competitors');
    await expect(page.getByText('Error Fetching Competitors')).toBeVisible();
    await page.unroute(searches);
    await chooseCompetitor(page, 2, 'shopify', 'Shopify');
    await expect(page.getByText('Error Fetching Competitors')).toBeHidden();
  });
}

test('a logo that fails to load gives way to the empty image', async ({ page, trouble }) => {
  trouble.expect(/Failed to load resource.*\/(images?|clips)\//);
  await join(page);
  await answerUpTo(page, 2);
  await page.route('**/*', (route) => (route.request().resourceType() === 'image' ? route.abort() : route.fallback()));
  await chooseCompetitor(page, 1, 'stripe', 'Stripe');
  await expect(page.getByRole('img', { name: 'Logo of Stripe' })).toBeVisible();
  await expect(page.getByAltText('Logo of Stripe')).toHaveCount(0);
});
