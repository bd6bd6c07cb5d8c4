import { ChildFailed, runInChild } from '../../../jobs/limited-child.ts';
import type { Checked } from './check-workbook.ts';

const SCRIPT = new URL('./check-workbook.child.ts', import.meta.url);
/** The default brain takes a second and 120 MB; an answer is some two megabytes. */
const LIMITS = { milliseconds: 30_000, heapMegabytes: 512, dataMegabytes: 1600, answerBytes: 32 * 1024 * 1024 };
/** More than anybody mends in one go; the rest appears once these are mended. */
const MOST_ERRORS = 500;

const tooMuch: Checked = {
  errors: [
    {
      sheet: '(the file)',
      row: 0,
      column: '',
      why: 'Reading this workbook takes more time or memory than any brain. Nothing of it was kept.',
    },
  ],
};

/** Checks a workbook in a process of its own; one that is made to harm ends with that process. */
export const checkInChild = async (bytes: Uint8Array): Promise<Checked> => {
  try {
    const checked = JSON.parse(await runInChild(SCRIPT, bytes, LIMITS)) as Checked;
    return 'errors' in checked ? { errors: checked.errors.slice(0, MOST_ERRORS) } : checked;
  } catch (error) {
    if (error instanceof ChildFailed) return tooMuch;
    throw error;
  }
};

export type CheckWorkbook = typeof checkInChild;
