import { luminanceShares } from './contrast.ts';
import { byteScale, hexOfBytes, linearByte, type LinearRgb } from './linear-rgb.ts';
import { linearOfOklab, oklabOfLinear, type Oklab } from './oklab.ts';

/** How far a color is from what is wished; less is better. */
type Cost = (color: Oklab) => number;

/** A place on the surface: red and blue as 8-bit channels, and what it costs. Green follows from the luminance. */
type Place = {
  red: number;
  blue: number;
  cost: number;
};

const COARSE = 15;
const coarse = Array.from({ length: 256 / COARSE + 1 }, (_, at) => at * COARSE);
const STEPS = [8, 4, 2, 1];
const around = [-1, 0, 1];
// Thirty halvings of lightness are exact to a billionth.
const HALVINGS = 30;
const chromaShares = Array.from({ length: 9 }, (_, at) => at / 8);

/**
 * How many of the coarse places are followed down: the surface bends, and the best of the coarse is not always in the
 * right valley.
 */
const VALLEYS = 3;

const greenOf = (luminance: number, red: number, blue: number): number =>
  (luminance - luminanceShares.r * linearByte(red) - luminanceShares.b * linearByte(blue)) / luminanceShares.g;

const placeAt = (luminance: number, red: number, blue: number, cost: Cost): Place => {
  const green = greenOf(luminance, red, blue);
  const isOn = red >= 0 && red <= 255 && blue >= 0 && blue <= 255 && green >= 0 && green <= 1;
  return {
    red,
    blue,
    cost: isOn ? cost(oklabOfLinear({ r: linearByte(red), g: green, b: linearByte(blue) })) : Infinity,
  };
};

/** The color of this hue, this share of its chroma and this luminance, in linear light; sRGB may lack it. */
const ofSameHue = (wished: Oklab, share: number, luminance: number): LinearRgb => {
  const at = (lightness: number) => linearOfOklab({ lightness, a: wished.a * share, b: wished.b * share });
  let [dark, light] = [0, 1];
  for (let halving = 0; halving < HALVINGS; halving++) {
    const middle = (dark + light) / 2;
    const { r, g, b } = at(middle);
    if (luminanceShares.r * r + luminanceShares.g * g + luminanceShares.b * b < luminance) dark = middle;
    else light = middle;
  }
  return at(dark);
};

/** Places of the wished hue: what keeps it is a valley too narrow for the coarse places to hit. */
const placesOfSameHue = (wished: Oklab, luminance: number, cost: Cost): Place[] =>
  chromaShares.map((share) => {
    const { r, b } = ofSameHue(wished, share, luminance);
    return placeAt(luminance, Math.round(byteScale(r)), Math.round(byteScale(b)), cost);
  });

const cheapest = (places: readonly Place[]): Place =>
  places.reduce((best, place) => (place.cost < best.cost ? place : best));

/** Goes to the cheapest neighbor until there is none, by ever smaller steps. */
const descend = (start: Place, luminance: number, cost: Cost): Place => {
  let here = start;
  for (const step of STEPS) {
    for (let last: Place | undefined; here !== last;) {
      last = here;
      here = cheapest([
        here,
        ...around.flatMap((red) =>
          around.map((blue) => placeAt(luminance, last.red + red * step, last.blue + blue * step, cost)),
        ),
      ]);
    }
  }
  return here;
};

// Blue weighs so little in luminance that a step of green is worth many of blue.
const NEAR_RED = 3;
const NEAR_BLUE = 8;
const span = (middle: number, reach: number): number[] =>
  Array.from({ length: 2 * reach + 1 }, (_, at) => middle - reach + at).filter((byte) => byte >= 0 && byte <= 255);

/** The hexes next to a place, with green just below and just above the surface. */
const hexesNear = ({ red, blue }: Place, luminance: number): string[] =>
  span(red, NEAR_RED).flatMap((r) =>
    span(blue, NEAR_BLUE).flatMap((b) => {
      const green = byteScale(greenOf(luminance, r, b));
      return [Math.floor(green), Math.ceil(green)]
        .filter((byte) => byte >= 0 && byte <= 255)
        .map((g) => hexOfBytes(r, g, b));
    }),
  );

/**
 * `#rrggbb` colors of about this luminance (0 to 1), on both sides of it: those around the cheapest and around the
 * cheapest of the wished hue, unordered.
 */
export const cheapestOfLuminance = (luminance: number, wished: Oklab, cost: Cost): string[] => {
  const places = coarse
    .flatMap((red) => coarse.map((blue) => placeAt(luminance, red, blue, cost)))
    .toSorted((one, other) => one.cost - other.cost);
  const starts = [...places.slice(0, VALLEYS), cheapest(placesOfSameHue(wished, luminance, cost))].filter(
    (place) => place.cost < Infinity,
  );
  return starts.flatMap((start) => hexesNear(descend(start, luminance, cost), luminance));
};
