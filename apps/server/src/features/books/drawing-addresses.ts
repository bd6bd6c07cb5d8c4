import { createHmac, timingSafeEqual } from 'node:crypto';
import { api } from '@signet/contract';
import { Refusal } from '../../http/refusal.ts';

/** Which drawing of whose book. */
export type DrawingName = { userId: string; brandId: string; name: string };

const HOUR = 3_600_000;

/**
 * Where an `img` finds a drawing of a book: addresses that need no token and cannot be guessed. They end one to two
 * hours after they were given, and are the same within an hour, so that a browser keeps what it has.
 */
export const createDrawingAddresses = ({ key, now }: { key: Uint8Array; now: () => Date }) => {
  const signatureOf = ({ userId, brandId, name }: DrawingName, expires: number): Buffer =>
    createHmac('sha256', key)
      .update(JSON.stringify(['signet book drawing 1', userId, brandId, name, expires]))
      .digest();
  return {
    sign(drawing: DrawingName): string {
      const expires = (Math.floor(now().getTime() / HOUR) + 2) * HOUR;
      const path = api.books.drawing.path.replace(/:(\w+)/g, (_, part: string) =>
        encodeURIComponent(drawing[part as keyof DrawingName]),
      );
      const signature = signatureOf(drawing, expires).toString('base64url');
      return `${path}?${new URLSearchParams({ expires: String(expires), signature })}`;
    },

    /** @throws Refusal `linkInvalid`, `linkExpired`. */
    check({ expires, signature, ...drawing }: DrawingName & { expires: number; signature: string }): void {
      const [given, due] = [Buffer.from(signature, 'base64url'), signatureOf(drawing, expires)];
      if (given.length !== due.length || !timingSafeEqual(given, due)) throw new Refusal('linkInvalid');
      if (expires < now().getTime()) throw new Refusal('linkExpired');
    },
  };
};

export type DrawingAddresses = ReturnType<typeof createDrawingAddresses>;
