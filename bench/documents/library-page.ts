import fs from 'node:fs';
import { answerQuiz, completeQuiz } from '../live/answers.ts';
import { close, makeHome, start } from '../live/home.ts';
import { ask, doorOf, newcomer, signIn } from '../live/sign-in.ts';
import { median, notRun, row, type Row } from '../report.ts';
import { buildBarePage } from '../web/bare-page.ts';
import { openChromium } from '../web/browser.ts';
import { DIST } from '../web/bundle.ts';

const ROUNDS = 3;
const NAME = 'library of 60 previews interactive, 4 x slower CPU';
const administrator = { email: 'admin@signet.example', password: 'the-first-administrator' };

/** From now on whoever comes has every feature. */
const openEverything = async (url: string): Promise<void> => {
  const session = await signIn(doorOf(url), administrator);
  await ask(url, session, 'POST', '/api/auth/flow/register', {});
  const tiers = { subscriptionTiers: [{ _id: 'founder', default: true }] };
  const saved = await ask(url, session, 'POST', '/api/subscriptions/tiers', tiers);
  if (!saved.ok) throw new Error(`The tiers answered ${saved.status}: ${await saved.text()}`);
};

/** The asset library in Chromium, beside the least page that React can draw. */
export const benchLibraryPage = async (): Promise<Row[]> => {
  if (!fs.existsSync(DIST)) return [notRun(NAME, 'the app is not built')];
  const browser = await openChromium().catch((error: unknown) => String(error));
  if (typeof browser === 'string') return [notRun(NAME, browser)];
  const home = await makeHome({
    SIGNET_ADMIN_EMAIL: administrator.email,
    SIGNET_ADMIN_PASSWORD: administrator.password,
  });
  const server = await start(home);
  const barePage = await buildBarePage();
  try {
    const { url } = home;
    await openEverything(url);
    const person = await newcomer(doorOf(url));
    await answerQuiz(url, person.session, 'Northwind Bakery');
    await completeQuiz(url, person.session);
    const [library, bare]: [number[], number[]] = [[], []];
    for (let round = 0; round < ROUNDS; round += 1) {
      bare.push((await browser.visitBare(barePage.url)).interactive);
      library.push((await browser.visitLibrary(url, person)).interactive);
    }
    return [
      row({
        name: NAME,
        value: median(library),
        unit: 'ms',
        baseline: median(bare),
        target: { of: 'ratio', is: '<=', than: 3.4 },
      }),
    ];
  } finally {
    await barePage.close();
    await browser.close();
    await close(home, server);
  }
};
