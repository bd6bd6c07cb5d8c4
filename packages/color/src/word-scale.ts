import { nameCenters } from './color-name.ts';
import { linearChannel } from './linear-rgb.ts';
import { labDistance, oklabOfLinear, type Oklab } from './oklab.ts';
import { rgbOfLab } from './rgb.ts';

/*
 * Where color words lie between two opposites, by the name of the left one: means of about 30 sighted people, 1 the
 * left word to 7 the right one, for red, orange, yellow, green, blue, purple, brown, black and white. From a
 * replication of Saysani, Corballis and Corballis, "Seeing colour through language" (2021), whose data J. P. van
 * Paridon, Q. Liu and G. Lupyan published with "How do blind people know that blue is cold?" (2021; MIT).
 */
export const scaleMeans = {
  active: [2.67, 2.7, 3.06, 2.82, 4.13, 3.55, 4.92, 4.41, 3.25],
  alive: [4, 2.86, 3.03, 2.3, 2.77, 3.29, 5.35, 5.7, 2.87],
  calm: [5.97, 4.21, 3, 2.74, 2.03, 3.44, 4.08, 4.78, 1.77],
  clean: [4.27, 3.71, 3.48, 2.46, 1.86, 3.49, 6, 5.09, 1.58],
  cold: [6.17, 4.78, 4.6, 3.54, 1.76, 3.32, 4.22, 3.48, 2.44],
  exciting: [2.66, 2.48, 2.84, 3, 2.96, 3.31, 6, 4.54, 3.62],
  fast: [2.76, 2.97, 3.44, 3.17, 4.38, 4.06, 5.44, 3.79, 3.48],
  fresh: [3.57, 2.77, 2.84, 2.25, 2.3, 3.43, 5.48, 4.79, 1.97],
  happy: [3.93, 2.96, 2.1, 3.07, 4.68, 3.82, 4.96, 5.24, 2.5],
  light: [4.33, 2.96, 2.16, 3.21, 2.75, 4.63, 5.22, 5.29, 1.69],
  new: [3.68, 3.57, 3.3, 2.89, 3.04, 3.39, 5.53, 4.7, 2.12],
  relaxed: [5.1, 4.07, 2.64, 3, 2.54, 3.35, 4.32, 5, 2.19],
  soft: [5.2, 3.73, 2.87, 3.04, 2.77, 3.11, 4.31, 5.45, 2.03],
  submissive: [5.89, 4.38, 3.34, 3.3, 2.39, 3.62, 3.96, 5.3, 2.06],
} as const satisfies Record<string, readonly number[]>;

/** A scale, by its left word. */
export type ScaleWord = keyof typeof scaleMeans;
export const isScaleWord = (word: string): word is ScaleWord => Object.hasOwn(scaleMeans, word);

/** What people have in mind at each of the nine words. */
const centroids = (['red', 'orange', 'yellow', 'green', 'blue', 'purple', 'brown', 'black', 'white'] as const).map(
  (word) => nameCenters[word],
);

/** The nine colors in OKLab, in the order of `scaleMeans`. */
export const focalColors: readonly Oklab[] = centroids.map(([lightness, a, b]) => {
  const rgb = rgbOfLab(lightness, a, b);
  return oklabOfLinear({ r: linearChannel(rgb.r), g: linearChannel(rgb.g), b: linearChannel(rgb.b) });
});

/**
 * How far a word's meaning reaches, as the standard deviation of a Gaussian in OKLab. Chosen by leaving one color out
 * and predicting its 14 means from the other eight: the error is least around .11 (1.02 of the seven steps, against
 * 1.24 for always saying the mean), and at .11 a word's own color keeps its own means to .4 of a step.
 */
export const KERNEL_WIDTH = 0.11;

/** How much each of the nine words has to say about a color: shares that sum to 1. */
export const wordShares = (color: Oklab): readonly number[] => {
  const squares = focalColors.map((focal) => labDistance(color, focal) ** 2);
  // relative to the nearest, so that no color is too far from all of them
  const nearest = Math.min(...squares);
  const weights = squares.map((square) => Math.exp((nearest - square) / (2 * KERNEL_WIDTH ** 2)));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
};

/** Where a color with these shares lies between two opposites: 1 is the left word entirely, 0 the right one. */
export const scaleRating = (shares: readonly number[], word: ScaleWord): number => {
  const means: readonly number[] = scaleMeans[word];
  let mean = 0;
  for (let at = 0; at < means.length; at++) mean += (means[at] ?? 0) * (shares[at] ?? 0);
  return (7 - mean) / 6;
};
