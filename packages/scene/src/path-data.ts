import type { PathCommand } from '@signet/type';
import { svgNumber } from './numbers.ts';

/** Numbers beside each other need a space only where none begins with a minus. */
const joined = (numbers: readonly number[]): string =>
  numbers.map(svgNumber).reduce((text, number) => (text === '' || number.startsWith('-') ? text + number : `${text} ${number}`), '');

/** A path as the `d` of an SVG path: absolute commands, upright and level lines as V and H. */
export const pathData = (path: readonly PathCommand[]): string => {
  let [x, y] = ['', ''];
  let data = '';
  for (const command of path) {
    const [type, ...numbers] = command;
    if (type === 'Z') {
      data += type;
      continue;
    }
    const [toX, toY] = [svgNumber(numbers.at(-2) ?? 0), svgNumber(numbers.at(-1) ?? 0)];
    if (type !== 'L') data += type + joined(numbers);
    else if (toY === y) data += toX === x ? '' : `H${toX}`;
    else data += toX === x ? `V${toY}` : `L${joined(numbers)}`;
    [x, y] = [toX, toY];
  }
  return data;
};
