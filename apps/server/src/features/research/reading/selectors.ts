/** More of one rule say nothing new; nobody writes longer ones by hand. */
const MOST_OF_ONE_RULE = 200;
const LONGEST = 500;

/** The selectors of a list, `a, b:not(c, d)` being two, in one pass over it. */
export const selectorsOf = (list: string): string[] => {
  const selectors: string[] = [];
  let depth = 0;
  let from = 0;
  const take = (end: number): void => {
    const one = end - from <= LONGEST ? list.slice(from, end).trim() : '';
    if (one !== '') selectors.push(one);
    from = end + 1;
  };
  for (let at = 0; at < list.length && selectors.length < MOST_OF_ONE_RULE; at++) {
    const sign = list[at];
    if (sign === '(') depth += 1;
    else if (sign === ')') depth = Math.max(0, depth - 1);
    else if (sign === ',' && depth === 0) take(at);
  }
  if (selectors.length < MOST_OF_ONE_RULE) take(list.length);
  return selectors;
};
