import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { failures } from './document-failed.ts';
import { readDocx, readXlsx } from './office.ts';

/** A workbook of one sheet with these rows, each a list of references and values. */
const workbook = (...rows: readonly (readonly [reference: string, value: string])[][]) => {
  const told = rows.map((cells) => cells.map(([r, value]) => `<c r="${r}" t="str"><v>${value}</v></c>`).join(''));
  const sheet = told.map((cells) => `<row>${cells}</row>`).join('');
  return zipSync({
    'xl/workbook.xml': strToU8('<workbook><sheets><sheet name="People"/></sheets></workbook>'),
    'xl/worksheets/sheet1.xml': strToU8(`<worksheet><sheetData>${sheet}</sheetData></worksheet>`),
  });
};

describe('a workbook', () => {
  it('tells each value under the name of its own column, also where cells before it are empty', () => {
    const blocks = readXlsx(
      workbook(
        [
          ['A1', 'Name'],
          ['B1', 'Email'],
          ['D1', 'Phone'],
        ],
        [
          ['A2', 'Ann'],
          ['D2', '555-0100'],
        ],
      ),
    );
    expect(blocks.map(({ text }) => text)).toEqual(['People', 'Name: Ann; Phone: 555-0100.']);
  });
  it('of one cell far to the right is read like any other', () => {
    const blocks = readXlsx(
      workbook(
        [
          ['XFD1', 'far'],
          ['A1', 'near'],
        ],
        [['A2', 'here']],
      ),
    );
    expect(blocks.map(({ text }) => text)).toEqual(['People', 'near: here.']);
    expect(readXlsx(workbook([['XFD1048576', 'far']])).map(({ text }) => text)).toEqual(['People', 'far']);
  });
});

it('a file that a password protects is called so, not broken', () => {
  const protectedFile = Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, ...Array(600).fill(0));
  expect(() => readDocx(protectedFile)).toThrow(failures.locked);
  expect(() => readXlsx(protectedFile)).toThrow(failures.locked);
});
