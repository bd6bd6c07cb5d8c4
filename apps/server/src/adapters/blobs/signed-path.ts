import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a signed address turned out to be. */
export type SignedPathVerdict = 'ok' | 'expired' | 'invalid';
export type SignedPathQuery = {
  expires?: string | undefined;
  name?: string | undefined;
  signature?: string | undefined;
};
/** The query of an address that takes an upload: what it may be, beside expiry and signature. */
export type SignedUploadQuery = {
  expires?: string | undefined;
  type?: string | undefined;
  most?: string | undefined;
  signature?: string | undefined;
};

type Signed = { secret: Uint8Array; key: string };

/** Verifies the addresses that were signed with a key, by the present time. */
export const createSignedPaths = (secret: Uint8Array) => ({
  verify: (key: string, query: SignedPathQuery): SignedPathVerdict =>
    verifySignedPath({ secret, key, query, now: Date.now() }),
  verifyUpload: (key: string, query: SignedUploadQuery): SignedPathVerdict =>
    verifySignedUpload({ secret, key, query, now: Date.now() }),
});

/** The query of a signed address: `expires` in seconds since 1970, `name` where the file gets one, `signature`. */
export const signPath = ({
  secret,
  key,
  expires,
  name: fileName,
}: Signed & { expires: number; name?: string | undefined }): URLSearchParams => {
  // What a query can carry, for the signature is made anew from what comes back.
  const name = fileName?.toWellFormed();
  const query = new URLSearchParams({ expires: String(expires) });
  if (name !== undefined) query.set('name', name);
  query.set('signature', signatureOf(secret, ['signet blob 1', key, String(expires), name ?? null]));
  return query;
};

/** The query of an address that takes an upload. It can only be sent to, as one to be read can only be read. */
export const signUpload = ({
  secret,
  key,
  expires,
  contentType: type,
  mostBytes,
}: Signed & { expires: number; contentType: string; mostBytes: number }): URLSearchParams => {
  const [until, most] = [String(expires), String(mostBytes)];
  const signature = signatureOf(secret, ['signet upload 1', key, until, type, most]);
  return new URLSearchParams({ expires: until, type, most, signature });
};

/**
 * Whether an address was signed here and still lives at `now` (milliseconds). Pure; the comparison takes the same
 * time whatever the signature. An address whose signature is wrong is invalid, never expired: nothing is said about
 * what was not signed.
 */
export const verifySignedPath = ({
  secret,
  key,
  query: { expires = '', name, signature = '' },
  now,
}: Signed & { query: SignedPathQuery; now: number }): SignedPathVerdict => {
  return verdict(signatureOf(secret, ['signet blob 1', key, expires, name ?? null]), signature, expires, now);
};

/** The same of an address that takes an upload. */
export const verifySignedUpload = ({
  secret,
  key,
  query: { expires = '', type = '', most = '', signature = '' },
  now,
}: Signed & { query: SignedUploadQuery; now: number }): SignedPathVerdict => {
  return verdict(signatureOf(secret, ['signet upload 1', key, expires, type, most]), signature, expires, now);
};

const verdict = (due: string, signature: string, expires: string, now: number): SignedPathVerdict => {
  const [given, expected] = [Buffer.from(signature, 'base64url'), Buffer.from(due, 'base64url')];
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return 'invalid';
  return Number(expires) * 1000 > now ? 'ok' : 'expired';
};

/** JSON keeps the parts apart: no two different addresses give the same text to sign. */
const signatureOf = (secret: Uint8Array, parts: (string | null)[]): string => {
  return createHmac('sha256', secret).update(JSON.stringify(parts)).digest('base64url');
};
