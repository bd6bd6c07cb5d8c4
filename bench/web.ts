import fs from 'node:fs';
import { answerQuiz, chooseBrand, completeQuiz } from './live/answers.ts';
import { median, notRun, percentile, row, type Row } from './report.ts';
import { close, makeHome, start } from './live/home.ts';
import { doorOf, newcomer } from './live/sign-in.ts';
import { allScripts, DIST, gzippedSize, quizScripts } from './web/bundle.ts';
import { buildBarePage } from './web/bare-page.ts';
import { openChromium, type Browser } from './web/browser.ts';
import type { Visit } from './web/visit.ts';

const ROUNDS = 3;
const KB = 1000;

const kilobytes = (bytes: number) => bytes / KB;

/** The same figure of several visits, the middle one. */
const middle = (visits: readonly Visit[], pick: (visit: Visit) => number): number => median(visits.map(pick));

const repeat = async (visit: () => Promise<Visit>): Promise<Visit[]> => {
  const visits: Visit[] = [];
  for (let round = 0; round < ROUNDS; round++) visits.push(await visit());
  return visits;
};

const sizeRow = (name: string, files: readonly string[], most = 250): Row =>
  row({
    name,
    value: kilobytes(gzippedSize(files)),
    unit: 'KB',
    baseline: kilobytes(gzippedSize(allScripts())),
    target: { of: 'value', is: '<=', than: most },
  });

const shiftRow = (name: string, visits: readonly Visit[], bare: readonly Visit[]): Row =>
  row({
    name: `web: ${name}, layout shift`,
    value: middle(visits, (one) => one.shift),
    unit: '',
    baseline: middle(bare, (one) => one.shift),
    target: { of: 'value', is: '<=', than: 0.1 },
  });

const timeRow = (name: string, visits: readonly Visit[], bare: readonly Visit[], most?: number): Row =>
  row({
    name: `web: ${name} interactive, 4 x slower CPU`,
    value: middle(visits, (one) => one.interactive),
    unit: 'ms',
    baseline: middle(bare, (one) => one.interactive),
    ...(most === undefined ? {} : { target: { of: 'ratio', is: '<=', than: most } }),
  });

const STEPS = 500;
/** Of a bare React page. */
const RESULTS_MOST = 3.4;

/** The results of somebody who has chosen: their first load, and many steps along the brands. */
const benchResults = async (browser: Browser, url: string, bare: readonly Visit[]): Promise<Row[]> => {
  const person = await newcomer(doorOf(url));
  await answerQuiz(url, person.session, 'Northwind Bakery');
  const directions = await repeat(() => browser.visitResults(url, person));
  await chooseBrand(url, person.session);
  const chosen = await repeat(() => browser.visitChosen(url, person));
  const { toPaint, shift, heap } = await browser.stepResults(url, person, STEPS);
  return [
    timeRow('three directions', directions, bare, RESULTS_MOST),
    shiftRow('three directions', directions, bare),
    timeRow('results page', chosen, bare, RESULTS_MOST),
    shiftRow('results page', chosen, bare),
    row({
      name: 'web: a step to the next paint, 4 x slower CPU, p95',
      value: percentile(toPaint, 0.95),
      unit: 'ms',
      baseline: percentile(toPaint, 0.5),
      target: { of: 'value', is: '<=', than: 100 },
    }),
    row({
      name: 'web: layout shift of a step',
      value: shift / toPaint.length,
      unit: '',
      baseline: 0,
      target: { of: 'value', is: '<=', than: 0.001 },
    }),
    row({
      name: `web: heap after ${STEPS} steps, beside one time through`,
      value: heap.after / 2 ** 20,
      unit: 'MB',
      baseline: heap.before / 2 ** 20,
      target: { of: 'ratio', is: '<=', than: 1.1 },
    }),
  ];
};

/** A fresh founder's first load of the quiz and the sign-in pages, each beside the least page that React can draw. */
const benchPages = async (browser: Browser, url: string): Promise<Row[]> => {
  const person = await newcomer(doorOf(url));
  const barePage = await buildBarePage();
  try {
    const bare = await repeat(() => browser.visitBare(barePage.url));
    const doors = await browser.visitDoors(url);
    const door = await repeat(() => browser.visitSignIn(url));
    const quiz = await repeat(() => browser.visitQuiz(url, person));
    const [first] = quiz;
    const heaviest = Math.max(...doors.map((one) => one.bytes));
    return [
      sizeRow('web: JavaScript that Chromium fetched for /quiz/1, gzipped', first?.scripts ?? []),
      row({
        name: 'web: the same as transferred',
        value: kilobytes(first?.scriptBytes ?? 0),
        unit: 'KB',
        baseline: kilobytes(bare[0]?.scriptBytes ?? 0),
      }),
      timeRow('quiz page', quiz, bare),
      shiftRow('quiz page', quiz, bare),
      timeRow('sign-in page', door, bare),
      shiftRow('sign-in page', door, bare),
      row({
        name: 'web: heaviest of the sign-in pages, all but fonts',
        value: kilobytes(heaviest),
        unit: 'KB',
        baseline: kilobytes(bare[0]?.bytes ?? 0),
        target: { of: 'value', is: '<=', than: 30 },
      }),
      ...(await benchResults(browser, url, bare)),
    ];
  } finally {
    await barePage.close();
  }
};

/** The brand book of founders who have just finished, as its own address opens it. */
const benchBook = async (browser: Browser, url: string): Promise<Row[]> => {
  const barePage = await buildBarePage();
  try {
    const bare = await repeat(() => browser.visitBare(barePage.url));
    const book: Visit[] = [];
    const whole: Visit[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const person = await newcomer(doorOf(url));
      book.push(
        await browser.visitBook(url, person, async () => {
          await answerQuiz(url, person.session, `Northwind ${round}`, round);
          await completeQuiz(url, person.session);
        }),
      );
      whole.push(await browser.visitWholeBook(url, person));
    }
    return [
      sizeRow('web: JavaScript that Chromium fetched for /book, gzipped', book[0]?.scripts ?? []),
      timeRow('book', book, bare, RESULTS_MOST),
      shiftRow('book', book, bare),
      timeRow('book that was drawn before, with the first drawing of its chapters,', whole, bare, RESULTS_MOST),
      shiftRow('book with its chapters', whole, bare),
    ];
  } finally {
    await barePage.close();
  }
};

/** What the browser has to fetch and do before a founder can type. */
export const benchWeb = async (): Promise<Row[]> => {
  if (!fs.existsSync(DIST)) return [notRun('web', 'the app is not built')];
  const rows = [sizeRow('web: JavaScript of /quiz/1 by the manifest, gzipped', quizScripts(), 235)];
  const browser = await openChromium().catch((error: unknown) => String(error));
  if (typeof browser === 'string') return [...rows, notRun('web: pages in Chromium', browser)];
  const home = await makeHome();
  const server = await start(home);
  try {
    return [...rows, ...(await benchPages(browser, home.url)), ...(await benchBook(browser, home.url))];
  } finally {
    await browser.close();
    await close(home, server);
  }
};
