import type { EngineInput } from '../input.ts';

/** Where nobody says anything: neither fitting in nor standing out. */
export const MIDDLE = 0.5;

/** From fitting in (0) to standing out (1): as the founder said, else as brands of the trade usually do. */
export const positionOf = ({ brain, answers }: Pick<EngineInput, 'brain' | 'answers'>): number =>
  answers.standOut ?? brain.industries.find(({ _id }) => _id === answers.industry)?.standOut ?? MIDDLE;
