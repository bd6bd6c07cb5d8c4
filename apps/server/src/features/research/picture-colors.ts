import { labDistance, oklabOf, type Oklab } from '@signet/color';
import type { Pixels } from '@signet/render/pixels';
import { isWhite, NEAR_EQUAL } from './reading/merge-colors.ts';

const MOST = 6;
/** Less than this share of a logo is detail and not its color. */
const LEAST_SHARE = 0.01;
/**
 * AUTHORED, and chosen on 562 logos (`npm run bench colors`): how much a color says by its chroma, from gray, as a
 * black wordmark beside a colored sign, to full; and by being pale, as the ground of a sign.
 */
const CHROMA = { gray: 0.02, full: 0.22, leastWeight: 0.03 } as const;
const PALE = { from: 0.86, weight: 0.4 } as const;
/** Of what says as much, that comes first which is less like the ones before. */
const UNLIKE = 0.4;
/** What lies between even areas is a soft edge, unless there is this much of it: then it is a gradient. */
const LEAST_GRADIENT = 0.002;
const MOST_CANDIDATES = 80;
const MOST_EDGE = 0.03;
/** Of 255. */
const ON_THE_WAY = 8;
const MOST_BLENDING = 6;
/** Paper. */
const PAPER = '#ffffff';
/** Less opaque pixels are edges, and blend with what lies behind. */
const OPAQUE = 250;

/** A color of a picture and its share of what is painted, 0 to 1. */
export type PictureColor = { hex: string; share: number };
type Weighted = { hex: string; weight: number; lab: Oklab };

const hexOf = (rgb: number): string => `#${rgb.toString(16).padStart(6, '0')}`;
const weightedOf = (hex: string, weight: number): Weighted => ({ hex, weight, lab: oklabOf(hex) });
const heaviestFirst = (list: readonly Weighted[]): Weighted[] =>
  list.toSorted((one, other) => other.weight - one.weight || (one.hex < other.hex ? -1 : 1));

type Counts = { all: Map<number, number>; even: Map<number, number>; total: number };

/** How many opaque pixels have each exact color, and how many of them lie inside an even area. Counted in runs. */
const countColors = ({ data, width, height }: Pixels): Counts => {
  const counts: Counts = { all: new Map(), even: new Map(), total: 0 };
  const words = new Uint32Array(data.slice().buffer, 0, width * height);
  const add = (map: Map<number, number>, word: number, length: number): void => {
    const rgb = ((word & 0xff) << 16) | (word & 0xff00) | ((word >>> 16) & 0xff);
    map.set(rgb, (map.get(rgb) ?? 0) + length);
  };
  for (let y = 0; y < height; y++) {
    const row = y * width;
    const isInner = y > 0 && y < height - 1;
    for (let x = 0; x < width;) {
      const from = x;
      const word = words[row + x] ?? 0;
      let even = 0;
      for (; x < width && words[row + x] === word; x++)
        if (
          isInner &&
          words[row + x - width] === word &&
          words[row + x + width] === word &&
          words[row + x - 1] === word &&
          words[row + x + 1] === word
        )
          even++;
      const length = x - from;
      if (word >>> 24 < OPAQUE) continue;
      add(counts.all, word, length);
      counts.total += length;
      if (even > 0) add(counts.even, word, even);
    }
  }
  return counts;
};

/** What is in no even area: those that agree in their highest bits, under the commonest of each. */
const blendsOf = ({ all, even, total }: Counts): Weighted[] => {
  const groups = new Map<number, { rgb: number; most: number; weight: number }>();
  for (const [rgb, weight] of all) {
    if (even.has(rgb)) continue;
    const key = rgb & 0xfcfcfc;
    const group = groups.get(key);
    if (!group) groups.set(key, { rgb, most: weight, weight });
    else {
      group.weight += weight;
      if (weight > group.most) [group.rgb, group.most] = [rgb, weight];
    }
  }
  return [...groups.values()]
    .filter(({ weight }) => weight >= total * LEAST_GRADIENT)
    .map(({ rgb, weight }) => weightedOf(hexOf(rgb), weight));
};

/** Puts each color to the heaviest that looks the same. */
const merge = (list: readonly Weighted[]): Weighted[] => {
  const kept: Weighted[] = [];
  for (const one of heaviestFirst(list)) {
    const alike = kept.find(({ lab }) => labDistance(lab, one.lab) < NEAR_EQUAL);
    if (alike) alike.weight += one.weight;
    else kept.push({ ...one });
  }
  return kept;
};

const channelsOf = (hex: string): [number, number, number] => {
  const rgb = Number.parseInt(hex.slice(1), 16);
  return [rgb >> 16, (rgb >> 8) & 0xff, rgb & 0xff];
};

/** Whether a color lies on the straight way between two others, in screen values, which is how edges blend. */
const isBetween = (hex: string, one: string, other: string): boolean => {
  const [from, to, at] = [channelsOf(one), channelsOf(other), channelsOf(hex)];
  const along = to.map((channel, axis) => channel - (from[axis] ?? 0));
  const length = along.reduce((sum, step) => sum + step * step, 0) || 1;
  const dot = along.reduce((sum, step, axis) => sum + step * ((at[axis] ?? 0) - (from[axis] ?? 0)), 0);
  const share = Math.min(1, Math.max(0, dot / length));
  return (
    Math.hypot(...at.map((channel, axis) => channel - (from[axis] ?? 0) - share * (along[axis] ?? 0))) <= ON_THE_WAY
  );
};

/** A thin strip of what lies between two areas is their edge. */
const isEdge = ({ hex, weight }: Weighted, flat: readonly Weighted[], total: number): boolean =>
  weight < total * MOST_EDGE &&
  flat.some((one, at) => flat.slice(at + 1).some((other) => isBetween(hex, one.hex, other.hex)));

