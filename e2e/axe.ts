import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

type Violation = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'][number];
type NodeResult = Violation['nodes'][number];

const targetSize = 'target-size';

/**
 * Of the targets that are found too small those that are so in the middle of the window too: the buttons of a bar
 * that stays at the window's edge lie over whatever happens to be scrolled under it, and nobody presses there.
 */
const stillTooSmall = async (page: Page, nodes: readonly NodeResult[]): Promise<NodeResult[]> => {
  const still: NodeResult[] = [];
  for (const { target } of nodes) {
    const selector = target.join(' ');
    await page.locator(selector).evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const again = await new AxeBuilder({ page }).setLegacyMode().include(selector).withRules([targetSize]).analyze();
    still.push(...again.violations.flatMap((violation) => violation.nodes));
  }
  return still;
};

/** What axe finds serious or critical on the screen as it is, each with where it is. */
export const graveFindings = async (page: Page, screen: string): Promise<string[]> => {
  // The screens hold no frames, so that the way without a page of its own per look will do.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().withTags(tags).analyze();
  const grave: Violation[] = [];
  for (const violation of violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')) {
    const nodes = violation.id === targetSize ? await stillTooSmall(page, violation.nodes) : violation.nodes;
    if (nodes.length > 0) grave.push({ ...violation, nodes });
  }
  const told = ({ html, any }: NodeResult) => `${html.slice(0, 140)} (${any.map(({ message }) => message).join('; ')})`;
  return grave.map(({ id, nodes }) => `${screen}: ${id}: ${nodes.map(told).join(' | ')}`);
};
