/** A number from 0 up to 1, the next of a sequence that its seed decides. */
export type Random = () => number;

// FNV-1a, 32 bits: Fowler, Noll and Vo, RFC 9923; spreads seeds that differ in one character.
const hashOf = (text: string): number => {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
};

/**
 * The engine's only randomness: xorshift32 with the shifts 13, 17, 5 (Marsaglia, "Xorshift RNGs", Journal of
 * Statistical Software 8, 2003). The same seed gives the same sequence on every machine.
 */
export const seededRandom = (seed: string): Random => {
  // zero is the one state that xorshift never leaves
  let state = hashOf(seed) || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
};

/** Eight hex digits that name a text; equal texts have equal names. */
export const shortName = (text: string): string => hashOf(text).toString(16).padStart(8, '0');
