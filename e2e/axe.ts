import type { Page } from '@playwright/test';
import axe, { type NodeResult, type Result, type RunOptions } from 'axe-core';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const targetSize = 'target-size';

/**
 * Waits for what moves or changes color: halfway it has the contrast of neither. One change may set off another. Looked
 * at with every frame, and only where it is seen: what a closed `details` holds goes no further while it is closed.
 */
export const untilStill = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const isSeen = ({ effect }: Animation) => effect instanceof KeyframeEffect && effect.target?.checkVisibility();
    const isMoving = () => document.getAnimations().some((one) => one instanceof CSSTransition && isSeen(one));
    for (let still = 2; still > 0; still = isMoving() ? 2 : still - 1) await new Promise(requestAnimationFrame);
  });

/**
 * Runs rules of axe on the screen. By its own hand rather than by its package for Playwright, which loads axe anew for
 * every look and brings back all that passed: six times as long. The screens hold no frames.
 */
const scan = async (page: Page, runOnly?: readonly string[], within?: string): Promise<readonly Result[]> => {
  await untilStill(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const options: RunOptions = { resultTypes: ['violations'], ...(runOnly ? { runOnly: [...runOnly] } : {}) };
  return page.evaluate(
    async (asked) => {
      const { axe: runner } = window as unknown as { axe: typeof axe };
      const where = asked.within === undefined ? document : { include: [[asked.within]] };
      return (await runner.run(where, asked.options)).violations;
    },
    { within, options },
  );
};

/**
 * Of the targets that are found too small those that are so in the middle of the window too: the buttons of a bar
 * that stays at the window's edge lie over whatever happens to be scrolled under it, and nobody presses there.
 */
const stillTooSmall = async (page: Page, nodes: readonly NodeResult[]): Promise<NodeResult[]> => {
  const still: NodeResult[] = [];
  for (const { target } of nodes) {
    const selector = target.join(' ');
    await page.locator(selector).evaluate((element) => element.scrollIntoView({ block: 'center' }));
    still.push(...(await scan(page, [targetSize], selector)).flatMap((violation) => violation.nodes));
  }
  return still;
};

const told = ({ html, any }: NodeResult): string =>
  `${html.slice(0, 140)} (${any.map(({ message }) => message).join('; ')})`;

/** Those that are serious or critical, each with where it is. */
const grave = async (page: Page, screen: string, violations: readonly Result[]): Promise<string[]> => {
  const found: string[] = [];
  for (const { id, nodes } of violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')) {
    const still = id === targetSize ? await stillTooSmall(page, nodes) : nodes;
    if (still.length > 0) found.push(`${screen}: ${id}: ${still.map(told).join(' | ')}`);
  }
  return found;
};

/** What the rules of WCAG 2.2 A and AA find serious or critical on the screen as it is. */
export const graveFindings = async (page: Page, screen: string): Promise<string[]> =>
  grave(page, screen, await scan(page, tags));

/** What any rule of axe, its advice beyond WCAG included, finds serious or critical. */
export const findingsOfAnyRule = async (page: Page, screen: string): Promise<string[]> =>
  grave(page, screen, await scan(page));

/** What is found in the dark, by the rules that look at colors: nothing else of a screen differs there. */
export const darkFindings = async (page: Page, screen: string): Promise<string[]> => {
  await page.emulateMedia({ colorScheme: 'dark' });
  const violations = await scan(page, ['color-contrast', 'link-in-text-block']);
  const found = await grave(page, `${screen}, dark`, violations);
  await page.emulateMedia({ colorScheme: 'light' });
  return found;
};
