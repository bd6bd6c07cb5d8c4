import type { Locator, Page, Request } from '@playwright/test';
import { expect } from './test.ts';

/** The answers that journeys give unless they are about something else. */
export const company = {
  name: 'Northwind Bakery',
  website: 'northwind.example',
  industry: 'Coffee & Soft Drinks',
  lifecycle: 'Pre-Seed',
} as const;

export const titles = {
  1: 'Lets Build Your Brand',
  2: 'Your Competitors',
  3: 'Color Preferences',
  4: 'Your Keywords',
  5: 'Your Brand Results',
} as const;
type QuizPage = keyof typeof titles;

/** The page is on screen: its address, its title, its work. */
export const expectPage = async (page: Page, number: QuizPage): Promise<void> => {
  // page 5 begins with three directions until one is chosen
  await expect(page).toHaveURL(new RegExp(`/quiz/${number}${number === 5 ? '(/directions)?' : ''}$`));
  await expect(page).toHaveTitle(titles[number]);
};

export const next = (page: Page): Locator => page.getByRole('button', { name: 'NEXT', exact: true });
export const back = (page: Page): Locator => page.getByRole('button', { name: 'BACK', exact: true });

export const goNext = async (page: Page, to: QuizPage): Promise<void> => {
  await next(page).click();
  await expectPage(page, to);
};

export const companyFields = (page: Page) => ({
  name: page.getByLabel('Company name'),
  website: page.getByLabel('Website URL'),
  industry: page.getByRole('combobox', { name: 'Industry' }),
  lifecycle: (stage: string) => page.getByRole('radio', { name: stage, exact: true }),
});

/** Page 1, by pointer. */
export const answerCompany = async (page: Page): Promise<void> => {
  const fields = companyFields(page);
  await fields.name.fill(company.name);
  await fields.website.fill(company.website);
  await fields.industry.fill('coffee');
  await page.getByRole('option', { name: company.industry }).click();
  await fields.lifecycle(company.lifecycle).check();
};

export const expectCompany = async (page: Page): Promise<void> => {
  const fields = companyFields(page);
  await expect(fields.name).toHaveValue(company.name);
  await expect(fields.website).toHaveValue(company.website);
  await expect(fields.industry).toHaveValue(company.industry);
  await expect(fields.lifecycle(company.lifecycle)).toBeChecked();
};

export const competitorBox = (page: Page, box: 1 | 2 | 3): Locator =>
  page.getByRole('combobox', { name: `Competitor ${box}` });

/** Types into a box of page 2 and takes what it offers by that name. */
export const chooseCompetitor = async (page: Page, box: 1 | 2 | 3, typed: string, name: string): Promise<void> => {
  await competitorBox(page, box).click();
  await competitorBox(page, box).fill(typed);
  await page
    .getByRole('option', { name: new RegExp(`^(?:Add ‘)?${name}\\b`) })
    .first()
    .click();
  await expect(competitorBox(page, box)).toHaveValue(name);
};

export const chip = (page: Page, name: string): Locator =>
  page.getByRole('group', { name: /^Color families/ }).getByRole('button', { name: new RegExp(`^${name},`) });
export const colorMode = (page: Page, mode: 'Favorites' | 'Disliked'): Locator =>
  page.getByRole('radio', { name: mode });
export const tray = (page: Page, mode: 'Favorites' | 'Disliked'): Locator =>
  page.getByRole('region', { name: new RegExp(`^${mode}:`) });

export const tile = (page: Page, name: string): Locator =>
  page.getByRole('group', { name: /^Keywords/ }).getByRole('button', { name: new RegExp(`^${name}\\b`) });
export const slots = (page: Page): Locator => page.getByRole('region', { name: 'Your Keywords' }).getByRole('listitem');
export const step = (page: Page, name: string): Locator =>
  page.getByRole('navigation', { name: 'Quiz steps' }).getByRole('link', { name: new RegExp(`^\\d? ?${name}`) });

/** What a call carries to be the call of this tab's founder, for arranging what a journey is not about. */
export const headersOf = async (page: Page): Promise<{ authorization: string }> => {
  const token = await page.evaluate(() => {
    const held = Object.entries(sessionStorage).find(([key]) => key.startsWith('oidc.user:'))?.[1] ?? '{}';
    return (JSON.parse(held) as { access_token: string }).access_token;
  });
  return { authorization: `Bearer ${token}` };
};

const answers = [
  {
    companyName: company.name,
    websiteUrl: company.website,
    industry: 'coffee-and-soft-drinks',
    businessLifecycle: 'preSeed',
  },
  { competitors: [] },
  {
    colorPreferences: {
      favoriteColors: [{ _id: 'teal', name: 'Teal' }],
      dislikedColors: [{ _id: 'lemon', name: 'Lemon' }],
    },
  },
  { thoughtsAndFeelings: ['calm', 'playful', 'precise'] },
] as const;

/**
 * Answers the pages before `to` by the calls that the pages make, and opens `to`: for journeys that are about a later
 * page.
 */
export const answerUpTo = async (page: Page, to: QuizPage): Promise<void> => {
  const headers = await headersOf(page);
  const { _id, version } = (await (await page.request.get('/api/quizzes/', { headers })).json()) as {
    _id: string;
    version: number;
  };
  const data = Object.assign({ _id, version }, ...answers.slice(0, to - 1)) as object;
  const saved = await page.request.put('/api/quizzes/', { headers, data });
  expect(saved.status(), await saved.text()).toBe(200);
  await page.goto(`/quiz/${to}`);
  await expectPage(page, to);
};

/** The brand of page 5 has arrived: a direction is chosen, its logo is drawn, and the quiz can be finished. */
export const expectBrand = async (page: Page): Promise<void> => {
  const save = page.getByRole('button', { name: 'SAVE', exact: true });
  const goOn = page.getByRole('button', { name: /^CONTINUE WITH/ });
  await expect(goOn.or(page.locator('footer output')).first()).toBeVisible();
  if (await goOn.isVisible()) await goOn.click();
  await expect(page.getByRole('img', { name: company.name, exact: true })).toBeVisible();
  await expect(save).toBeEnabled();
};

/** Makes the logos and completes the quiz by the calls that the generating screen makes, and opens the brand book. */
export const finishQuiz = async (page: Page): Promise<void> => {
  await answerUpTo(page, 5);
  await expectBrand(page);
  const headers = await headersOf(page);
  const made = await page.request.post('/api/brandedAssets/generateAllLogos', { headers, data: {} });
  expect(made.status(), await made.text()).toBe(200);
  const { id } = (await made.json()) as { id: string };
  const statusOf = async () => (await (await page.request.get(`/api/madeFiles/${id}`, { headers })).json()).status;
  await expect.poll(statusOf, { timeout: 20_000, intervals: [100] }).toBe('complete');
  const { _id, version } = (await (await page.request.get('/api/quizzes/', { headers })).json()) as {
    _id: string;
    version: number;
  };
  const completed = await page.request.put('/api/quizzes/', { headers, data: { _id, version, completed: true } });
  expect(completed.status(), await completed.text()).toBe(200);
  await page.goto('/book');
  await expect(page.getByRole('heading', { level: 1, name: /Brand Book$/ })).toBeVisible();
};

export const isSave = (request: Request): boolean =>
  request.method() === 'PUT' && new URL(request.url()).pathname === '/api/quizzes/';

/** The first page itself, not only its address and title, which are there before the provider has been asked. */
export const expectSignedIn = async (page: Page): Promise<void> => {
  await expectPage(page, 1);
  await expect(companyFields(page).name).toBeVisible();
};
