/**
 * Six hex digits, with or without the sign, in the one spelling that Signet stores: `#aabbcc`.
 * Anything else (three or eight digits, names, spaces) is undefined. Spec quiz §5.
 */
export const parseHex = (text: string): string | undefined => {
  const digits = /^#?([0-9a-f]{6})$/i.exec(text)?.[1];
  return digits === undefined ? undefined : `#${digits.toLowerCase()}`;
};
