const ORDER = 14;
const SIDE = 64;

const factorials = [1];
for (let n = 1; n <= ORDER; n += 1) factorials.push(n * (factorials[n - 1] as number));
const factorial = (n: number): number => factorials[n] as number;

const radial = (n: number, m: number, r: number): number => {
  let sum = 0;
  for (let k = 0; k <= (n - m) / 2; k += 1)
    sum +=
      ((k % 2 === 0 ? 1 : -1) * factorial(n - k) * r ** (n - 2 * k)) /
      (factorial(k) * factorial((n + m) / 2 - k) * factorial((n - m) / 2 - k));
  return sum;
};

/** All but the first two, which say only how much ink there is and where its center lies. */
const moments = Array.from({ length: ORDER + 1 }, (_, n) =>
  Array.from({ length: n + 1 }, (_, m) => [n, m] as const).filter(([, m]) => (n - m) % 2 === 0),
)
  .flat()
  .filter(([n]) => n > 1);
export const ZERNIKE_FIGURES = moments.length;

type Basis = {
  readonly places: Int32Array;
  readonly real: readonly Float64Array[];
  readonly imaginary: readonly Float64Array[];
};

const makeBasis = (): Basis => {
  const places: number[] = [];
  for (let at = 0; at < SIDE * SIDE; at += 1) if (radiusAt(at) <= 1) places.push(at);
  // each thread makes its own: what both parts share is reckoned once
  const [radii, angles] = [places.map(radiusAt), places.map(angleAt)];
  const shared = moments.map(([n, m]) => radii.map((radius) => ((n + 1) / Math.PI) * radial(n, m, radius)));
  const sampled = (part: (angle: number) => number) =>
    moments.map(([, m], moment) =>
      Float64Array.from(angles, (angle, at) => (shared[moment]?.[at] as number) * part(m * angle)),
    );
  return { places: Int32Array.from(places), real: sampled(Math.cos), imaginary: sampled(Math.sin) };
};

const offset = (at: number): [number, number] => [
  ((at % SIDE) + 0.5 - SIDE / 2) / (SIDE / 2),
  (Math.floor(at / SIDE) + 0.5 - SIDE / 2) / (SIDE / 2),
];
const radiusAt = (at: number): number => Math.hypot(...offset(at));
const angleAt = (at: number): number => Math.atan2(offset(at)[1], offset(at)[0]);

let made: Basis | undefined;

/** The ink's center, and how far ink reaches from it. */
const reachOf = (picture: Float64Array, side: number) => {
  let [sum, sumX, sumY] = [0, 0, 0];
  picture.forEach((ink, at) => {
    sum += ink;
    sumX += ink * (at % side);
    sumY += ink * Math.floor(at / side);
  });
  const [x, y] = [sumX / sum, sumY / sum];
  let reach = 1;
  picture.forEach((ink, at) => {
    if (ink > 0.5) reach = Math.max(reach, Math.hypot((at % side) - x, Math.floor(at / side) - y));
  });
  return { x, y, reach: reach + 1 };
};

/**
 * Magnitudes of the picture's Zernike moments about its center, by the ink: the same however it is turned (Khotanzad
 * and Hong, IEEE PAMI 12, 1990).
 */
export const zernikeFigures = (picture: Float64Array, side: number): Float64Array => {
  made ??= makeBasis();
  const { places, real, imaginary } = made;
  const { x, y, reach } = reachOf(picture, side);
  const samples = Float64Array.from(places, (at) => {
    const [dx, dy] = offset(at);
    const [px, py] = [Math.round(x + dx * reach), Math.round(y + dy * reach)];
    return px < 0 || py < 0 || px >= side || py >= side ? 0 : (picture[py * side + px] as number);
  });
  const total = samples.reduce((sum, one) => sum + one, 0) || 1;
  return Float64Array.from(moments, (_, moment) => {
    let [re, im] = [0, 0];
    const [cos, sin] = [real[moment] as Float64Array, imaginary[moment] as Float64Array];
    for (let at = 0; at < samples.length; at += 1) {
      re += (samples[at] as number) * (cos[at] as number);
      im += (samples[at] as number) * (sin[at] as number);
    }
    return Math.hypot(re, im) / total;
  });
};
