import { createHmac, timingSafeEqual } from 'node:crypto';
import { api } from '@signet/contract';
import { Refusal } from '../../http/refusal.ts';

/** Which drawing of whose book. */
export type DrawingName = { userId: string; brandId: string; name: string };
/** `share` is the link that an address was given through; it ends with that link. */
type Addressed = DrawingName & { share?: string | undefined };

const HOUR = 3_600_000;

/**
 * Where an `img` finds a drawing of a book: addresses that need no token and cannot be guessed. They end one to two
 * hours after they were given, and are the same within an hour, so that a browser keeps what it has.
 */
export const createDrawingAddresses = ({ key, now }: { key: Uint8Array; now: () => Date }) => {
  const signatureOf = ({ userId, brandId, name, share }: Addressed, expires: number): Buffer =>
    createHmac('sha256', key)
      .update(JSON.stringify(['signet book drawing 2', userId, brandId, name, share ?? '', expires]))
      .digest();
  return {
    sign(drawing: Addressed): string {
      const expires = (Math.floor(now().getTime() / HOUR) + 2) * HOUR;
      const path = api.books.drawing.path.replace(/:(\w+)/g, (_, part: string) =>
        encodeURIComponent(drawing[part as keyof DrawingName]),
      );
      const signature = signatureOf(drawing, expires).toString('base64url');
      const { share } = drawing;
      return `${path}?${new URLSearchParams({ expires: String(expires), ...(share ? { share } : {}), signature })}`;
    },

    /** @throws Refusal `linkInvalid`, `linkExpired`. */
    check({ expires, signature, ...drawing }: Addressed & { expires: number; signature: string }): void {
      const [given, due] = [Buffer.from(signature, 'base64url'), signatureOf(drawing, expires)];
      if (given.length !== due.length || !timingSafeEqual(given, due)) throw new Refusal('linkInvalid');
      if (expires < now().getTime()) throw new Refusal('linkExpired');
    },
  };
};

export type DrawingAddresses = ReturnType<typeof createDrawingAddresses>;
