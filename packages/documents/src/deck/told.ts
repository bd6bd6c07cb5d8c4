import type { Teller } from './teller.ts';

/** What a slide is told of: its answers by slot, and what is known anyway. */
export type Told = {
  answer: (slot: string) => string | undefined;
  company: string;
  rivals: readonly string[];
};
/** Draws what a layout shows beside its slots. */
export type Body = (teller: Teller, told: Told) => void;
