/** Edge of a drawn tile in its own units. */
export const TILE = 64;

/**
 * Quiet grounds with ink that reads on them (at least 7:1): the tiles stand beside real logos and must not outshine
 * them.
 */
const TILES = [
  { ground: '#e9e4dc', ink: '#3d362e' },
  { ground: '#dde7e3', ink: '#1d4740' },
  { ground: '#e1e5ee', ink: '#2b3a5c' },
  { ground: '#eee1e1', ink: '#5c2b2f' },
  { ground: '#eae3ee', ink: '#4a3159' },
  { ground: '#e8e8d8', ink: '#43451f' },
] as const;

/** A picture that stands by itself, as an image element needs it. `content` is finished SVG. */
export const svg = (width: number, height: number, content: string): string => {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 ${width} ` +
    `${height}">${content}</svg>`
  );
};

/** The first letter of a name on a rounded tile; the same `seed` always has the same tile. */
export const initialTile = (name: string, seed: string): string => {
  const initial = Array.from(name.toUpperCase())[0] ?? '?';
  const { ground, ink } = TILES[sumOf(seed) % TILES.length] ?? TILES[0];
  return svg(
    TILE,
    TILE,
    `<rect width="${TILE}" height="${TILE}" rx="12" fill="${ground}"/>` +
      '<text x="32" y="44" text-anchor="middle" font-family="Inter,system-ui,sans-serif" font-size="34" ' +
      `font-weight="600" fill="${ink}">${escapeXml(initial)}</text>`,
  );
};

const sumOf = (text: string): number => {
  return Buffer.from(text).reduce((sum, byte) => sum + byte, 0);
};

const escapeXml = (text: string): string => {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
};
