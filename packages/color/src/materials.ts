/** A color by what it is made of: OKLCH lightness, chroma and hue in degrees. */
export type Material = readonly [lightness: number, chroma: number, hue: number];

/** A color that sings, with what stands beside it: its own shade, dark enough for text, and the paper under it. */
export type Light = {
  readonly color: Material;
  readonly shade: Material;
  readonly paper: Material;
};

/**
 * AUTHORED by eye: colors that a brand can be built on, dark enough for white text and none of them mud. p2 is each of
 * them deeper.
 */
export const leads = {
  coal: [0.228, 0.007, 285],
  soot: [0.24, 0.014, 55],
  graphite: [0.28, 0.014, 250],
  iron: [0.34, 0.02, 245],
  inkwell: [0.28, 0.052, 262],
  midnight: [0.26, 0.066, 284],
  navy: [0.3, 0.098, 265],
  deepwater: [0.36, 0.075, 250],
  prussian: [0.35, 0.07, 236],
  denim: [0.43, 0.08, 245],
  slate: [0.39, 0.042, 250],
  cobalt: [0.44, 0.17, 263],
  petrol: [0.4, 0.062, 215],
  lagoon: [0.43, 0.077, 211],
  tealpot: [0.42, 0.072, 194],
  seapine: [0.35, 0.05, 196],
  eucalyptus: [0.44, 0.058, 173],
  fir: [0.36, 0.068, 159],
  forest: [0.39, 0.082, 151],
  emerald: [0.46, 0.105, 158],
  leaf: [0.44, 0.088, 144],
  wormwood: [0.4, 0.036, 152],
  moss: [0.4, 0.08, 128],
  olive: [0.4, 0.062, 114],
  umber: [0.31, 0.037, 54],
  walnut: [0.33, 0.046, 62],
  chestnut: [0.38, 0.082, 46],
  tobacco: [0.43, 0.078, 64],
  ochre: [0.465, 0.097, 67],
  rust: [0.48, 0.125, 48],
  terracotta: [0.485, 0.125, 38],
  brick: [0.46, 0.145, 33],
  madder: [0.44, 0.14, 25],
  maroon: [0.385, 0.116, 27],
  burgundy: [0.36, 0.117, 12],
  cherry: [0.47, 0.16, 17],
  raspberry: [0.46, 0.155, 5],
  mulberry: [0.38, 0.105, 348],
  beet: [0.43, 0.14, 338],
  plum: [0.41, 0.122, 325],
  grape: [0.4, 0.13, 309],
  aubergine: [0.31, 0.075, 322],
  iris: [0.42, 0.125, 296],
  violet: [0.45, 0.185, 292],
  indigo: [0.37, 0.145, 283],
  dusk: [0.38, 0.06, 288],
  // as light as white words on them allow
  peony: [0.53, 0.12, 5],
  poppy: [0.53, 0.19, 28],
  paprika: [0.535, 0.155, 42],
  sienna: [0.535, 0.1, 50],
  honey: [0.535, 0.105, 74],
  fern: [0.52, 0.105, 130],
  clover: [0.52, 0.125, 148],
  jade: [0.527, 0.115, 163],
  pool: [0.525, 0.094, 210],
  azure: [0.53, 0.135, 247],
  cornflower: [0.53, 0.15, 263],
  hyacinth: [0.525, 0.16, 284],
  wisteria: [0.53, 0.105, 296],
  orchid: [0.525, 0.17, 326],
  heath: [0.52, 0.078, 332],
  fuchsia: [0.53, 0.2, 350],
  rain: [0.53, 0.055, 243],
  herb: [0.525, 0.044, 155],
} as const satisfies Record<string, Material>;
export type Lead = keyof typeof leads;

/**
 * AUTHORED by eye. A shade is the same light in the evening: rust to amber, vermilion to tangerine, leaf to lemon. It
 * is as strong as it can be: a weak one is a brown, which drags down whatever stands beside it.
 */
