import { deltaEOk, failsContrast, nearestPassing, type RuledColors, type RuledRole } from '@signet/color';
import type { BrandColors } from '@signet/contract';
import { isEditable, swatchRoles, type SwatchRole } from '../choice/custom-colors.ts';

export type Locks = ReadonlySet<SwatchRole>;

/** In the order in which they are mended: what stands on the background after the background itself. */
const ruled = ['n3', 'p1', 'p2', 's1'] as const satisfies readonly RuledRole[];

/** The same for the same colors. */
const keyOf = (colors: BrandColors): string => swatchRoles.map((role) => colors[role].toLowerCase()).join('-');

/** What is not locked, out of another scheme; what does not pass beside what is locked gives way. */
const merged = (now: BrandColors, from: BrandColors, locks: Locks): BrandColors => {
  const kept = (role: SwatchRole) => locks.has(role) || !isEditable(role);
  const colors = { ...now };
  for (const role of swatchRoles) if (!kept(role)) colors[role] = from[role];
  for (const role of ruled) if (!kept(role)) colors[role] = nearestPassing(colors[role], role, colors) ?? colors[role];
  return colors;
};

const failsBesidesLocked = (colors: RuledColors, locks: Locks): boolean =>
  failsContrast(colors).some(({ role, against }) => !locks.has(role) && !(against !== 'white' && locks.has(against)));

/**
 * Another scheme around the colors that are locked: the schemes are taken in the order of how near their own colors
 * come to the locked ones, so that the rest suits them. `seen` are keys of what was offered before, which comes again
 * only when all of it has been seen. Undefined where nothing is left to change.
 */
export const shuffled = (
  now: BrandColors,
  locks: Locks,
  schemes: readonly BrandColors[],
  seen: ReadonlySet<string>,
): { colors: BrandColors; key: string } | undefined => {
  const away = (scheme: BrandColors) => [...locks].reduce((sum, role) => sum + deltaEOk(scheme[role], now[role]), 0);
  const offers = schemes
    .toSorted((one, other) => away(one) - away(other))
    .map((scheme) => merged(now, scheme, locks))
    .filter((colors) => !failsBesidesLocked(colors, locks))
    .map((colors) => ({ colors, key: keyOf(colors) }))
    .filter(({ key }) => key !== keyOf(now));
  return offers.find(({ key }) => !seen.has(key)) ?? offers[0];
};
