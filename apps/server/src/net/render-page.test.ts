import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import vm from 'node:vm';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Fetched } from './guarded-client.ts';
import { createAnswering, createRenderer, WRITTEN } from './render-page.ts';

/* Browsers that misbehave are scripts here; what a real one does is in e2e/rendering.e2e.ts. */

let folder: string;
const profiles = () => fs.readdirSync(folder).filter((name) => name.startsWith('signet-page-'));
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'renderer-'));
  // where the server is root, its browser is nobody
  fs.chmodSync(folder, 0o755);
  vi.stubEnv('TMPDIR', folder);
});
afterEach(() => {
  vi.unstubAllEnvs();
  fs.rmSync(folder, { recursive: true, force: true });
});

const browserThat = (does: string): string => {
  const file = path.join(folder, 'browser');
  fs.writeFileSync(file, `#!/bin/sh\n${does}\n`, { mode: 0o755 });
  return file;
};
const page: Fetched = { url: 'https://a.com/', status: 200, type: 'text/html', charset: undefined, body: Buffer.of() };
const visit = { get: () => Promise.resolve(page) };

it('a browser that says what nobody understands is ended, and its page is read as it came', async () => {
  const { render } = createRenderer(browserThat(`printf 'no message\\0' >&4; exec sleep 60`));
  expect(await render(visit, page)).toBeUndefined();
  expect(profiles()).toEqual([]);
});

it('where no browser can begin, pages are read as they came', async () => {
  expect(await createRenderer(path.join(folder, 'none')).render(visit, page)).toBeUndefined();
  // a name that no process can have is refused before there is one
  expect(await createRenderer('a\0b').render(visit, page)).toBeUndefined();
  await vi.waitFor(() => expect(profiles()).toEqual([]));
  vi.stubEnv('TMPDIR', path.join(folder, 'nowhere'));
  expect(await createRenderer(browserThat('exec sleep 60')).render(visit, page)).toBeUndefined();
});

it('a page does not wait long while another is put together, and closing ends the browser that runs', async () => {
  const { render, close } = createRenderer(browserThat('exec sleep 60'), { mostWaitMs: 50 });
  const first = render(visit, page);
  expect(await render(visit, page)).toBeUndefined();
  expect(profiles()).toHaveLength(1);
  await close();
  expect(profiles()).toEqual([]);
  expect(await first).toBeUndefined();
  expect(await render(visit, page)).toBeUndefined();
});

it('profiles that a killed server left behind are removed, those of now stay', async () => {
  for (const name of ['signet-page-old', 'signet-page-new']) fs.mkdirSync(path.join(folder, name));
  const long = new Date(Date.now() - 2 * 60 * 60 * 1000);
  fs.utimesSync(path.join(folder, 'signet-page-old'), long, long);
  createRenderer(browserThat('exec sleep 60'));
  await vi.waitFor(() => expect(profiles()).toEqual(['signet-page-new']));
});

it('rules are written out for the media that they are for, and not where they are switched off', () => {
  const sheet = (cssText: string, mediaText = '', disabled = false) => ({
    cssRules: [{ cssText }],
    media: { mediaText },
    disabled,
    href: null,
  });
  let written = '';
  const root = {
    querySelectorAll: () => [],
    querySelector: () => null,
    append: ({ textContent }: { textContent: string }) => void (written = textContent),
    outerHTML: '<html></html>',
  };
  const document = {
    styleSheets: [sheet('a{color:red}'), sheet('b{color:black}', 'print'), sheet('c{color:blue}', '', true)],
    adoptedStyleSheets: [sheet('d{color:green}')],
    documentElement: { cloneNode: () => root },
    createElement: () => ({}),
  };
  vm.runInNewContext(WRITTEN, { document });
  expect(written.replaceAll(/\s+/g, ' ')).toBe('a{color:red} @media print { b{color:black} } d{color:green}');
});

it('a page that asks for itself is shown once and then counted, and one that asks without end is ended', async () => {
  const asked: string[] = [];
  const ended: string[] = [];
  const browser = {
    ask: async (method: string) => {
      asked.push(method);
      return {};
    },
    end: (why = '') => void ended.push(why),
  };
  const got: string[] = [];
  const guarded = {
    get: async (url: string) => {
      got.push(url);
      return page;
    },
  };
  const answering = createAnswering({ browser, visit: guarded, page });
  const asks = (resourceType: string, method = 'GET') =>
    answering({
      method: 'Fetch.requestPaused',
      params: { requestId: '1', resourceType, request: { url: page.url, method } },
    });
  asks('Document');
  await vi.waitFor(() => expect(asked).toEqual(['Fetch.fulfillRequest']));
  for (let times = 0; times < 500; times += 1) asks('Fetch', 'POST');
  for (let times = 0; times < 499; times += 1) asks(times % 2 ? 'Fetch' : 'Document');
  await vi.waitFor(() => expect(asked).toHaveLength(1000));
  expect(asked.filter((method) => method === 'Fetch.fulfillRequest')).toHaveLength(14);
  expect(got).toHaveLength(13);
  expect(ended).toEqual([]);
  asks('Fetch');
  expect(ended).toEqual(['the page asks without end']);
});
