import { drawKitPage } from '@signet/kit';
import { fill, foot, head, inside, line, logo, logoTall, pattern, sizeOf, whole, type Canvas } from './canvas.ts';
import { groundOf, type Of } from './ground.ts';

/** A piece of the kit's own artwork. */
export const poster = (canvas: Canvas, { headline }: Of<'poster'>): void => {
  const { kit, brand, width, height, site } = canvas;
  const says = { headline, logo: true, ...(site ? { small: site } : {}) };
  canvas.shapes.push(...drawKitPage(kit, brand, { width, height, label: headline }, says).shapes);
};

/** A sentence, and beside or below it the pattern. */
export const statement = (canvas: Canvas, { line: says }: Of<'statement'>): void => {
  const { width, height, side } = canvas;
  const { ground, ink } = groundOf(canvas, 'n3');
  fill(canvas, whole(canvas), ground);
  const isWide = width > height * 1.2;
  const cut = isWide ? width * 0.7 : height * 0.64;
  if (isWide) pattern(canvas, { ...whole(canvas), left: cut }, side * 0.56, { sides: [ground] });
  else pattern(canvas, { ...whole(canvas), top: cut }, side * 0.56, { above: ground });
  const room = inside(canvas);
  const box = isWide ? { ...room, right: cut - side * 0.08 } : { ...room, bottom: cut - side * 0.08 };
  const { bottom } = logo(canvas, { x: box.left, y: box.top, width: width * 0.4 }, ink);
  head(
    canvas,
    says,
    { ...box, top: bottom + side * 0.09 },
    { ink, at: 'bottom', lines: 5, largest: side * (isWide ? 0.135 : 0.125) },
  );
};

/** Steps one below the other, between what the screens of phones cover. */
export const steps = (canvas: Canvas, { title, steps: all }: Of<'steps'>): void => {
  const { height, side } = canvas;
  const { ground, ink, accent } = groundOf(canvas, 'p2');
  fill(canvas, whole(canvas), ground);
  const [covered, band] = [height * 0.115, height * 0.18];
  pattern(canvas, { ...whole(canvas), bottom: band }, side * 0.5, { below: ground });
  pattern(canvas, { ...whole(canvas), top: height - covered }, side * 0.5, { above: ground });
  const room = { ...inside(canvas), top: band + side * 0.1, bottom: height - covered - side * 0.07 };
  const at = logo(canvas, { x: room.left, y: room.bottom, stands: true }, ink);
  const set = head(
    canvas,
    title,
    { ...room, bottom: room.top + side * 0.36 },
    { ink, lines: 3, largest: side * 0.105 },
  );
  const from = set.bottom + side * 0.13;
  const step = (at.top - side * 0.03 - from) / all.length;
  const left = room.left + side * 0.19;
  const boxOf = (index: number) => {
    const top = from + index * step;
    return { left, right: room.right, top, bottom: top + step - side * 0.1 };
  };
  const how = { ink, lines: 4, largest: side * 0.072 };
  // what is one of three is as large as the other two
  const largest = Math.min(...all.map((says, index) => sizeOf(canvas, says, boxOf(index), how)));
  all.forEach((says, index) => {
    const box = boxOf(index);
    const rule = { left: room.left, top: box.top - side * 0.05, right: room.right, bottom: box.top - side * 0.047 };
    fill(canvas, rule, { from: ground, to: ink, share: 0.3 });
    const number = { left: room.left, right: left, top: box.top, bottom: box.top + side * 0.105 };
    head(canvas, String(index + 1), number, { ink: accent, lines: 1, largest: side * 0.17 });
    head(canvas, says, box, { ...how, largest });
  });
};

/** A job, so large that it is read in passing. */
export const job = (canvas: Canvas, { job: says, place, write }: Of<'job'>): void => {
  const { height, side } = canvas;
  const { ground, ink } = groundOf(canvas, 'a1');
  fill(canvas, whole(canvas), ground);
  const cut = height * 0.76;
  pattern(canvas, { ...whole(canvas), top: cut }, side * 0.46, { above: ground });
  const room = { ...inside(canvas), bottom: cut - side * 0.07 };
  const at = logo(canvas, { x: room.left, y: room.top }, ink);
  const top = line(canvas, 'We are hiring', {
    x: room.left,
    y: at.bottom + side * 0.12,
    width: side,
    size: side * 0.048,
    ink,
  });
  const end = write ? room.bottom - side * 0.13 : room.bottom;
  const box = { ...room, top: top + side * 0.06, bottom: place ? end - side * 0.1 : end };
  const set = head(canvas, says, box, { ink, lines: 3, largest: side * 0.27 });
  const wide = room.right - room.left;
  if (place) line(canvas, place, { x: room.left, y: set.bottom + side * 0.07, width: wide, size: side * 0.058, ink });
  if (write) line(canvas, write, { x: room.left, y: room.bottom - side * 0.03, width: wide, size: side * 0.042, ink });
};

/** A word a row, each row a color of the brand. */
export const words = (canvas: Canvas, { words: all }: Of<'words'>): void => {
  const { width, height, side, palette } = canvas;
  // as high as a logo of three lines needs it
  const tall = logoTall(canvas);
  const low = Math.max(side * 0.17, tall + side * 0.1);
  const high = (height - low) / all.length;
  const grounds = (['p1', 'a1', 'p2', 's1'] as const).toSorted(
    (one, other) => Number(palette.apart(one, 'n3') < 0.06) - Number(palette.apart(other, 'n3') < 0.06),
  );
  const room = inside(canvas);
  const longest = all.toSorted((one, other) => other.length - one.length)[0] ?? '';
  const largest = Math.min(high * 0.86, (width * 1.45) / Math.max(5, longest.length));
  all.forEach((word, index) => {
    const ground = grounds[index % grounds.length] ?? 'p1';
    const top = index * high;
    fill(canvas, { left: 0, top, right: width, bottom: top + high + 1 }, ground);
    const ink = palette.textOn([ground], 'w1', 'p2');
    const box = { ...room, top: top + high * 0.12, bottom: top + high * 0.88 };
    head(canvas, word, box, { ink, at: 'middle', lines: 1, largest });
  });
  const end = { ...whole(canvas), top: height - low };
  fill(canvas, end, 'n3');
  const ink = palette.textOn(['n3'], 'p1');
  foot(canvas, { ...room, bottom: height - (low - tall) / 2 }, ink);
};
