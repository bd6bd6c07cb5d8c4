import { contrastRatio } from '@signet/color';

/** Black or white, whichever reads better. */
export const inkOn = (hex: string): '#ffffff' | '#000000' =>
  contrastRatio(hex, '#000000') >= contrastRatio(hex, '#ffffff') ? '#000000' : '#ffffff';
