import type { Arguments, Call, RefusalCode } from '@signet/contract';

/** What is sent with a call. */
export type Sent = {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  headers?: Record<string, string>;
};

/** One thing of every kind that calls name by id. `Arguments` of a call are made from it. */
export type Belongings = {
  quizId: string;
  selectionsId: string;
  brainVersionId: string;
  madeFilesId: string;
  blob: { key: string; expires: string; signature: string };
  /** What a signed address of a kit's picture says. */
  picture: Record<'userId' | 'quizId' | 'marketingKitId' | 'fileName' | 'd' | 'basis' | 'signature', string>;
  /** A checkout and a portal of the test till, and what the pricing table would carry. */
  till: { checkout: string; portal: string; reference: string };
  /** What a signed address of a template's page says. */
  page: Record<'userId' | 'quizId' | 'kitKey' | 'templateId' | 'page' | 'basis' | 'signature', string>;
  /** What is signed of an address that takes a text. */
  upload: { key: string; expires: string; type: string; most: string; signature: string };
};

/** A sound sample of a call. */
export type Sample<C extends Call> = {
  /** What an ordinary caller sends: nothing wrong with it. A file is sent beside the arguments. */
  send: (of: Belongings) => Arguments<C> & (C extends { upload: true } ? Pick<Sent, 'body' | 'headers'> : unknown);
  /** The ids in it belong to one user: for others they are not there. */
  owned?: true;
  /** What whoever is let in is told, where the sample names nothing that is there. */
  meets?: RefusalCode;
};
