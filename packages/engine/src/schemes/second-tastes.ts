import { hueGap } from '../swatch.ts';
import { HUED, isCool, isWarm, type Taste } from './look.ts';
import type { Shade } from './recipe.ts';

/* What never looks good as a second color, each circled on a picture by somebody who did not know whose it was. */

/**
 * AUTHORED: brown is no filler, nor is the salmon brown of a peach in the evening: they belong to wood, food, leather
 * and earth.
 */
const BROWN = 0.18;
/** AUTHORED: how much less where wood, food, leather or earth ask for one, and where name or trade name this brown. */
const WOODEN = 0.6;
const NAMED_BROWN = 0.2;
/** AUTHORED: and where it is absurd as the lead it is no second color either. */
const ABSURD_BROWN = 0.22;
const isBrown = ({ chroma, hue }: Shade): boolean => hue >= 38 && hue <= 112 && chroma > 0.035 && chroma < 0.098;
/** AUTHORED: beside violet and pink it looks like a stain. */
const STAIN = 0.2;
/** There a maroon is brown as well, a brick still a stain, and a clay brown wherever brown is absurd. */
const isRusty = ({ chroma, hue }: Shade): boolean =>
  (hue <= 90 || hue > 354) && chroma > 0.035 && chroma < (hue < 34 || hue > 354 ? 0.17 : 0.13);
const isEarthen = ({ chroma, hue }: Shade): boolean => hue >= 34 && hue <= 90 && chroma > 0.045 && chroma < 0.11;
const isViolet = ({ chroma, hue }: Shade): boolean => chroma > 0.04 && hue > 275 && hue < 355;

/** AUTHORED: what it costs that a red and a green of one depth stand side by side: Christmas. */
const CHRISTMAS = 0.3;
const isBerryRed = ({ chroma, hue }: Shade): boolean => chroma > 0.085 && (hue < 37 || hue > 355);
const isFirGreen = ({ chroma, hue }: Shade): boolean => chroma > 0.045 && hue > 105 && hue < 182;
const isChristmas = (one: Shade, other: Shade): boolean =>
  (isBerryRed(one) && isFirGreen(other)) || (isFirGreen(one) && isBerryRed(other));

/** AUTHORED: what a moss or an olive costs beside violet and plum: a forest, where a wave or a petal was meant. */
const MOSS = 0.22;
const isMossy = ({ chroma, hue }: Shade): boolean => chroma > 0.03 && chroma < 0.1 && hue > 98 && hue < 185;

/** AUTHORED: what a brick or a madder costs beside a blue or a petrol: in links it reads as a warning. */
const WARNING = 0.2;
const isWarning = ({ chroma: strength, hue: lead }: Shade, { chroma, hue }: Shade): boolean =>
  strength > 0.035 && lead > 165 && lead < 275 && chroma > 0.08 && chroma < 0.17 && (hue < 36 || hue > 355);

/**
 * AUTHORED: what a brown, a brick or a plum costs beside a cool primary color when no word of the name calls it to
 * mind. That a trade knows the material is not enough: these are the second colors that juries circled most.
 */
const FOREIGN = { costs: 0.3, apart: 75, kin: 0 } as const;
/** AUTHORED: a rust under a gold or an orange is the accent in the evening: that is the reason of most by hand. */
const isEveningOf = (second: Shade, a1: Shade): boolean =>
  second.chroma >= 0.09 && a1.chroma >= 0.1 && isWarm(a1) && hueGap(second.hue, a1.hue) <= 48;
const foreignCost = (p1: Shade, second: Shade, a1: Shade): number =>
  isForeign(p1, second) ? (isEveningOf(second, a1) ? FOREIGN.kin : FOREIGN.costs) : 0;

/**
 * AUTHORED: what a green second color costs beside a lead of another hue where neither the trade nor the name is of
 * what grows: a lawn under a sky.
 */
const LAWN = { costs: 0.24, apart: 25 } as const;
const isLawn = (p1: Shade, { chroma, hue }: Shade): boolean =>
  chroma > 0.045 && hue > 112 && hue < 158 && (p1.chroma < 0.03 || hueGap(p1.hue, hue) > LAWN.apart);

/** AUTHORED: what a violet costs under a brown or a rust: its answer is a blue. */
const OFF_BLUE = 0.14;
const isOffBlue = (p1: Shade, { chroma, hue }: Shade): boolean =>
  p1.chroma > 0.03 && p1.hue > 28 && p1.hue < 100 && chroma > 0.05 && hue > 262 && hue < 315;

/** AUTHORED: what a gray costs where lead and accent are one hue already: nothing in the palette speaks up. */
const MUTE = 0.18;
const isMute = (p1: Shade, second: Shade, a1: Shade): boolean =>
  second.chroma < 0.05 && p1.chroma > 0.04 && a1.chroma > 0.05 && hueGap(p1.hue, a1.hue) < 40;
