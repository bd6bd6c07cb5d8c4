import { documentEndings, type DocumentEnding } from '@signet/contract';

const others: Readonly<Record<string, DocumentEnding>> = { htm: 'html', markdown: 'md', text: 'txt' };

/** What kind of document a name says it is; undefined for one that cannot be read. */
export const endingOf = (name: string): DocumentEnding | undefined => {
  const ending = /\.([a-z]+)$/iu.exec(name)?.[1]?.toLowerCase() ?? '';
  return documentEndings.find((one) => one === (others[ending] ?? ending));
};
