import { createHmac, timingSafeEqual } from 'node:crypto';

const CODE = /^([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})\.([\w-]{22})$/;

/** Whose code it is, and of which turn: a new turn makes earlier codes worthless. */
type Turn = { id: string; rotation: number };

/**
 * Codes that are derived from a row's id with a key of the server (flow decisions): nothing is stored that would let
 * anybody in, and asking again gives the same code. A code is `{id}.{22 characters of HMAC-SHA256}`, 132 bits that
 * nobody can guess behind an id that nobody knows.
 */
export const createDerivedCodes = (key: Buffer) => {
  const mark = ({ id, rotation }: Turn): string =>
    createHmac('sha256', key).update(`${id}.${rotation}`).digest('base64url').slice(0, 22);
  return {
    of: (turn: Turn): string => `${turn.id}.${mark(turn)}`,
    /** The id in something that looks like a code. */
    idIn: (code: string): string | undefined => CODE.exec(code)?.[1],
    /** Whether it is the code of this turn; takes as long for every wrong one. */
    isOf: (turn: Turn, code: string): boolean => {
      const given = CODE.exec(code)?.[2];
      return given !== undefined && timingSafeEqual(Buffer.from(mark(turn)), Buffer.from(given));
    },
  };
};
