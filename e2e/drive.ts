import type { Page } from '@playwright/test';
import { join } from './people.ts';
import { answerUpTo, expectBrand } from './quiz.ts';

/** A document is written by a job: it may have to wait for others. */
export const WRITING = { timeout: 90_000 };

/** A newcomer who sees their brand for the first time, and has no drive yet. */
export const joinWithABrand = async (page: Page): Promise<void> => {
  await join(page);
  await answerUpTo(page, 5);
  await expectBrand(page);
};
