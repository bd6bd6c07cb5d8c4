import { expect, test } from 'vitest';
import { hashOf } from '../made-files/kind.ts';
import type { DocumentSource, FoundSource } from './document-source.ts';
import { createPictureSources } from './picture-sources.ts';

const source = { kitKey: 'contour' } as DocumentSource;
const address = { userId: 'u', quizId: 'q', basis: hashOf(source) };
const counted = () => {
  const read: string[] = [];
  const of = async (_user: unknown, quizId: string | undefined): Promise<FoundSource> => {
    read.push(quizId ?? '');
    return { source, quizId: quizId ?? '', kit: { marketingKitId: '1', name: 'Contour' } };
  };
  return { read, sourceOf: createPictureSources({ of }) };
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
