import type { Page } from '@playwright/test';
import { inAHouseOfTheirOwn } from './own-house.ts';
import { asAdministrator } from './people.ts';
import { button } from './results.ts';
import { expect, test } from './test.ts';

inAHouseOfTheirOwn('knowledge');

const said = (page: Page, words: string) => expect(page.getByText(words, { exact: true })).toBeVisible();
const AT_WORK = { timeout: 90_000 };
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
/** A call that fails is said in the sentence of the specification; then it works again. */
const fails = async (page: Page, call: Parameters<Page['route']>[0], act: string, sentence: string): Promise<void> => {
  await page.route(call, (route) =>
    route.request().method() === 'GET' ? route.continue() : route.fulfill({ status: 500, json: {} }),
  );
  await button(page, act).click();
  const asked = page.getByRole('alertdialog').getByRole('button', { name: /^(?:Delete|Publish)$/ });
  if (/^(?:Delete|Publish)/u.test(act)) await asked.click();
  await said(page, sentence);
  await page.unroute(call);
};
const file = (name: string, text: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });

test('staff make a knowledge base, send documents, and a sync names the one that cannot be read', async ({
  page,
  trouble,
}) => {
  test.slow();
  trouble.expect(/dataSource/);
  await asAdministrator(page);
  await page.goto('/admin/knowledgeBases');
  await button(page, 'New Knowledge Base').click();
  const dialog = page.getByRole('dialog', { name: 'New Knowledge Base' });
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(dialog.getByText('Name is required')).toBeVisible();
  await dialog.getByLabel('Name').fill('Handbook');
  await dialog.getByLabel('Notes').fill('What we tell everybody.');
  await dialog.getByRole('button', { name: 'Create' }).press('Enter');
  await said(page, 'Knowledge Base Handbook created successfully');
  await expect(row(page, 'Handbook').getByText('Active', { exact: true })).toBeVisible(AT_WORK);

  await page.getByRole('searchbox', { name: 'Search by Name or Notes' }).fill('everybody');
  await expect(page).toHaveURL(/search=everybody/);
  await expect(row(page, 'Handbook').getByText('Not Created', { exact: true })).toBeVisible();
  await page.getByLabel('Select Handbook').check();
  await expect(button(page, 'Sync Data Source')).toBeDisabled();
  await fails(page, '**/dataSource', 'Create Data Source', 'Failed to create data source.');
  await page.getByLabel('Select Handbook').check();
  await button(page, 'Create Data Source').click();
  await said(page, 'Data Source created successfully.');
  await page.getByRole('link', { name: 'Manage Documents of Handbook' }).click(AT_WORK);

  await said(page, 'No documents yet. Send txt, md, html, pdf, docx, pptx, xlsx or csv.');
  await page
    .getByLabel('Documents to send')
    .setInputFiles([
      file('tone.md', '# Tone\n\nWrite to one person, and never shout at them.'),
      file('broken.pdf', 'this is no PDF'),
    ]);
  await said(page, '2 documents were sent.');
  await expect(row(page, 'tone.md')).toContainText('Waits for the next sync');
  await button(page, 'Sync Data Source').click();
  await said(page, 'Knowledge Base Sync initiated successfully.');
  // whoever stays sees what was read, without a reload
  await expect(row(page, 'tone.md').getByText('Read', { exact: true })).toBeVisible(AT_WORK);
  await page.getByRole('link', { name: 'All knowledge bases' }).click();
  await expect(row(page, 'Handbook').getByText('Complete', { exact: true })).toBeVisible(AT_WORK);
  await row(page, 'Handbook')
    .getByRole('button', { name: /^Last sync: Complete, 1 failed/ })
    .focus();
  await expect(page.getByRole('tooltip')).toContainText('broken.pdf');

  await page.getByRole('link', { name: 'Manage Documents of Handbook' }).click();
  await expect(row(page, 'tone.md')).toContainText('Read');
  await button(page, 'tone.md').click();
  await expect(page.getByRole('dialog', { name: 'tone.md' })).toContainText('never shout');
  await page.keyboard.press('Escape');
  await page.getByLabel('Select tone.md').check();
  await page.getByLabel('Document to put in its place').setInputFiles(file('tone.md', '# Tone\n\nWhisper instead.'));
  await said(page, 'One document was sent.');
  await expect(row(page, 'tone.md').getByRole('cell', { name: '2', exact: true })).toBeVisible();
  await page.getByLabel('Select broken.pdf').check();
  await button(page, 'Delete 1').click();
  await page.getByRole('alertdialog', { name: 'Delete 1 document?' }).getByRole('button', { name: 'Delete' }).click();
  await said(page, '1 document deleted. The next sync forgets what was read of them.');
});

