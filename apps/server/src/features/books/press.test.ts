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

it('prints more documents than one of its threads does, each asked for at once, and each its own', async () => {
  const titles = ['first', 'second', 'third', 'fourth', 'fifth'];
  const documents = await Promise.all(titles.map((title) => printing.pictures([picture(title)])));
  for (const [document] of documents) expect(Buffer.from(document ?? []).toString('latin1')).toMatch(/^%PDF-/);
  expect(new Set(documents.map(([document]) => Buffer.from(document ?? []).toString('latin1'))).size).toBe(5);
});

it('goes on after a document that cannot be set', async () => {
  await expect(printing.pictures([{ ...picture('broken'), svg: 'no picture' }])).rejects.toThrow();
  expect(await printing.pictures([picture('after it')])).toHaveLength(1);
});
