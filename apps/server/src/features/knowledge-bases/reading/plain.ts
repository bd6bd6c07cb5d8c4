import { blocksOfText, type Block } from '@signet/strategist/split';
import { parse, type DefaultTreeAdapterTypes } from 'parse5';
import { DocumentFailed, failures } from './document-failed.ts';
import { tellRows } from './office.ts';

type Node = DefaultTreeAdapterTypes.ChildNode;

/** Text in whatever encoding editors write it; bytes that are no text are no document. */
export const decode = (bytes: Uint8Array): string => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  if (bytes.subarray(0, 4096).includes(0)) throw new DocumentFailed(failures.broken);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
};

export const readText = (bytes: Uint8Array): Block[] => blocksOfText(decode(bytes));

const SKIPPED = new Set(['script', 'style', 'template', 'noscript', 'svg', 'head', 'iframe', 'object', 'nav']);
const BREAKS = new Set([
  'p',
  'div',
  'li',
  'tr',
  'td',
  'th',
  'br',
  'section',
  'article',
  'ul',
  'ol',
  'table',
  'dd',
  'dt',
  'pre',
]);

/** A page's text by its headings. The walk keeps its own stack: nesting has no end in what strangers write. */
export const readHtml = (bytes: Uint8Array): Block[] => {
  const blocks: Block[] = [];
  let text = '';
  const flush = (depth?: number): void => {
    if (text.trim() !== '')
      blocks.push(depth === undefined ? { kind: 'text', text } : { kind: 'heading', depth, text: text.trim() });
    text = '';
  };
  const stack: (Node | (() => void))[] = parse(decode(bytes)).childNodes.toReversed();
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    if (typeof node === 'function') {
      node();
      continue;
    }
    if ('value' in node) text += node.value.replaceAll(/\s+/gu, ' ');
    if (!('childNodes' in node) || SKIPPED.has(node.nodeName)) continue;
    const depth = /^h([1-6])$/u.exec(node.nodeName)?.[1];
    if (depth !== undefined) {
      flush();
      stack.push(() => flush(Number(depth)));
    } else if (BREAKS.has(node.nodeName)) {
      if (node.nodeName === 'p' || node.nodeName === 'section') flush();
      else text += '\n';
      stack.push(() => (node.nodeName === 'p' ? flush() : void (text += '\n')));
    }
    for (let at = node.childNodes.length - 1; at >= 0; at--) stack.push(node.childNodes[at] as Node);
  }
  flush();
  return blocks;
};

const MOST_ROWS = 5000;

/** Rows of a table of text: commas, semicolons or tabs, whichever its first line has most of. */
export const readCsv = (bytes: Uint8Array): Block[] => {
  const text = decode(bytes).replaceAll('\r\n', '\n');
  const first = text.slice(0, text.indexOf('\n') + 1 || text.length);
  const separator = [',', ';', '\t'].toSorted((one, other) => first.split(other).length - first.split(one).length)[0];
  const rows: string[][] = [[]];
  let cell = '';
  let isQuoted = false;
  for (let at = 0; at < text.length && rows.length <= MOST_ROWS; at++) {
    const sign = text[at] ?? '';
    if (isQuoted) {
      if (sign !== '"') cell += sign;
      else if (text[at + 1] === '"') cell += text[++at];
      else isQuoted = false;
    } else if (sign === '"' && cell === '') isQuoted = true;
    else if (sign === separator || sign === '\n') {
      rows.at(-1)?.push(cell);
      cell = '';
      if (sign === '\n') rows.push([]);
    } else cell += sign;
  }
  rows.at(-1)?.push(cell);
  return tellRows(
    '',
    rows.filter((row) => row.some((one) => one.trim() !== '')),
  );
};
