import { readFileSync } from 'node:fs';
import { findingsOfAnyRule } from './axe.ts';
import { chooseLogos, square } from './logo-files.ts';
import { asAdministrator, join } from './people.ts';
import { finishQuiz } from './quiz.ts';
import { button } from './results.ts';
import { expect, test } from './test.ts';

test('staff change the colors and logos of a founder, who is told', async ({ page, elsewhere, trouble }) => {
  trouble.expect(/uploadLogos|brands\/pack|api\/books/);
  const founder = await (await elsewhere()).newPage();
  const { email } = await join(founder);
  await finishQuiz(founder);

  await asAdministrator(page);
  await page.goto(`/admin/users?search=${encodeURIComponent(email)}`);
  await page.getByLabel(`Select ${email}`).check();
  const zip = page.waitForEvent('download');
  await button(page, 'Download brand quiz').click();
  expect((await zip).suggestedFilename()).toBe('BrandQuiz.zip');
  const bytes = readFileSync(await (await zip).path());
  for (const name of ['brandQuiz.json', 'selections.json', 'logo-p1.svg', 'logo-w1.png'])
    expect(bytes.includes(name), name).toBe(true);
  await page.getByRole('link', { name: email }).click();
  await expect(page.getByRole('region', { name: 'Quizzes and brands' })).toContainText('completed');
  await page.getByRole('link', { name: 'Manage brand' }).click();
  await expect(page).toHaveURL(/manage-brand-quiz\?completedQuizId=/);
  await expect(page).toHaveTitle('Manage Brand Quiz');

  // spec administration §9: logo colour selectors
  for (const color of ['P2', 'S1', 'W1', 'B1', 'P1']) {
    await page.getByRole('region', { name: 'The logo as it is' }).getByText(color, { exact: true }).click();
    await expect(page.getByRole('img', { name: `The logo in ${color}` })).toBeVisible();
  }

  // each color is required, a color that fails says so and the nearest that passes is offered
  const p1 = page.getByLabel(/^P1 ·/);
  await expect(p1).toHaveValue(/#[0-9a-f]{6}/);
  await p1.fill('');
  await button(page, 'SAVE').click();
  await expect(page.getByText('P1 color is required')).toBeVisible();
  await p1.fill('#eeeeee');
  await expect(page.getByText(/^Too low/).first()).toBeVisible();
  await page
    .getByRole('button', { name: /the nearest that passes/ })
    .first()
    .click();
  await expect(p1).not.toHaveValue('#eeeeee');
  await button(page, 'Reset').click();
  await expect(page.getByText('Form reset', { exact: true })).toBeVisible();
  const quizs = await p1.inputValue();
  await p1.fill('#abcdef');
  await button(page, 'Reset to the quiz’s colors').click();
  await expect(page.getByText('Form reset to quiz active selections')).toBeVisible();
  await expect(p1).toHaveValue(quizs);
  await p1.fill('#123456');
  expect(await findingsOfAnyRule(page, 'colors of a brand')).toEqual([]);
  await button(page, 'SAVE').click();
  await expect(page.getByText('Updated brand quiz and logos!')).toBeVisible({ timeout: 60_000 });
  await expect(p1).toHaveValue('#123456');

  await page.getByRole('tab', { name: 'LOGOS' }).click();
  await button(page, 'SAVE').click();
  await expect(page.getByText('P1 color logo svg is required')).toBeVisible();
  await expect(page.getByText('W1 color logo png is required')).toBeVisible();
  await expect(page.getByText('Logo image is required')).toBeVisible();
  await button(page, 'Reset').click();
  await expect(page.getByText('Form reset', { exact: true }).last()).toBeVisible();
  await expect(page.getByText('Logo image is required')).toHaveCount(0);
  await chooseLogos(page, Buffer.from('<svg viewBox="0 0 1 1"><script/></svg>'));
  await button(page, 'SAVE').click();
  await button(page, 'Use these logos').click();
  await expect(
    page.getByText(/^An Error Occurred While Uploading the custom logos. logo-p1.svg: it has ‘script’/),
  ).toBeVisible();
  await page
    .getByLabel('P1 color logo, SVG')
    .setInputFiles({ name: 'p1.svg', mimeType: 'image/svg+xml', buffer: square('#123456') });
  await button(page, 'SAVE').click();
  // what was said of the first try lies over the button
  await button(page, 'Use these logos').press('Enter');
  await expect(page.getByText('Updated user custom logos.')).toBeVisible({ timeout: 60_000 });

  // with logos of their own nothing is drawn anew
  await page.getByRole('tab', { name: 'COLORS' }).click();
  await p1.fill('#234567');
  await button(page, 'SAVE').click();
  await expect(page.getByText('Updated brand quiz!', { exact: true })).toBeVisible({ timeout: 60_000 });
  await page.getByRole('tab', { name: 'LOGOS' }).click();

  await founder.goto('/book');
  await expect(founder.getByText('We looked after your brand')).toBeVisible();
  await expect(founder.getByText(/the colors of your brand were changed/)).toBeVisible();
  await button(founder, 'Got it').click();
  await founder.reload();
  await expect(founder.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(founder.getByText('We looked after your brand')).toHaveCount(0);
  await founder.route('**/api/brands/pack', (route) => route.fulfill({ status: 500, json: {} }));
  await button(founder, 'All logos, SVG, PNG and PDF').click();
  await expect(founder.getByText('An Error Occurred While Downloading Your Logos')).toBeVisible();
  await founder.route(/\/api\/books/, (route) => route.fulfill({ status: 500, json: {} }));
  await founder.reload();
  await expect(founder.getByText('Failed to initialize Brand Book')).toBeVisible();

  await button(page, 'Clear logos').click();
  const confirm = page.getByRole('alertdialog').getByRole('button', { name: 'Clear logos' });
  await expect(confirm).toBeDisabled();
  await page.getByLabel('Type Delete to confirm').fill('delete');
  await expect(confirm).toBeDisabled();
  await page.getByLabel('Type Delete to confirm').fill('Delete');
  await confirm.click();
  await expect(page.getByText('Logos reset to active selections.')).toBeVisible({ timeout: 60_000 });

  await page.goto(`/admin/audit?search=${encodeURIComponent(email)}`);
  await expect(page.getByRole('row').filter({ hasText: 'Uploaded custom logos' })).toHaveCount(1);
});
