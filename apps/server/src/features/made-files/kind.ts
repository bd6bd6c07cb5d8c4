import { createHash } from 'node:crypto';
import type { RefusalCode } from '@signet/contract';
import type { Database } from '../../db/client.ts';
import type { Tables } from '../../db/schema.ts';
import type { NewBlob } from '../../ports/blobs.ts';

/** Addresses of made files live so long, and what is superseded is kept so long. */
export const ADDRESS_SECONDS = 3600;

/** One file as its kind makes it, at once or as a stream; `is` says which of the kind's files it is. */
export type NewFile<Is> = { fileName: string; is: Is } & Pick<NewBlob, 'contentType' | 'body'>;
/** One file that lies in the blobs under `key`. */
export type MadeFile<Is> = { fileName: string; is: Is; key: string };
/** Whose it is and what it is of: the id of a quiz or a brand. */
export type Subject = { userId: string; subject: string };

/**
 * What can be made in the background and then fetched: a small declaration. `From` is all that it is made from, as
 * JSON; `Is` tells its files apart.
 */
export type Kind<From extends object = object, Is extends object = object> = {
  /** Also the folder of its blobs. Never changed: rows carry it. */
  name: string;
  /** The table of what it is of: what is not there any more has no files either. */
  subjectsIn: keyof Tables;
  /** Names what it is made from: the same basis, the same files. */
  basisOf(from: From): string;
  /** How many files come of it. */
  count(from: From): number;
  /** Makes them one by one, the most urgent first. */
  make(from: From): AsyncIterable<NewFile<Is>>;
  /** What it may cost: a making that takes longer, or makes more, is given up. */
  mostSeconds: number;
  mostBytes: number;
  /**
   * What it needs much of: of kinds that name the same, one row is made at a time on a node, so that the memory of
   * several never adds up.
   */
  needs?: string;
  /**
   * What takes long before it can be made, and is done once. It runs without what the kind needs, which others have
   * meanwhile; the row waits again then. Undefined where there is nothing to do. One at a time on a node: where another
   * is under way, the row is made at once, and making has to do it as well.
   */
  aside?(from: From): Promise<(() => Promise<unknown>) | undefined>;
  /** What is said when the making fails for no reason that has words of its own; `makingFailed` unless given. */
  failsAs?: RefusalCode;
  /** Runs in the transaction that makes it count: what it throws keeps it from counting. */
  whenWhole?(trx: Database, of: Subject): Promise<void>;
  /** Runs after it is stored. Nobody waits for it; its failure is logged, and changes nothing about the file. */
  afterWhole?(of: Subject): Promise<void>;
  /** Those of some keys that something else counts on, so that they stay although they are superseded. */
  keptAmong?(keys: string[]): Promise<string[]>;
};

/** A basis that changes with anything that it is made from. */
export const hashOf = (from: object): string => createHash('sha256').update(JSON.stringify(from)).digest('hex');
