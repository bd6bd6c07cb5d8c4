import { splitBlocks, type Block } from '@signet/strategist/split';
import { DocumentFailed, failures } from './document-failed.ts';

/** Characters of a document that are kept; a book has fewer. */
const MOST_CHARACTERS = 2_000_000;

/** Only what the kind needs is loaded. */
const readers: Record<string, (bytes: Uint8Array) => Promise<Block[]>> = {
  txt: async (bytes) => (await import('./plain.ts')).readText(bytes),
  md: async (bytes) => (await import('./plain.ts')).readText(bytes),
  html: async (bytes) => (await import('./plain.ts')).readHtml(bytes),
  csv: async (bytes) => (await import('./plain.ts')).readCsv(bytes),
  pdf: async (bytes) => (await import('./pdf.ts')).readPdf(bytes),
  docx: async (bytes) => (await import('./office.ts')).readDocx(bytes),
  pptx: async (bytes) => (await import('./office.ts')).readPptx(bytes),
  xlsx: async (bytes) => (await import('./office.ts')).readXlsx(bytes),
};

const read = async (kind: string): Promise<{ pieces: unknown } | { failure: string }> => {
  try {
    const parts: Buffer[] = [];
    for await (const part of process.stdin) parts.push(part as Buffer);
    const blocks = (await readers[kind]?.(Buffer.concat(parts))) ?? [];
    const length = blocks.reduce((sum, { text }) => sum + text.length, 0);
    if (length > MOST_CHARACTERS) return { failure: failures.large };
    const pieces = splitBlocks(
      blocks.map((block) => ({ ...block, text: block.text.toWellFormed().replaceAll('\0', '') })),
    );
    return pieces.length === 0 ? { failure: failures.empty } : { pieces };
  } catch (error) {
    return { failure: error instanceof DocumentFailed ? error.message : failures.broken };
  }
};

const answer = JSON.stringify(await read(process.argv[2] ?? ''));
process.stdout.write(answer, () => process.exit(0));
