import { chromium, type Page, type Route } from '@playwright/test';
import { findChromium } from '../../scripts/chromium.ts';
import type { Credentials } from '../live/sign-in.ts';
import { measureSteps, type Steps } from './steps.ts';
import { measureVisit, SLOW_DOWN, watchPage, type Visit } from './visit.ts';

export type Browser = {
  visitBare: (address: string) => Promise<Visit>;
  visitSignIn: (url: string) => Promise<Visit>;
  /** Sign-in, sign-up and forgotten password, once each. */
  visitDoors: (url: string) => Promise<Visit[]>;
  /** The first load of the quiz in a browser that was never here but for signing in. */
  visitQuiz: (url: string, person: Credentials) => Promise<Visit>;
  /** The first load of the results page, for somebody whose brand was not made yet. */
  visitResults: (url: string, person: Credentials) => Promise<Visit>;
  /** The first load of the brand book of somebody who has signed in and then finished their brand. */
  visitBook: (url: string, person: Credentials, finish: () => Promise<void>) => Promise<Visit>;
  /** The same of somebody whose book has been drawn, with the first of its drawings. */
  visitWholeBook: (url: string, person: Credentials) => Promise<Visit>;
  /** The asset library of somebody whose brand is finished, with twice the decks that it has. */
  visitLibrary: (url: string, person: Credentials) => Promise<Visit>;
  /** The same for somebody who has chosen: the brand on its sheet. */
  visitChosen: (url: string, person: Credentials) => Promise<Visit>;
  /** So many steps along the brands of the results page. */
  stepResults: (url: string, person: Credentials, count: number) => Promise<Steps>;
  close: () => Promise<void>;
};

/** What a founder waits for on the results page: three directions to choose from, and the button that goes on. */
const RESULTS_READY = ['main fieldset label span', 'main footer button:last-child'];
/** The same once one is chosen: the logo is drawn, every color is there, and SAVE can be pressed. */
const CHOSEN_READY = [
  'main article [role=img]',
  'main li[data-role]',
  'main footer output',
  'main footer button:last-child',
];

/** What a founder waits for in the book: its cover, and the button that takes the pack. */
const BOOK_READY = ['main figure img', 'main header button:last-child'];
/** The same with the first drawing of its first chapter: of a book that has been drawn before. */
const BOOK_WHOLE = [...BOOK_READY, '#logo figure img'];

/** In the library: a page of a deck as it looks in the brand, and the button that saves it. */
const LIBRARY_READY = ['main [role=tabpanel] li img', 'main [role=tabpanel] li button'];

/** A library with every template twice: as many previews as it may come to have. */
const doubled = async (route: Route): Promise<void> => {
  const answer = await route.fetch();
  const { templates } = (await answer.json()) as { templates: { _id: string }[] };
  const again = templates.map((one) => ({ ...one, _id: `${one._id}-again` }));
  await route.fulfill({ response: answer, json: { templates: [...templates, ...again] } });
};

/** To the sign-in page; strangers at / are shown the front page. */
const toSignIn = async (page: Page, url: string): Promise<void> => {
  await page.goto(`${url}/?sign-in`);
  await page.waitForURL('**/oidc/interaction/**');
  await page.waitForLoadState('networkidle');
};

/** Through the sign-in page to where it leads. */
const through = async (page: Page, url: string, { email, password }: Credentials, to: RegExp): Promise<void> => {
  await toSignIn(page, url);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL(to);
  await page.waitForLoadState('networkidle');
};
/** To the page of the quiz where there is something left to do. */
const toQuiz = (page: Page, url: string, person: Credentials) => through(page, url, person, /\/quiz\/\d/);
/** To where a founder with a finished brand begins. */
const toHome = (page: Page, url: string, person: Credentials) => through(page, url, person, /\/(?:library|book)/);

const SCREEN = { width: 1440, height: 900 };
/** More than the bars of any browser's window take. */
const BARS = 200;

/**
 * Makes the window as high as the page with room for its own bars. A window of the page's height shows all but the last
 * 86 px of it, and what changes there alone is painted, by Event Timing, only with the next change above.
 */
const showWhole = async (page: Page): Promise<void> => {
  const cdp = await page.context().newCDPSession(page);
  const { windowId } = await cdp.send('Browser.getWindowForTarget');
  const bounds = { ...SCREEN, height: SCREEN.height + BARS };
  await cdp.send('Browser.setWindowBounds', { windowId, bounds });
  await cdp.detach();
};

/** @throws Error when there is no Chromium and none can be installed. */
export const openChromium = async (): Promise<Browser> => {
  const browser = await chromium.launch({ executablePath: findChromium() });
  const inFreshPage = async <T>(use: (page: Page) => Promise<T>, ready?: readonly string[]): Promise<T> => {
    const context = await browser.newContext({ viewport: SCREEN });
    try {
      const page = await context.newPage();
      await showWhole(page);
      await watchPage(page, ready);
      return await use(page);
    } finally {
      await context.close();
    }
  };

  return {
    visitBare: (address) => inFreshPage((page) => measureVisit(page, () => page.goto(address))),
    visitSignIn: (url) =>
      inFreshPage(async (page) => {
        await toSignIn(page, url);
        return measureVisit(page, () => page.reload());
      }),
    visitDoors: (url) =>
      inFreshPage(async (page) => {
        await toSignIn(page, url);
        const here = page.url();
        const visits: Visit[] = [];
        for (const name of ['sign-in', 'sign-up', 'forgot-password'])
          visits.push(await measureVisit(page, () => page.goto(here.replace(/[^/]+$/, name))));
        return visits;
      }),
    visitQuiz: (url, person) =>
      inFreshPage(async (page) => {
        await toQuiz(page, url, person);
        return measureVisit(page, () => page.reload());
      }),
    visitResults: (url, person) =>
      inFreshPage(async (page) => {
        await toQuiz(page, url, person);
        return measureVisit(page, () => page.goto(`${url}/quiz/5`));
      }, RESULTS_READY),
    visitBook: (url, person, finish) =>
      inFreshPage(async (page) => {
        await toQuiz(page, url, person);
        await finish();
        return measureVisit(page, () => page.goto(`${url}/book`));
      }, BOOK_READY),
    visitWholeBook: (url, person) =>
      inFreshPage(async (page) => {
        await toHome(page, url, person);
        return measureVisit(page, () => page.goto(`${url}/book`));
      }, BOOK_WHOLE),
    visitLibrary: (url, person) =>
      inFreshPage(async (page) => {
        await toHome(page, url, person);
        await page.route(/\/api\/brandedAssets\/assetLibrary(?:\?|$)/, doubled);
        return measureVisit(page, () => page.goto(`${url}/library`));
      }, LIBRARY_READY),
    visitChosen: (url, person) =>
      inFreshPage(async (page) => {
        await toQuiz(page, url, person);
        return measureVisit(page, () => page.goto(`${url}/quiz/5`));
      }, CHOSEN_READY),
    stepResults: (url, person, count) =>
      inFreshPage(async (page) => {
        await toQuiz(page, url, person);
        await page.goto(`${url}/quiz/5`);
        await page.waitForLoadState('networkidle');
        return measureSteps(page, count, SLOW_DOWN);
      }, CHOSEN_READY),
    close: () => browser.close(),
  };
};
