import { join } from './people.ts';
import { answerUpTo, company, expectBrand, headersOf } from './quiz.ts';
import { button, chosenOf, expectPlaces, firstSwatch, pick, place, tab } from './results.ts';
import { expect, test } from './test.ts';

const SELECTIONS = '**/api/selections/';

test.beforeEach(async ({ page }) => {
  await join(page);
  await answerUpTo(page, 5);
  await expectBrand(page);
});

test('three directions come first; the one that is taken is the brand, and they do not come again', async ({
  page,
}) => {
  await page.goto('/quiz/5/directions');
  const offers = page.getByRole('radio');
  await expect(offers).toHaveCount(3);
  await offers.nth(1).press(' ');
  await page.getByRole('button', { name: /^CONTINUE WITH/ }).click();
  await expect(page).toHaveURL(/\/quiz\/5$/);
  const { colorSelection } = (await chosenOf(page)).brandQuizSelections;
  expect(colorSelection.orderIndex).toBeGreaterThan(0);
  await page.reload();
  await expect(button(page, 'SAVE')).toBeEnabled();
  await expect(page).toHaveURL(/\/quiz\/5$/);
  // running text looks as large in every family
  await expect(page.getByText('See what is in the cup this week').first()).toHaveCSS('font-size-adjust', '0.5');
});

test('each tab has an address, and its own words on the steps; what they move is what the tab is about', async ({
  page,
}) => {
  const after = [
    ['PREVIEW', /\/quiz\/5$/, 'BRAND', [1, 1, 1, 1]],
    ['COLORS', /\/quiz\/5\/colors$/, 'COLORS', [2, 1, 1, 1]],
    ['LOGO & TYPE', /\/quiz\/5\/type$/, 'FONTS', [2, 2, 2, 1]],
    ['MARKETING KIT', /\/quiz\/5\/kit$/, 'KIT', [2, 2, 2, 2]],
  ] as const;
  await expect(button(page, 'PREVIOUS BRAND')).toBeDisabled();
  await expect(place(page)).toHaveText('1 of 30');
  for (const [name, address, word, places] of after) {
    await tab(page, name).click();
    await expect(page).toHaveURL(address);
    await button(page, `NEXT ${word}`).click();
    await expectPlaces(page, [...places]);
  }
  await expect(place(page)).toHaveText('3 of 10');
  await page.reload();
  await expect(tab(page, 'MARKETING KIT')).toHaveAttribute('aria-selected', 'true');
  await button(page, 'PREVIOUS KIT').click();
  await expectPlaces(page, [2, 2, 2, 1]);
  await button(page, 'Undo').click();
  await expect(button(page, 'Undo')).toBeDisabled();
  await expectPlaces(page, [2, 2, 2, 2]);
  await button(page, 'Redo').click();
  await expectPlaces(page, [2, 2, 2, 1]);
});

test('a step beyond what is loaded fetches more first; nothing steps beyond its limit', async ({ page }) => {
  await tab(page, 'MARKETING KIT').click();
  const next = button(page, 'NEXT KIT');
  for (let at = 2; at <= 10; at++) {
    await next.click();
    await expect(place(page)).toHaveText(`${at} of 10`);
  }
  await expect(next).toBeDisabled();
  await expectPlaces(page, [0, 0, 0, 9]);
  await tab(page, 'PREVIEW').click();
  await button(page, 'NEXT BRAND').click();
  await expectPlaces(page, [1, 1, 1, 9]);
});

test('the lists name what is recommended, offer the rest, and load more up to the limit', async ({ page }) => {
  await tab(page, 'MARKETING KIT').click();
  const kits = page.getByRole('listbox', { name: 'Marketing kit' });
  await expect(kits.getByText('RECOMMENDED')).toBeVisible();
  await expect(kits.getByText('MORE OPTIONS')).toBeVisible();
  await expect(kits.getByRole('option')).toHaveCount(5);
  const more = page.getByRole('button', { name: /^LOAD MORE/ });
  await more.click();
  await expect(kits.getByRole('option')).toHaveCount(10);
  await expect(more).toBeDisabled();
  await kits.getByRole('option').last().click();
  await expectPlaces(page, [0, 0, 0, 9]);
  await tab(page, 'LOGO & TYPE').click();
  const fonts = page.getByRole('listbox', { name: 'Logo font' });
  await fonts.getByRole('option').nth(2).click();
  await expectPlaces(page, [0, 2, 0, 9]);
});

test('a color of the founder is checked, asked about, marked, kept from a careless step, and reset', async ({
  page,
}) => {
  await tab(page, 'COLORS').click();
  const before = (await chosenOf(page)).activeSelections.colorSelection.colors;
  const picker = await pick(page);
  const hex = picker.getByLabel('Hex color');
  const save = picker.getByRole('button', { name: 'Save color' });
  await expect(save).toBeDisabled();
  await expect(picker.getByRole('button', { name: 'Reset' })).toHaveCount(0);
  await hex.fill('');
  await expect(picker.getByText('Hex Color is required')).toBeVisible();
  await hex.fill('#12');
  await expect(picker.getByText('Invalid hex color (must be 6 digits)')).toBeVisible();
  await expect(save).toBeDisabled();
  await hex.fill('EE6B47');
  await expect(picker.getByText('Nearest that passes')).toBeVisible();
  await expect(page.getByText('Hard to read here: menu, button and title.')).toBeVisible();
  await save.click();
  const sure = page.getByRole('alertdialog', { name: 'ARE YOU SURE?' });
  await sure.getByRole('button', { name: 'Keep my color' }).click();
  const swatch = firstSwatch(page);
  await expect(swatch).toContainText('Custom Color');
  await expect(swatch).toContainText('Not ADA Compliant');
  await expect(place(page)).toHaveText('Yours, from 1 of 30');
  await expect
    .poll(async () => (await chosenOf(page)).activeSelections.colorSelection.colors)
    .toEqual({ ...before, p1: '#ee6b47' });

  const next = button(page, 'NEXT COLORS');
  await next.click();
  const asks = page.getByRole('dialog', { name: "YOU'LL LOSE CUSTOM COLORS" });
  await asks.getByRole('button', { name: 'Cancel' }).click();
  await expect(asks).toBeHidden();
  await expect(swatch).toContainText('#EE6B47');
  await next.click();
  await asks.getByRole('button', { name: 'Next' }).click();
  await expect(place(page)).toHaveText('2 of 30');
  await expect.poll(async () => (await chosenOf(page)).useCustomSelections).toBe(false);
  await button(page, 'Undo').click();
  await expect(swatch).toContainText('#EE6B47');

  await pick(page);
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(page.getByText('Custom Color')).toHaveCount(0);
  await expect.poll(async () => (await chosenOf(page)).activeSelections.colorSelection.colors).toEqual(before);
});

