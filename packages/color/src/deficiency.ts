import { clipped, hexOfLinear, linearOf, type LinearRgb } from './linear-rgb.ts';
import { oklabOfLinear, type Oklab } from './oklab.ts';

/** The three kinds of dichromacy: without the long, the middle or the short cones. */
export type Deficiency = 'protan' | 'deutan' | 'tritan';
export const deficiencies = ['protan', 'deutan', 'tritan'] as const satisfies readonly Deficiency[];

/*
 * Machado, Oliveira and Fernandes, "A physiologically-based model for simulation of color vision deficiency" (2009),
 * severity 1: what red, green and blue light of the screen become, row by row. They are meant for linear light; on
 * encoded channels the darks come out wrong.
 */
const matrices = {
  protan: [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
  deutan: [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
  tritan: [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039],
} as const satisfies Record<Deficiency, readonly number[]>;

/** What sRGB cannot show of the simulated color is clipped: a screen would do the same. */
const seen = ({ r, g, b }: LinearRgb, kind: Deficiency): LinearRgb => {
  const m = matrices[kind];
  return clipped({
    r: m[0] * r + m[1] * g + m[2] * b,
    g: m[3] * r + m[4] * g + m[5] * b,
    b: m[6] * r + m[7] * g + m[8] * b,
  });
};

/**
 * The hex that shows people with full color vision what somebody with this deficiency sees. Throws as `deltaEOk`
 * does.
 */
export const simulateDeficiency = (hex: string, kind: Deficiency): string => hexOfLinear(seen(linearOf(hex), kind));

/** The same in OKLab and unrounded, to compare many with `labDistance`. Throws as `deltaEOk` does. */
export const deficientOklab = (hex: string, kind: Deficiency): Oklab => oklabOfLinear(seen(linearOf(hex), kind));
