import { arrowTo, press, tabTo } from './keyboard.ts';
import { DOOR, join, newcomer } from './people.ts';
import {
  chip,
  colorMode,
  companyFields,
  competitorBox,
  expectBrand,
  expectCompany,
  expectPage,
  next,
  slots,
  step,
  tile,
  tray,
  company,
} from './quiz.ts';
import { expect, test } from './test.ts';

test('a newcomer does the same by keyboard alone, and always sees where the focus is', async ({ page }) => {
  const person = newcomer();
  await page.goto(DOOR);
  await tabTo(page, page.getByRole('link', { name: 'Create an account' }));
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('E-mail')).toBeFocused();
  await page.keyboard.type(person.email);
  await tabTo(page, page.getByLabel('Password', { exact: true }));
  await page.keyboard.type(person.password);
  await page.keyboard.press('Enter');

  await page.waitForURL('**/register');
  await tabTo(page, page.getByRole('checkbox'));
  await press(page, 'Space');
  await tabTo(page, page.getByRole('button', { name: 'I ACCEPT' }));
  await page.keyboard.press('Enter');

  await expectPage(page, 1);
  const fields = companyFields(page);
  await tabTo(page, fields.name);
  await page.keyboard.type(company.name);
  await tabTo(page, fields.website);
  await page.keyboard.type(company.website);
  await tabTo(page, fields.industry);
  await page.keyboard.type('coffee');
  await expect(page.getByRole('option', { name: company.industry })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(fields.industry).toHaveValue(company.industry);
  await tabTo(page, fields.lifecycle('Ideation'));
  await press(page, 'Space');
  await arrowTo(page, fields.lifecycle(company.lifecycle), 'ArrowRight');
  await expect(fields.lifecycle(company.lifecycle)).toBeChecked();
  await tabTo(page, next(page));
  await page.keyboard.press('Enter');

  await expectPage(page, 2);
  await tabTo(page, competitorBox(page, 1));
  await page.keyboard.type('stripe');
  await expect(page.getByRole('option', { name: /^Stripe\b/ })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(competitorBox(page, 1)).toHaveValue('Stripe');
  await tabTo(page, next(page));
  await page.keyboard.press('Enter');

  await expectPage(page, 3);
  await tabTo(page, chip(page, 'Burgundy'));
  await arrowTo(page, chip(page, 'Coral'), 'ArrowRight');
  await press(page, 'Space');
  await tabTo(page, colorMode(page, 'Favorites'), 'Shift+Tab');
  await arrowTo(page, colorMode(page, 'Disliked'), 'ArrowRight');
  await press(page, 'Space');
  await expect(colorMode(page, 'Disliked')).toBeChecked();
  await tabTo(page, chip(page, 'Coral'));
  await arrowTo(page, chip(page, 'Crimson'), 'ArrowLeft');
  await press(page, 'Enter');
  await expect(tray(page, 'Favorites')).toContainText('Coral');
  await expect(tray(page, 'Disliked')).toContainText('Crimson');
  await tabTo(page, next(page));
  await page.keyboard.press('Enter');

  await expectPage(page, 4);
  await tabTo(page, page.getByRole('tab', { name: 'How it feels' }));
  await arrowTo(page, page.getByRole('tab', { name: 'View All' }), 'ArrowRight');
  await press(page, 'Enter');
  await tabTo(page, tile(page, 'Calm'));
  await press(page, 'Space');
  await press(page, 'ArrowRight');
  await press(page, 'Space');
  await press(page, 'ArrowDown');
  await press(page, 'Enter');
  await expect(slots(page).filter({ hasText: 'KEYWORD' })).toHaveCount(0);
  await tabTo(page, page.getByRole('button', { name: 'Move Calm later' }), 'Shift+Tab');
  await press(page, 'Enter');
  await expect(slots(page).nth(1)).toContainText('Calm');
  await tabTo(page, next(page));
  await page.keyboard.press('Enter');

  await expectPage(page, 5);
  await page.reload();
  // the three directions open, with the focus on their heading: the steps lie before it
  await tabTo(page, step(page, 'Your company'), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expectPage(page, 1);
  await expectCompany(page);

  await tabTo(page, page.getByRole('button', { name: 'LOG OUT' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('link', { name: 'SIGN IN' }));
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('E-mail')).toBeFocused();
  await page.keyboard.type(person.email);
  await tabTo(page, page.getByLabel('Password', { exact: true }));
  await page.keyboard.type(person.password);
  await page.keyboard.press('Enter');
  // a founder who comes back goes on where something is left to do
  await expectPage(page, 5);
  await expectBrand(page);
  await tabTo(page, step(page, 'Your company'), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expectPage(page, 1);
  await expectCompany(page);
  await tabTo(page, step(page, 'Keywords'), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(slots(page).nth(1)).toContainText('Calm');
});

test('the first stop of a screen skips the sidebar, and the focus goes to the heading of the next screen', async ({
  page,
}) => {
  await join(page);
  await page.reload();
  await expectPage(page, 1);
  await press(page, 'Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await tabTo(page, page.getByRole('link', { name: 'MY ACCOUNT' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'My Account' })).toBeFocused();
});
