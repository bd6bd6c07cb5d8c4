/** `14 115 120`: the channels of #0e7378. */
export const rgbOf = (hex: string): string =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(' ');
