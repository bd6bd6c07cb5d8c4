import type { Readable } from 'node:stream';
import type { DocumentEnding } from '@signet/contract';
import type { Piece } from '@signet/strategist/split';
import { ChildFailed, runInChild } from '../../../jobs/limited-child.ts';
import { failures } from './document-failed.ts';

/** Raised when the same file would be read otherwise: everything is read again then. */
export const READER = 2;

const SCRIPT = new URL('./reader.child.ts', import.meta.url);
const LIMITS = { milliseconds: 15_000, heapMegabytes: 256, dataMegabytes: 950, answerBytes: 12 * 1024 * 1024 };

export type Read = { pieces: Piece[] } | { failure: string };

/**
 * Reads a document that somebody sent, in a process of its own. Whatever it does, the answer is its pieces or a
 * sentence that says why there are none.
 * @throws an error of `document`, where that breaks off.
 */
export const readDocument = async (kind: DocumentEnding, document: Readable): Promise<Read> => {
  try {
    return JSON.parse(await runInChild(SCRIPT, document, { ...LIMITS, args: [kind] })) as Read;
  } catch (error) {
    if (error instanceof ChildFailed) return { failure: failures[error.why === 'late' ? 'slow' : error.why] };
    if (error instanceof SyntaxError) return { failure: failures.broken };
    throw error;
  }
};
