import type { S3ServiceException } from '@aws-sdk/client-s3';
import { ServiceUnavailable, StorageFull } from '../../ports/faults.ts';

const statusOf = (error: unknown): number | undefined =>
  error instanceof Error && '$metadata' in error ? (error as S3ServiceException).$metadata.httpStatusCode : undefined;
const nameOf = (error: unknown): string => (error instanceof Error ? error.name : '');

/** 507 and the names that compatible services give to a full disk or a used-up quota. */
export const faultOf = (error: unknown): Error => {
  if (statusOf(error) === 507 || /QuotaExceeded|StorageFull|NoSuchSpace/.test(nameOf(error)))
    return new StorageFull({ cause: error });
  return new ServiceUnavailable('blobs', `S3 answered ${statusOf(error) ?? 'nothing'} (${nameOf(error)})`, {
    cause: error,
  });
};

/** Undefined where there is no such key. A bucket that is not there is a fault. */
export const orMissing = async <T>(work: () => Promise<T>): Promise<T | undefined> => {
  try {
    return await work();
  } catch (error) {
    if (statusOf(error) === 404 && nameOf(error) !== 'NoSuchBucket') return undefined;
    throw error;
  }
};
