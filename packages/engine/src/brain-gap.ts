import type { Brain } from '@signet/brain';

/**
 * A brain that nothing can be recommended from. The checker refuses such workbooks (`checkBrain`); this is for one
 * that came another way.
 */
export class BrainGap extends Error {
  readonly sheet: keyof Brain;
  /** As a spreadsheet counts: the header is row 1. Absent where it is the sheet as a whole. */
  readonly row: number | undefined;

  constructor(sheet: keyof Brain, why: string, row?: number) {
    super(`The brain\u2019s sheet ${sheet}${row === undefined ? '' : `, row ${row}`}: ${why}`);
    this.name = 'BrainGap';
    this.sheet = sheet;
    this.row = row;
  }
}
