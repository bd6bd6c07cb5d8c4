import { contrastRatio, deficientOklab, oklabOf } from '@signet/color';
import { seededRandom } from '../../live/random.ts';
import { row, type Row } from '../../report.ts';
import { allDeficiencies, contrastOf, labOf, seenWith } from '../color-math.ts';

const COLORS = 2000;
/** Far below a step of 8 bits, and far above what two ways of adding up differ by. */
const AGREE = 1e-4;

const differences = (hex: string, other: string): number[] => {
  const { lightness, a, b } = oklabOf(hex);
  const [ownLightness, ownA, ownB] = labOf(hex);
  const seen = allDeficiencies.map((one) => ({ theirs: deficientOklab(hex, one), own: seenWith(one, hex) }));
  return [
    contrastRatio(hex, other) - contrastOf(hex, other),
    lightness - ownLightness,
    a - ownA,
    b - ownB,
    ...seen.flatMap(({ theirs, own }) => [theirs.lightness - own[0], theirs.a - own[1], theirs.b - own[2]]),
  ].map(Math.abs);
};

/**
 * Whether the bench's formulas and the product's come to the same, over random colors; without that no other row
 * means anything.
 */
export const ownFormulas = (): Row => {
  const random = seededRandom(71);
  const hex = () =>
    `#${Math.floor(random() * 0x1000000)
      .toString(16)
      .padStart(6, '0')}`;
  const largest = Math.max(...Array.from({ length: COLORS }, () => differences(hex(), hex())).flat());
  return row({
    name: `engine: the bench\u2019s formulas and the product\u2019s, largest difference over ${COLORS} colors`,
    value: largest,
    unit: '',
    baseline: 0,
    target: { of: 'value', is: '<=', than: AGREE },
  });
};
