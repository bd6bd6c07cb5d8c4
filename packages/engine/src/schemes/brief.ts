import type { Brain, ColorFamily, Industry, Keyword, Trait } from '@signet/brain';
import { rowsOf } from '../input.ts';
import type { EngineInput } from '../input.ts';
import { wishOf } from '../meaning/wish.ts';
import type { Wish } from '../meaning/wish.ts';
import { swatchOf } from '../swatch.ts';
import type { Swatch } from '../swatch.ts';
import { rivalColors } from './competition.ts';
import type { RivalColor } from './competition.ts';

/** The answers of one quiz as a designer would note them down: looked up in the brain, in an order of their own. */
export interface Brief {
  keywords: readonly { keyword: Keyword; wish: Wish }[];
  industry:
    | { row: Industry; wish: Wish | undefined; usual: readonly { family: ColorFamily; swatch: Swatch }[] }
    | undefined;
  lifecycle: Wish | undefined;
  /** From fitting in (0) to standing out (1). */
  standOut: number;
  favorites: readonly ColorFamily[];
  dislikes: readonly { family: ColorFamily; swatch: Swatch }[];
  rivals: readonly RivalColor[];
}

/** Where nobody says anything: neither fitting in nor standing out. */
const MIDDLE = 0.5;

const wishes = new WeakMap<Brain, Map<string, Wish | undefined>>();

/** What a row of the brain asks of color. Remembered as long as the brain is. */
const wishOfRow = (brain: Brain, sheet: string, id: string, traits: () => readonly Trait[]): Wish | undefined => {
  const known = wishes.get(brain) ?? new Map<string, Wish | undefined>();
  wishes.set(brain, known);
  const key = `${sheet} ${id}`;
  if (!known.has(key)) known.set(key, wishOf(traits()));
  return known.get(key);
};

export const keywordWish = (brain: Brain, id: string): Wish | undefined =>
  wishOfRow(brain, 'keywords', id, () => brain.keywordTraits.filter((trait) => trait.keyword_id === id));

const industryOf = (brain: Brain, id: string): Brief['industry'] => {
  const row = brain.industries.find(({ _id }) => _id === id);
  if (!row) return undefined;
  const usual = rowsOf(
    brain.colorFamilies,
    brain.industryColors.filter(({ industry_id }) => industry_id === id).map(({ colorFamily_id }) => colorFamily_id),
  );
  return {
    row,
    wish: wishOfRow(brain, 'industries', id, () =>
      brain.industryTraits.filter(({ industry_id }) => industry_id === id),
    ),
    usual: usual.map((family) => ({ family, swatch: swatchOf(family.hex) })),
  };
};

export const briefOf = ({ brain, answers, research }: Pick<EngineInput, 'brain' | 'answers' | 'research'>): Brief => {
  const industry = industryOf(brain, answers.industry);
  const favorites = rowsOf(brain.colorFamilies, answers.favoriteColors);
  return {
    keywords: rowsOf(brain.keywords, answers.keywords).flatMap((keyword) => {
      const wish = keywordWish(brain, keyword._id);
      return wish ? [{ keyword, wish }] : [];
    }),
    industry,
    lifecycle: wishOfRow(brain, 'lifecycle', answers.lifecycle, () =>
      brain.lifecycleTraits.filter(({ lifecycle }) => lifecycle === answers.lifecycle),
    ),
    standOut: answers.standOut ?? industry?.row.standOut ?? MIDDLE,
    favorites,
    dislikes: rowsOf(brain.colorFamilies, answers.dislikedColors)
      .filter((family) => !favorites.includes(family))
      .map((family) => ({ family, swatch: swatchOf(family.hex) })),
    rivals: rivalColors(research),
  };
};
