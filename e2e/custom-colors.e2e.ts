import type { Locator, Page } from '@playwright/test';
import { join } from './people.ts';
import { answerUpTo, expectBrand } from './quiz.ts';
import { button, chosenOf, place, tab } from './results.ts';
import { expect, test } from './test.ts';

/** Spec results §5: what each color is held against, and the least ratio. */
const needs = [
  { role: 'p1', rows: [/^White text on it\d+\.\d\d:1, needs 4\.5$/, /^On your background\d+\.\d\d:1, needs 4\.5$/] },
  { role: 'p2', rows: [/^White text on it\d+\.\d\d:1, needs 7\.0$/, /^On your background\d+\.\d\d:1, needs 7\.0$/] },
  { role: 's1', rows: [/^White text on it\d+\.\d\d:1, needs 4\.5$/, /^On your background\d+\.\d\d:1, needs 4\.5$/] },
  {
    role: 'n3',
    rows: [/^Primary and secondary on it\d+\.\d\d:1, needs 4\.5$/, /^Second primary on it\d+\.\d\d:1, needs 7\.0$/],
  },
] as const;
const free = ['a1', 'a2', 'n1', 'n2'] as const;

const swatch = (page: Page, role: string): Locator => page.locator(`li[data-role="${role}"]`);

const open = async (page: Page, role: string): Promise<Locator> => {
  await swatch(page, role).getByRole('button').first().click();
  const picker = page.getByRole('dialog').filter({ hasText: 'Hex color' });
  await expect(picker).toBeVisible();
  return picker;
};

const figures = (picker: Locator): Locator => picker.locator('dl > div');

test.beforeEach(async ({ page }) => {
  await join(page);
  await answerUpTo(page, 5);
  await expectBrand(page);
  await tab(page, 'COLORS').click();
});

test('each color is held to the ratios of its role, and those without a rule to none', async ({ page }) => {
  for (const { role, rows } of needs) {
    const picker = await open(page, role);
    await expect(figures(picker)).toHaveText([...rows]);
    await picker.getByRole('button', { name: 'Cancel' }).click();
  }
  for (const role of free) {
    const picker = await open(page, role);
    await expect(picker.getByText('Any color will do here')).toBeVisible();
    await picker.getByLabel('Hex color').fill('#ffffff');
    await expect(picker.getByText('Nearest that passes')).toHaveCount(0);
    await picker.getByRole('button', { name: 'Cancel' }).click();
  }
  await expect(swatch(page, 'b1').getByRole('button')).toHaveCount(0);
});

test('a ratio is judged as it is shown, in two decimals: 4.5 is enough and 4.49 is not', async ({ page }) => {
  let picker = await open(page, 'n3');
  await picker.getByLabel('Hex color').fill('#ffffff');
  await picker.getByRole('button', { name: 'Save color' }).click();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  picker = await open(page, 's1');
  // 4.54 to 1 on white
  await picker.getByLabel('Hex color').fill('#767676');
  await expect(figures(picker).first()).toHaveText('White text on it4.54:1, needs 4.5');
  await expect(picker.getByText('Nearest that passes')).toHaveCount(0);
  // 4.48 to 1
  await picker.getByLabel('Hex color').fill('#777777');
  await expect(figures(picker).first()).toHaveText('White text on it4.48:1, needs 4.5');
  await expect(picker.getByText('Nearest that passes')).toBeVisible();
});

test('a background is asked about with what stands on it, and the nearest that passes is one press away', async ({
  page,
}) => {
  const picker = await open(page, 'n3');
  await picker.getByLabel('Hex color').fill('#9a9a9a');
  await picker.getByRole('button', { name: 'Save color' }).click();
  const sure = page.getByRole('alertdialog', { name: 'ARE YOU SURE?' });
  await expect(sure.getByRole('figure')).toHaveCount(2);
  await expect(sure.getByRole('figure').first()).toContainText(/Yours #9A9A9A/);
  await expect(sure).toContainText(/Your (primary color|secondary color|second primary): \d\.\d\d:1, needs \d\.\d/);
  await expect(sure, 'white words never stand on a background').not.toContainText('White words');
  await sure.getByRole('button', { name: 'Use the nearest that passes' }).click();
  await expect(swatch(page, 'n3')).toContainText('Custom Color');
  await expect(swatch(page, 'n3')).not.toContainText('Not ADA Compliant');
});

test('the first custom color copies the scheme; the last reset drops all of them', async ({ page }) => {
  const { activeSelections, useCustomSelections } = await chosenOf(page);
  expect(useCustomSelections).toBe(false);
  const before = activeSelections.colorSelection.colors;
  for (const [role, hex] of [
    ['a1', '#123456'],
    ['n1', '#654321'],
  ] as const) {
    const picker = await open(page, role);
    await expect(picker.getByRole('button', { name: 'Reset' })).toHaveCount(0);
    await picker.getByLabel('Hex color').fill(hex);
    await picker.getByRole('button', { name: 'Save color' }).click();
    await expect(swatch(page, role)).toContainText('Custom Color');
  }
  const colors = async () => (await chosenOf(page)).activeSelections.colorSelection.colors;
  await expect.poll(colors).toEqual({ ...before, a1: '#123456', n1: '#654321' });
  await (await open(page, 'a1')).getByRole('button', { name: 'Reset' }).click();
  await expect.poll(colors).toEqual({ ...before, n1: '#654321' });
  expect((await chosenOf(page)).useCustomSelections).toBe(true);
  await (await open(page, 'n1')).getByRole('button', { name: 'Reset' }).click();
  await expect.poll(async () => (await chosenOf(page)).useCustomSelections).toBe(false);
  expect(await colors()).toEqual(before);
  await expect(place(page)).toHaveText('1 of 30');
});

test('only a step that moves colors asks before custom colors are lost', async ({ page }) => {
  const picker = await open(page, 'a1');
  await picker.getByLabel('Hex color').fill('#123456');
  await picker.getByRole('button', { name: 'Save color' }).click();
  await expect(swatch(page, 'a1')).toContainText('Custom Color');
  await tab(page, 'MARKETING KIT').click();
  await button(page, 'NEXT KIT').click();
  await expect(place(page)).toHaveText('2 of 10');
  await tab(page, 'LOGO & TYPE').click();
  await button(page, 'NEXT FONTS').click();
  await expect(place(page)).toHaveText('2 of 30');
  await tab(page, 'PREVIEW').click();
  const next = button(page, 'NEXT BRAND');
  await next.hover();
  await expect(page.getByRole('tooltip', { name: 'Will Lose Custom Colors' })).toBeVisible();
  await next.click();
  await expect(page.getByRole('dialog', { name: "YOU'LL LOSE CUSTOM COLORS" })).toBeVisible();
});

test('a color of the founder’s own is saved with Enter, has a name, and is told as theirs', async ({ page }) => {
  const picker = await open(page, 'p1');
  await picker.getByLabel('Hex color').fill('#0b6e4f');
  await expect(swatch(page, 'p1')).toContainText('Green');
  await picker.getByLabel('Hex color').press('Enter');
  await expect(picker).toBeHidden();
  await expect(swatch(page, 'p1')).toContainText('Custom Color');
  await page.getByRole('link', { name: /Why this/ }).click();
  await expect(page.getByText('You chose Green as the primary color yourself.')).toBeVisible();
  await expect(page.getByText('White text on the primary color has a contrast of 6.25; 4.5 is needed.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'What would change this' })).toHaveCount(0);
});
