import type { PathCommand } from '@signet/type';

/** What stands behind a whole number for each hundredth, without zeros at its end. */
const fractions = Array.from({ length: 100 }, (_, hundredths) =>
  hundredths === 0 ? '' : `.${String(hundredths).padStart(2, '0').replace(/0$/u, '')}`,
);
/** Hundredths beyond this are no small integers any more. */
const MOST = 2 ** 30;

/** @throws TypeError for NaN, infinities and what no page is as large as. */
const hundredthsOf = (value: number): number => {
  const rounded = Math.round(value * 100);
  if (rounded > -MOST && rounded < MOST) return rounded | 0;
  throw new TypeError(`Not a number that can be drawn: ${value}`);
};

const textOf = (hundredths: number): string => {
  const size = hundredths < 0 ? -hundredths : hundredths;
  const whole = (size / 100) | 0;
  const fraction = fractions[size - whole * 100] as string;
  // a zero before the point says nothing
  const text = whole === 0 && fraction !== '' ? fraction : `${whole}${fraction}`;
  return hundredths < 0 ? `-${text}` : text;
};

/**
 * A path as the `d` of an SVG path that is shown small: in hundredths, each point from the one before, which is half as
 * much to write and to read. Steps are taken between rounded points, so that nothing drifts.
 */
export const smallPathData = (path: readonly PathCommand[]): string => {
  let data = '';
  let [x, y, startX, startY] = [0, 0, 0, 0];
  for (const command of path) {
    const { length } = command;
    if (length === 1) {
      data += 'z';
      [x, y] = [startX, startY];
      continue;
    }
    const toX = hundredthsOf(command[length - 2] as number);
    const toY = hundredthsOf(command[length - 1] as number);
    if (command[0] === 'M') {
      [startX, startY] = [toX, toY];
      data += `M${textOf(toX)} ${textOf(toY)}`;
    } else if (command[0] === 'L') {
      const [dx, dy] = [toX - x, toY - y];
      if (dy === 0) data += dx === 0 ? '' : `h${textOf(dx)}`;
      else if (dx === 0) data += `v${textOf(dy)}`;
      else data += `l${textOf(dx)}${dy < 0 ? '' : ' '}${textOf(dy)}`;
    } else {
      data += command[0] === 'Q' ? 'q' : 'c';
      for (let at = 1; at < length; at += 2) {
        const isEnd = at === length - 2;
        const dx = (isEnd ? toX : hundredthsOf(command[at] as number)) - x;
        const dy = (isEnd ? toY : hundredthsOf(command[at + 1] as number)) - y;
        data += `${at === 1 || dx < 0 ? '' : ' '}${textOf(dx)}${dy < 0 ? '' : ' '}${textOf(dy)}`;
      }
    }
    [x, y] = [toX, toY];
  }
  return data;
};