const nearestOf = (lab: Oklab, list: readonly Weighted[]): Weighted | undefined => {
  let best: Weighted | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const one of list) {
    const distance = labDistance(one.lab, lab);
    if (distance < least) [best, least] = [one, distance];
  }
  return best;
};

/**
 * The colors that stand for themselves: even areas, each with the pixels that have exactly it, and gradients. Where a
 * source names its colors there are no others than those and the even ones; the rest lies between them.
 */
const areasOf = (counts: Counts, written: readonly string[]): Weighted[] => {
  const named = [...new Set(written.map((hex) => hex.toLowerCase()))].map((hex) => weightedOf(hex, 0));
  const even = [...counts.even.keys()].map((rgb) => weightedOf(hexOf(rgb), counts.all.get(rgb) ?? 0));
  const blends = blendsOf(counts);
  if (named.length === 0) {
    const largest = heaviestFirst(even).slice(0, MOST_BLENDING);
    return heaviestFirst([...even, ...blends.filter((one) => !isEdge(one, largest, counts.total))]).slice(
      0,
      MOST_CANDIDATES,
    );
  }
  const own = heaviestFirst(even)
    .slice(0, MOST_CANDIDATES)
    .filter(
      ({ weight, lab }) =>
        weight >= counts.total * LEAST_SHARE && named.every((one) => labDistance(one.lab, lab) >= NEAR_EQUAL),
    );
  const all = [...named, ...own.map((one) => ({ ...one, weight: 0 }))];
  for (const one of [...even, ...blends]) {
    const nearest = nearestOf(one.lab, all);
    if (nearest) nearest.weight += one.weight;
  }
  return all.filter(({ weight }) => weight > 0);
};

const says = ({ hex, lab }: Weighted): number => {
  if (isWhite(hex)) return 0;
  const { gray, full, leastWeight } = CHROMA;
  const rise = Math.min(1, Math.max(0, (Math.hypot(lab.a, lab.b) - gray) / (full - gray)));
  return (leastWeight + (1 - leastWeight) * rise) * (lab.lightness > PALE.from ? PALE.weight : 1);
};

/** The heaviest, then of each next what weighs most for how little it looks like those before. */
const inOrder = (colors: readonly Weighted[]): Weighted[] => {
  const rest = heaviestFirst(colors);
  const chosen: Weighted[] = rest.splice(0, 1);
  while (chosen.length < MOST && rest.length > 0) {
    const worth = ({ lab, weight }: Weighted): number =>
      weight * Math.min(1, Math.min(...chosen.map((one) => labDistance(one.lab, lab))) / UNLIKE);
    const best = rest.reduce((most, one) => (worth(one) > worth(most) ? one : most));
    chosen.push(best);
    rest.splice(rest.indexOf(best), 1);
  }
  return chosen;
};

/** A white that covers less than this beside what is painted is a gap between areas. */
const LEAST_WHITE = 0.05;

/** Whether a picture has a color at its edge: then it stands on it. */
const standsOn = ({ data, width, height }: Pixels, hex: string): boolean => {
  const [red, green, blue] = channelsOf(hex);
  const has = (x: number, y: number): boolean => {
    const at = 4 * (y * width + x);
    return data[at] === red && data[at + 1] === green && data[at + 2] === blue && (data[at + 3] ?? 0) >= OPAQUE;
  };
  for (let x = 0; x < width; x += 1) if (has(x, 0) || has(x, height - 1)) return true;
  for (let y = 0; y < height; y += 1) if (has(0, y) || has(width - 1, y)) return true;
  return false;
};

/**
 * The white that somebody mixed, as of an egg or a sheet: an even area that is not quite paper's white, and not what
 * the picture stands on.
 */
const mixedWhite = (
  whites: readonly Weighted[],
  { counts, painted, pixels }: { counts: Counts; painted: number; pixels: Pixels },
): Weighted | undefined => {
  const [heaviest] = heaviestFirst(whites);
  if (!heaviest || heaviest.weight < painted * LEAST_WHITE) return undefined;
  const isEven = counts.even.has(Number.parseInt(heaviest.hex.slice(1), 16));
  return isEven && !standsOn(pixels, heaviest.hex) ? heaviest : undefined;
};

/**
 * The colors of a picture, the one that says most first; at most six. White is paper, so a white logo has none, and a
 * white that somebody mixed comes last; what is clear is not looked at.
 * @param written Hexes that the picture's source names, where it is a drawing: a color that is nearly one of them
 * is it.
 */
export const pictureColors = (pixels: Pixels, written: readonly string[] = []): PictureColor[] => {
  const counts = countColors(pixels);
  const merged = merge(areasOf(counts, written).filter(({ hex }) => hex !== PAPER));
  const areas = merged.filter(({ hex }) => !isWhite(hex));
  const painted = areas.reduce((all, { weight }) => all + weight, 0);
  const listed = areas.filter(({ weight }) => weight >= painted * LEAST_SHARE);
  const chosen = inOrder(listed.map((one) => ({ ...one, weight: one.weight * says(one) })));
  const white = mixedWhite(
    merged.filter(({ hex }) => isWhite(hex)),
    { counts, painted, pixels },
  );
  const shown = white && chosen.length > 0 && chosen.length < MOST ? [...chosen, white] : chosen;
  const all = painted + (shown === chosen ? 0 : (white?.weight ?? 0));
  return shown.map(({ hex }) => ({
    hex,
    share: (merged.find((one) => one.hex === hex)?.weight ?? 0) / (all || 1),
  }));
};
