import type { Page } from '@playwright/test';
import { administration, lookingAfter } from './admin-screens.ts';
import {
  answerUpTo,
  chip,
  chooseCompetitor,
  competitorBox,
  expectBrand,
  expectPage,
  finishQuiz,
  next,
  tile,
} from './quiz.ts';
import { pick } from './results.ts';
import { DOOR, join, newcomer, register, termsLine } from './people.ts';
import { expect } from './test.ts';

/** Called with each screen once it shows all it has. */
export type Look = (name: string) => Promise<void>;

const shows = (page: Page, heading: string | RegExp) =>
  expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();

/** The issuer's pages; ends on the welcome page of a new account. */
const signingIn = async (page: Page, look: Look): Promise<void> => {
  await page.goto('/');
  await shows(page, /A brand out/);
  await look('front page');
  await page.goto('/waitlist');
  await shows(page, 'Join the waiting list');
  await look('waiting list');
  await page.goto('/coming-soon');
  await expect(page.getByText(/^Version \d/)).toBeVisible();
  await look('coming soon');
  await page.goto('/begin');
  await expect(page).toHaveURL(/\/begin\/1$/);
  await shows(page, 'Let’s build your brand');
  await look('quiz before an account');
  await page.goto(DOOR);
  await shows(page, 'Sign in');
  await look('sign-in');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await look('sign-in with faults');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await shows(page, 'Reset your password');
  await look('forgot password');
  await page.getByLabel('E-mail').fill(newcomer().email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await shows(page, 'Ask an administrator');
  await look('letter sent');
  await page.getByRole('link', { name: 'Back to sign in' }).click();
  await page.getByRole('link', { name: 'Create an account' }).click();
  await shows(page, 'Create your account');
  await look('sign-up');
  const { email, password } = newcomer();
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(termsLine(page)).toBeVisible();
  await look('welcome');
};

/** The five pages of the quiz with something on each. */
const quiz = async (page: Page, look: Look): Promise<void> => {
  await register(page);
  await expectPage(page, 1);
  await next(page).click();
  await expect(page.getByText('Company name is required')).toBeVisible();
  await look('page 1 with messages');
  await answerUpTo(page, 2);
  await competitorBox(page, 1).fill('stripe');
  await expect(page.getByRole('option').first()).toBeVisible();
  await look('page 2 with an open list');
  await chooseCompetitor(page, 1, 'stripe', 'Stripe');
  await expect(page.getByRole('img', { name: 'Logo of Stripe' })).toBeVisible();
  await look('page 2');
  await answerUpTo(page, 3);
  await chip(page, 'Teal').click();
  await chip(page, 'Navy').click();
  await look('page 3 with a full list');
  await answerUpTo(page, 4);
  await tile(page, 'Calm').click();
  await next(page).click();
  await expect(page.getByText('You must select three Thoughts or Feelings')).toBeVisible();
  await look('page 4 with its banner');
  await page.getByRole('tab', { name: 'View All' }).click();
  await look('page 4 with another tab');
  await page.getByRole('tab', { name: 'How it feels' }).click();
  await tile(page, 'Warm').click();
  await tile(page, 'Happy').click();
  await look('page 4 with three');
  await answerUpTo(page, 5);
  await expect(page.getByRole('radio')).toHaveCount(3);
  await look('directions');
  await expectBrand(page);
  await look('page 5');
};

/** The tabs of the results page, and what they lead to. */
const results = async (page: Page, look: Look): Promise<void> => {
  await page.getByRole('tab', { name: 'COLORS' }).click();
  await expect(page.getByRole('region', { name: 'PRIMARY' })).toBeVisible();
  await look('results, colors');
  await pick(page);
  await page.getByLabel('Hex color').fill('#ee6b47');
  await look('color picker');
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: 'LOGO & TYPE' }).click();
  await expect(page.getByRole('listbox', { name: 'Logo font' })).toBeVisible();
  await look('results, logo and type');
  await page.getByRole('tab', { name: 'MARKETING KIT' }).click();
  await expect(page.getByRole('listbox', { name: 'Marketing kit' })).toBeVisible();
  await look('results, marketing kit');
  await page.getByRole('button', { name: 'Pin', exact: true }).click();
  await page.getByRole('link', { name: 'Compare 1' }).click();
  await expect(page.getByText('White on primary')).toBeVisible();
  await look('side by side');
  await page.goto('/quiz/5/why');
  await shows(page, /^Why /);
  await look('why this');
};

