import type { ReasonData } from '@signet/contract';

/** The sentence of each kind of some reasons. */
export type Sentences<Reason extends ReasonData> = {
  [Kind in Reason['kind']]: (reason: Extract<Reason, { kind: Kind }>) => string;
};