const isForeign = (p1: Shade, { chroma, hue }: Shade): boolean =>
  p1.chroma > 0.035 &&
  p1.hue > 118 &&
  p1.hue < 330 &&
  chroma > 0.03 &&
  chroma < 0.17 &&
  (hue < 112 || hue > 300) &&
  hueGap(p1.hue, hue) > FOREIGN.apart;

/** AUTHORED: what a gray of the other temperature costs beside a cool primary color: a taupe looks unwashed there. */
const TAUPE = 0.14;
const isTaupe = (p1: Shade, { chroma, hue }: Shade): boolean =>
  p1.chroma > 0.06 && p1.hue > 165 && p1.hue < 335 && chroma >= 0.012 && chroma <= 0.03 && hue < 112;

/** AUTHORED: what it costs that the second color is the lead once more, hardly lighter: it does no work of its own. */
const ONCE_MORE = { costs: 0.18, hue: 45, lightness: 0.12 } as const;
const isOnceMore = (p1: Shade, second: Shade): boolean =>
  p1.chroma > 0.03 &&
  second.chroma > 0.03 &&
  hueGap(p1.hue, second.hue) < ONCE_MORE.hue &&
  Math.abs(p1.lightness - second.lightness) < ONCE_MORE.lightness;

/** AUTHORED: what a mauve gray costs beside a warm accent, where the lead is no violet. */
const MAUVE_GRAY = 0.12;
const isMauveGray = ({ chroma: strength, hue: lead }: Shade, { chroma, hue }: Shade, a1: Shade): boolean =>
  chroma > 0.03 &&
  chroma < 0.075 &&
  hue > 270 &&
  hue < 335 &&
  !isCool(a1) &&
  (strength < 0.03 || hueGap(lead, hue) > 40);

/** AUTHORED: what a gray violet costs as second color under a quiet lead, a blue or another violet: it looks tired. */
const TIRED = 0.1;
const isTired = ({ chroma: strength, hue: lead }: Shade, { chroma, hue }: Shade): boolean =>
  (strength < 0.085 || lead > 235) && chroma > 0.02 && chroma < 0.075 && hue > 270 && hue < 335;

/** AUTHORED: what a green, an olive and a yellow cost where nothing grows: a lawn mower. */
const GARDEN = 0.16;
const isGarden = ({ chroma: strength, hue: lead }: Shade, { chroma, hue }: Shade, a1: Shade): boolean =>
  strength > 0.04 && lead > 118 && lead < 170 && chroma > 0.04 && hue > 92 && hue < 140 && a1.hue > 80 && a1.hue < 122;

/** AUTHORED: what a gray costs between two colors, unless the words are quiet: it looks like wet cement. */
const CEMENT = 0.16;
const isCement = (p1: Shade, second: Shade, a1: Shade): boolean =>
  second.chroma < HUED && !isTintOf(second, p1) && p1.chroma > 0.045 && a1.chroma > 0.05;
/** A slate beside a blue is no cement: it is plainly of that blue. */
const isTintOf = (gray: Shade, { hue }: Shade): boolean => gray.chroma > 0.02 && hueGap(gray.hue, hue) < 20;

/** What a second color costs under its lead and its accent: one rule a line. */
export const secondTastes: readonly Taste[] = [
  ({ second, isOfCompany }, { isBrownAbsurd, liveliness, wood }) => {
    if (!isBrown(second) && !(isBrownAbsurd && isEarthen(second))) return 0;
    const named = isOfCompany ? NAMED_BROWN * Math.min(1, 1 - liveliness) : 0;
    return (isBrownAbsurd ? ABSURD_BROWN : BROWN - named) * (1 - WOODEN * wood);
  },
  ({ p1, second }) => (isViolet(p1) && isRusty(second) ? STAIN : 0),
  ({ p1, second }) => (isViolet(p1) && isMossy(second) ? MOSS : 0),
  ({ p1, second }) => (isWarning(p1, second) ? WARNING : 0),
  ({ p1, second, a1, isOfName }) => (isOfName ? 0 : foreignCost(p1, second, a1)),
  ({ p1, second, isOfName }, { leafy }) => (!isOfName && isLawn(p1, second) ? LAWN.costs * (1 - leafy) : 0),
  ({ p1, second, isOfName }) => (!isOfName && isOffBlue(p1, second) ? OFF_BLUE : 0),
  ({ p1, second, a1 }) => (isMute(p1, second, a1) ? MUTE : 0),
  ({ p1, second }) => (isTaupe(p1, second) ? TAUPE : 0),
  ({ p1, second }) => (isOnceMore(p1, second) ? ONCE_MORE.costs : 0),
  ({ p1, second }) => (isChristmas(p1, second) ? CHRISTMAS : 0),
  ({ p1, second, a1 }) => (isMauveGray(p1, second, a1) ? MAUVE_GRAY : 0),
  ({ p1, second }) => (isTired(p1, second) ? TIRED : 0),
  ({ p1, second, a1 }, { grows }) => (isGarden(p1, second, a1) ? GARDEN * (1 - grows) : 0),
  ({ p1, second, a1 }, { liveliness }) => (isCement(p1, second, a1) ? CEMENT * Math.min(1, 1 + liveliness) : 0),
];