test('a sync that was killed is shown as failed, with what answers meanwhile, and can be begun again', async ({
  page,
}) => {
  await asAdministrator(page);
  const broken = /\/api\/knowledgeBases\?/;
  // as a minute's look leaves it when the server that read was gone: nothing was heard of it
  await page.route(broken, async (route) => {
    const response = await route.fetch();
    const { records, ...others } = (await response.json()) as { records: { syncJob: object }[] };
    const silent = records.map((one) => ({ ...one, syncJob: { ...one.syncJob, status: 'FAILED' } }));
    await route.fulfill({ response, json: { ...others, records: silent } });
  });
  await page.goto('/admin/knowledgeBases');
  const chip = row(page, 'Handbook').getByRole('button', { name: /^Last sync: Failed/ });
  await expect(chip).toContainText('Failed');
  await chip.focus();
  await expect(page.getByRole('tooltip')).toContainText('Answers come from what was read before; sync again');
  await page.unroute(broken);
  await page.getByLabel('Select Handbook').check();
  await button(page, 'Sync Data Source').click();
  await said(page, 'Knowledge Base Sync initiated successfully.');
  await expect(row(page, 'Handbook').getByText('Complete', { exact: true })).toBeVisible(AT_WORK);
});

test('an agent is given the knowledge base, loses it, and is deleted; so is the knowledge base', async ({
  page,
  trouble,
}) => {
  test.slow();
  trouble.expect(/agents\/general|knowledgeBases/);
  await asAdministrator(page);
  await page.goto('/admin/agent');
  await page.getByRole('button', { name: 'Model' }).click();
  await page.getByRole('option', { name: /Offline strategist/ }).click();
  await page.getByLabel('Instruction').fill('Answer founders about their brand, briefly and in plain words.');
  await button(page, 'Create Agent').click();
  await said(page, 'Not Prepared (Not Published)');
  await button(page, 'Manage').click();
  const bases = page.getByRole('dialog', { name: 'Associated Knowledge Bases' });
  await bases.getByRole('button', { name: 'Knowledge base' }).click();
  await page.getByRole('option', { name: 'Handbook' }).click();
  await bases.getByRole('button', { name: 'Add' }).click();
  await expect(bases.getByRole('button', { name: 'Remove Handbook' })).toBeVisible();
  await said(page, 'No additional knowledge bases are available to associate with this agent.');
  await bases.getByRole('button', { name: 'Done' }).click();
  await said(page, 'Associated Knowledge Bases: 1');
  await button(page, 'Prepare Agent').click();
  await expect(page.getByText('Prepared (Not Published)', { exact: true })).toBeVisible(AT_WORK);
  await fails(page, '**/general/publish', 'Publish Agent', 'Failed to publish agent.');
  await page.route('**/general/knowledgeBases', (route) => route.fulfill({ status: 500, json: {} }));
  await page.reload();
  await button(page, 'Manage').click();
  await said(page, 'Failed to load agent knowledgeBases');
  await page.unroute('**/general/knowledgeBases');
  await page.reload();
  await button(page, 'Manage').click();
  await bases.getByRole('button', { name: 'Remove Handbook' }).click();
  await expect(bases.getByText('None yet: answers come from the brand alone.')).toBeVisible();
  await bases.getByRole('button', { name: 'Done' }).click();
  // what it reads is part of the draft
  await said(page, 'Not Prepared (Not Published)');
  await button(page, 'Delete Agent').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await fails(page, '**/api/agents/general', 'Delete Agent', 'Failed to delete agent.');
  await button(page, 'Delete Agent').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(button(page, 'Create Agent')).toBeVisible(AT_WORK);
  await said(page, 'The agent has been successfully deleted.');

  await page.goto('/admin/knowledgeBases');
  await page.getByLabel('Select Handbook').check();
  await fails(page, '**/dataSource/sync', 'Sync Data Source', 'Failed to sync data source.');
  await page.getByLabel('Select Handbook').check();
  await fails(page, /\/api\/knowledgeBases\/[\da-f-]+$/, 'Delete Knowledge Base', 'Failed to delete knowledge base.');
  await page.getByLabel('Select Handbook').check();
  await button(page, 'Delete Knowledge Base').click();
  await page.getByRole('alertdialog', { name: 'Delete Handbook?' }).getByRole('button', { name: 'Delete' }).click();
  await said(page, 'Knowledge Base deleted successfully.');
  await said(page, 'No Knowledge Bases found.');

  // what failed on the way was not done, so each is there once: newest first, each with what it was about
  await page.goto('/admin/audit');
  const done = page.locator('tbody tr');
  for (const [at, act, about] of [
    [0, 'Deleted a knowledge base', 'name: Handbook'],
    [1, 'Deleted the agent', 'type: general'],
    [2, 'Took a knowledge base from the agent', 'type: general'],
    [3, 'Prepared the agent', 'type: general'],
    [4, 'Gave the agent a knowledge base', 'type: general'],
    [5, 'Saved the agent', 'config: model'],
    [6, 'Synced a data source', 'name: Handbook'],
    [7, 'Deleted a document', 'document: '],
  ] as const) {
    await expect(done.nth(at)).toContainText(act);
    await expect(done.nth(at)).toContainText(about);
  }
});
