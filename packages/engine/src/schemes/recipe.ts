import type { Material } from '@signet/color';
import type { Swatch } from '../swatch.ts';
import { lightColor } from './tones.ts';

/** What the colors of a scheme are made of, where a curator wrote it down. */
export type Recipe = {
  /** The first that dislikes and distances let stand. */
  readonly p2: readonly Material[];
  readonly s1: Material;
  readonly a1: Material;
  readonly a2: Iterable<Material>;
  readonly paper: Material;
  /** How much the answers ask for these materials: 0 for not at all, about 1 for all of them. */
  readonly asked: number;
  /** Whether anything but taste asks for the accent. */
  readonly hasReason: boolean;
};

/** A material by the names of its parts: what is asked about it thousands of times is told fastest so. */
export type Shade = { readonly lightness: number; readonly chroma: number; readonly hue: number };
export const shadeOf = (material: Material): Shade => ({
  lightness: material[0],
  chroma: material[1],
  hue: material[2],
});

/** The material of a shade. */
export const materialIn = ({ lightness, chroma, hue }: Shade): Material => [lightness, chroma, hue];

/** The color of a material, `#rrggbb`. */
export const colorOf = ([lightness, chroma, hue]: Material): string => lightColor({ lightness, chroma, hue });

/** What a color is made of; a gray has this hue. */
export const materialOf = ({ lab, chroma, hue }: Swatch, otherwise: number): Material => [
  lab.lightness,
  chroma,
  chroma < 0.012 ? otherwise : hue,
];
