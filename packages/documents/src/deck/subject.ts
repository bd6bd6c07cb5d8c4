import type { BusinessLifecycle } from '@signet/contract';

/** All that a document may say of a company: answers of its founder, and what was measured. Nothing else is said. */
export type Subject = {
  /** The name on one line. */
  company: string;
  /** The host alone; empty where there is none. */
  website: string;
  /** Month and year in words: `November 2026`. */
  month: string;
  stage: BusinessLifecycle;
  /** CORE, SUPPORTING, NUANCE. */
  keywords: readonly { name: string }[];
  /** From fitting in (0) to standing out (1); absent where the industry's norm counts. */
  standOut?: number;
  /** Their colors as read from logo and website, the main one first. */
  rivals: readonly { name: string; colors: readonly string[] }[];
  /** What the founder answered, by slide and slot: `problem.figure`. */
  answers: Readonly<Record<string, string>>;
};
