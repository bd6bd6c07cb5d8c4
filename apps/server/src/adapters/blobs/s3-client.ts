import type { S3Client } from '@aws-sdk/client-s3';

export type S3BlobsConfig = {
  bucket: string;
  region: string;
  keyId: string;
  secret: string;
  /** Address of a compatible service; without it, Amazon's. With it, buckets are addressed by path. */
  endpoint?: string | undefined;
  /** How long one try may take. */
  timeoutMs?: number;
  now?: () => number;
};

/** One try and two more, with the SDK's own jitter; it repeats no 4xx but the throttling ones. */
const MOST_TRIES = 3;

export type S3Parts = Awaited<ReturnType<typeof loadS3>>;
/** Asks the service; what it answers wrongly becomes a fault of the port. */
export type Ask = <T>(work: (parts: S3Parts) => Promise<T>) => Promise<T>;

/** The SDK and a client of the bucket's service. */
export const loadS3 = async ({ region, endpoint, keyId, secret, timeoutMs = 10_000 }: S3BlobsConfig) => {
  const [s3, { getSignedUrl: presign }] = await Promise.all([
    import('@aws-sdk/client-s3'),
    import('@aws-sdk/s3-request-presigner'),
  ]);
  const client: S3Client = new s3.S3Client({
    region,
    credentials: { accessKeyId: keyId, secretAccessKey: secret },
    ...(endpoint && { endpoint, forcePathStyle: true }),
    maxAttempts: MOST_TRIES,
    requestHandler: {
      connectionTimeout: Math.min(timeoutMs, 3000),
      requestTimeout: timeoutMs,
      throwOnRequestTimeout: true,
    },
    // Compatible services do not all know the checksums that the SDK adds by default.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  return { s3, client, presign };
};
