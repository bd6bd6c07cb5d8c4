import type { PathCommand } from '@signet/type';
import { svgNumber } from './numbers.ts';
import { smallPathData } from './small-path-data.ts';

const write = (path: readonly PathCommand[]): string => {
  let [x, y] = ['', ''];
  let data = '';
  for (const command of path) {
    const { length } = command;
    if (length === 1) {
      data += command[0];
      continue;
    }
    const toX = svgNumber(command[length - 2] as number);
    const toY = svgNumber(command[length - 1] as number);
    if (command[0] === 'L' && toY === y) data += toX === x ? '' : `H${toX}`;
    else if (command[0] === 'L' && toX === x) data += `V${toY}`;
    else {
      data += command[0];
      // numbers beside each other need a space only where the second does not begin with a minus
      for (let at = 1; at < length - 2; at += 1) {
        const number = svgNumber(command[at] as number);
        data += at === 1 || number.startsWith('-') ? number : ` ${number}`;
      }
      data += length === 3 || toX.startsWith('-') ? toX : ` ${toX}`;
      data += toY.startsWith('-') ? toY : ` ${toY}`;
    }
    [x, y] = [toX, toY];
  }
  return data;
};

/**
 * Writing is most of the work of an SVG, and a logo is written once in each color: a path's text is kept as long as
 * the path.
 */
const keeping = (writeOnce: (path: readonly PathCommand[]) => string) => {
  const written = new WeakMap<readonly PathCommand[], string>();
  return (path: readonly PathCommand[]): string => {
    const known = written.get(path);
    if (known !== undefined) return known;
    const data = writeOnce(path);
    written.set(path, data);
    return data;
  };
};

/** A path as the `d` of an SVG path: absolute commands, upright and level lines as V and H. */
export const pathData = keeping(write);
/** The same for a drawing that is shown small. */
export const smallPath = keeping(smallPathData);
