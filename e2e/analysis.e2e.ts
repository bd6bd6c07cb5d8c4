import type { Page } from '@playwright/test';
import type { ResearchStatus } from '@signet/contract';
import { join } from './people.ts';
import { answerUpTo, chooseCompetitor, competitorBox, expectPage, goNext, headersOf } from './quiz.ts';
import { expect, test } from './test.ts';

const checks = '**/api/companyColors/colorScraper/checkScrapeStatuses';
const events = '**/api/companyColors/colorScraper/events*';
const panel = (page: Page) => page.getByRole('region', { name: 'Competitor analysis' });

const company = (more: Partial<ResearchStatus['companies'][number]> = {}): ResearchStatus['companies'][number] => ({
  companyId: '73bc8d1f-2b03-536b-b178-fa8159a71daf',
  name: 'Stripe',
  imageId: 'si-stripe',
  status: 'reading',
  website: 'stripe.com',
  outcome: null,
  colors: [],
  mainColor: null,
  notTheirs: [],
  found: null,
  ...more,
});
const read = company({
  status: 'read',
  outcome: 'read',
  mainColor: '#635bff',
  colors: [
    { hex: '#635bff', from: 'logo', share: 1, evidence: [{ sign: 'logo', where: 'logo' }] },
    { hex: '#0a2540', from: 'website', share: 0.3, evidence: [{ sign: 'button', where: '.cta' }] },
  ],
});

/**
 * Answers the research in one's own words; what it answers can be changed on the way. Streams end at once, as behind a
 * proxy that lets none through: the status is asked for.
 */
const answering = async (page: Page, first: Partial<ResearchStatus>) => {
  const status: ResearchStatus = {
    progress: 0,
    scrapeStatus: 'new',
    lastModified: null,
    companies: [],
    industry: [],
    ...first,
  };
  const now = { asked: 0, fails: false, status };
  await page.route(events, (route) => route.fulfill({ contentType: 'text/event-stream', body: '' }));
  await page.route(checks, async (route) => {
    now.asked += 1;
    if (now.fails) await route.fulfill({ status: 500, json: { message: 'x', errorCode: 'unexpected' } });
    else await route.fulfill({ json: now.status });
  });
  return now;
};

test.use({ viewport: { width: 1440, height: 900 } });

test('the panel shows its opening image until competitors are named', async ({ page }) => {
  await answering(page, {});
  await join(page);
  await expect(panel(page).locator('[data-still="opening"]')).toBeVisible();
});

test('colors appear while competitors are read; what is done is said once and seen with the next page', async ({
  page,
}) => {
  const now = await answering(page, {
    progress: 40,
    scrapeStatus: 'inProgress',
    lastModified: '2026-01-01T00:00:00Z',
    companies: [company()],
  });
  await join(page);
  await answerUpTo(page, 2);
  await expect(panel(page).getByText('ANALYZING TRENDS')).toBeVisible();
  await expect(panel(page).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '40');
  now.status = { ...now.status, progress: 80, companies: [read] };
  await expect(panel(page).getByRole('img', { name: 'Colors: #635bff, #0a2540' })).toBeVisible();
  now.status = { ...now.status, progress: 100, scrapeStatus: 'completed' };
  await expect(panel(page).getByText('ANALYSIS COMPLETE', { exact: true })).toBeVisible();
  await goNext(page, 3);
  await expect(panel(page).getByText('ANALYSIS COMPLETE', { exact: true })).toBeHidden();
  await expect(panel(page).locator('[data-still="success"]')).toBeVisible();
  // nothing is asked for any more: it would fail, and the browser would say so
  await page.waitForLoadState('networkidle');
  now.fails = true;
  await goNext(page, 4);
  await expect(panel(page).locator('[data-still="success"]')).toBeVisible();
});

