import type { MarkRecipe } from '@signet/contract';
import { isRecipe } from '@signet/mark';

/** Whether one of our families would propose a mark: others are neither kept nor drawn. */
export const isOurMark = ({ round, ...others }: MarkRecipe): boolean =>
  isRecipe({ ...others, ...(round === undefined ? {} : { round }) });