export const lights = {
  gold: { color: [0.8, 0.13, 86], shade: [0.5, 0.108, 62], paper: [0.9, 0.03, 86] },
  brass: { color: [0.765, 0.09, 84], shade: [0.48, 0.1, 52], paper: [0.89, 0.034, 87] },
  marigold: { color: [0.815, 0.16, 75], shade: [0.5, 0.15, 40], paper: [0.91, 0.038, 80] },
  amber: { color: [0.79, 0.138, 71], shade: [0.5, 0.14, 45], paper: [0.9, 0.028, 75] },
  apricot: { color: [0.79, 0.115, 64], shade: [0.5, 0.14, 36], paper: [0.895, 0.022, 76] },
  peach: { color: [0.8, 0.1, 48], shade: [0.5, 0.125, 28], paper: [0.91, 0.024, 74] },
  coral: { color: [0.73, 0.165, 32], shade: [0.49, 0.15, 22], paper: [0.9, 0.026, 72] },
  tangerine: { color: [0.735, 0.168, 56], shade: [0.51, 0.16, 37], paper: [0.895, 0.022, 78] },
  ember: { color: [0.665, 0.2, 42], shade: [0.47, 0.14, 24], paper: [0.88, 0.016, 76] },
  flag: { color: [0.65, 0.205, 34], shade: [0.46, 0.15, 25], paper: [0.9, 0.018, 92] },
  wax: { color: [0.57, 0.19, 28], shade: [0.43, 0.125, 18], paper: [0.9, 0.03, 86] },
  rose: { color: [0.74, 0.13, 5], shade: [0.48, 0.14, 4], paper: [0.91, 0.02, 74] },
  neon: { color: [0.7, 0.19, 354], shade: [0.49, 0.15, 352], paper: [0.9, 0.018, 340] },
  bougainvillea: { color: [0.61, 0.2, 354], shade: [0.47, 0.075, 150], paper: [0.9, 0.028, 81] },
  blossom: { color: [0.87, 0.058, 8], shade: [0.49, 0.135, 8], paper: [0.91, 0.034, 80] },
  lilac: { color: [0.81, 0.1, 303], shade: [0.5, 0.12, 300], paper: [0.905, 0.02, 300] },
  periwinkle: { color: [0.77, 0.1, 278], shade: [0.48, 0.09, 278], paper: [0.91, 0.018, 280] },
  sky: { color: [0.81, 0.092, 238], shade: [0.48, 0.078, 241], paper: [0.91, 0.018, 235] },
  aqua: { color: [0.83, 0.098, 205], shade: [0.48, 0.076, 212], paper: [0.91, 0.02, 205] },
  turquoise: { color: [0.77, 0.112, 192], shade: [0.48, 0.07, 198], paper: [0.91, 0.022, 190] },
  verdigris: { color: [0.73, 0.09, 172], shade: [0.47, 0.06, 174], paper: [0.9, 0.024, 150] },
  mint: { color: [0.89, 0.075, 162], shade: [0.48, 0.075, 163], paper: [0.92, 0.024, 160] },
  sprout: { color: [0.79, 0.128, 124], shade: [0.47, 0.07, 132], paper: [0.9, 0.028, 106] },
  lime: { color: [0.82, 0.18, 125], shade: [0.46, 0.085, 130], paper: [0.91, 0.036, 119] },
  tennis: { color: [0.88, 0.185, 114], shade: [0.47, 0.088, 138], paper: [0.91, 0.03, 82] },
  tansy: { color: [0.79, 0.125, 101], shade: [0.47, 0.078, 126], paper: [0.885, 0.025, 140] },
  lemon: { color: [0.88, 0.155, 97], shade: [0.48, 0.105, 140], paper: [0.92, 0.038, 94] },
  straw: { color: [0.845, 0.096, 89], shade: [0.47, 0.075, 122], paper: [0.9, 0.028, 92] },
  petal: { color: [0.82, 0.088, 6], shade: [0.48, 0.14, 5], paper: [0.91, 0.026, 60] },
  powder: { color: [0.83, 0.066, 264], shade: [0.48, 0.09, 265], paper: [0.91, 0.016, 255] },
  celadon: { color: [0.8, 0.082, 158], shade: [0.47, 0.064, 162], paper: [0.9, 0.022, 110] },
  pistachio: { color: [0.845, 0.1, 121], shade: [0.47, 0.075, 128], paper: [0.91, 0.032, 104] },
  sand: { color: [0.81, 0.082, 74], shade: [0.49, 0.11, 42], paper: [0.9, 0.02, 80] },
} as const satisfies Record<string, Light>;
export type LightName = keyof typeof lights;

/** AUTHORED by eye: quiet companions of another hue than p1's, for palettes whose accent is p1's own light. */
export const companions = {
  steel: [0.46, 0.036, 236],
  asphalt: [0.46, 0.03, 248],
  enamel: [0.455, 0.095, 242],
  evening: [0.445, 0.105, 272],
  petrol: [0.46, 0.07, 215],
  leaf: [0.48, 0.082, 145],
  thyme: [0.48, 0.053, 138],
  olive: [0.47, 0.075, 118],
  bronze: [0.5, 0.092, 74],
  bark: [0.46, 0.072, 54],
  umber: [0.45, 0.048, 52],
  clay: [0.5, 0.115, 38],
  madder: [0.48, 0.125, 24],
  wine: [0.45, 0.1, 5],
  berry: [0.49, 0.19, 352],
  damson: [0.47, 0.09, 325],
  twilight: [0.5, 0.055, 289],
  violet: [0.5, 0.15, 295],
  pine: [0.44, 0.062, 166],
  cobalt: [0.46, 0.15, 262],
  stone: [0.48, 0.02, 70],
} as const satisfies Record<string, Material>;
export type Companion = keyof typeof companions;

/** AUTHORED by eye: what is left of a color in the light, for the quiet fields under everything else. */
export const tints = {
  linen: [0.9, 0.026, 84],
  stone: [0.895, 0.012, 85],
  oat: [0.9, 0.034, 88],
  butter: [0.925, 0.046, 96],
  dune: [0.89, 0.034, 76],
  shell: [0.91, 0.03, 56],
  blush: [0.9, 0.036, 14],
  haze: [0.9, 0.036, 303],
  heather: [0.895, 0.036, 278],
  ice: [0.905, 0.03, 232],
  fog: [0.9, 0.014, 245],
  mist: [0.915, 0.034, 205],
  patina: [0.895, 0.038, 172],
  dew: [0.92, 0.038, 160],
  sage: [0.895, 0.032, 145],
  willow: [0.905, 0.036, 118],
} as const satisfies Record<string, Material>;
export type Tint = keyof typeof tints;
