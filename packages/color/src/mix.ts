import { hexOfLinear } from './linear-rgb.ts';
import { linearOfOklab, oklabOf } from './oklab.ts';

/**
 * The color at `share` of the way from one to the other, 0 to 1, along a straight line in OKLab. `#rrggbb`. Throws a
 * TypeError for a hex that `parseHex` would refuse.
 */
export const mixColors = (from: string, to: string, share: number): string => {
  const [one, other] = [oklabOf(from), oklabOf(to)];
  const between = (a: number, b: number) => a + (b - a) * share;
  return hexOfLinear(
    linearOfOklab({
      lightness: between(one.lightness, other.lightness),
      a: between(one.a, other.a),
      b: between(one.b, other.b),
    }),
  );
};
