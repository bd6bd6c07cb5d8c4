import type { Page } from '@playwright/test';
import { join } from './people.ts';
import { answerUpTo, company, expectBrand, finishQuiz, headersOf } from './quiz.ts';
import { button, tab } from './results.ts';
import { expect, test } from './test.ts';

const marks = (page: Page) => page.getByRole('group', { name: 'Mark', exact: true }).getByRole('radio');
const none = (page: Page) => page.getByRole('radio', { name: 'No mark' });

/** What the server keeps of the mark. */
const markOf = async (
  page: Page,
): Promise<{ recipe: { letters: string; round?: number }; lockup: string } | undefined> => {
  const response = await page.request.get('/api/selections/', { headers: await headersOf(page) });
  return (await response.json()).brandQuizSelections.markSelection;
};

test('a mark is chosen with the keyboard, changed, taken back, left out, and there on a second visit', async ({
  page,
}) => {
  await join(page);
  await answerUpTo(page, 5);
  await expectBrand(page);
  // the direction that was taken brought one along
  expect((await markOf(page))?.lockup).toBe('horizontal');
  await tab(page, 'LOGO & TYPE').click();
  await expect(none(page)).not.toBeChecked();
  await none(page).press(' ');
  await expect.poll(() => markOf(page)).toBeUndefined();
  await expect(page.getByText(/Of [\d,]+ known marks, the most similar/)).toBeVisible();
  await marks(page).first().press(' ');
  await expect.poll(async () => (await markOf(page))?.lockup).toBe('horizontal');
  await page.getByLabel('Roundness').press('ArrowRight');
  await expect.poll(async () => (await markOf(page))?.recipe.round).toBe(1);
  await button(page, 'Undo').click();
  // the mark stays, as it was before
  await expect.poll(async () => (await markOf(page))?.recipe.round ?? 0).toBe(0);
  expect((await markOf(page))?.lockup).toBe('horizontal');
  await page.getByRole('radio', { name: 'Above' }).press(' ');
  await expect.poll(async () => (await markOf(page))?.lockup).toBe('stacked');
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Above' })).toBeChecked();
  await expect(none(page)).not.toBeChecked();
  await tab(page, 'PREVIEW').click();
  await expect(page.getByText('It stands above the name')).toBeVisible();
  await page.getByRole('link', { name: /^Why this mark ?\?/ }).click();
  await expect(page.getByRole('heading', { name: 'Why this mark' })).toBeVisible();
  await expect(
    page
      .getByRole('main')
      .getByText(/^Your [A-Za-z]\b/)
      .first(),
  ).toBeVisible();
  await page.goto('/quiz/5/type');
  await none(page).press(' ');
  await expect.poll(() => markOf(page)).toBeUndefined();
});

/** Opens LOGO & TYPE with the marks of its name drawn. */
const openMarks = async (page: Page): Promise<void> => {
  await join(page);
  await answerUpTo(page, 5);
  await expectBrand(page);
  await tab(page, 'LOGO & TYPE').click();
  await expect(marks(page).first()).toBeVisible();
};

test('three marks at first and all that there are on demand, each said in words; a chosen one has its verdict', async ({
  page,
}) => {
  await openMarks(page);
  // three and the honest choice of none
  await expect(marks(page)).toHaveCount(4);
  const more = page.getByRole('button', { name: /^\d+ more/ });
  const count = Number(/^\d+/.exec((await more.textContent()) ?? '')?.[0]);
  await more.click();
  await expect(marks(page)).toHaveCount(4 + count);
  for (const radio of await marks(page).all()) await expect(radio).toHaveAccessibleDescription(/\w.*\.$/);
  await marks(page).nth(3).press(' ');
  await expect(page.getByRole('status').filter({ hasText: 'Clear at 16 px' })).toBeVisible();
  await expect(marks(page).nth(3)).toBeChecked();
});