/** The generating screen, held where it waits for the logos, and the finished book. */
const brand = async (page: Page, look: Look): Promise<void> => {
  await answerUpTo(page, 5);
  await expectBrand(page);
  await page.route('**/api/brandedAssets/generateAllLogos', () => undefined);
  await page.goto('/quiz/generating');
  await shows(page, 'Generating Your Brand Kit');
  await look('generating');
  await page.unroute('**/api/brandedAssets/generateAllLogos');
  await finishQuiz(page);
  await expect(page.getByRole('link', { name: 'SVG of the logo in Primary' })).toBeVisible();
  await look('brand book');
  await page.getByRole('tab', { name: 'COLORS' }).click();
  await expect(page.getByRole('region', { name: 'Accessibility guide' })).toBeVisible();
  await look('brand book, colors');
  await page.getByRole('tab', { name: 'IDENTITY' }).click();
  await expect(page.getByRole('region', { name: 'Identity' })).toBeVisible();
  await look('brand book, identity');
};

/** The account, and what is shown in place of a screen. */
const around = async (page: Page, look: Look): Promise<void> => {
  await page.goto('/team/subscription');
  await expect(page.getByText('Free')).toBeVisible();
  await look('subscription');
  await page.goto('/team/userInfo');
  await expect(page.getByLabel('Account Email')).toBeVisible();
  await look('user info');
  await page.goto('/team/brands');
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);
  await look('my brands');
  await page.getByRole('tab', { name: 'Subscription' }).click();
  await expect(page.getByText('Free')).toBeVisible();
  await look('subscription by its tab');
  await page.goto('/team?notice=support');
  await expect(page.getByRole('dialog')).toBeVisible();
  await look('support');
  await page.goto('/admin');
  await shows(page, 'This page is not open to you');
  await look('refused');
  await page.goto('/unauthorized');
  await shows(page, 'Signet is in private beta');
  await look('unauthorized');
  await page.goto('/error');
  await shows(page, /Glitch$/);
  await look('error');
  // Nothing expires before there is billing: the server's answer is changed on its way.
  await page.route('**/api/auth/flow/validate', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...((await response.json()) as object), redirectTo: 'expired' } });
  });
  await page.goto(DOOR);
  await shows(page, 'Your Free Trial Expired');
  await look('expired');
  await page.unroute('**/api/auth/flow/validate');
};

/** What a founder takes along: the book's dialogs, the library, the drive, and what a tier costs. */
const takingAlong = async (page: Page, look: Look): Promise<void> => {
  const dialog = page.getByRole('dialog');
  await page.goto('/book');
  await page.getByRole('button', { name: 'Share link' }).click();
  await dialog.getByRole('button', { name: 'Make a link' }).click();
  await expect(dialog.getByRole('button', { name: 'Turn off' })).toBeVisible();
  await look('share dialog');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'History' }).click();
  await expect(dialog.getByRole('listitem').first()).toBeVisible();
  await look('history dialog');
  await page.keyboard.press('Escape');
  await page.goto(link);
  await expect(page.getByRole('region', { name: 'Not like this' }).getByRole('img')).toHaveCount(8);
  await look('shared book');
  await page.goto('/library');
  await shows(page, /./);
  await expect(page.getByRole('heading', { name: "Let's Grow!" })).toBeVisible();
  await look('library, locked');
  await page.goto('/drive');
  await shows(page, /./);
  await look('drive');
  await page.goto('/pricing');
  await shows(page, /./);
  await look('pricing');
};

const through =
  (...parts: ((page: Page, look: Look) => Promise<void>)[]) =>
  async (page: Page, look: Look): Promise<void> => {
    for (const part of parts) await part(page, look);
  };

/** Every screen of the product, in three journeys of one browser each. */
export const journeys = {
  'a newcomer, up to the results': through(signingIn, quiz, results, around),
  'a founder with a brand, and staff who look after it': async (page: Page, look: Look): Promise<void> => {
    const { email } = await join(page);
    await through(brand, takingAlong)(page, look);
    await lookingAfter(page, look, email);
  },
  'the administrator': through(administration),
} as const;
