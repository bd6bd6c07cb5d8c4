import sharp from 'sharp';

const C1 = (0.01 * 255) ** 2;
const C2 = (0.03 * 255) ** 2;
const WINDOW = 8;
const STEP = 4;

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

/** Structural similarity of two pictures in gray (Wang et al. 2004), the mean over windows; 1 is the same. */
export const likeness = async (one: Buffer | string, other: Buffer | string, width: number): Promise<number> => {
  const { width: w, height: h } = await sharp(other).metadata();
  const height = Math.round((h / w) * width);
  const [a, b] = await Promise.all([grayOf(one, width, height), grayOf(other, width, height)]);
  let [sum, count] = [0, 0];
  for (let y = 0; y + WINDOW <= height; y += STEP)
    for (let x = 0; x + WINDOW <= width; x += STEP) {
      sum += windowLikeness(a, b, x, y);
      count += 1;
    }
  return sum / count;
};
