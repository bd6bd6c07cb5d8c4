import { expect, test as base, type Browser, type BrowserContext } from '@playwright/test';
import { Trouble } from './trouble.ts';

type Fixtures = {
  trouble: Trouble;
  /** Another browser, of somebody else, watched like the first. */
  elsewhere: () => Promise<BrowserContext>;
};

const opener = (browser: Browser, trouble: Trouble, opened: BrowserContext[]) => async () => {
  const context = await browser.newContext();
  trouble.watch(context);
  opened.push(context);
  return context;
};

/**
 * Every journey fails on a console error or warning, an uncaught error or an answer of 500 and above that it did not
 * ask for.
 */
export const test = base.extend<Fixtures>({
  trouble: [
    async ({ context }, use) => {
      const trouble = new Trouble();
      trouble.watch(context);
      await use(trouble);
      expect(trouble.unexpected(), 'the browser complained').toEqual([]);
    },
    { auto: true },
  ],
  elsewhere: async ({ browser, trouble }, use) => {
    const opened: BrowserContext[] = [];
    await use(opener(browser, trouble, opened));
    await Promise.all(opened.map((context) => context.close()));
  },
});

export { expect };
