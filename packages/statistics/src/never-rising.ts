type Block = {
  sum: number;
  count: number;
};

const meanOf = ({ sum, count }: Block): number => sum / count;

/**
 * The sequence nearest to `values` (least squares) that never rises: a list that is ordered for variety too still
 * says how good a match each is. Pool adjacent violators: Ayer et al., "An empirical distribution function for
 * sampling with incomplete information", 1955.
 */
export const neverRising = (values: readonly number[]): number[] => {
  const blocks: Block[] = [];
  for (const value of values) {
    let block: Block = { sum: value, count: 1 };
    for (let before = blocks.at(-1); before && meanOf(before) < meanOf(block); before = blocks.at(-1)) {
      block = { sum: before.sum + block.sum, count: before.count + block.count };
      blocks.pop();
    }
    blocks.push(block);
  }
  return blocks.flatMap((block) => Array.from({ length: block.count }, () => meanOf(block)));
};
