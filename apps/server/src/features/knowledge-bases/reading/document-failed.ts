/** Why a document could not be read, in words for whoever sent it. */
export class DocumentFailed extends Error {}

export const failures = {
  kind: 'Files of this kind cannot be read.',
  bytes: 'It is larger than a document may be.',
  broken: 'The file is broken, or is not what its name says.',
  locked: 'The file is protected by a password.',
  empty: 'There is no text in it. Scanned pages are pictures: they cannot be read here.',
  slow: 'It took too long to read.',
  gone: 'There is nothing in this folder, or it is not there. The documents of before were kept.',
  large: 'It unpacks to more than can be read here.',
  hostile: 'It holds parts that are refused here (a document type, or far too deep nesting).',
} as const;
