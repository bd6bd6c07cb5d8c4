import { arrowTo, press, tabTo } from './keyboard.ts';
import { join } from './people.ts';
import { answerUpTo } from './quiz.ts';
import { button, chosenOf, firstSwatch, place, tab } from './results.ts';
import { expect, test } from './test.ts';

test('from the three directions to the saved brand by keyboard alone, always seeing where the focus is', async ({
  page,
}) => {
  test.slow();
  await join(page);
  await answerUpTo(page, 5);
  const offers = page.getByRole('radio');
  await expect(offers).toHaveCount(3);
  await tabTo(page, offers.first());
  await arrowTo(page, offers.nth(1), 'ArrowDown');
  await expect(offers.nth(1)).toBeChecked();
  await tabTo(page, page.getByRole('button', { name: /^CONTINUE WITH/ }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/quiz\/5$/);
  await expect(place(page)).toBeVisible();
  const scheme = (await chosenOf(page)).brandQuizSelections.colorSelection.orderIndex;
  expect(scheme).toBeGreaterThan(0);

  await tabTo(page, tab(page, 'PREVIEW'));
  await arrowTo(page, tab(page, 'COLORS'), 'ArrowRight');
  await press(page, 'Enter');
  await expect(page).toHaveURL(/\/quiz\/5\/colors$/);
  await tabTo(page, firstSwatch(page));
  await page.keyboard.press('Enter');
  const picker = page.getByRole('dialog').filter({ hasText: 'Hex color' });
  await tabTo(page, picker.getByLabel('Depth'));
  await press(page, 'ArrowUp');
  await expect(picker.getByRole('button', { name: 'Save color' })).toBeEnabled();
  await tabTo(page, picker.getByLabel('Hex color'));
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('#EE6B47');
  await tabTo(page, picker.getByRole('button', { name: 'Save color' }));
  await page.keyboard.press('Enter');
  const sure = page.getByRole('alertdialog', { name: 'ARE YOU SURE?' });
  await tabTo(page, sure.getByRole('button', { name: 'Keep my color' }));
  await page.keyboard.press('Enter');
  await expect(firstSwatch(page)).toContainText('Not ADA Compliant');
  await page.keyboard.press('ControlOrMeta+Z');
  await expect(page.getByText('Custom Color')).toHaveCount(0);
  await page.keyboard.press('ControlOrMeta+Shift+Z');
  await expect(firstSwatch(page)).toContainText('Custom Color');
  await page.keyboard.press('ControlOrMeta+Z');
  await expect(page.getByText('Custom Color')).toHaveCount(0);

  await tabTo(page, tab(page, 'COLORS'), 'Shift+Tab');
  await arrowTo(page, tab(page, 'MARKETING KIT'), 'ArrowRight');
  await press(page, 'Enter');
  const kits = page.getByRole('listbox', { name: 'Marketing kit' });
  await tabTo(page, kits.getByRole('option', { selected: true }));
  const chosen = await place(page).textContent();
  await press(page, 'ArrowDown');
  await press(page, 'Space');
  await expect(place(page)).not.toHaveText(chosen ?? '');
  await tabTo(page, button(page, 'SAVE'));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/quiz\/generating$/);
  await tabTo(page, button(page, 'Skip'));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/(library|book)/);
  expect((await chosenOf(page)).brandQuizSelections.colorSelection.orderIndex).toBe(scheme);
});
