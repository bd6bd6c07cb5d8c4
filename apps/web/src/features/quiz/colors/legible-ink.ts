/** WCAG 2.2, "relative luminance"; `hex` is # and six digits. Between 0 and 1. */
const luminance = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const dark = '#000000';
const light = '#ffffff';

/** WCAG 2.2, "contrast ratio": from 1 to 21. */
export const contrastRatio = (one: string, other: string): number => {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
};

/** Black or white, whichever reads better on a color: at least 4.58:1, since the two meet where luminance is .179. */
export const legibleInk = (hex: string): string => (contrastRatio(hex, dark) >= contrastRatio(hex, light) ? dark : light);