test('what a website calls itself is shown to be confirmed, and the company goes by that name', async ({ page }) => {
  await join(page);
  await answerUpTo(page, 2);
  await chooseCompetitor(page, 1, 'fluffy-clouds.com', 'Fluffy Clouds');
  await goNext(page, 3);
  const { competitors } = await (await page.request.get('/api/quizzes/', { headers: await headersOf(page) })).json();
  const { uuid: companyId, image_id: imageId } = competitors[0].identifier;
  const found = { name: 'Fluffy Clouds Bedding', icon: null };
  const ofSite = company({ ...read, companyId, imageId, name: 'Fluffy Clouds', found });
  await answering(page, { progress: 100, scrapeStatus: 'completed', companies: [ofSite] });
  await page.reload();
  await panel(page).getByRole('button', { name: 'That is them: Fluffy Clouds Bedding' }).press('Enter');
  await expect
    .poll(async () => {
      const quiz = await (await page.request.get('/api/quizzes/', { headers: await headersOf(page) })).json();
      return quiz.competitors[0].identifier.value;
    })
    .toBe('Fluffy Clouds Bedding');
  await panel(page).getByRole('link', { name: 'Another company, not Fluffy Clouds Bedding' }).click();
  await expectPage(page, 2);
  await expect(competitorBox(page, 1)).toHaveValue('Fluffy Clouds Bedding');
});

test('a color that was not found is told by whoever knows it, and counts', async ({ page }) => {
  const silent = company({ status: 'read', outcome: 'notReached' });
  const now = await answering(page, { progress: 100, scrapeStatus: 'completed', companies: [silent] });
  const told: unknown[] = [];
  await page.route('**/api/companyColors/corrections', async (route) => {
    told.push(route.request().postDataJSON());
    const colors = [{ hex: '#11aa77', from: 'founder' as const, share: 1, evidence: [] }];
    now.status = { ...now.status, companies: [{ ...silent, colors, mainColor: '#11aa77' }] };
    await route.fulfill({ json: now.status });
  });
  await join(page);
  await answerUpTo(page, 2);
  await expect(panel(page).getByText('We found no colors of your competitors.')).toBeVisible();
  await panel(page).getByRole('button', { name: 'Colors of Stripe' }).press('Enter');
  const field = panel(page).getByRole('textbox', { name: 'Do you know their color?' });
  await field.fill('green');
  await field.press('Enter');
  await expect(panel(page).getByText('Six digits or letters to f')).toBeVisible();
  await field.fill('1a7');
  await field.press('Enter');
  await expect(panel(page).getByRole('img', { name: 'Colors: #11aa77' })).toBeVisible();
  await expect(panel(page).getByText('as you told us')).toBeVisible();
  expect(told).toEqual([expect.objectContaining({ companyId: silent.companyId, hex: '#11aa77', isTheirs: true })]);
});

