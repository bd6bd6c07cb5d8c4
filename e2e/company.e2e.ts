import { join } from './people.ts';
import { answerCompany, companyFields, expectPage, goNext, isSave, next } from './quiz.ts';
import { expect, test } from './test.ts';

const messages = [
  'Company name is required',
  'Website URL is required',
  'Industry is required',
  'Business lifecycle is required',
] as const;

test('NEXT with nothing filled in shows all messages, focuses the first invalid field and saves nothing', async ({
  page,
}) => {
  await join(page);
  const saves: string[] = [];
  page.on('request', (request) => isSave(request) && saves.push(request.url()));
  await next(page).click();
  for (const message of messages) await expect(page.getByText(message)).toBeVisible();
  await expect(companyFields(page).name).toBeFocused();
  await expectPage(page, 1);
  expect(saves).toEqual([]);
});

test('after a failed NEXT a message goes as its field is corrected, the focus to the next invalid one', async ({
  page,
}) => {
  await join(page);
  const fields = companyFields(page);
  await next(page).click();
  await fields.name.fill('Northwind Bakery');
  await expect(page.getByText(messages[0])).toBeHidden();
  await expect(page.getByText(messages[1])).toBeVisible();
  await next(page).click();
  await expect(fields.website).toBeFocused();
  await fields.website.fill('northwind.example');
  await fields.industry.fill('coffee');
  await page.getByRole('option', { name: 'Coffee & Soft Drinks' }).click();
  await expect(page.getByText(messages[2])).toBeHidden();
  await next(page).click();
  await expect(fields.lifecycle('Ideation')).toBeFocused();
  await expect(page.getByText(messages[3])).toBeVisible();
});

test('blank spaces are no company name', async ({ page }) => {
  await join(page);
  await companyFields(page).name.fill('   ');
  await next(page).click();
  await expect(page.getByText(messages[0])).toBeVisible();
});

test('page 1 shows the placeholders and the lifecycle options of the specification', async ({ page }) => {
  await join(page);
  const fields = companyFields(page);
  await expect(fields.name).toHaveAttribute('placeholder', 'Acme Inc');
  await expect(fields.website).toHaveAttribute('placeholder', 'acme.com');
  await expect(page.getByRole('radiogroup').locator('label')).toHaveText([
    'Ideation',
    'Friends & Family',
    'Angel',
    'Pre-Seed',
    'Seed',
    'Series A',
    'Beyond',
  ]);
});

test("'No website yet' is an answer: page 1 can be left with it, and it is still there afterwards", async ({
  page,
}) => {
  await join(page);
  await answerCompany(page);
  const fields = companyFields(page);
  const none = page.getByRole('checkbox', { name: 'No website yet' });
  await page.getByText('No website yet').click();
  await expect(fields.website).toBeDisabled();
  await expect(fields.website).toHaveValue('');
  await goNext(page, 2);
  await page.goto('/quiz/1');
  await expect(none).toBeChecked();
  await page.getByText('No website yet').click();
  await next(page).click();
  await expect(page.getByText('Website URL is required')).toBeVisible();
  await expect(fields.website).toBeFocused();
});
