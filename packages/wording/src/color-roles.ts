/**
 * What each color of a scheme is called, on every page and in every sentence. A second primary is not always the
 * deeper one, so its name does not say so.
 */
export const colorRoleNames = {
  p1: 'Primary',
  p2: 'Second primary',
  s1: 'Secondary',
  a1: 'Accent',
  a2: 'Second accent',
  n1: 'Dark neutral',
  n2: 'Light neutral',
  n3: 'Background',
  b1: 'Near-black',
  w1: 'White',
} as const;

const names: Readonly<Record<string, string>> = colorRoleNames;
const adjectives: ReadonlySet<string> = new Set(['p1', 'p2', 's1']);

/** As a sentence says it: `primary color`, `second accent`. */
export const roleInWords = (role: string): string => {
  const name = (names[role] ?? role).toLowerCase();
  return adjectives.has(role) ? `${name} color` : name;
};
