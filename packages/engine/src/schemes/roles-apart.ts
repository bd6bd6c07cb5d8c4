/**
 * AUTHORED: how far apart roles must look (delta-E OK), so that each can do its own work; each role beside those
 * painted before it. For primary, secondary and accent color the least is for all schemes; two favorites are otherwise
 * as near as the founder chose them.
 */
export const leastApart = {
  p2: { p1: 0.07 },
  s1: { p1: 0.1, p2: 0.08 },
  a1: { p1: 0.15, s1: 0.12 },
  // a pale accent bears a paler tint of its own world rather than a stranger
  a2: { a1: 0.06 },
} as const;

/** The pairs that favorites do not lift. */
export const alwaysApart = [
  ['s1', 'p1', leastApart.s1.p1],
  ['a1', 'p1', leastApart.a1.p1],
  ['a1', 's1', leastApart.a1.s1],
] as const;
