import { saveFile } from '../../../ui/save-file.ts';
import { zipFile } from '../../../ui/zip-file.ts';

const NAME = 'signet-brain-errors.zip';

/** One thing that is wrong with a workbook, as the answer of a refused upload has it. */
export type BrainFault = { sheet: string; row: number; column: string; why: string };

const isFault = (one: unknown): one is BrainFault =>
  typeof one === 'object' && one !== null && 'sheet' in one && 'row' in one && 'column' in one && 'why' in one;

/** What of a refusal's parameters are faults of a workbook. */
export const faultsIn = (params: Record<string, unknown>): BrainFault[] =>
  Array.isArray(params['errors']) ? params['errors'].filter(isFault) : [];

/** Hands the faults over as a file (spec administration §8.5); answers its name. */
export const saveFaults = async (faults: readonly BrainFault[]): Promise<string> => {
  const content = new Blob([JSON.stringify(faults, null, 2)], { type: 'application/json' });
  saveFile(await zipFile(NAME, [{ name: 'errors.json', content }]));
  return NAME;
};
