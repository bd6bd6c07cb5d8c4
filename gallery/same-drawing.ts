const NUMBER = /-?\d+(?:\.\d+)?/g;
/** Two drawings may differ by this in any number: another machine's last digit, far below what can be seen. */
const TOLERANCE = 0.02;

const parts = (svg: string) => ({
  frame: svg.replace(NUMBER, '0').replace(/(?<=0) (?=0)/g, ''),
  numbers: (svg.match(NUMBER) ?? []).map(Number),
});

/**
 * Whether two SVG texts are the same but for the last digits of their numbers. Hex colors are compared as they stand.
 */
export const isSameDrawing = (one: string, other: string): boolean => {
  if (one === other) return true;
  const colors = /#[0-9a-f]{6}/g;
  if (one.match(colors)?.join() !== other.match(colors)?.join()) return false;
  const [a, b] = [parts(one.replace(colors, '#')), parts(other.replace(colors, '#'))];
  return (
    a.frame === b.frame &&
    a.numbers.length === b.numbers.length &&
    a.numbers.every((value, index) => Math.abs(value - (b.numbers[index] ?? NaN)) <= TOLERANCE)
  );
};
