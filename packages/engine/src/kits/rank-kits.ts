import type { KitReason } from '@signet/contract';
import type { EngineInput } from '../input.ts';
import { askedCharacter, kitCharacter, kitFit } from './kit-match.ts';
import { kitReasons } from './kit-reasons.ts';

export type RankedKit = {
  /** The kit's `_id` in the brain. */
  marketingKitId: string;
  /** From 0, without gaps. */
  orderIndex: number;
  /** 0 to 100; never rises down the list. */
  matchScore: number;
  /** Two at the least. */
  reasons: KitReason[];
};

/** Spec results §9. */
const MOST = 10;

/** A fit from -1 to 1 as founders read it; 50 has nothing in common. */
const matchScoreOf = (fit: number): number => Math.round(50 + 50 * fit);

/**
 * Up to 10 marketing kits, best first; of equal ones the brain's order decides. The order of the keywords changes
 * nothing.
 */
export const rankKits = (input: Pick<EngineInput, 'brain' | 'answers'>): RankedKit[] => {
  const asked = askedCharacter(input);
  return input.brain.marketingKits
    .map((kit) => {
      const character = kitCharacter(input.brain, kit);
      return { kit, character, fit: kitFit(character, asked) };
    })
    .toSorted((one, other) => other.fit - one.fit)
    .slice(0, MOST)
    .map(({ kit, character, fit }, orderIndex) => ({
      marketingKitId: kit._id,
      orderIndex,
      matchScore: matchScoreOf(fit),
      reasons: kitReasons(kit, character, fit, asked),
    }));
};
