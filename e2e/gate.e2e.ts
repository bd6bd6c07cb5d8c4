import { chooseInMenu, join } from './people.ts';
import { answerUpTo, back, expectPage, step, titles } from './quiz.ts';
import { expect, test } from './test.ts';

test('whoever has answered nothing and opens page 5 is sent to page 1, and the back button does not bounce', async ({
  page,
}) => {
  await join(page);
  await chooseInMenu(page, 'MY ACCOUNT');
  await expect(page).toHaveURL(/\/team\/subscription$/);
  await page.goto('/quiz/5');
  await expectPage(page, 1);
  await page.goBack();
  await expect(page).toHaveURL(/\/team\/subscription$/);
});

test('a page beyond the first uncompleted page leads to that one; earlier pages may be visited', async ({ page }) => {
  await join(page);
  await answerUpTo(page, 3);
  for (const beyond of [4, 5]) {
    await page.goto(`/quiz/${beyond}`);
    await expectPage(page, 3);
  }
  await page.goto('/quiz/2');
  await expectPage(page, 2);
  await expect(step(page, 'Colors')).toBeVisible();
  await expect(step(page, 'Keywords')).toHaveCount(0);
});

test('whoever comes back lands on the first page that is not answered', async ({ page }) => {
  await join(page);
  await answerUpTo(page, 3);
  await page.goto('/quiz/1');
  await expectPage(page, 1);
  await page.goto('/');
  await expectPage(page, 3);
});

test('an empty or unknown path, inside the quiz or not, leads to step 1', async ({ page }) => {
  await join(page);
  await answerUpTo(page, 2);
  for (const path of ['/quiz', '/quiz/', '/quiz/nonsense', '/quiz/0', '/quiz/6', '/no/such/place', '/quizzes']) {
    await page.goto(path);
    await expectPage(page, 1);
  }
});

test('every page of the quiz has its own title, and Back goes to the page before', async ({ page }) => {
  await join(page);
  await answerUpTo(page, 5);
  await step(page, 'Keywords').click();
  await expectPage(page, 4);
  for (const number of [3, 2, 1] as const) {
    await back(page).click();
    await expectPage(page, number);
  }
  expect(Object.values(titles)).toEqual([
    'Lets Build Your Brand',
    'Your Competitors',
    'Color Preferences',
    'Your Keywords',
    'Your Brand Results',
  ]);
  await expect(back(page)).toBeDisabled();
});
