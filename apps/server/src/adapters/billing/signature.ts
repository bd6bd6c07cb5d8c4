import { createHmac, timingSafeEqual } from 'node:crypto';

/** How old or how early a signed event may be. */
export const SIGNATURE_SECONDS = 300;

const mac = (secret: string, seconds: number, raw: Buffer): Buffer =>
  createHmac('sha256', secret).update(`${seconds}.`).update(raw).digest();

/** Signs an event as Stripe does: `t=<seconds>,v1=<HMAC-SHA256 of "t.body">`. */
export const signEvent = (secret: string, raw: Buffer, at: Date): string => {
  const seconds = Math.floor(at.getTime() / 1000);
  return `t=${seconds},v1=${mac(secret, seconds, raw).toString('hex')}`;
};

/** Seconds since 1970 that a signature was made at; NaN where it says none. */
export const signedAt = (signature: string): number => Number(/(?:^|,)t=(\d{1,12})(?:,|$)/.exec(signature)?.[1]);

/** Whether a signature is of these bytes and of these five minutes, past or to come. */
export const isSigned = (
  secret: string,
  { raw, signature }: { raw: Buffer; signature: string },
  now: Date,
): boolean => {
  const seconds = signedAt(signature);
  if (!(Math.abs(now.getTime() / 1000 - seconds) <= SIGNATURE_SECONDS)) return false;
  const due = mac(secret, seconds, raw);
  return signature
    .split(',')
    .filter((part) => part.startsWith('v1='))
    .some((part) => {
      const given = Buffer.from(part.slice(3), 'hex');
      return given.length === due.length && timingSafeEqual(given, due);
    });
};
