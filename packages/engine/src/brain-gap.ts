import type { Brain } from '@signet/brain';

/**
 * A brain that nothing can be recommended from. The checker refuses such workbooks (`checkBrain`); this is for one
 * that came another way.
 */
export class BrainGap extends Error {
  readonly sheet: keyof Brain;
  /** As a spreadsheet counts: the header is row 1. */
  readonly row: number;

  constructor(sheet: keyof Brain, row: number, why: string) {
    super(`The brain\u2019s sheet ${sheet}, row ${row}: ${why}`);
    this.name = 'BrainGap';
    this.sheet = sheet;
    this.row = row;
  }
}
