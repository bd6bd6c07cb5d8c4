import type { Locator, Page } from '@playwright/test';
import { adminDialogs, dialogOf } from './admin-dialogs.ts';
import { focusShows, press, tabTo } from './keyboard.ts';
import { chooseLogos } from './logo-files.ts';
import { asAdministrator, join } from './people.ts';
import { finishQuiz } from './quiz.ts';
import { button } from './results.ts';
import { expect, test } from './test.ts';

/** More than any page of the administration has; a trap for the focus would have endlessly many. */
const MOST_STOPS = 400;

/** What has the focus; `isKnown` where it had it before on the same walk. None where the focus has left the page. */
const focused = (page: Page, walk: string) =>
  page.evaluate((of) => {
    const on = document.activeElement;
    if (!on || on === document.body) return null;
    // a date has several stops of its own, one after the other
    const last = document.querySelector('[data-walked-last]');
    const isKnown = on.getAttribute('data-walked') === of && last !== on;
    last?.removeAttribute('data-walked-last');
    on.setAttribute('data-walked-last', '');
    on.setAttribute('data-walked', of);
    const { width, height } = on.getBoundingClientRect();
    const isDrawn = width > 0 && height > 0;
    return { isKnown, isDrawn, isInside: on.closest('main') !== null, name: on.outerHTML.slice(0, 160) };
  }, walk);

/** Tabs through everything that a page of the administration has, until the focus leaves it; each stop is seen. */
const walk = async (page: Page, name: string): Promise<number> => {
  let inside = 0;
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    await page.keyboard.press('Tab');
    const stop = await focused(page, name);
    if (!stop || (!stop.isInside && inside > 0)) return inside;
    if (!stop.isInside) continue;
    inside += 1;
    expect(stop.isDrawn, `${stop.name} is drawn`).toBe(true);
    expect(stop.isKnown, `${stop.name} is come by once: the focus goes in no circle`).toBe(false);
    await expect.poll(() => focusShows(page), { message: `the focus shows on ${stop.name}` }).toBe(true);
  }
  throw new Error('the focus never leaves the page');
};

const shown = (page: Page) => expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);

test('every tab of the administration is reached by arrows, and all that it has by Tab', async ({ page }) => {
  // some hundred stops, each looked at
  test.setTimeout(300_000);
  await asAdministrator(page);
  await page.goto('/admin/users');
  const tabs = page.getByRole('tablist', { name: 'Admin' }).getByRole('tab');
  await expect(tabs.first()).toBeVisible();
  const count = await tabs.count();
  expect(count).toBeGreaterThanOrEqual(13);
  await tabs.first().focus();
  let stops = 0;
  for (let at = 0; at < count; at++) {
    await press(page, 'Enter');
    await expect(tabs.nth(at)).toHaveAttribute('aria-selected', 'true');
    await expect(tabs.nth(at)).toBeFocused();
    await shown(page);
    stops += await walk(page, (await tabs.nth(at).textContent()) ?? '');
    await tabs.nth(at).focus();
    if (at + 1 < count) await press(page, 'ArrowRight');
  }
  // a page that only tells has none
  expect(stops).toBeGreaterThan(5 * count);
});

/** A dialog that `open` opens by keyboard: the focus goes round in it, and after Escape it is where it was. */
const keepsFocus = async (page: Page, open: Locator, dialog: Locator): Promise<void> => {
  await open.focus();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  const isInside = () => dialog.evaluate((one) => one.contains(document.activeElement));
  const stops = await dialog.locator('button, input, select, textarea, a[href], summary').count();
  for (let at = 0; at <= stops; at++) {
    await press(page, 'Tab');
    expect(await isInside()).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(open).toBeFocused();
};

for (const dialog of adminDialogs)
  test(`${dialog.path}: ${dialog.name} is asked by keyboard, keeps the focus, and gives it back`, async ({ page }) => {
    await asAdministrator(page);
    await page.goto(dialog.path);
    await dialog.ready?.(page);
    await shown(page);
    await keepsFocus(page, dialog.opener(page), dialogOf(page, dialog));
  });

test('a brand is looked after by keyboard: both forms, and what they ask before they save', async ({
  page,
  elsewhere,
}) => {
  test.slow();
  const founder = await (await elsewhere()).newPage();
  const { email } = await join(founder);
  await finishQuiz(founder);
  await asAdministrator(page);
  await page.goto(`/admin/users?search=${encodeURIComponent(email)}`);
  await page.getByLabel(`Select ${email}`).check();
  await button(page, 'Manage brand').click();
  await expect(page.getByRole('img', { name: 'The logo in P1' })).toBeVisible();
  const tabs = page.getByRole('tablist', { name: 'Manage Brand Quiz' }).getByRole('tab');
  await tabs.first().focus();
  expect(await walk(page, 'colors')).toBeGreaterThan(11);
  await tabs.first().focus();
  await press(page, 'ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('P1 color logo, SVG')).toBeAttached();
  expect(await walk(page, 'logos')).toBeGreaterThan(14);
  await chooseLogos(page);
  await keepsFocus(page, button(page, 'SAVE'), page.getByRole('alertdialog', { name: 'Confirm new logos' }));
  await button(page, 'SAVE').press('Enter');
  const use = button(page, 'Use these logos');
  await tabTo(page, use);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Updated user custom logos.')).toBeVisible({ timeout: 60_000 });
  const clear = button(page, 'Clear logos');
  const dialog = page.getByRole('alertdialog', { name: 'Clear logos' });
  await keepsFocus(page, clear, dialog);
  await clear.press('Enter');
  await tabTo(page, dialog.getByLabel('Type Delete to confirm'));
  await page.keyboard.type('Delete');
  await tabTo(page, dialog.getByRole('button', { name: 'Clear logos' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Logos reset to active selections.')).toBeVisible({ timeout: 60_000 });
});

test('a founder is found, looked at, given a tier and disabled without a mouse', async ({ page, elsewhere }) => {
  test.slow();
  const { email } = await join(await (await elsewhere()).newPage());
  await asAdministrator(page);
  await page.goto('/admin/users');
  await tabTo(page, page.getByRole('searchbox'));
  await page.keyboard.type(email);
  await expect(page.locator('tbody tr')).toHaveCount(1);
  await tabTo(page, page.getByLabel(`Subscription of ${email}`));
  await page.keyboard.type('Stud');
  await expect(page.getByText('1 row modified')).toBeVisible();
  await tabTo(page, button(page, 'SAVE'), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('User(s) were successfully updated.')).toBeVisible();
  await tabTo(page, page.getByLabel(`Select ${email}`));
  await press(page, 'Space');
  await tabTo(page, button(page, 'Disable'), 'Shift+Tab');
  await page.keyboard.press('Enter');
  const asked = page.getByRole('alertdialog', { name: 'Disable' });
  await tabTo(page, asked.getByRole('button', { name: 'Disable' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('row').filter({ hasText: email })).toContainText('Disabled');
  await tabTo(page, page.getByRole('link', { name: email }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: email })).toBeVisible();
  await shown(page);
  expect(await walk(page, 'person')).toBeGreaterThan(3);
  // what can be done to them stands here as well
  await button(page, 'Enable').focus();
  await page.keyboard.press('Enter');
  const again = page.getByRole('alertdialog', { name: 'Enable' });
  await tabTo(page, again.getByRole('button', { name: 'Enable' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('User(s) were successfully enabled.')).toBeVisible();
  await expect(button(page, 'Disable')).toBeVisible();
});
