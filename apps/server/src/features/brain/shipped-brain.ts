import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import { checkBrain, type Brain, type BrainError } from '@signet/brain';
import { readBrainWorkbook } from './brain-workbook.ts';

const WORKBOOK = new URL('../../../../../brain/signet-brain.xlsx', import.meta.url);

/** A workbook that came with a release of Signet. */
export type ShippedWorkbook = {
  /**
   * Its place among the blobs. It is the workbook's own hash, so two releases with the same brain have the same key.
   */
  key: string;
  bytes: Uint8Array;
};

/**
 * Whether a version's workbook came with some release: only those are kept under their own hash, directly in
 * `brain/`.
 */
export const isShippedKey = (key: string): boolean => /^brain\/[0-9a-f]{32}\.xlsx$/.test(key);

export const readShippedWorkbook = async (): Promise<ShippedWorkbook> => {
  const bytes = await fs.readFile(WORKBOOK);
  return { key: `brain/${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}.xlsx`, bytes };
};

const errorLine = ({ sheet, row, column, why }: BrainError): string => `${sheet} row ${row} ${column}: ${why}`;

/**
 * What a shipped workbook says.
 * @throws Error naming sheet, row and column when it is broken.
 */
export const brainOfShipped = async ({ bytes }: ShippedWorkbook): Promise<Brain> => {
  const checked = checkBrain(await readBrainWorkbook(bytes));
  if (checked.ok) return checked.brain;
  throw new Error(`brain/signet-brain.xlsx: ${checked.errors.map(errorLine).join('; ')}`);
};
