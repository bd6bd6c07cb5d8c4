import type { Random } from '../random.ts';
import { swatchOf, type Swatch } from '../swatch.ts';
import type { Brief } from './brief.ts';
import { isDistinct, mayLead } from './competition.ts';
import type { Allows } from './disliked.ts';
import { isDeeper, placements } from './favorites.ts';
import { leadMains, relativesOf } from './lead-mains.ts';
import { materialWishesOf } from './material-wishes.ts';
import { heldMain, type Main, type SchemePlan } from './plan-schemes.ts';
import { planRecipes } from './recipes.ts';

/** Of a favorite that leads all of its recipes are tried. */
const OF_ONE = 80;
/** Of any other lead, those that are asked for most. */
const OF_ANY = 6;

/** Plans that a curator put together: around favorites, around their darker kin, and around any lead. */
export const planCurated = ({
  brief,
  allowed,
  random,
}: {
  brief: Brief;
  allowed: Allows;
  random: Random;
}): SchemePlan[] => {
  const distinct = (swatch: Swatch) => isDistinct(swatch, brief.rivals);
  const ways = placements(brief.favorites, { mayBeMain: (hex) => mayLead(swatchOf(hex), brief) });
  const materials = materialWishesOf(brief);
  const usable = ({ swatch }: { swatch: Swatch }) => allowed(swatch) && distinct(swatch);
  const unled = ways.filter(({ p1 }) => p1 === undefined);
  const light = brief.favorites.filter(({ hex }) => !ways.some(({ p1 }) => p1 === hex));
  const leading = brief.favorites.length > 0 ? light : brief.named;
  return [
    ...ways.flatMap((way) =>
      way.p1 === undefined
        ? []
        : planRecipes([heldMain(way.p1, brief.favorites, random)], { materials, held: way, isWide: true }, OF_ONE),
    ),
    ...unled.flatMap((way) => {
      const bears = (main: Main) => usable(main) && (way.p2 === undefined || isDeeper(way.p2, main.swatch.hex));
      const options = { materials, held: way };
      return [
        ...planRecipes(
          relativesOf(leading, { random, isBrownAbsurd: brief.absurd.has('brown') }).filter(bears),
          { ...options, isWide: light.length > 0 },
          OF_ONE,
        ),
        ...planRecipes(leadMains(random).filter(bears), options, Math.ceil(OF_ANY / unled.length)),
      ];
    }),
  ];
};
