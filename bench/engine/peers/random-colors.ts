import { colorRoles, type SchemeColors } from '@signet/color';
import { seededRandom } from '../../live/random.ts';
import { oneOf } from '../quizzes.ts';
import { SCHEMES, type Peer } from './peer.ts';

const scheme = (hex: () => string): SchemeColors =>
  Object.fromEntries(colorRoles.map((role) => [role, hex()])) as SchemeColors;

/** Ten hexes by chance. */
export const uniformRandom = (): Peer => {
  const random = seededRandom(1);
  const hex = () =>
    `#${Math.floor(random() * 0x1000000)
      .toString(16)
      .padStart(6, '0')}`;
  return { name: 'uniform random', schemesFor: () => Array.from({ length: SCHEMES }, () => scheme(hex)) };
};

const neutrals = { n1: '#5f5f5f', n2: '#e2e2e2', n3: '#f7f7f7', b1: '#111111', w1: '#ffffff' } as const;

/** Colors of real brands by chance, on plain grays. */
export const randomBrandColors = (brandColors: readonly string[]): Peer => {
  const random = seededRandom(2);
  return {
    name: 'random brand colors',
    schemesFor: () =>
      Array.from({ length: SCHEMES }, () => ({ ...scheme(() => oneOf(brandColors, random)), ...neutrals })),
  };
};
