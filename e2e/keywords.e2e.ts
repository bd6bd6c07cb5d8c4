import { join } from './people.ts';
import { answerUpTo, goNext, next, slots, tile } from './quiz.ts';
import { expect, test } from './test.ts';

const REQUIRED = 'You must select three Thoughts or Feelings';
const CONFIRM = 'To confirm, click next. To swap, please deselect one.';

test('the tabs show the categories with keys 1, 3, 2 and 4 in that order, and View All', async ({ page }) => {
  await join(page);
  await answerUpTo(page, 4);
  const tabs = page.getByRole('tab');
  await expect(tabs).toHaveText(['How it feels', 'How it acts', 'How it thinks', 'How it looks', 'View All']);
  await expect(tile(page, 'Calm')).toBeVisible();
  await expect(tile(page, 'Minimal')).toHaveCount(0);
  await page.getByRole('tab', { name: 'How it looks' }).click();
  await expect(tile(page, 'Minimal')).toBeVisible();
  await expect(tile(page, 'Calm')).toHaveCount(0);
  await page.getByRole('tab', { name: 'View All' }).click();
  await expect(tile(page, 'Minimal')).toBeVisible();
  await expect(tile(page, 'Calm')).toBeVisible();
});

test('slots read KEYWORD until they are filled; with three the rest are disabled until one goes', async ({ page }) => {
  await join(page);
  await answerUpTo(page, 4);
  await expect(page.getByRole('heading', { name: 'Your Keywords' })).toBeVisible();
  await expect(slots(page)).toContainText(['KEYWORD', 'KEYWORD', 'KEYWORD']);
  await tile(page, 'Calm').click();
  await tile(page, 'Warm').click();
  await expect(slots(page)).toContainText(['Calm', 'Warm', 'KEYWORD']);
  await expect(page.getByText(CONFIRM)).toBeHidden();
  await tile(page, 'Happy').click();
  await expect(page.getByText(CONFIRM)).toBeVisible();
  await expect(tile(page, 'Mysterious')).toBeDisabled();
  await tile(page, 'Mysterious').click({ force: true });
  await expect(slots(page)).toContainText(['Calm', 'Warm', 'Happy']);
  await tile(page, 'Warm').click();
  await expect(page.getByText(CONFIRM)).toBeHidden();
  await expect(tile(page, 'Mysterious')).toBeEnabled();
  await expect(slots(page)).toContainText(['Calm', 'Happy', 'KEYWORD']);
});

test('the search jumps to a keyword of another category and marks it', async ({ page }) => {
  await join(page);
  await answerUpTo(page, 4);
  await page.getByRole('button', { name: 'Search keywords' }).click();
  await page.getByRole('combobox', { name: 'Find a keyword' }).fill('precis');
  await page.getByRole('option', { name: /^Precise/ }).click();
  await expect(page.getByRole('tab', { name: 'How it thinks' })).toHaveAttribute('aria-selected', 'true');
  await expect(tile(page, 'Precise')).toBeInViewport();
  await expect(tile(page, 'Precise')).toBeFocused();
  await expect(tile(page, 'Precise')).toHaveAttribute('data-sought', 'true');
});

test(`NEXT with two shows '${REQUIRED}' in a banner above the grid, checked again with every change`, async ({
  page,
}) => {
  await join(page);
  await answerUpTo(page, 4);
  await tile(page, 'Calm').click();
  await tile(page, 'Warm').click();
  await next(page).click();
  const banner = page.getByRole('alert').filter({ hasText: REQUIRED });
  await expect(banner).toBeVisible();
  const [above, grid] = [
    await banner.boundingBox(),
    await page.getByRole('group', { name: /^Keywords/ }).boundingBox(),
  ];
  expect((above?.y ?? Infinity) + (above?.height ?? 0)).toBeLessThanOrEqual(grid?.y ?? 0);
  await tile(page, 'Happy').click();
  await expect(banner).toBeHidden();
  await tile(page, 'Happy').click();
  await expect(banner).toBeVisible();
});

test('the order is CORE, SUPPORTING, NUANCE; it can be changed by buttons and by dragging, and is saved', async ({
  page,
}) => {
  await join(page);
  await answerUpTo(page, 4);
  for (const name of ['Calm', 'Warm', 'Happy']) await tile(page, name).click();
  await expect(slots(page)).toContainText([/CORE.*Calm/s, /SUPPORTING.*Warm/s, /NUANCE.*Happy/s]);
  await page.getByRole('button', { name: 'Move Happy earlier' }).click();
  await expect(slots(page)).toContainText(['Calm', 'Happy', 'Warm']);
  await slots(page)
    .getByText('Calm', { exact: true })
    .dragTo(slots(page).getByText('Warm', { exact: true }));
  await expect(slots(page)).toContainText(['Happy', 'Warm', 'Calm']);
  await goNext(page, 5);
  await page.goto('/quiz/4');
  await expect(slots(page)).toContainText([/CORE.*Happy/s, /SUPPORTING.*Warm/s, /NUANCE.*Calm/s]);
});

test("keywords that cannot be loaded show 'Failed to load thoughts and feelings'", async ({ page, trouble }) => {
  trouble.expect(/brain\/thoughtsAndFeelings/);
  await join(page);
  await page.route('**/api/brain/thoughtsAndFeelings*', (route) => route.abort());
  await answerUpTo(page, 4);
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to load thoughts and feelings' })).toBeVisible();
});
