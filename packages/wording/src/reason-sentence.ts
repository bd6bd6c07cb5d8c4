import type { ReasonData } from '@signet/contract';
import { fontSentences } from './font-sentences.ts';
import { kitSentences } from './kit-sentences.ts';
import { schemeSentences } from './scheme-sentences.ts';
import type { Sentences } from './sentences.ts';

const sentences: Sentences<ReasonData> = { ...schemeSentences, ...fontSentences, ...kitSentences };

/** A reason for a founder to read: one plain sentence. */
export const reasonSentence = (reason: ReasonData): string =>
  (sentences[reason.kind] as (one: ReasonData) => string)(reason);
