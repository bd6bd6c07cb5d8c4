/** The list with the entry at `from` moved to `to`; the same list when either place is empty. */
export const moveSlot = <T>(list: readonly T[], from: number, to: number): readonly T[] => {
  const moved = list[from];
  if (moved === undefined || to < 0 || to >= list.length || from === to) return list;
  const rest = list.filter((_, place) => place !== from);
  return [...rest.slice(0, to), moved, ...rest.slice(to)];
};

/** The place whose middle is nearest to `x`; `middles` are the places' horizontal or vertical middles. */
export const nearestPlace = (middles: readonly number[], at: number): number =>
  middles.reduce(
    (best, middle, place) => (Math.abs(middle - at) < Math.abs((middles[best] ?? Infinity) - at) ? place : best),
    0,
  );
