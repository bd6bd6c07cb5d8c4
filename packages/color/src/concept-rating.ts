import type { Oklab } from './oklab.ts';

/*
 * How strongly people associate a color with an idea. Ridge regressions, fitted by us, to the ratings of 71 colors
 * for 20 concepts that the Schloss Visual Reasoning Lab published as UW-71 (MIT; the licence is in docs/notices.md).
 * In tenfold cross-validation they rank colors as people did with a Spearman correlation of .69 (driving) to .98
 * (sleeping), median .89. Each row: intercept, then one weight for each of `features`.
 */
const coefficients = {
  angry: [0.4258, -0.2794, -0.0012, -0.2754, 0.2649, 0.1659, 0.1977, -0.1757, -0.0842, -0.0313, 0.1077],
  happy: [0.0775, 0.2657, 0.2399, 0.7222, -0.2799, -0.0611, -0.1226, 0.2473, 0.0306, 0.1011, 0.018],
  sad: [0.7379, -0.2005, -0.1979, -0.5392, 0.2078, -0.0831, -0.1241, -0.1263, 0.1293, -0.0656, 0.052],
  fearful: [0.5806, -0.2186, -0.084, -0.4922, 0.2853, 0.0804, 0.0922, -0.184, -0.0144, -0.0673, 0.0294],
  disgust: [0.49, -0.188, -0.1813, -0.0456, -0.001, -0.0072, 0.3539, -0.0729, -0.271, -0.1213, -0.1054],
  love: [0.2323, 0.2017, 0.0587, 0.326, -0.193, 0.2454, -0.1279, 0.1374, 0.11, 0.1778, 0.0082],
  peace: [0.3804, 0.3199, 0.0537, 0.2541, -0.2653, -0.0647, -0.2013, 0.261, 0.1539, 0.1031, -0.0054],
  justice: [0.5521, 0.0441, 0.0308, -0.3882, 0.1854, -0.0169, -0.1352, 0.0927, 0.1844, 0.0037, 0.0804],
  evil: [0.5482, -0.3282, -0.0422, -0.3308, 0.238, 0.0519, 0.1539, -0.1604, -0.09, -0.0519, 0.0009],
  greed: [0.4785, -0.2612, -0.0181, -0.1383, 0.1203, -0.0849, 0.1993, 0.0195, -0.1113, -0.0265, -0.0835],
  comfort: [0.51, 0.2013, -0.0804, 0.0815, -0.2228, 0.0033, -0.1305, 0.0985, 0.1348, 0.0173, 0.008],
  efficiency: [0.3859, 0.1471, 0.0414, 0.041, 0.0614, -0.1468, -0.0914, 0.1839, 0.0931, 0.0342, 0.0296],
  leisure: [0.4223, 0.1376, -0.0374, 0.2778, -0.2122, -0.11, -0.1537, 0.1584, 0.1521, 0.0215, 0.0226],
  reliability: [0.4459, 0.1401, -0.008, 0.0487, -0.0757, -0.0148, -0.073, 0.1213, 0.095, 0.0067, 0.0234],
  safety: [0.4757, 0.154, -0.0424, 0.0503, -0.1052, -0.0778, -0.0793, 0.1024, 0.0721, -0.0183, 0.0007],
  speed: [0.2099, 0.1159, 0.1465, 0.1934, 0.1231, -0.092, 0.0151, 0.1391, -0.0025, 0.0654, 0.0584],
  working: [0.6656, -0.0871, -0.0871, -0.5027, 0.255, -0.0813, 0.0322, 0.0027, 0.073, -0.0417, 0.0248],
  driving: [0.5072, -0.056, 0.0098, -0.2636, 0.2567, -0.1838, 0.0732, 0.2058, 0.0399, -0.0219, 0.0603],
  eating: [0.3388, 0.0379, -0.0388, 0.1802, -0.0796, -0.0195, 0.1778, 0.1302, -0.0396, -0.0435, 0.0108],
  sleeping: [0.7164, -0.1799, -0.1056, -0.2912, -0.0089, -0.064, -0.224, -0.0472, 0.1708, -0.0401, -0.0101],
} as const satisfies Record<string, readonly number[]>;

/** An idea that people rated colors for. */
export type Concept = keyof typeof coefficients;
export const isConcept = (word: string): word is Concept => Object.hasOwn(coefficients, word);

/**
 * What the regressions see of a color: 1 for the intercept, then OKLab stretched to about -1 to 1, squares, products
 * with lightness, and twice the hue.
 */
export const conceptFeatures = (color: Oklab): readonly number[] => {
  const [lightness, a, b] = [2 * color.lightness - 1, 5 * color.a, 5 * color.b];
  const chroma = Math.sqrt(a * a + b * b);
  const [doubleCos, doubleSin] = chroma === 0 ? [0, 0] : [(a * a - b * b) / chroma, (2 * a * b) / chroma];
  return [1, lightness, lightness ** 2, chroma, chroma ** 2, a, b, a * lightness, b * lightness, doubleCos, doubleSin];
};

/**
 * How strongly people would associate a color of these features with the concept: 0 not at all, 1 entirely; the
 * formula leaves that range by at most .03.
 */
export const conceptRating = (features: readonly number[], concept: Concept): number => {
  const weights: readonly number[] = coefficients[concept];
  let sum = 0;
  for (let at = 0; at < weights.length; at++) sum += (weights[at] ?? 0) * (features[at] ?? 0);
  return sum;
};
