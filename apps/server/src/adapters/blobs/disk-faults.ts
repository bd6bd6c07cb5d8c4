import { ServiceUnavailable, StorageFull } from '../../ports/faults.ts';

/**
 * Errors of the file system that mean: no more room. EDQUOT is a user's quota, EFBIG a file over the limit of the
 * disk.
 */
const FULL = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);
const MISSING = new Set(['ENOENT', 'ENOTDIR', 'EISDIR']);

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '');

/**
 * What an error of the file system is to the caller; anything without a system's code is a bug and stays what it is.
 */
export const faultOf = (error: unknown): unknown => {
  const code = codeOf(error);
  if (FULL.has(code)) return new StorageFull({ cause: error });
  return /^E[A-Z]/.test(code) ? new ServiceUnavailable('blobs', `the disk answered ${code}`, { cause: error }) : error;
};

export const isMissing = (error: unknown): boolean => {
  return MISSING.has(codeOf(error));
};
