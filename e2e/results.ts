import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';
import { headersOf } from './quiz.ts';

/** What the server has chosen for this tab's founder. */
export const chosenOf = async (page: Page) => {
  const response = await page.request.get('/api/selections/', { headers: await headersOf(page) });
  return (await response.json()) as {
    version: number;
    useCustomSelections: boolean;
    brandQuizSelections: Choice;
    activeSelections: Choice;
  };
};
type Choice = {
  colorSelection: { orderIndex: number; colors: Record<string, string> };
  fontSelections: Record<'headlineSelection' | 'bulkTextSelection', { fontRecommendationOrderIndex: number }>;
  marketingKitSelection: { orderIndex: number; name: string };
};

/** The places in their lists of scheme, logo font, bulk text font and kit, as the server has them. */
export const placesOf = async (page: Page): Promise<number[]> => {
  const { colorSelection, fontSelections, marketingKitSelection } = (await chosenOf(page)).brandQuizSelections;
  return [
    colorSelection.orderIndex,
    fontSelections.headlineSelection.fontRecommendationOrderIndex,
    fontSelections.bulkTextSelection.fontRecommendationOrderIndex,
    marketingKitSelection.orderIndex,
  ];
};

export const expectPlaces = (page: Page, places: number[]): Promise<void> =>
  expect.poll(() => placesOf(page)).toEqual(places);

export const tab = (page: Page, name: string): Locator => page.getByRole('tab', { name, exact: true });
/** Where the founder is in the lists, beside the steps. */
export const place = (page: Page): Locator => page.locator('footer output');
export const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });

/** The swatch of the primary color. */
export const firstSwatch = (page: Page): Locator =>
  page.getByRole('region', { name: 'PRIMARY' }).getByRole('button', { expanded: false }).first();

/** Opens the picker of the primary color. */
export const pick = async (page: Page): Promise<Locator> => {
  await firstSwatch(page).click();
  const picker = page.getByRole('dialog').filter({ hasText: 'Hex color' });
  await expect(picker).toBeVisible();
  return picker;
};
