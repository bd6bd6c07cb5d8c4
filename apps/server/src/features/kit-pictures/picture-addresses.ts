import { createHmac, timingSafeEqual } from 'node:crypto';
import { api } from '@signet/contract';
import type { Otherwise } from './kit-drawing.ts';

/** What an address says of its picture. */
export type PictureAddress = Otherwise & {
  userId: string;
  quizId: string;
  marketingKitId: string;
  fileName: string;
  /** Ten hexes. */
  d: string;
  basis: string;
};

/** Addresses that can be read without a token: made here, and not to be guessed. */
export const createPictureAddresses = (key: Uint8Array) => {
  const signatureOf = ({ userId, quizId, marketingKitId, fileName, d, basis, ...more }: PictureAddress): Buffer => {
    const { headline = null, bulkText = null, mark = null } = more;
    const signed = [userId, quizId, marketingKitId, fileName, d, basis, headline, bulkText, mark];
    return createHmac('sha256', key)
      .update(JSON.stringify(['signet kit picture 2', ...signed]))
      .digest();
  };
  return {
    sign(address: PictureAddress): string {
      const { d, basis, headline, bulkText, mark, ...params } = address;
      const path = api.kitPictures.byAddress.path.replace(/:(\w+)/g, (_, name: string) =>
        encodeURIComponent(params[name as keyof typeof params]),
      );
      const signature = signatureOf(address).toString('base64url');
      const otherwise = { ...(headline && { headline }), ...(bulkText && { bulkText }), ...(mark && { mark }) };
      return `${path}?${new URLSearchParams({ d, ...otherwise, basis, signature })}`;
    },
    isSigned(address: PictureAddress, signature: string): boolean {
      const [given, due] = [Buffer.from(signature, 'base64url'), signatureOf(address)];
      return given.length === due.length && timingSafeEqual(given, due);
    },
  };
};

export type PictureAddresses = ReturnType<typeof createPictureAddresses>;
