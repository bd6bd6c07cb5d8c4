import { checkBrain, type Brain, type BrainError } from '@signet/brain';
import { readBrainWorkbook } from '../../brain/brain-workbook.ts';

export type Checked = { brain: Brain } | { errors: readonly BrainError[] };

/** Where a fault lies that is of no sheet. */
const WHOLE_FILE = { sheet: '(the file)', row: 0, column: '' } as const;

/** What a workbook says, or what is wrong with it and where. Strangers' workbooks are checked in a child process. */
export const checkWorkbook = async (bytes: Uint8Array): Promise<Checked> => {
  try {
    const checked = checkBrain(await readBrainWorkbook(bytes));
    return checked.ok ? { brain: checked.brain } : { errors: checked.errors };
  } catch (error) {
    // the library's own words are about its parts, not about the file
    const why = error instanceof Error && error.name === 'WorkbookRefused' ? error.message : 'This is no workbook.';
    return { errors: [{ ...WHOLE_FILE, why }] };
  }
};
