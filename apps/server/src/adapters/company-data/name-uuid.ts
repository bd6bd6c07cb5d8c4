import { createHash } from 'node:crypto';

/** Signet's own namespace for companies. Never change it: saved answers hold the ids made with it. */
const NAMESPACE = Buffer.from('5e1f0c2ab3d94c6f8a7e41d2c90b6f13', 'hex');

/** The key of a company that is known by its address alone. */
export const siteKey = (website: string): string => `site:${website}`;

/** A version 5 UUID (RFC 9562 §5.5): the same key always has the same id. */
export const nameUuid = (key: string): string => {
  const bytes = createHash('sha1').update(NAMESPACE).update(key).digest().subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
};
