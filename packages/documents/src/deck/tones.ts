import type { Tone } from '@signet/scene';
import type { Teller } from './teller.ts';

/** From quiet to loud, the last is what counts. */
export const tonesFor = (teller: Teller, count: number): Tone[] => {
  const { look } = teller;
  const shares = { 1: [1], 2: [0.3, 1], 3: [0.16, 0.42, 1], 4: [0.12, 0.28, 0.5, 1] }[Math.min(4, count)] ?? [1];
  return shares.map((share): Tone => (share === 1 ? look.accent : { from: look.ground, to: look.accent, share }));
};
