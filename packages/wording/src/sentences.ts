import type { ReasonData } from '@signet/contract';

/** What a reason is told in. */
export type Told = {
  /** One plain sentence that a founder could repeat. */
  sentence: string;
  /** The number behind it, for whoever asks; absent where it would tell nothing more. */
  receipt?: string;
};

/** How each kind of some reasons is told. */
export type Telling<Reason extends ReasonData> = {
  [Kind in Reason['kind']]: (reason: Extract<Reason, { kind: Kind }>) => Told;
};
