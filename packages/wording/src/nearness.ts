/** AUTHORED, in delta-E OK: from here on nobody takes one color for the other, whatever light they stand in. */
const FAR = 0.3;

/** How near a competitor's color is to the primary color, for who has no scale for it; `least` is what we keep away. */
export const nearnessInWords = (distance: number, least: number): string => {
  if (distance < least) return 'close to yours';
  return distance < FAR ? 'different from yours' : 'very different from yours';
};
