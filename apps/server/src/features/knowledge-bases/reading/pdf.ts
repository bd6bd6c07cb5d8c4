import type { Block } from '@signet/strategist/split';
import { getDocumentProxy } from 'unpdf';
import { DocumentFailed, failures } from './document-failed.ts';

const MOST_PAGES = 500;

/** A PDF's text, a block a page, so that what is quoted says where it stands. */
export const readPdf = async (bytes: Uint8Array): Promise<Block[]> => {
  const blocks: Block[] = [];
  try {
    const document = await getDocumentProxy(new Uint8Array(bytes));
    if (document.numPages > MOST_PAGES) throw new DocumentFailed(failures.large);
    for (let number = 1; number <= document.numPages; number++) {
      const page = await document.getPage(number);
      const { items } = await page.getTextContent();
      const text = items
        .map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : ''))
        .join('')
        .replaceAll(/-\n(?=\p{Ll})/gu, '')
        .replaceAll(/(?<![.!?:])\n(?=\p{Ll})/gu, ' ');
      if (text.trim() === '') continue;
      blocks.push({ kind: 'heading', depth: 1, text: `Page ${number}` }, { kind: 'text', text });
      page.cleanup();
    }
  } catch (error) {
    if (error instanceof DocumentFailed) throw error;
    const isLocked = error instanceof Error && /password/iu.test(`${error.name} ${error.message}`);
    throw new DocumentFailed(isLocked ? failures.locked : failures.broken);
  }
  return blocks;
};
