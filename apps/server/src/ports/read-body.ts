/** An outside service sent more than it ever should; what it sent so far is dropped. */
export class BodyTooLarge extends Error {
  constructor(mostBytes: number) {
    super(`the answer is larger than ${mostBytes} bytes`);
  }
}

/**
 * The whole text of an answer from outside, read piece by piece, so that one without an end costs no more memory than
 * `mostBytes`.
 * @throws BodyTooLarge, and the connection is given up.
 */
export const readBody = async (response: Response, mostBytes: number): Promise<string> => {
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  // leaving the loop by an error cancels the body
  for await (const piece of response.body ?? []) {
    bytes += piece.byteLength;
    if (bytes > mostBytes) throw new BodyTooLarge(mostBytes);
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString('utf8');
};