test('a locked color stays while the rest is shuffled', async ({ page }) => {
  await tab(page, 'COLORS').click();
  const before = (await chosenOf(page)).activeSelections.colorSelection.colors;
  const shuffle = button(page, 'Shuffle unlocked colors');
  await expect(shuffle).toBeDisabled();
  await page.getByRole('button', { name: /^Lock/ }).first().click();
  await shuffle.click();
  await expect(place(page)).toHaveText('Yours, from 1 of 30');
  await expect.poll(async () => (await chosenOf(page)).useCustomSelections).toBe(true);
  const after = (await chosenOf(page)).activeSelections.colorSelection.colors;
  expect(after['p1']).toBe(before['p1']);
  expect(after).not.toEqual(before);
});

test('the name of the logo takes three lines, ignores a fourth break, and is saved by itself', async ({ page }) => {
  await tab(page, 'LOGO & TYPE').click();
  const name = page.getByLabel('Edit Company Name');
  await name.fill('Northwind\nBakery\nCo');
  const logoText = async () => {
    const response = await page.request.get('/api/quizzes/', { headers: await headersOf(page) });
    return ((await response.json()) as { logoText: string }).logoText;
  };
  await expect.poll(logoText).toBe('Northwind\nBakery\nCo');
  await name.fill('a\nb\nc\nd\ne');
  await expect(name).toHaveValue('Northwind\nBakery\nCo');
  await button(page, 'Undo').click();
  await expect(name).toHaveValue(company.name);
  await expect.poll(logoText).toBe('');
});

for (const [name, step, message] of [
  ['MARKETING KIT', 'NEXT KIT', 'Error saving quiz data. Marketing Kit selection has been reverted.'],
  ['LOGO & TYPE', 'NEXT FONTS', 'Error saving quiz data. Font selections have been reverted.'],
  ['COLORS', 'NEXT COLORS', 'An unknown error occurred while trying to save'],
] as const) {
  test(`a save that fails on ${name} is taken back, told in the spec's words, and can be tried again`, async ({
    page,
    trouble,
  }) => {
    trouble.expect(/api\/selections/);
    await tab(page, name).click();
    await page.route(SELECTIONS, (route) => (route.request().method() === 'POST' ? route.abort() : route.fallback()));
    await button(page, step).click();
    await expect(place(page)).toHaveText(/^2 of/);
    await expect(page.getByRole('alert').filter({ hasText: message })).toBeVisible();
    await expect(place(page)).toHaveText(/^1 of/);
    await page.unroute(SELECTIONS);
    await button(page, 'Try again').click();
    await expect(place(page)).toHaveText(/^2 of/);
    await expect.poll(async () => (await chosenOf(page)).version).toBe(2);
  });
}

test('what was changed in another tab is not overwritten, and both tabs show it', async ({
  page,
  context,
  trouble,
}) => {
  trouble.expect(/status of 409/);
  const other = await context.newPage();
  await other.goto('/quiz/5/kit');
  await button(other, 'NEXT KIT').click();
  await expectPlaces(page, [0, 0, 0, 1]);
  await button(page, 'NEXT BRAND').click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'Your brand was changed in another tab or window.' }),
  ).toBeVisible();
  await tab(page, 'MARKETING KIT').click();
  await expect(place(page)).toHaveText('2 of 10');
});

test('brands are pinned, stand side by side, and the one that is chosen is the brand again', async ({ page }) => {
  await button(page, 'Pin').click();
  await button(page, 'NEXT BRAND').click();
  await expectPlaces(page, [1, 1, 1, 1]);
  await button(page, 'Pin').click();
  await page.getByRole('link', { name: 'Compare 2' }).click();
  await expect(page).toHaveURL(/\/quiz\/5\/compare$/);
  const columns = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByText('White on primary') });
  await expect(columns).toHaveCount(2);
  await expect(columns.nth(1)).toContainText('You are here.');
  await page.getByRole('radio', { name: 'In gray' }).click();
  await columns.first().getByRole('button', { name: 'CHOOSE THIS ONE' }).click();
  await expect(page).toHaveURL(/\/quiz\/5$/);
  await expectPlaces(page, [0, 0, 0, 0]);
  await button(page, 'Undo').click();
  await expectPlaces(page, [1, 1, 1, 1]);
});

test('a picture of the brand can be taken along', async ({ page }) => {
  const coming = page.waitForEvent('download');
  await button(page, 'Send a picture').click();
  expect((await coming).suggestedFilename()).toBe('brand.png');
});
