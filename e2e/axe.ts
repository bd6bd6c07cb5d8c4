import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What axe finds serious or critical on the screen as it is, each with where it is. */
export const graveFindings = async (page: Page, screen: string): Promise<string[]> => {
  // The screens hold no frames, so that the way without a page of its own per look will do.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().withTags(tags).analyze();
  const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  const told = ({ html, any }: (typeof grave)[number]['nodes'][number]) =>
    `${html.slice(0, 140)} (${any.map(({ message }) => message).join('; ')})`;
  return grave.map(({ id, nodes }) => `${screen}: ${id}: ${nodes.map(told).join(' | ')}`);
};
