import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

const MOST_STOPS = 60;

/** Whether the focused element, or what is drawn in its place, has an outline or a shadow of at least two pixels. */
export const focusShows = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return false;
    // A checkbox or radio is drawn by its label, or by what follows it.
    const hidden = focused.matches('input[type=checkbox], input[type=radio]');
    const drawn = hidden
      ? [focused, focused.closest('label'), ...(focused.closest('label')?.querySelectorAll('*') ?? [])]
      : [focused];
    const shows = (style: CSSStyleDeclaration) =>
      (style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 2) || style.boxShadow !== 'none';
    return drawn.some(
      (one) => one && [undefined, '::before', '::after'].some((part) => shows(getComputedStyle(one, part))),
    );
  });

const nameOfFocus = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.outerHTML.slice(0, 160) ?? 'nothing');

/** Presses a key; whatever has the focus afterwards shows that it has. */
export const press = async (page: Page, key: string): Promise<void> => {
  await page.keyboard.press(key);
  await expect
    .poll(() => focusShows(page), { message: `the focus shows after ${key}: ${await nameOfFocus(page)}` })
    .toBe(true);
};

/** Tabs on until `target` has the focus; every stop on the way shows its focus. */
export const tabTo = async (page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> => {
  await target.waitFor({ state: 'attached' });
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  for (let stops = 0; !(await isThere()); stops += 1) {
    expect(stops, `${target.toString()} is reached by ${key}`).toBeLessThan(MOST_STOPS);
    await press(page, key);
  }
};

/** Moves within a group by one arrow key until `target` has the focus. */
export const arrowTo = async (
  page: Page,
  target: Locator,
  key: 'ArrowRight' | 'ArrowDown' | 'ArrowLeft',
): Promise<void> => {
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  for (let steps = 0; !(await isThere()); steps += 1) {
    expect(steps, `${target.toString()} is reached by ${key}`).toBeLessThan(MOST_STOPS);
    await press(page, key);
  }
};
