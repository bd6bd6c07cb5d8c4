/**
 * How many letters have to be added, left out, replaced or swapped with their neighbor to make one word of another
 * (optimal string alignment).
 */
export const spellingDistance = (one: string, other: string): number => {
  const [from, to] = [Array.from(one), Array.from(other)];
  let before: number[] = [];
  let above = Array.from({ length: to.length + 1 }, (_, n) => n);
  for (const [row, letter] of from.entries()) {
    const line = [row + 1];
    for (const [column, wanted] of to.entries()) {
      const replaced = (above[column] ?? 0) + (letter === wanted ? 0 : 1);
      const least = Math.min(replaced, (above[column + 1] ?? 0) + 1, (line[column] ?? 0) + 1);
      const isSwap = letter === to[column - 1] && wanted === from[row - 1];
      line.push(isSwap ? Math.min(least, (before[column - 1] ?? 0) + 1) : least);
    }
    [before, above] = [above, line];
  }
  return above[to.length] ?? 0;
};
