import { afterAll, expect, it } from 'vitest';
import { createPrinting } from './press.ts';

const printing = createPrinting();
afterAll(() => printing.close());

const picture = (title: string) => ({
  svg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path d="M0 0h10v10z"/></svg>',
  title,
  width: 10,
  height: 10,
});

it('prints documents that are asked for at once one after the other, each its own', async () => {
  const titles = ['first', 'second', 'third', 'fourth', 'fifth'];
  const documents = await Promise.all(titles.map((title) => printing.pictures([picture(title)])));
  for (const [document] of documents) expect(Buffer.from(document ?? []).toString('latin1')).toMatch(/^%PDF-/);
  expect(new Set(documents.map(([document]) => Buffer.from(document ?? []).toString('latin1'))).size).toBe(5);
});

it('goes on after a document that cannot be set', async () => {
  await expect(printing.pictures([{ ...picture('broken'), svg: 'no picture' }])).rejects.toThrow();
  expect(await printing.pictures([picture('after it')])).toHaveLength(1);
});

it('goes on after a document that would never end', async () => {
  const path = (at: number) => `<path d="M0 0h10v10z" clip-path="url(#c${at})"/>`;
  // each path of a clip is clipped by the next: a million million of them
  const clips = Array.from({ length: 12 }, (_, at) => `<clipPath id="c${at}">${path(at + 1).repeat(10)}</clipPath>`);
  const endless = picture('endless').svg.replace('<path', `${clips.join('')}${path(0)}<path`);
  const hasty = createPrinting({ longest: 12_000 });
  await expect(hasty.pictures([{ ...picture('endless'), svg: endless }])).rejects.toThrow(/abort/i);
  expect(await hasty.pictures([picture('after it')])).toHaveLength(1);
  await hasty.close();
});
