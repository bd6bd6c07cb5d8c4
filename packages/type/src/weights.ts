/** Spec results §3, which gives 1000 no name: then the family's name says enough. */
const names = new Map([
  [200, 'Extra Light'],
  [300, 'Light'],
  [400, 'Regular'],
  [500, 'Medium'],
  [600, 'Semi-Bold'],
  [700, 'Bold'],
  [800, 'Extra Bold'],
  [900, 'Black'],
  [1000, ''],
]);

/**
 * A weight as people read it: `Semi-Bold`, `Regular Italic`; `Unknown` for any other value (spec results §3).
 */
export const weightName = (weight: number, style: 'italic' | 'normal' = 'normal'): string =>
  `${names.get(weight) ?? 'Unknown'}${style === 'italic' ? ' Italic' : ''}`.trim();

/**
 * The weight of `available` that a browser would take for `wanted`. Source: CSS Fonts Module Level 4, font matching,
 * font-weight: between 400 and 500 look up to 500 first, below 400 lighter first, above 500 bolder first. Undefined
 * when nothing is available.
 */
export const nearestWeight = (wanted: number, available: readonly number[]): number | undefined => {
  const lighter = available.filter((one) => one < wanted).toSorted((one, other) => other - one);
  const bolder = available.filter((one) => one > wanted).toSorted((one, other) => one - other);
  if (available.includes(wanted)) return wanted;
  if (wanted > 500) return [...bolder, ...lighter][0];
  if (wanted < 400) return [...lighter, ...bolder][0];
  return [...bolder.filter((one) => one <= 500), ...lighter, ...bolder][0];
};
