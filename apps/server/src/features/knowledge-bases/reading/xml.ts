import { SaxesParser } from 'saxes';
import { DocumentFailed, failures } from './document-failed.ts';

/** Deeper than any program writes. */
const DEEPEST = 200;

/** What is called while an XML part is read: names without their prefix. */
export type Handlers = {
  open?: (name: string, attributes: Readonly<Record<string, string>>) => void;
  close?: (name: string) => void;
  text?: (text: string) => void;
};

const local = (name: string): string => name.slice(name.indexOf(':') + 1);

/**
 * Reads a part of an Office document. A document type is refused: it could name files or grow without end.
 * @throws DocumentFailed
 */
export const readXml = (bytes: Uint8Array, { open, close, text }: Handlers): void => {
  const parser = new SaxesParser();
  let depth = 0;
  parser.on('doctype', () => {
    throw new DocumentFailed(failures.hostile);
  });
  parser.on('error', () => {
    throw new DocumentFailed(failures.broken);
  });
  parser.on('opentag', ({ name, attributes }) => {
    depth += 1;
    if (depth > DEEPEST) throw new DocumentFailed(failures.hostile);
    open?.(local(name), attributes);
  });
  parser.on('closetag', ({ name }) => {
    depth -= 1;
    close?.(local(name));
  });
  parser.on('text', (found) => text?.(found));
  parser.write(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8')).close();
};
