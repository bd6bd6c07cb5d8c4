import { buffer } from 'node:stream/consumers';
import { checkBrain } from '@signet/brain';
import { readBrainWorkbook } from '../../brain/brain-workbook.ts';
import type { Checked } from './check-in-child.ts';

const WHOLE_FILE = { sheet: '(the file)', row: 0, column: '' };

/** What a workbook says, or what is wrong with it and where. */
const check = async (bytes: Uint8Array): Promise<Checked> => {
  try {
    const sheets = await readBrainWorkbook(bytes);
    const checked = checkBrain(sheets);
    return checked.ok ? { brain: checked.brain } : { errors: checked.errors };
  } catch (error) {
    // the library's own words are about its parts, not about the file
    const why = error instanceof Error && error.name === 'WorkbookRefused' ? error.message : 'This is no workbook.';
    return { errors: [{ ...WHOLE_FILE, why }] };
  }
};

process.stdout.write(JSON.stringify(await check(await buffer(process.stdin))));
