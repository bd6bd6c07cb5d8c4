import type { Layer } from '../grid.ts';
import { add, bar, bow, cut, disc, drop, line, pie, pill, poly, segment, turn, wave } from './pen.ts';

const ray = (degrees: number) => turn(bar(10.6, 2.4, 2.8, 5), degrees, 12, 17);

export const seaAndSky = {
  /** A disc of sky and water. */
  wave: (): Layer[] => [
    ...add(disc(12, 12, 12)),
    ...cut(wave(-18, 8.2, 72, 2, 2.4, 3), wave(-18, 14.6, 72, 2, 2.4, 3)),
  ],
  /** Lit from the left. */
  drop: (): Layer[] => [...add(drop(12, 15.4, 8.6, 0)), ...cut(wave(0, 14, 24, 1.6, 2.2, 1))],
  anchor: (): Layer[] => [
    ...add(disc(12, 4, 3.8), bar(10.4, 6, 3.2, 17), bar(5.8, 9.2, 12.4, 3)),
    ...cut(disc(12, 4, 1.5)),
    ...add(
      bow(12, 12.8, 7.9, 11, 14, 166),
      poly([-0.6, 17.6], [2, 11.4], [6.4, 16.6]),
      poly([24.6, 17.6], [22, 11.4], [17.6, 16.6]),
    ),
  ],
  /** Two sails and a hull. */
  boat: (): Layer[] =>
    add(
      pie(10.6, 16.4, 15.6, 180, 270),
      pie(12.8, 16.4, 10, 270, 360),
      poly([-5, 18.6], [22.8, 18.6], [18.4, 24.4], [-0.6, 24.4]),
    ),
  /** Bands on a tower, its light to both sides. */
  lighthouse: (): Layer[] => [
    ...add(poly([9, 8], [15, 8], [17.8, 24.6], [6.2, 24.6])),
    ...cut(poly([4, 17.4], [20, 14], [20, 16.4], [4, 19.8])),
    ...add(bar(6.8, 7.4, 10.4, 2.4), pie(12, 4.2, 4.6, 180, 360), bar(9.4, 4, 5.2, 4)),
    ...add(poly([5.6, 3.4], [-1, 0.6], [-1, 8.4], [5.6, 5.8]), poly([18.4, 3.4], [25, 0.6], [25, 8.4], [18.4, 5.8])),
  ],
  /** One behind another. */
  cloud: (): Layer[] => [
    ...add(disc(15, 10, 7), pill(10, 11, 14, 8.6, 4.3)),
    ...cut(disc(7.2, 14.2, 7.2), bar(0, 12.6, 9, 10)),
    ...add(disc(7.2, 14.2, 5.4)),
    ...cut(bar(-2, 19.6, 30, 6)),
  ],
  /** Half of it is up. */
  sun: (): Layer[] => [
    ...add(segment(12, 17, 6.8, 180, 360), bar(-1, 19.2, 26, 3.4), ...[0, 36, -36, 72, -72].map(ray)),
  ],
  mountain: (): Layer[] => [
    ...add(poly([12, 2], [29.6, 22.4], [-5.6, 22.4])),
    ...cut(
      poly([3, 8], [9, 11.8], [12, 9], [15, 11.8], [21, 8], [21, 10.8], [15, 14.6], [12, 11.8], [9, 14.6], [3, 10.8]),
    ),
  ],
  /** Three blocks that lie on each other. */
  stone: (): Layer[] =>
    add(
      poly([7.6, 0.6], [15.6, 1.6], [17.6, 7], [6, 7]),
      poly([4.4, 9], [19.4, 9], [20.6, 15.4], [2.6, 15.4]),
      poly([1.6, 17.4], [22.4, 17.4], [24, 24], [0, 24]),
    ),
  gem: (): Layer[] => [
    ...add(poly([5.4, 2], [18.6, 2], [24.4, 9.2], [12, 23.4], [-0.4, 9.2])),
    ...cut(bar(-2, 8.2, 28, 2), bar(11, 9, 2, 20), line(8.8, 0, 7.4, 9, 2), line(15.2, 0, 16.6, 9, 2)),
  ],
} as const satisfies Record<string, () => Layer[]>;
