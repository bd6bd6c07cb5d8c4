import type { Locator, Page } from '@playwright/test';
import { ADMINISTRATOR } from './global-setup.ts';
import { button } from './results.ts';

/** A dialog of the administration: what makes it possible, what opens it, and how it is left behind. */
export type AdminDialog = {
  name: string;
  path: string;
  role: 'dialog' | 'alertdialog';
  title: string | RegExp;
  opener: (page: Page) => Locator;
  ready?: (page: Page) => Promise<void>;
  leave?: (page: Page) => Promise<void>;
};

const { email } = ADMINISTRATOR;
const ownRow = `/admin/users?search=${encodeURIComponent(email)}`;
const selectOwnRow = (page: Page) => page.getByLabel(`Select ${email}`).check();

/** The list of versions with one more, which nobody has made active; it is only ever asked about. */
const withAnotherVersion = async (page: Page): Promise<void> => {
  await page.route(/\/api\/brain\/versions\?/, async (route) => {
    const response = await route.fetch();
    const { records, count } = (await response.json()) as { records: object[]; count: number };
    const another = {
      ...records[0],
      _id: '00000000-0000-4000-8000-000000000001',
      version: 'Spring',
      status: 'inactive',
    };
    await route.fulfill({ response, json: { records: [another, ...records], count: count + 1 } });
  });
  await page.reload();
  await page.getByLabel('Select version Spring').check();
};

const withOutdated = async (page: Page): Promise<void> => {
  const stats = { totalFiles: 60, totalStorageGb: 1.2, outdatedFiles: 45, outdatedStorageGb: 0.5 };
  await page.route('**/assetLibrary/documentStats', (route) =>
    route.fulfill({ json: { stats: { ...stats, trashedFiles: 0, trashedStorageGb: 0 } } }),
  );
  await page.reload();
};

const letter = {
  _id: '00000000-0000-4000-8000-000000000002',
  to: 'ada@example.com',
  subject: 'You are invited',
  text: 'Come in: http://localhost/register?c=1',
  createdAt: '2026-11-01T08:00:00.000Z',
  status: 'failed',
  error: 'The mail server refused it.',
};
const withLetter = async (page: Page): Promise<void> => {
  await page.route('**/api/mail/outbox*', (route) =>
    route.fulfill({ json: { records: [letter], count: 1, delivers: true } }),
  );
  await page.reload();
};

/** Every dialog that the administration opens, but for those about one agent or knowledge base (knowledge.e2e.ts). */
export const adminDialogs: readonly AdminDialog[] = [
  {
    name: 'an invitation',
    path: '/admin/users',
    role: 'dialog',
    title: 'New Invite',
    opener: (page) => button(page, 'New Invite'),
  },
  {
    name: 'a bulk act',
    path: ownRow,
    role: 'alertdialog',
    title: 'Reset brand quiz',
    ready: selectOwnRow,
    opener: (page) => button(page, 'Reset brand quiz'),
  },
  {
    name: 'edits that would be lost',
    path: ownRow,
    role: 'alertdialog',
    title: 'Discard Changes',
    async ready(page) {
      await page.getByLabel(`Subscription of ${email}`).selectOption('Founder');
    },
    opener: (page) => page.getByRole('columnheader', { name: 'Group' }).getByRole('button', { name: 'Group' }).first(),
    leave: (page) => button(page, 'DISCARD').click(),
  },
  {
    name: 'a version that is sent',
    path: '/admin/brain',
    role: 'dialog',
    title: 'Upload a version',
    opener: (page) => button(page, 'Upload a version'),
  },
  {
    name: 'a version held against the active one',
    path: '/admin/brain',
    role: 'dialog',
    title: /^Version /,
    ready: (page) => page.locator('tbody').getByRole('checkbox').first().check(),
    opener: (page) => button(page, 'Compare with active'),
  },
  {
    name: 'a version that is to count',
    path: '/admin/brain',
    role: 'alertdialog',
    title: 'Activate version Spring',
    ready: withAnotherVersion,
    opener: (page) => button(page, 'Activate'),
    leave: (page) => page.unrouteAll(),
  },
  {
    name: 'what a tier opens',
    path: '/admin/subscription-tiers',
    role: 'dialog',
    title: 'What Founder opens',
    opener: (page) => page.getByRole('button', { name: /^Founder opens:/ }),
  },
  {
    name: 'a single sign-on',
    path: '/admin/settings',
    role: 'dialog',
    title: 'New single sign-on',
    opener: (page) => button(page, 'Add a single sign-on'),
  },
  {
    name: 'documents for the trash',
    path: '/admin/documents',
    role: 'alertdialog',
    title: 'Trash Outdated Documents',
    ready: withOutdated,
    opener: (page) => button(page, 'Trash Outdated Documents'),
    leave: (page) => page.unrouteAll(),
  },
  {
    name: 'a letter',
    path: '/admin/mail',
    role: 'dialog',
    title: letter.subject,
    ready: withLetter,
    opener: (page) => page.getByRole('button', { name: letter.subject }),
    leave: (page) => page.unrouteAll(),
  },
  {
    name: 'a knowledge base',
    path: '/admin/knowledgeBases',
    role: 'dialog',
    title: 'New Knowledge Base',
    opener: (page) => button(page, 'New Knowledge Base'),
  },
];

export const dialogOf = (page: Page, { role, title }: Pick<AdminDialog, 'role' | 'title'>): Locator =>
  page.getByRole(role, { name: title });
