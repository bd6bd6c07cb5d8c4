import { expect, it } from 'vitest';
import { parseByteRange } from './byte-range.ts';

it.each([
  ['bytes=0-99', { from: 0, to: 99 }],
  ['bytes=100-', { from: 100 }],
  ['bytes=-5', { last: 5 }],
  ['bytes=7-7', { from: 7, to: 7 }],
])('%s is one part of a file', (header, part) => expect(parseByteRange(header)).toEqual(part));

it.each([undefined, '', 'bytes=', 'bytes=-', 'bytes=5-2', 'bytes=0-1,3-4', 'lines=0-1', 'bytes=a-b', 'bytes=1e3-'])(
  '%s asks for the whole file',
  (header) => expect(parseByteRange(header)).toBeUndefined(),
);