test('where they stand is a picture and a table', async ({ page }) => {
  await answering(page, { progress: 100, scrapeStatus: 'completed', companies: [read] });
  await join(page);
  await panel(page).getByRole('button', { name: 'Where they stand' }).press('Enter');
  await panel(page).getByText('As a table').click();
  await expect(panel(page).getByRole('row', { name: /^Stripe .*#635bff/ })).toBeVisible();
});

test('a poll that fails ends the analysis, and the quiz goes on', async ({ page, trouble }) => {
  trouble.expect(/checkScrapeStatuses/);
  const now = await answering(page, { scrapeStatus: 'inProgress', progress: 10, companies: [company()] });
  await join(page);
  await answerUpTo(page, 2);
  await expect(panel(page).getByRole('progressbar')).toBeVisible();
  now.fails = true;
  await expect(panel(page).getByText('ANALYSIS COMPLETE', { exact: true })).toBeVisible();
  await goNext(page, 3);
  await expect(panel(page).getByText('did not work this time')).toBeVisible();
});

test('the server tells each change by itself; who is told does not ask', async ({ page }) => {
  const begun = { progress: 40, scrapeStatus: 'inProgress' as const, lastModified: null, industry: [] };
  const paypal = company({ ...read, companyId: '22222222-2222-4222-8222-222222222222', name: 'PayPal' });
  const told: ResearchStatus[] = [
    { ...begun, companies: [company()] },
    { ...begun, progress: 100, scrapeStatus: 'completed', companies: [read], industry: [paypal] },
  ];
  // whoever asks hears of the beginning only
  const now = await answering(page, { ...begun, companies: [company()] });
  const body = `: hello\n\n${told.map((status) => `data: ${JSON.stringify(status)}\n\n`).join('')}`;
  await page.route(events, (route) => route.fulfill({ contentType: 'text/event-stream', body }));
  await join(page);
  await expect(panel(page).getByText('ANALYSIS COMPLETE', { exact: true })).toBeVisible();
  await expect(panel(page).getByRole('region', { name: 'Also known in your industry' })).toContainText('PayPal');
  expect(now.asked).toBeLessThanOrEqual(2);
});

test('a research of the real server: it can be stopped, and a color that is not theirs taken out', async ({ page }) => {
  await join(page);
  await answerUpTo(page, 2);
  await chooseCompetitor(page, 1, 'stripe', 'Stripe');
  await goNext(page, 3);
  await expect(panel(page).getByRole('img', { name: /^Colors: #635bff/ })).toBeVisible();
  await panel(page).getByRole('button', { name: 'Colors of Stripe' }).click();
  await panel(page).getByRole('button', { name: '#635bff is not a color of Stripe' }).click();
  await expect(panel(page).getByText('#635bff, taken out')).toBeVisible();
  await panel(page)
    .getByRole('button', { name: /^#635bff is a color of Stripe after all/ })
    .click();
  await expect(panel(page).getByRole('img', { name: /^Colors: #635bff/ })).toBeVisible();
});

test('stopping keeps what is on screen unsaved, and saves go on', async ({ page }) => {
  await answering(page, { scrapeStatus: 'inProgress', progress: 10, companies: [company()] });
  await join(page);
  await answerUpTo(page, 3);
  await panel(page).getByRole('button', { name: 'Stop the analysis' }).click();
  await goNext(page, 4);
});

test('the results are locked while competitors are read; the keywords are one way out, the end another', async ({
  page,
}) => {
  const waiting = company({ companyId: '11111111-1111-4111-8111-111111111111', name: 'Bakewright' });
  const under = { scrapeStatus: 'inProgress', progress: 66, lastModified: '2026-01-01T00:00:00Z' } as const;
  const now = await answering(page, { ...under, companies: [read, waiting] });
  await join(page);
  await answerUpTo(page, 5);
  const lock = page.getByRole('region', { name: 'Still Analyzing...' });
  await expect(lock.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '66');
  await expect(lock).toContainText('Reading the colors of Bakewright.');
  const below = page.locator('[inert]');
  await expect(below.getByRole('tab'), 'what lies below takes no press').toHaveCount(4);
  await expect(below.getByRole('button', { name: 'SAVE' })).toBeDisabled();
  await page.goto('/quiz/5/directions');
  await expect(lock).toBeVisible();
  await lock.getByRole('button', { name: 'Change my keywords' }).click();
  await expectPage(page, 4);
  await page.goto('/quiz/5');
  await expect(lock).toBeVisible();
  now.status = { ...now.status, progress: 100, scrapeStatus: 'completed' };
  await expect(page).toHaveURL(/\/quiz\/5\/directions$/);
});

test('whoever sees their brand at once ends the analysis', async ({ page }) => {
  const now = await answering(page, { scrapeStatus: 'inProgress', progress: 10, companies: [company()] });
  await join(page);
  await answerUpTo(page, 5);
  await page.route('**/api/quizzes/', (route) => {
    if (route.request().method() === 'PUT') now.status = { ...now.status, progress: 100, scrapeStatus: 'abandoned' };
    return route.fallback();
  });
  await page.getByRole('button', { name: 'See my brand now' }).click();
  await expect(page).toHaveURL(/\/quiz\/5\/directions$/);
  const { competitorsResearch } = await (
    await page.request.get('/api/quizzes/', { headers: await headersOf(page) })
  ).json();
  expect(competitorsResearch.abandoned).toBe(true);
});

for (const width of [1024, 390])
  test(`at ${width} px it is one line above the work, and opens`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await answering(page, { progress: 100, scrapeStatus: 'completed', companies: [read] });
    await join(page);
    const line = page.getByText('Competitor analysis complete');
    await line.click();
    await expect(page.getByRole('img', { name: 'Colors: #635bff, #0a2540' })).toBeVisible();
  });
