import { contrastRatio, roundRatio } from '@signet/color';
import { COUNTERFACTUAL, type BrandColors, type PinnedBrand, type ShownReason } from '@signet/contract';
import { colorRoleNames, roleInWords } from './color-roles.ts';
import { familiarName } from './familiar-colors.ts';
import { inWords } from './numbers.ts';

type Role = keyof typeof colorRoleNames;
type Recommended = Pick<NonNullable<PinnedBrand['recommended']['color']>, 'colors' | 'names' | 'reasons'>;

const roles = Object.keys(colorRoleNames) as Role[];

/** The roles in which the brand's colors are not those that were recommended: the founder chose them. */
const ownRoles = (colors: BrandColors, recommended: Recommended | undefined): readonly Role[] =>
  roles.filter((role) => {
    const [own, theirs] = [colors[role], recommended?.colors[role]];
    return own !== undefined && theirs !== undefined && own.toLowerCase() !== theirs.toLowerCase();
  });

/** `green` as a name; a second one of the same scheme is told from the first. */
const freeName = (plain: string, taken: ReadonlySet<string>): string => {
  const name = plain.charAt(0).toUpperCase() + plain.slice(1);
  const names = [name, ...roles.map((_, place) => `${name} ${place + 2}`)];
  return names.find((one) => !taken.has(one)) ?? name;
};

/**
 * What each color of a brand is called: by its name in the scheme; one that the founder chose by what people would
 * call it. Those of a scheme from before colors had names are called by their roles.
 */
export const colorNamesInUse = (
  colors: BrandColors,
  recommended: Recommended | undefined,
): Readonly<Record<Role, string>> => {
  const names: Record<Role, string> = { ...colorRoleNames, ...recommended?.names };
  const own = ownRoles(colors, recommended);
  const taken = new Set(roles.filter((role) => !own.includes(role)).map((role) => names[role]));
  for (const role of own) {
    names[role] = freeName(familiarName(colors[role] ?? '#ffffff'), taken);
    taken.add(names[role]);
  }
  return names;
};

/** What a reason was measured on. Of all others the whole scheme, but where a favorite names its role. */
const measuredOn: Readonly<Record<string, readonly Role[]>> = {
  rivals: ['p1'],
  'industry-color': ['p1'],
  legible: ['p1'],
  harmony: ['p1', 's1', 'a1'],
};
const FAVORITE = /^favorite/;

/** The roles that a sentence speaks of: `the accent`, `the primary color`. */
const rolesNamedIn = (sentence: string): readonly Role[] =>
  roles.filter((role) => new RegExp(`\\bthe ${roleInWords(role)}(?![\\w-])`).test(sentence));

const standsOn = ({ kind, sentence }: ShownReason): readonly Role[] => {
  const named = FAVORITE.test(kind) ? rolesNamedIn(sentence) : (measuredOn[kind] ?? []);
  return named.length > 0 ? named : roles;
};

/** More than these are counted, not listed. */
const MOST_LISTED = 3;
/** What white text on them has to reach (spec results §5). */
const carryText = [
  { role: 'p1', atLeast: '4.5' },
  { role: 'p2', atLeast: '7.0' },
  { role: 's1', atLeast: '4.5' },
] as const;

/** Said of the colors that the founder chose instead, with the contrast that their picker showed. */
const ownReason = (own: readonly Role[], colors: BrandColors, names: Readonly<Record<Role, string>>): ShownReason => {
  const listed = own.map((role) => `${names[role]} as the ${roleInWords(role)}`);
  const what = own.length > MOST_LISTED ? `${own.length} of these colors` : inWords(listed);
  const receipt = carryText
    .filter(({ role }) => own.includes(role))
    .map(({ role, atLeast }) => {
      const ratio = roundRatio(contrastRatio(colors[role], '#ffffff')).toFixed(2);
      return `White text on the ${roleInWords(role)} has a contrast of ${ratio}; ${atLeast} is needed.`;
    })
    .join(' ');
  return {
    kind: 'own-color',
    sentence: `You chose ${what} yourself.`,
    ...(receipt !== '' && { receipt }),
  };
};

/**
 * Why a brand has its colors, as they are now. A color that the founder chose takes with it what was said of the one
 * in its place, and what was measured on it; what would have led to another scheme goes with the first.
 */
export const colorReasonsInUse = (
  colors: BrandColors,
  recommended: Recommended | undefined,
): readonly ShownReason[] => {
  const reasons: readonly ShownReason[] = recommended?.reasons ?? [];
  const own = ownRoles(colors, recommended);
  if (own.length === 0) return reasons;
  const still = reasons.filter((one) => !standsOn(one).some((role) => own.includes(role)));
  return [
    ownReason(own, colors, colorNamesInUse(colors, recommended)),
    ...still.filter(({ kind }) => kind !== COUNTERFACTUAL),
  ];
};
