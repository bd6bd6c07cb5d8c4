import { expect, it } from 'vitest';
import type { Overview } from '@signet/contract';
import { disksLook, nodeWords, serversLook } from './nodes.ts';

const GIGABYTE = 1024 ** 3;
const node = (given: Partial<Overview['nodes'][number]> = {}): Overview['nodes'][number] => ({
  name: 'anvil',
  version: '1.2.0',
  isThis: true,
  upSeconds: 120,
  memoryBytes: GIGABYTE / 2,
  disk: { freeBytes: 50 * GIGABYTE, totalBytes: 100 * GIGABYTE },
  ...given,
});
const other = node({ name: 'bellows', isThis: false });

it('servers need a look once they are of different versions, and each is named with its own', () => {
  expect(serversLook([node()])).toEqual({ isFine: true, words: 'One runs, of version 1.2.0.' });
  expect(serversLook([node(), other])).toEqual({ isFine: true, words: '2 run, of version 1.2.0.' });
  expect(serversLook([node(), { ...other, version: '1.3.0' }])).toEqual({
    isFine: false,
    words: '2 run, of different versions: anvil of version 1.2.0, bellows of version 1.3.0.',
  });
});

it.each([
  ['a tenth', { freeBytes: 9 * GIGABYTE, totalBytes: 100 * GIGABYTE }, '9.00 GB free of 100.00 GB.'],
  ['two gigabytes', { freeBytes: GIGABYTE, totalBytes: 5 * GIGABYTE }, '1.00 GB free of 5.00 GB.'],
])('a disk with less than %s left needs a look, whichever server has it', (_what, disk, words) => {
  expect(disksLook([node({ disk })])).toEqual({ isFine: false, words });
  expect(disksLook([node(), { ...other, disk }])).toEqual({ isFine: false, words: `bellows: ${words}` });
});

it('a disk with room needs none, nor one that nobody can tell of', () => {
  expect(disksLook([node()])).toEqual({ isFine: true, words: '50.00 GB free of 100.00 GB.' });
  expect(disksLook([node({ disk: null })])).toEqual({ isFine: true, words: 'The disk cannot be told.' });
});

it('of a server is said since when it runs, what it holds and what it has left', () => {
  expect(nodeWords(node())).toBe(
    'anvil, version 1.2.0, up for 2 minutes, 0.50 GB of memory, 50.00 GB free of 100.00 GB',
  );
});
