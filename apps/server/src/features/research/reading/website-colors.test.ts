import { ciede2000 } from '@signet/color';
import { describe, expect, test } from 'vitest';
import { logoColors } from '../logo-colors.ts';
import { madePages, type MadePage } from '../testing/pages.ts';
import { readPage } from './page.ts';
import { readStyleSheets } from './style-sheet.ts';
import { websiteColors } from './website-colors.ts';

const pages = await madePages();

const read = async ({ html, css, logo, manifest }: MadePage) => {
  const page = readPage(html);
  const own = page.styles.flatMap((style) => ('text' in style ? style.text : []));
  const seen = logo ? (await logoColors(logo)).map((one) => ({ ...one, evidence: [] })) : [];
  return websiteColors({
    page,
    sheet: readStyleSheets([...css, ...own]),
    logo: seen,
    icon: [],
    manifestColor: manifest,
  });
};

describe('the main color of a website', () => {
  test('there are pages enough to tell', () => {
    expect(pages.length).toBeGreaterThanOrEqual(60);
  });

  test.each(pages.map((one) => [one.name, one] as const))('of %s', async (_name, page) => {
    const { mainColor, colors } = await read(page);
    const told = colors.map(({ hex, share, evidence }) => `${hex} ${share} ${evidence.map(({ sign }) => sign).join()}`);
    if (page.main === null) expect(mainColor, told.join('; ')).toBeNull();
    else
      expect(mainColor && ciede2000(mainColor, page.main), `${mainColor}, of ${told.join('; ')}`).toBeLessThanOrEqual(
        2,
      );
  });
});
