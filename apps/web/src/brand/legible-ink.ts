import { contrastRatio } from '@signet/color';

const dark = '#000000';
const light = '#ffffff';

/** Black or white, whichever reads better on a color: at least 4.58:1, since the two meet where luminance is .179. */
export const legibleInk = (hex: string): string =>
  contrastRatio(hex, dark) >= contrastRatio(hex, light) ? dark : light;
