/** Red, green and blue of `#rrggbb`, 0 to 255. */
export const bytesOf = (hex: string): [number, number, number] => {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
};
