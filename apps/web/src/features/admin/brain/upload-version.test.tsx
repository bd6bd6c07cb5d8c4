import { expect, it, vi } from 'vitest';
import { useScreen } from '../../../testing/screen.tsx';
import { UploadVersion } from './upload-version.tsx';

const screen = useScreen();
const workbook = (name = 'brain.xlsx') => new File(['x'], name);
const file = () => screen.input('file');
const show = () => screen.show(<UploadVersion onClose={() => undefined} onUploaded={() => undefined} />);

it('a version and a file are required', async () => {
  await show();
  await screen.press('Upload');
  expect(screen.text()).toContain('Version is required');
  expect(screen.text()).toContain('Brain File is required');
});

it('a version of more than 64 characters and notes of more than 2048 are refused before anything is sent', async () => {
  const fetch = vi.fn<() => Promise<Response>>();
  vi.stubGlobal('fetch', fetch);
  await show();
  await screen.choose(file(), workbook());
  await screen.type(screen.field('Version'), 'v'.repeat(65));
  await screen.type(screen.field('Notes'), 'n'.repeat(2049));
  await screen.press('Upload');
  expect(screen.text()).toContain('Version must not exceed 64 characters');
  expect(screen.text()).toContain('Notes must not exceed 2048 characters');
  await screen.type(screen.field('Version'), 'v'.repeat(64));
  await screen.type(screen.field('Notes'), 'n'.repeat(2048));
  expect(screen.text()).not.toContain('must not exceed');
  expect(fetch).not.toHaveBeenCalled();
});

it.each<[string, ...File[]]>([
  ['two files at once', workbook(), workbook('other.xlsx')],
  ['a file of another kind', workbook('brain.csv')],
])('it takes exactly one spreadsheet: %s are rejected, and so is the file of before', async (_what, ...files) => {
  await show();
  await screen.choose(file(), workbook('first.xlsx'));
  expect(screen.text()).toContain('first.xlsx');
  await screen.choose(file(), ...files);
  expect(screen.text()).toContain('Too many files selected or selected file(s) not supported.');
  const fetch = vi.fn<() => Promise<Response>>();
  vi.stubGlobal('fetch', fetch);
  await screen.type(screen.field('Version'), '2');
  await screen.press('Upload');
  expect(fetch, 'nothing is sent').not.toHaveBeenCalled();
  await screen.choose(file(), workbook('second.xlsx'));
  expect(screen.text()).toContain('second.xlsx');
});

const NO_WORDS = 'An unexpected error occurred while communicating with the server.';
it.each([
  ['the server’s message', async () => Response.json({ message: 'Wait a while.' }, { status: 429 }), 'Wait a while.'],
  ['a body without a message', async () => Response.json({}, { status: 500 }), NO_WORDS],
  ['a body that cannot be read', async () => new Response('<html>', { status: 502 }), NO_WORDS],
  ['no answer', async () => Promise.reject(new Error('offline')), NO_WORDS],
])('an upload that fails with %s is told so (spec administration §8.5)', async (_what, answer, told) => {
  vi.stubGlobal('fetch', answer);
  await show();
  await screen.choose(file(), workbook());
  await screen.type(screen.field('Version'), 'Spring');
  await screen.press('Upload');
  await screen.until(() => screen.text().includes(told));
});
