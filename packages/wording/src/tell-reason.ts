import type { ReasonData } from '@signet/contract';
import { directionReasons } from './direction-sentences.ts';
import { fontReasons } from './font-sentences.ts';
import { kitReasons } from './kit-sentences.ts';
import { schemeReasons } from './scheme-sentences.ts';
import type { Telling, Told } from './sentences.ts';

const telling: Telling<ReasonData> = { ...schemeReasons, ...fontReasons, ...kitReasons, ...directionReasons };

/** A reason for a founder to read: one plain sentence, and its number beside it. */
export const tellReason = (reason: ReasonData): Told => (telling[reason.kind] as (one: ReasonData) => Told)(reason);
