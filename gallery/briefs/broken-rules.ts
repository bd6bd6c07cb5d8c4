import type { Brain, ColorFamily } from '@signet/brain';
import { clearNameOf, deltaEOk, failsContrast, labOf, nearestFamily, oklchOf, type ColorRole } from '@signet/color';
import type { Brand, DesignBrief } from './read-briefs.ts';

/** As the engine's own rules have it: plainly another color. */
const FROM_COMPETITORS = 0.1;
/** How far from a favorite's hue its darker kin may be, in degrees. */
const KIN = 15;
/** A favorite of less chroma has no hue to lead by: it is a ground or a line. */
const HUELESS = 0.04;

const colored = ['p1', 'p2', 's1', 'a1', 'a2'] as const satisfies readonly ColorRole[];
const told = ['p1', 's1', 'a1'] as const satisfies readonly ColorRole[];

const familiesNamed = ({ colorFamilies }: Brain, ids: readonly string[]): ColorFamily[] =>
  colorFamilies.filter(({ _id }) => ids.includes(_id));

const contrast = ({ colors }: Brand): string[] =>
  failsContrast(colors).map(
    ({ role, against, ratio, atLeast }) => `${role} on ${against} is ${ratio.toFixed(2)}, at least ${atLeast}`,
  );

/** A dislike takes its whole group along, unless a favorite is of that group. */
const dislikes = ({ answers }: DesignBrief, { colors }: Brand, brain: Brain): string[] => {
  const favored = new Set(familiesNamed(brain, answers.favoriteColors).map(({ group }) => group));
  const groups = familiesNamed(brain, answers.dislikedColors)
    .map(({ group }) => group)
    .filter((group) => !favored.has(group));
  return colored.flatMap((role) => {
    const called = [nearestFamily(colors[role], brain.colorFamilies).group, clearNameOf(labOf(colors[role]))];
    const group = groups.find((one) => called.includes(one));
    return group ? [`${role} ${colors[role]} is ${group}, which is disliked`] : [];
  });
};

const competitors = (brief: DesignBrief, { colors }: Brand): string[] =>
  brief.competitors.flatMap(({ name, color }) =>
    told
      .filter((role) => deltaEOk(colors[role], color) < FROM_COMPETITORS)
      .map((role) => `${role} ${colors[role]} is too near to ${name}`),
  );

const hueBetween = (one: string, other: string): number => {
  const away = Math.abs((oklchOf(one).hue ?? 0) - (oklchOf(other).hue ?? 0));
  return Math.min(away, 360 - away);
};

/** Each favorite is there as it is, and the main color is one of them or of the hue of one. */
const favorites = ({ answers }: DesignBrief, { colors }: Brand, brain: Brain): string[] => {
  const loved = familiesNamed(brain, answers.favoriteColors);
  if (loved.length === 0) return [];
  const present: readonly string[] = Object.values(colors);
  const missing = loved.filter(({ hex }) => !present.includes(hex)).map(({ _id }) => `${_id} is missing`);
  const leads = loved.some(({ hex }) => hex === colors.p1 || hueBetween(hex, colors.p1) <= KIN);
  return leads || loved.every(({ hex }) => oklchOf(hex).chroma < HUELESS)
    ? missing
    : [...missing, `p1 ${colors.p1} is not of a favorite's hue`];
};

/** What a brand does that no brand for this brief may; empty when every hard rule holds. */
export const brokenRules = (brief: DesignBrief, brand: Brand, brain: Brain): string[] => [
  ...contrast(brand),
  ...dislikes(brief, brand, brain),
  ...competitors(brief, brand),
  ...favorites(brief, brand, brain),
];
