import type { PathCommand } from '@signet/type';
import { svgNumber } from './numbers.ts';

/** Numbers beside each other need a space only where the second does not begin with a minus. */
const joined = (numbers: readonly string[]): string =>
  numbers.reduce((text, number) => (number.startsWith('-') ? text + number : `${text} ${number}`));

const write = (path: readonly PathCommand[]): string => {
  let [x, y] = ['', ''];
  let data = '';
  for (const [type, ...values] of path) {
    if (type === 'Z') {
      data += type;
      continue;
    }
    const numbers = values.map(svgNumber);
    const [toX = '', toY = ''] = numbers.slice(-2);
    if (type !== 'L') data += type + joined(numbers);
    else if (toY === y) data += toX === x ? '' : `H${toX}`;
    else data += toX === x ? `V${toY}` : `L${joined(numbers)}`;
    [x, y] = [toX, toY];
  }
  return data;
};

/**
 * Writing is most of the work of an SVG, and a logo is written once in each color: a path's text is kept as long as
 * the path.
 */
const written = new WeakMap<readonly PathCommand[], string>();

/** A path as the `d` of an SVG path: absolute commands, upright and level lines as V and H. */
export const pathData = (path: readonly PathCommand[]): string => {
  const known = written.get(path);
  if (known !== undefined) return known;
  const data = write(path);
  written.set(path, data);
  return data;
};
