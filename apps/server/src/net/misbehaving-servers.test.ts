import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SiteOutcome } from '@signet/contract';
import { createPageReading } from '../features/research/page-reading.ts';
import { readWebsite } from '../features/research/read-website.ts';
import { misbehavingSites } from '../testing/misbehaving-sites.ts';
import type { RenderPage } from './render-page.ts';
import { openTestWeb, type TestWeb } from '../testing/web.ts';

const outcomes: Record<keyof typeof misbehavingSites, SiteOutcome> = {
  'good.com': 'read',
  'never-answers.com': 'notReached',
  'closes.com': 'notReached',
  'drips.com': 'notReached',
  'endless.com': 'notReached',
  'endless-headers.com': 'notReached',
  'bomb.com': 'notReached',
  'double-bomb.com': 'notReached',
  'broken-gzip.com': 'notReached',
  'strange-packing.com': 'notReached',
  'loop.com': 'notReached',
  'ever-further.com': 'notReached',
  'to-a-file.com': 'notReached',
  'no-location.com': 'notAPage',
  'not-http.com': 'notReached',
  'wrong-length.com': 'notReached',
  'wrong-chunks.com': 'notReached',
  'a-picture.com': 'notAPage',
  'gone.com': 'notAPage',
  'in-trouble.com': 'notReached',
  'busy.com': 'notReached',
  'forbidden.com': 'notAllowed',
  'deep.com': 'noColors',
  'broken-styles.com': 'read',
  'nested-media.com': 'read',
  'long-selectors.com': 'read',
  'many-classes.com': 'read',
  'many-attributes.com': 'noColors',
  'variables-in-circles.com': 'noColors',
  'many-sheets.com': 'read',
  'huge-picture.com': 'noColors',
  'wants-no-robots.com': 'notAllowed',
  'robots-in-trouble.com': 'notAllowed',
  'endless-robots.com': 'notReached',
};

let web: TestWeb;
const reading = createPageReading({ mostMs: 2500 });
beforeAll(async () => {
  web = await openTestWeb(misbehavingSites, { request: 400, visit: 1500 });
});
afterAll(() => web.close());

describe('a website that misbehaves', () => {
  it.each(Object.entries(outcomes))('%s ends as %s', async (host, outcome) => {
    const visit = web.client.visit(new AbortController().signal);
    const read = await readWebsite({ visit, reading }, host, async () => undefined);
    await visit.close();
    expect(read.outcome).toBe(outcome);
  });

  it('costs no more subresources than a visit may, nor more bytes', async () => {
    const before = web.asked.length;
    const visit = web.client.visit(new AbortController().signal);
    await readWebsite({ visit, reading }, 'many-sheets.com', async () => undefined);
    await visit.close();
    expect(web.asked.length - before).toBeLessThanOrEqual(22);
  });

  it('that takes long to read holds up nobody: the server answers meanwhile', async () => {
    const visit = web.client.visit(new AbortController().signal);
    let turns = 0;
    const counting = setInterval(() => (turns += 1), 10);
    await readWebsite({ visit, reading }, 'many-attributes.com', async () => undefined);
    clearInterval(counting);
    await visit.close();
    expect(turns).toBeGreaterThan(20);
  });

  it('holds up nobody when the visit is ended from outside', async () => {
    const ended = new AbortController();
    const visit = web.client.visit(ended.signal);
    const ending = readWebsite({ visit, reading }, 'never-answers.com', async () => undefined);
    ended.abort();
    expect((await ending).outcome).toBe('notReached');
    await visit.close();
  });

  it('that sends a browser more than its part is still read without it', async () => {
    const heavy = await openTestWeb({
      'heavy.com': ({ url }, response) => {
        const type = url?.endsWith('.css') ? 'text/css' : 'text/html';
        const sheet = `.btn{background:#7a1f3d;color:#fff}/*${'x'.repeat(1000)}*/`;
        const page = '<!doctype html><link rel="stylesheet" href="/a.css"><a class="btn" href="/">Go</a>';
        response.writeHead(200, { 'content-type': type }).end(type === 'text/css' ? sheet : page);
      },
    });
    const visit = heavy.client.visit(new AbortController().signal);
    const allowance = { bytes: 1000 };
    const render: RenderPage = async (guarded) => {
      await expect(guarded.get('http://heavy.com/a.css', '*/*', allowance)).rejects.toMatchObject({ why: 'size' });
      return undefined;
    };
    const { mainColor } = await readWebsite({ visit, reading, render }, 'heavy.com', async () => undefined);
    expect([mainColor, allowance.bytes < 0]).toEqual(['#7a1f3d', true]);
    await visit.close();
    await heavy.close();
  });
});
