import { createHmac, timingSafeEqual } from 'node:crypto';

/** What every authenticator app understands (RFC 6238 with the defaults of RFC 4226): SHA-1, six digits, 30 seconds. */
const STEP_SECONDS = 30;
const DIGITS = 6;
const SECRET_LETTERS = 32;
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** A secret of 160 bits in the letters that people can type into an app, out of as many random bytes. */
export const totpSecret = (random: Buffer): string =>
  [...random.subarray(0, SECRET_LETTERS)].map((byte) => BASE32[byte % BASE32.length]).join('');

const bytesOf = (secret: string): Buffer => {
  const bits = [...secret].map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
};

/** The code of one step (RFC 4226 §5.3). */
export const totpAt = (secret: string, step: number): string => {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', bytesOf(secret)).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 0xf;
  const number = (mac.readUInt32BE(offset) & 0x7fff_ffff) % 10 ** DIGITS;
  return String(number).padStart(DIGITS, '0');
};

export const stepAt = (now: Date): number => Math.floor(now.getTime() / 1000 / STEP_SECONDS);

/**
 * The step that a code belongs to: this one, the one before or the one after, for clocks that differ; undefined for
 * every other code, and for one of a step that was used already (RFC 6238 §5.2).
 */
export const stepOfCode = (secret: string, typed: string, now: Date, lastUsed: number | null): number | undefined => {
  const code = typed.replaceAll(/[\s-]/g, '');
  if (!/^\d{6}$/.test(code)) return undefined;
  const present = stepAt(now);
  const steps = [present, present - 1, present + 1].filter((step) => lastUsed === null || step > lastUsed);
  // each is compared, so that time says nothing of which it was
  return steps.filter((step) => timingSafeEqual(Buffer.from(totpAt(secret, step)), Buffer.from(code)))[0];
};

/** What an app reads from the picture (the key URI format of authenticator apps). */
export const totpAddress = (secret: string, email: string): string => {
  const query = new URLSearchParams({ secret, issuer: 'Signet' });
  return `otpauth://totp/${encodeURIComponent(`Signet:${email}`)}?${query}`;
};
