import { expect, test } from 'vitest';
import { hashOf } from '../made-files/kind.ts';
import type { DocumentFrom } from './document-kind.ts';
import type { DocumentSource, FoundSource } from './document-source.ts';
import { createPictureSources, savedBasis } from './picture-sources.ts';

const source = { kitKey: 'contour' } as DocumentSource;
const address = { userId: 'u', quizId: 'q', basis: hashOf(source) };
const counted = () => {
  const read: string[] = [];
  const of = async (_user: unknown, quizId: string | undefined): Promise<FoundSource> => {
    read.push(quizId ?? '');
    return { source, quizId: quizId ?? '', kit: { marketingKitId: '1', name: 'Contour' }, isFinished: true };
  };
  const made: Partial<DocumentFrom> = { source: { kitKey: 'orbit' } as DocumentSource, at: '2026-03-01T00:00:00.000Z' };
  const madeFrom = async ({ documentId }: { documentId: string }) =>
    documentId === 'd' ? (made as DocumentFrom) : undefined;
  const now = () => new Date('2026-10-01T00:00:00.000Z');
  return { read, sourceOf: createPictureSources({ sources: { of }, madeFrom, now }) };
};

test('a page of pictures reads its brand once', async () => {
  const { read, sourceOf } = counted();
  await Promise.all(Array.from({ length: 120 }, () => sourceOf(address)));
  await sourceOf(address);
  expect(read).toEqual(['q']);
});

test('an address of the brand as it was is refused, each time anew', async () => {
  const { read, sourceOf } = counted();
  const old = { ...address, basis: 'another' };
  await expect(sourceOf(old)).rejects.toMatchObject({ code: 'linkExpired' });
  await expect(sourceOf(old)).rejects.toMatchObject({ code: 'linkExpired' });
  expect(read).toEqual(['q', 'q']);
});

test('a file in the drive is drawn from what it was made from, as of its day, whatever its brand is now', async () => {
  const { read, sourceOf } = counted();
  const { source: drawn, at } = await sourceOf({ ...address, basis: savedBasis('d') });
  expect([drawn.kitKey, at.toISOString().slice(0, 7)]).toEqual(['orbit', '2026-03']);
  expect(read).toEqual([]);
  await expect(sourceOf({ ...address, basis: savedBasis('gone') })).rejects.toMatchObject({ code: 'linkExpired' });
});
