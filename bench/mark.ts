import { readFileSync } from 'node:fs';
import { brain, openFace } from '../gallery/families.ts';
import {
  describe,
  describeLeaning,
  drawMarks,
  failedGates,
  FORBIDDEN_DISTANCE,
  measureMark,
  nearestForbidden,
  nearestKnown,
  openKnownMarks,
  thingsIn,
  type FormWish,
  type KnownMarks,
  type Mark,
} from '@signet/mark';
import { toSvg } from '@signet/scene';
import sharp from 'sharp';
import { pictureOf } from '../scripts/mark-picture.ts';
import { faces, names } from './mark/names.ts';
import { writeContactSheet } from './mark/contact-sheet.ts';
import { measureRecall } from './mark/recall.ts';
import { wishesFor } from './mark/wishes.ts';
import { percentile, row, type Row } from './report.ts';

const FEW = 8;
const FEW_ICONS = 20;
const MANY_ICONS = 120;
const REFUSED = 0.12;

type Drawn = {
  name: string;
  marks: Mark[];
  seconds: number;
};

const svgOf = ({ path, width, height }: Mark): string =>
  toSvg({ x: 0, y: 0, width, height, label: 'mark', shapes: [{ kind: 'path', path, ink: '#000000' }] }, {});

/** The first face from here on, in turn, that draws the name. */
const faceFor = async (name: string, at: number) => {
  for (let step = 0; step < faces.length; step += 1) {
    const [family, weight] = faces[(at + step) % faces.length] ?? faces[0];
    const font = await openFace(family, weight);
    if (font.covers(name)) return font;
  }
  throw new Error(`No face draws ${name}`);
};

const drawName = async (name: string, at: number, known: KnownMarks, wishes: readonly FormWish[]): Promise<Drawn> => {
  const font = await faceFor(name, at);
  const before = process.cpuUsage();
  const marks = drawMarks({ name, things: thingsIn(brain.nameWords, name), font, wishes, known });
  const { user, system } = process.cpuUsage(before);
  return { name, marks, seconds: (user + system) / 1e6 };
};

/** What another raster, sharp's, finds in the file that a founder would get. */
const inspect = async (mark: Mark, known: KnownMarks) => {
  const picture = await pictureOf(svgOf(mark), 160, 15);
  const large = await pictureOf(svgOf(mark));
  if (!picture || !large) return { failed: ['no ink'], near: 0, forbidden: 0 };
  const [measures, descriptions] = [measureMark(picture.grid), describe(large.grid)];
  const leaning = describeLeaning(large.grid);
  return {
    failed: measures ? failedGates(measures) : ['no ink'],
    near: nearestKnown(known, leaning)?.distance ?? 1,
    forbidden: nearestForbidden(descriptions).forbidden.distance,
  };
};

/** How wide the pictures of both fill rules are that a mark is compared in, and how dark counts as ink. */
const WIDE = 2000;
const HALF = 128;

/** The pixels in which a mark differs between readers that fill by the one rule and by the other. */
const fillRuleDiffers = async (mark: Mark): Promise<number> => {
  const [nonzero, evenOdd] = await Promise.all(
    ['nonzero', 'evenodd'].map((rule) =>
      sharp(Buffer.from(svgOf(mark).replaceAll('<path ', `<path fill-rule="${rule}" `)))
        .resize({ width: WIDE })
        .extractChannel('alpha')
        .raw()
        .toBuffer(),
    ),
  );
  return nonzero?.filter((ink, at) => ink >= HALF !== (evenOdd?.[at] ?? 0) >= HALF).length ?? WIDE;
};

const inspectAll = async (drawn: readonly Drawn[], known: KnownMarks) => {
  const sums = { failed: 0, known: 0, forbidden: 0, fillRule: 0 };
  for (const { name, marks } of drawn) {
    for (const mark of marks) {
      const { failed, near, forbidden } = await inspect(mark, known);
      if (failed.length > 0) console.log(`${name}, ${mark.recipe.family} ${mark.recipe.letters}: ${failed.join(', ')}`);
      sums.failed += failed.length > 0 ? 1 : 0;
      sums.known += near < REFUSED ? 1 : 0;
      sums.fillRule = Math.max(sums.fillRule, await fillRuleDiffers(mark));
      sums.forbidden += forbidden < FORBIDDEN_DISTANCE ? 1 : 0;
    }
  }
  return sums;
};

const same = (drawn: Drawn, again: Drawn): boolean => JSON.stringify(drawn.marks) === JSON.stringify(again.marks);

/** The bars of marks: on a few names and icons, on 100 and 120 with --full. */
export const benchMark = async ({ full }: { full: boolean }): Promise<Row[]> => {
  const known = openKnownMarks(readFileSync(new URL('../packages/mark/known-marks.bin', import.meta.url)));
  const drawn: Drawn[] = [];
  for (const [at, name] of names.slice(0, full ? names.length : FEW).entries()) {
    drawn.push(await drawName(name, at, known, wishesFor(at)));
    console.log(`${name}: ${drawn.at(-1)?.marks.length} marks, ${drawn.at(-1)?.seconds.toFixed(1)} s`);
  }
  await writeContactSheet(drawn);
  const found = await inspectAll(drawn, known);
  const again = await drawName(names[0] ?? '', 0, known, wishesFor(0));
  const recall = await measureRecall(known, full ? MANY_ICONS : FEW_ICONS);
  const count = drawn.reduce((sum, { marks }) => sum + marks.length, 0);
  const bytes = drawn.flatMap(({ marks }) => marks.map((mark) => svgOf(mark).length));
  const worst = recall.reduce((least, { found: percent, first }) => Math.min(least, percent - first), 100);
  const most = (name: string, value: number, unit: string, than: number): Row =>
    row({ name: `mark: ${name}`, value, unit, baseline: count, target: { of: 'value', is: '<=', than } });
  return [
    row({
      name: 'mark: names with 12',
      value: drawn.filter(({ marks }) => marks.length === 12).length,
      unit: 'names',
      baseline: drawn.length,
    }),
    most('fail a gate in another raster', found.failed, 'marks', 0),
    most(`nearer than ${REFUSED} to a known mark`, found.known, 'marks', 0),
    most('near a forbidden sign', found.forbidden, 'marks', 0),
    most(`most that differs between the fill rules at ${WIDE} wide`, found.fillRule, 'pixels', 8),
    most('largest file', Math.max(...bytes), 'bytes', 4096),
    most(
      'processor time a name, median',
      percentile(
        drawn.map(({ seconds }) => seconds),
        0.5,
      ),
      's',
      5,
    ),
    most('not the same bytes again', again && drawn[0] && same(drawn[0], again) ? 0 : 1, 'names', 0),
    row({
      name: 'mark: worst recall against the prototype',
      value: worst,
      unit: 'points',
      baseline: 0,
      target: { of: 'value', is: '>=', than: -3 },
    }),
  ];
};
