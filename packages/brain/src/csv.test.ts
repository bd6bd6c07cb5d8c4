import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseCsv } from './index.ts';

test('fields in quotes may hold commas, quotes and line breaks', () => {
  expect(parseCsv('a,b\n"one, two","say ""hi""\nthere"\n')).toEqual([
    ['a', 'b'],
    ['one, two', 'say "hi"\nthere'],
  ]);
});

test('both kinds of line end, a byte order mark and a missing last line end are accepted', () => {
  expect(parseCsv('\uFEFFa,b\r\n1,2\r\n')).toEqual([
    ['a', 'b'],
    ['1', '2'],
  ]);
  expect(parseCsv('a,b\n1,2')).toEqual([
    ['a', 'b'],
    ['1', '2'],
  ]);
});

test('empty fields are kept, also at the end', () => {
  expect(parseCsv('a,,\n,,""\n')).toEqual([
    ['a', '', ''],
    ['', '', ''],
  ]);
  expect(parseCsv('a,')).toEqual([['a', '']]);
});

test('an empty text has no rows', () => {
  expect(parseCsv('')).toEqual([]);
});

test.each(['a\n"b', 'a\nb"c', 'a\n"b"c', 'a\n"b" ,c'])('a quote out of place is refused with its line: %j', (text) => {
  expect(() => parseCsv(text)).toThrow('Line 2');
});

test('whatever is written by the rules is read back', () => {
  const tables = fc.array(
    fc.array(fc.oneof(fc.string(), fc.constantFrom('', '"', ',', '\n', '\r\n', '""')), { minLength: 1, maxLength: 4 }),
    { minLength: 1, maxLength: 5 },
  );
  fc.assert(
    fc.property(tables, fc.constantFrom('\n', '\r\n'), (rows, end) => {
      const text = rows.map((row) => row.map((field) => `"${field.replaceAll('"', '""')}"`).join(',')).join(end);
      expect(parseCsv(text)).toEqual(rows);
      expect(parseCsv(text + end)).toEqual(rows);
    }),
  );
});