test('another letter of the name is judged again: it is taken, or the words say why not', async ({ page }) => {
  await openMarks(page);
  const letters = page.getByRole('group', { name: 'Letter' }).getByRole('radio');
  // some kinds are drawn of one letter of the name alone
  for (const mark of (await marks(page).all()).slice(0, 3)) {
    await mark.press(' ');
    await expect(mark).toBeChecked();
    if ((await letters.count()) > 1) break;
  }
  await expect.poll(async () => (await markOf(page))?.lockup).toBe('horizontal');
  const before = (await markOf(page))?.recipe.letters;
  const status = page.getByRole('region', { name: 'Your mark' }).getByRole('status');
  for (const letter of await letters.all()) {
    if (await letter.isChecked()) continue;
    await letter.check({ force: true }).catch(() => undefined);
    break;
  }
  await expect(async () => {
    const now = (await markOf(page))?.recipe.letters;
    const said = await status.textContent();
    expect(now !== before || said !== 'Clear at 16 px').toBe(true);
  }).toPass();
});

test('a company that is renamed loses the mark of a letter that is gone, and is told so beside new ones', async ({
  page,
}) => {
  await openMarks(page);
  await marks(page).first().press(' ');
  await expect.poll(async () => (await markOf(page))?.lockup).toBe('horizontal');
  const letters = (await markOf(page))?.recipe.letters ?? '';
  const headers = await headersOf(page);
  const quiz = await (await page.request.get('/api/quizzes/', { headers })).json();
  const data = { _id: quiz._id, version: quiz.version, companyName: 'Zydux' };
  expect((await page.request.put('/api/quizzes/', { headers, data })).status()).toBe(200);
  await page.goto('/quiz/5/type');
  await expect(page.getByText(`Your mark was drawn from “${letters}”`)).toBeVisible();
  await expect(none(page)).toBeChecked();
  await expect(marks(page).first()).toBeVisible();
  expect(await markOf(page)).toBeUndefined();
});

test('where the drawing of marks fails the name stands alone, and trying again draws them', async ({
  page,
  trouble,
}) => {
  trouble.expect(/brandedAssets\/marks/);
  await join(page);
  // the thread that draws is gone, or the way to it
  await page.route('**/api/brandedAssets/marks', (route) => route.abort());
  await answerUpTo(page, 5);
  // directions are taken as they are
  await expectBrand(page);
  expect(await markOf(page)).toBeUndefined();
  await tab(page, 'LOGO & TYPE').click();
  await expect(page.getByText('Your marks could not be drawn.')).toBeVisible();
  await expect(page.getByRole('img', { name: company.name, exact: true })).toBeVisible();
  await page.unroute('**/api/brandedAssets/marks');
  await button(page, 'Try again').click();
  await expect(marks(page).first()).toBeVisible();
});

for (const width of [1440, 1024, 390]) {
  test.describe(`at ${width} wide`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('marks are chosen, and nothing scrolls sideways', async ({ page }) => {
      await openMarks(page);
      await marks(page).nth(1).press(' ');
      await expect.poll(async () => (await markOf(page))?.lockup).toBe('horizontal');
      await expect(page.getByLabel('Roundness')).toBeVisible();
      const over = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(over).toBeLessThanOrEqual(0);
    });
  });
}

test('the book prints the rules that were measured of the logo: each lockup stands as small as it may be', async ({
  page,
}) => {
  await openMarks(page);
  await marks(page).first().press(' ');
  await expect.poll(async () => (await markOf(page))?.lockup).toBe('horizontal');
  await finishQuiz(page);
  const sizes = page.getByRole('region', { name: 'Smallest sizes' }).getByRole('listitem');
  await expect(sizes.first()).toBeVisible();
  for (const size of await sizes.all()) {
    const words = (await size.textContent()) ?? '';
    const [, screen, print] = /(\d+) px or (\d+) mm wide/.exec(words) ?? [];
    expect(Number(screen), words).toBeGreaterThanOrEqual(16);
    expect(Number(print), words).toBeGreaterThanOrEqual(5);
    expect(words).toMatch(/\d+ mm engraved, \d+ mm in thread/);
    const shown = await size.getByRole('presentation', { includeHidden: true }).first().boundingBox();
    if (Number(screen) <= 240) expect(Math.round(shown?.width ?? 0)).toBe(Number(screen));
  }
});
