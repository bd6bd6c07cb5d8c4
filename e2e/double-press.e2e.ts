import type { Locator, Page } from '@playwright/test';
import { join } from './people.ts';
import {
  answerUpTo,
  chip,
  companyFields,
  expectBrand,
  expectPage,
  headersOf,
  isSave,
  next,
  slots,
  tile,
  titles,
} from './quiz.ts';
import { expect, test } from './test.ts';

/** Milliseconds between two presses in the same place: one that trembles, one that doubts. */
const gaps = [0, 40, 80, 120, 200, 400] as const;

/** Milliseconds of the page's own clock go by, which stands still otherwise. */
const pass = (page: Page, milliseconds: number): Promise<void> => page.clock.runFor(milliseconds);

/**
 * Waits for what a press leads to, in about as few milliseconds of the page's clock as its work needs: what is loaded
 * when it is needed, such as a dialog, is shown by React some 300 of them later.
 */
const comes = (page: Page, hasCome: () => Promise<boolean>): Promise<void> =>
  expect
    .poll(
      async () => {
        await pass(page, 5);
        return hasCome();
      },
      { intervals: [20] },
    )
    .toBe(true);

const press = async (page: Page): Promise<void> => {
  await page.mouse.down();
  await page.mouse.up();
};

/**
 * Presses twice where a button is, whatever stands there the second time. What the first press leads to has come by
 * then, as on the fastest of machines; only where no time lies between the two it has not.
 */
const doublePress = async (
  page: Page,
  button: Locator,
  gap: number,
  hasCome: () => Promise<boolean>,
): Promise<void> => {
  await expect(button).toBeEnabled();
  const box = await button.boundingBox();
  if (!box) throw new Error('There is no such button');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  await press(page);
  if (gap > 0) await comes(page, hasCome);
  await pass(page, gap);
  await press(page);
  await page.clock.resume();
};

/** A page takes presses once it has been there for half a second: until then they fall through it. */
const settled = (page: Page): Promise<void> => next(page).or(save(page)).click({ trial: true });
const save = (page: Page): Locator => page.getByRole('button', { name: 'SAVE', exact: true });

const countSaves = (page: Page): { made: number } => {
  const saves = { made: 0 };
  page.on('request', (request) => isSave(request) && (saves.made += 1));
  return saves;
};

/** Changes the colors on screen, and elsewhere meanwhile those that are saved. */
const overtake = async (page: Page): Promise<void> => {
  await page.goto('/quiz/3');
  await chip(page, 'Amber').click();
  const headers = await headersOf(page);
  const { _id, version } = (await (await page.request.get('/api/quizzes/', { headers })).json()) as {
    _id: string;
    version: number;
  };
  const colorPreferences = { favoriteColors: [{ _id: 'plum', name: 'Plum' }], dislikedColors: [] };
  await page.request.put('/api/quizzes/', { headers, data: { _id, version, colorPreferences } });
  await settled(page);
};

for (const from of [1, 2, 3] as const) {
  const to = (from + 1) as 2 | 3 | 4;
  test(`two presses on NEXT of page ${from} save it once and lead to '${titles[to]}', not answered by them`, async ({
    page,
  }) => {
    await page.clock.install();
    await join(page);
    await answerUpTo(page, from === 1 ? 2 : from);
    const saves = countSaves(page);
    for (const gap of gaps) {
      await page.goto(`/quiz/${from}`);
      await expectPage(page, from);
      await settled(page);
      saves.made = 0;
      await doublePress(page, next(page), gap, async () => page.url().endsWith(`/quiz/${to}`));
      await expectPage(page, to);
      await settled(page);
      expect(saves.made, `${gap} ms apart`).toBe(1);
      await expectPage(page, to);
    }
    if (from === 1) await expect(companyFields(page).name).toHaveCount(0);
    if (from === 2) await expect(chip(page, 'Teal')).toHaveAttribute('aria-pressed', 'false');
    if (from === 3) await expect(slots(page).filter({ hasText: 'KEYWORD' })).toHaveCount(3);
  });
}

test('two presses on NEXT of page 4 lead to the results and finish nothing', async ({ page }) => {
  await page.clock.install();
  await join(page);
  await answerUpTo(page, 5);
  for (const gap of gaps) {
    await page.goto('/quiz/4');
    await expect(tile(page, 'Calm')).toHaveAttribute('aria-pressed', 'true');
    await settled(page);
    await doublePress(page, next(page), gap, async () => page.url().includes('/quiz/5'));
    await expectPage(page, 5);
    await expectBrand(page);
    await settled(page);
    await expectPage(page, 5);
  }
});

test('two presses on SAVE begin generating once', async ({ page }) => {
  await page.clock.install();
  await join(page);
  await answerUpTo(page, 5);
  await page.route('**/api/brandedAssets/generateAllLogos*', () => undefined);
  let asked = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('generateAllLogos')) asked += 1;
  });
  for (const gap of gaps) {
    await page.goto('/quiz/5');
    await expectBrand(page);
    await settled(page);
    asked = 0;
    await doublePress(page, save(page), gap, async () => page.url().endsWith('/quiz/generating'));
    await expect(page).toHaveURL(/\/quiz\/generating$/);
    await expect(page.getByRole('progressbar')).toBeVisible();
    // the screen is there a moment before it asks; a second asking would come before the answer to a later call
    await expect.poll(() => asked, { message: `asked, ${gap} ms apart` }).toBeGreaterThan(0);
    await page.evaluate(() => fetch('/config.json'));
    expect(asked, `${gap} ms apart`).toBe(1);
  }
});

test('two presses on SAVE of somebody who may not finish leave the prompt open', async ({ page }) => {
  await page.clock.install();
  await join(page);
  await answerUpTo(page, 5);
  await page.route('**/api/auth/flow/validate', async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { user: { features: Record<string, boolean> } };
    answer.user.features['brandQuiz.canComplete'] = false;
    await route.fulfill({ response, json: answer });
  });
  const dialog = page.getByRole('dialog');
  for (const gap of gaps) {
    await page.goto('/quiz/5');
    await expectBrand(page);
    await settled(page);
    await doublePress(page, save(page), gap, () => dialog.isVisible());
    await expect(dialog, `${gap} ms apart`).toBeVisible();
    await dialog.getByRole('button', { name: 'CLOSE', exact: true }).click();
    await expect(dialog).toBeHidden();
  }
});

test('two presses on NEXT leave the question open that a save overtaken elsewhere asks', async ({ page, trouble }) => {
  trouble.expect(/status of 409/);
  await page.clock.install();
  await join(page);
  await answerUpTo(page, 4);
  const dialog = page.getByRole('dialog');
  for (const gap of gaps) {
    await overtake(page);
    await doublePress(page, next(page), gap, () => dialog.isVisible());
    await expect(dialog.getByText('Your quiz was changed elsewhere'), `${gap} ms apart`).toBeVisible();
    await dialog.getByRole('button', { name: 'Use the saved answers' }).click();
    await expect(dialog).toBeHidden();
  }
});
