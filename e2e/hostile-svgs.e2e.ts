import { cleanSvg } from '../apps/server/src/features/custom-logos/cleaning/clean-svg.ts';
import { hostileSvgs } from '../apps/server/src/features/custom-logos/cleaning/hostile-svgs.ts';
import { expect, test } from './test.ts';

const PLACE = 'https://drawings.example';

test('of sixty hostile logos nothing runs and nothing is fetched where they are opened as a page of their own', async ({
  page,
}) => {
  const kept = Object.entries(hostileSvgs).flatMap(([what, text]) => {
    const cleaned = cleanSvg(Buffer.from(text));
    return 'why' in cleaned ? [] : [[what, cleaned.svg] as const];
  });
  expect(Object.keys(hostileSvgs).length).toBeGreaterThanOrEqual(60);
  // most are refused; of the others the picture alone is kept
  expect(kept.length).toBeGreaterThan(0);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  page.on('dialog', (dialog) => {
    asked.push(`a dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  for (const [at, [what, svg]] of kept.entries()) {
    asked.length = 0;
    const address = `${PLACE}/${at}.svg`;
    // without the policy that the product sends along: the drawing alone is what is trusted
    await page.route(address, (route) => route.fulfill({ contentType: 'image/svg+xml', body: svg }));
    await page.goto(address);
    await expect(page.locator('svg').first(), what).toBeAttached();
    expect(asked, what).toEqual([address]);
    expect(await page.evaluate(() => document.querySelectorAll('script, foreignObject, a, animate, set').length)).toBe(
      0,
    );
  }
});
