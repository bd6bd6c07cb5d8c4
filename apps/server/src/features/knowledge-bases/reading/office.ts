import type { Block } from '@signet/strategist/split';
import { unpack } from './archive.ts';
import { readXml } from './xml.ts';

const numberIn = (name: string): number => Number(/(\d+)\.xml$/u.exec(name)?.[1] ?? 0);
const inOrder = (files: ReadonlyMap<string, Uint8Array>, pattern: RegExp): [string, Uint8Array][] =>
  [...files].filter(([name]) => pattern.test(name)).toSorted(([one], [other]) => numberIn(one) - numberIn(other));

/** Paragraphs of a Word document; styles that are called headings are headings. */
export const readDocx = (bytes: Uint8Array): Block[] => {
  const files = unpack(bytes, (name) => name === 'word/document.xml');
  const blocks: Block[] = [];
  let text = '';
  let style = '';
  let isText = false;
  const end = (): void => {
    const depth = Number(/^(?:heading|title|berschrift|überschrift)\s*(\d)?/iu.exec(style)?.[1] ?? 1);
    const isHeading = /^(?:heading|title|überschrift|berschrift)/iu.test(style);
    if (text.trim() !== '') blocks.push(isHeading ? { kind: 'heading', depth, text } : { kind: 'text', text });
    text = '';
    style = '';
  };
  for (const [, part] of files) {
    readXml(part, {
      open(name, attributes) {
        if (name === 't') isText = true;
        if (name === 'pStyle') style = attributes['w:val'] ?? '';
        if (name === 'tab') text += ' ';
        if (name === 'br') text += '\n';
      },
      text(found) {
        if (isText) text += found;
      },
      close(name) {
        if (name === 't') isText = false;
        if (name === 'tc') text += ' ';
        if (name === 'p') end();
      },
    });
  }
  return blocks;
};

/** Slides: each is a heading, its number and its first line, and the rest of its text. */
export const readPptx = (bytes: Uint8Array): Block[] => {
  const files = unpack(bytes, (name) => /^ppt\/slides\/slide\d+\.xml$/u.test(name));
  return inOrder(files, /slide\d+\.xml$/u).flatMap(([, part], at): Block[] => {
    const lines: string[] = [];
    let line = '';
    let isText = false;
    readXml(part, {
      open(name) {
        if (name === 't') isText = true;
      },
      text(found) {
        if (isText) line += found;
      },
      close(name) {
        if (name === 't') isText = false;
        if (name !== 'p') return;
        if (line.trim() !== '') lines.push(line.trim());
        line = '';
      },
    });
    const [title = '', ...rest] = lines;
    if (title === '') return [];
    return [
      { kind: 'heading', depth: 1, text: `Slide ${at + 1}: ${title}` },
      { kind: 'text', text: rest.length > 0 ? rest.join('\n') : title },
    ];
  });
};

/** Rows of a sheet that are read; what comes after is data, nothing to quote. */
const MOST_ROWS = 5000;
const MOST_CELLS = 60;

const sharedTexts = (part: Uint8Array | undefined): string[] => {
  const texts: string[] = [];
  if (!part) return texts;
  let text = '';
  let isText = false;
  readXml(part, {
    open(name) {
      if (name === 'si') text = '';
      if (name === 't') isText = true;
    },
    text(found) {
      if (isText) text += found;
    },
    close(name) {
      if (name === 't') isText = false;
      if (name === 'si') texts.push(text);
    },
  });
  return texts;
};

/** The place of a cell in its row by its reference: C7 is the third. Cells that are empty are left out of the file. */
const placeOf = (reference: string | undefined): number | undefined => {
  const letters = /^[A-Z]{1,3}/u.exec(reference ?? '')?.[0];
  if (letters === undefined) return undefined;
  return Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
};

/** Of the columns that have anything in them the first, so that one cell far away takes no more room than it needs. */
const inColumns = (rows: readonly ReadonlyMap<number, string>[]): string[][] => {
  const used = [...new Set(rows.flatMap((row) => [...row.keys()]))].toSorted((one, other) => one - other);
  const columns = used.slice(0, MOST_CELLS);
  return rows.map((row) => columns.map((place) => row.get(place) ?? ''));
};

const rowsOf = (part: Uint8Array, shared: readonly string[]): string[][] => {
  const rows: ReadonlyMap<number, string>[] = [];
  let row = new Map<number, string>();
  let kind = '';
  let value = '';
  let place = -1;
  let isValue = false;
  readXml(part, {
    open(name, attributes) {
      if (name === 'row') [row, place] = [new Map(), -1];
      if (name === 'c') [kind, value, place] = [attributes['t'] ?? '', '', placeOf(attributes['r']) ?? place + 1];
      if (name === 'v' || name === 't') isValue = true;
    },
    text(found) {
      if (isValue) value += found;
    },
    close(name) {
      if (name === 'v' || name === 't') isValue = false;
      const told = kind === 's' ? (shared[Number(value)] ?? '') : value;
      if (name === 'c' && row.size < MOST_CELLS && told.trim() !== '') row.set(place, told);
      if (name === 'row' && rows.length < MOST_ROWS && row.size > 0) rows.push(row);
    },
  });
  return inColumns(rows);
};

/** Rows as sentences: each cell with the name of its column, so that a row that is quoted alone says what it is. */
export const tellRows = (title: string, [names = [], ...rows]: readonly string[][]): Block[] => {
  const heading: Block[] = title === '' ? [] : [{ kind: 'heading', depth: 1, text: title }];
  const told = (row: readonly string[]): string =>
    row
      .map((cell, at) => (cell.trim() === '' ? '' : `${(names[at] ?? '').trim() || 'Column'}: ${cell.trim()}`))
      .filter(Boolean)
      .join('; ');
  if (rows.length === 0) return [...heading, { kind: 'text', text: names.join('; ') }];
  return [...heading, ...rows.map((row): Block => ({ kind: 'text', text: `${told(row)}.` }))];
};

/** Sheets of a workbook in their order. */
export const readXlsx = (bytes: Uint8Array): Block[] => {
  const files = unpack(bytes, (name) => /^xl\/(?:sharedStrings|worksheets\/sheet\d+|workbook)\.xml$/u.test(name));
  const titles: string[] = [];
  const book = files.get('xl/workbook.xml');
  if (book) {
    readXml(book, {
      open(name, attributes) {
        if (name === 'sheet') titles.push(attributes['name'] ?? '');
      },
    });
  }
  const shared = sharedTexts(files.get('xl/sharedStrings.xml'));
  return inOrder(files, /sheet\d+\.xml$/u).flatMap(([, part], at) => tellRows(titles[at] ?? '', rowsOf(part, shared)));
};
