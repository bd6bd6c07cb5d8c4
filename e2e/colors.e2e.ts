import { join } from './people.ts';
import { answerUpTo, chip, colorMode, goNext, tray } from './quiz.ts';
import { expect, test } from './test.ts';

test('selecting a family adds it to the current mode, selecting it again removes it', async ({ page }) => {
  await join(page);
  await answerUpTo(page, 3);
  await expect(chip(page, 'Teal')).toContainText('#0e7378');
  await chip(page, 'Teal').click();
  await expect(tray(page, 'Favorites')).toContainText('Teal');
  await expect(chip(page, 'Teal')).toHaveAttribute('aria-pressed', 'true');
  await chip(page, 'Teal').click();
  await expect(tray(page, 'Favorites')).not.toContainText('Teal');
  await expect(chip(page, 'Teal')).toHaveAttribute('aria-pressed', 'false');
});

test('a family in one list is disabled in the other mode', async ({ page }) => {
  await join(page);
  await answerUpTo(page, 3);
  await chip(page, 'Teal').click();
  await colorMode(page, 'Disliked').click();
  await expect(chip(page, 'Teal')).toBeDisabled();
  // #0e7378: a chart shows no other color than the one it names
  await expect(chip(page, 'Teal')).toHaveCSS('background-color', 'rgb(14, 115, 120)');
  await chip(page, 'Teal').click({ force: true });
  await expect(tray(page, 'Disliked')).not.toContainText('Teal');
  await expect(tray(page, 'Favorites')).toContainText('Teal');
});

test('once 2 are chosen in a mode the other families are disabled in that mode only, until one is taken back', async ({
  page,
}) => {
  await join(page);
  await answerUpTo(page, 3);
  await chip(page, 'Teal').click();
  await chip(page, 'Navy').click();
  await expect(chip(page, 'Coral')).toBeDisabled();
  await expect(chip(page, 'Navy')).toBeEnabled();
  await chip(page, 'Coral').click({ force: true });
  await expect(tray(page, 'Favorites')).not.toContainText('Coral');

  await colorMode(page, 'Disliked').click();
  await expect(chip(page, 'Coral')).toBeEnabled();
  await chip(page, 'Coral').click();
  await chip(page, 'Lemon').click();
  await expect(chip(page, 'Mint')).toBeDisabled();

  await tray(page, 'Favorites').getByRole('button', { name: 'Remove Navy from favorites' }).click();
  await colorMode(page, 'Favorites').click();
  await expect(chip(page, 'Mint')).toBeEnabled();
  await expect(chip(page, 'Coral')).toBeDisabled();
});

test('no color at all is an answer too', async ({ page }) => {
  await join(page);
  await answerUpTo(page, 3);
  await goNext(page, 4);
});

test("color families that cannot be loaded show 'Failed to load color families'", async ({ page, trouble }) => {
  trouble.expect(/brain\/colorFamilies/);
  await join(page);
  await page.route('**/api/brain/colorFamilies*', (route) => route.fulfill({ status: 500, body: '' }));
  await answerUpTo(page, 3);
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to load color families' })).toBeVisible();
});
