import sharp from 'sharp';

const C1 = (0.01 * 255) ** 2;
const C2 = (0.03 * 255) ** 2;
const WINDOW = 8;
const STEP = 4;
/** Letters of two renderers may stand so many pixels apart, and edges be so much lighter or darker. */
const REACH = 5;
const SHADES = 64;
/** Where a page ends renderers round to a pixel: a hairline of paper there is no word. */
const EDGE = 2;

type Room = { x: number; y: number; w: number; h: number };
type Gray = { data: Uint8Array; width: number; height: number };

const grayOf = async (picture: Buffer | string, width: number, height: number): Promise<Gray> => {
  const { data, info } = await sharp(picture)
    .flatten({ background: '#ffffff' })
    .resize(width, height, { fit: 'fill' })
    .grayscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data: new Uint8Array(data), width: info.width, height: info.height };
};

const windowLikeness = (one: Gray, other: Gray, x: number, y: number): number => {
  let [a, b, aa, bb, ab] = [0, 0, 0, 0, 0];
  for (let row = y; row < y + WINDOW; row += 1)
    for (let column = x; column < x + WINDOW; column += 1) {
      const at = row * one.width + column;
      const [p, q] = [one.data[at] ?? 0, other.data[at] ?? 0];
      a += p;
      b += q;
      aa += p * p;
      bb += q * q;
      ab += p * q;
    }
  const count = WINDOW * WINDOW;
  const [ma, mb] = [a / count, b / count];
  const [va, vb, cov] = [aa / count - ma * ma, bb / count - mb * mb, ab / count - ma * mb];
  return ((2 * ma * mb + C1) * (2 * cov + C2)) / ((ma * ma + mb * mb + C1) * (va + vb + C2));
};

/** The mean over windows of two gray pictures (Wang et al. 2004); 1 is the same. */
const meanLikeness = (one: Gray, other: Gray): number => {
  let [sum, count] = [0, 0];
  for (let y = 0; y + WINDOW <= one.height; y += STEP)
    for (let x = 0; x + WINDOW <= one.width; x += STEP) {
      sum += windowLikeness(one, other, x, y);
      count += 1;
    }
  return sum / count;
};

/** For each pixel the least (or most) shade within reach of it along one axis. */
const along = (data: Uint8Array, { width, height }: Gray, step: 1 | 'row', pick: typeof Math.min): Uint8Array => {
  const out = new Uint8Array(data.length);
  const stride = step === 1 ? 1 : width;
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const [place, last] = step === 1 ? [x, width - 1] : [y, height - 1];
      const at = y * width + x;
      let found = data[at] ?? 0;
      for (let off = -Math.min(REACH, place); off <= Math.min(REACH, last - place); off += 1)
        found = pick(found, data[at + off * stride] ?? 0);
      out[at] = found;
    }
  return out;
};

/** Pixels of `theirs` that are unlike everything near their place in `mine`, by their place in the picture. */
const strayed = (mine: Gray, theirs: Gray): number[] => {
  const least = along(along(mine.data, mine, 1, Math.min), mine, 'row', Math.min);
  const most = along(along(mine.data, mine, 1, Math.max), mine, 'row', Math.max);
  const isEdge = (at: number): boolean => {
    const [x, y] = [at % theirs.width, Math.floor(at / theirs.width)];
    return x < EDGE || y < EDGE || x >= theirs.width - EDGE || y >= theirs.height - EDGE;
  };
  return Array.from(theirs.data.keys()).filter((at) => {
    if (isEdge(at)) return false;
    const shade = theirs.data[at] ?? 0;
    return shade < (least[at] ?? 0) - SHADES || shade > (most[at] ?? 0) + SHADES;
  });
};

/**
 * Structural similarity of two pictures in gray at `width` pixels; how many pixels differ inside the boxes that are
 * given in shares of the page's width, as words do that break elsewhere, and how many outside: those left their box.
 */
export const likeness = async (
  mine: Buffer | string,
  theirs: Buffer | string,
  { width, rooms }: { width: number; rooms: readonly Room[] },
): Promise<{ score: number; inside: number; outside: number }> => {
  const { width: w, height: h } = await sharp(theirs).metadata();
  const height = Math.round((h / w) * width);
  const [one, other] = await Promise.all([grayOf(mine, width, height), grayOf(theirs, width, height)]);
  const isInside = (at: number): boolean => {
    const [x, y] = [at % width, Math.floor(at / width)];
    return rooms.some(
      (room) =>
        x >= room.x * width - REACH &&
        x <= (room.x + room.w) * width + REACH &&
        y >= room.y * width - REACH &&
        y <= (room.y + room.h) * width + REACH,
    );
  };
  const stray = strayed(one, other);
  const inside = stray.filter(isInside).length;
  return { score: meanLikeness(one, other), inside, outside: stray.length - inside };
};
