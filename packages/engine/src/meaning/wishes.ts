import type { Asked } from './asked.ts';
import { wishOf, type Population, type Wish } from './wish.ts';

/** What all answers of a quiz ask of one population; those that are silent on it are absent. */
export type Wishes<Anchor extends string = string> = {
  readonly keywords: readonly Wish<Anchor>[];
  readonly industry: Wish<Anchor> | undefined;
  readonly lifecycle: Wish<Anchor> | undefined;
};

export const wishesOf = <Anchor extends string>(
  { keywords, industry, lifecycle }: Asked,
  population: Population<Anchor>,
): Wishes<Anchor> => ({
  keywords: keywords.flatMap((keyword) => wishOf(keyword, population) ?? []),
  industry: industry && wishOf(industry, population),
  lifecycle: wishOf(lifecycle, population),
});
