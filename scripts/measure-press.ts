/*
 * node scripts/measure-press.ts FOLDER: computes packages/book/src/press/press-table.ts from the measurements of
 * printed sheets FOGRA39L.ti3 and FOGRA29L.ti3 in FOLDER (Debian: icc-profiles-free), with the tools of ArgyllCMS.
 * Run it only when the table itself shall change: its result is in the tree.
 */
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { TABLE_SIDE } from '../packages/book/src/press/print.ts';

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('Which folder are FOGRA39L.ti3 and FOGRA29L.ti3 in?');

const FILE = new URL('../packages/book/src/press/press-table.ts', import.meta.url);
const LINE = 108;
type Three = readonly [number, number, number];

/** sRGB as XYZ under D50, the white of profiles (Bradford), and back; the white itself. */
const TO_XYZ = [0.4360747, 0.3850649, 0.1430804, 0.2225045, 0.7168786, 0.0606169, 0.0139322, 0.0971045, 0.7141733];
const TO_RGB = [3.1338561, -1.6168667, -0.4906146, -0.9787684, 1.9161415, 0.033454, 0.0719453, -0.2289914, 1.4052427];
const WHITE: Three = [0.96422, 1, 0.82521];
const [EPSILON, KAPPA] = [216 / 24389, 24389 / 27];

const times = (matrix: readonly number[], [x, y, z]: Three): Three =>
  [0, 3, 6].map(
    (at) => (matrix[at] ?? 0) * x + (matrix[at + 1] ?? 0) * y + (matrix[at + 2] ?? 0) * z,
  ) as unknown as Three;
const linear = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const encoded = (value: number): number =>
  value <= 0.0031308 ? value * 12.92 : 1.055 * Math.max(0, value) ** (1 / 2.4) - 0.055;

const labOf = (rgb: Three): Three => {
  const [x, y, z] = times(TO_XYZ, rgb.map(linear) as unknown as Three).map((value, at) => {
    const share = value / (WHITE[at] ?? 1);
    return share > EPSILON ? Math.cbrt(share) : (KAPPA * share + 16) / 116;
  }) as unknown as Three;
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
};
const rgbOf = ([l, a, b]: Three): Three => {
  const y = (l + 16) / 116;
  const xyz = [y + a / 500, y, y - b / 200].map((value, at) => {
    const share = value ** 3 > EPSILON ? value ** 3 : (116 * value - 16) / KAPPA;
    return share * (WHITE[at] ?? 1);
  });
  return times(TO_RGB, xyz as unknown as Three).map(encoded) as unknown as Three;
};

/**
 * Papers with the most ink that is laid on them, in percent of one full layer: well below what they take, so that dark
 * colors dry and do not set off.
 */
const papers = [
  { name: 'FOGRA39L', ink: 260 },
  { name: 'FOGRA29L', ink: 240 },
] as const;
/** Black begins early and takes the place of most of what the three inks have in common. */
const BLACK = ['-kp', '0', '0.1', '0.9', '1', '0.7'];

const byte = (share: number): number => Math.round(Math.min(1, Math.max(0, share)) * 255);
const steps = Array.from({ length: TABLE_SIDE }, (_, at) => at / (TABLE_SIDE - 1));
const points = steps.flatMap((r) => steps.flatMap((g) => steps.map((b) => [r, g, b] as const)));

/** A tool of ArgyllCMS and what it prints. */
const use = (tool: string, args: readonly string[], input = ''): string =>
  execFileSync(tool, [...args], { input, maxBuffer: 64_000_000 }).toString();

const home = mkdtempSync(path.join(tmpdir(), 'press-'));
/** A profile of the way from inks to color alone; the way back is searched for each point. */
const profileOf = ({ name, ink }: (typeof papers)[number]): string => {
  copyFileSync(path.join(folder, `${name}.ti3`), path.join(home, `${name}.ti3`));
  use('colprof', ['-qm', '-bn', `-l${ink}`, ...BLACK, path.join(home, name)]);
  return path.join(home, `${name}.icc`);
};

/** Answers of xicclu, one line of figures for each line asked. */
const lookUp = (args: readonly string[], rows: readonly (readonly number[])[], outputs: number): number[][] => {
  const asked = rows.map((row) => row.join(' ')).join('\n');
  const told = use('xicclu', args, `${asked}\n`);
  return told
    .split('\n')
    .filter((line) => line.includes('->'))
    .map((line) => line.split('->').at(-1) ?? '')
    .map((line) => (line.match(/-?[\d.]+/g) ?? []).slice(0, outputs).map(Number));
};

const labs = points.map(labOf);
const inks = papers.map((paper) => {
  const profile = profileOf(paper);
  const found = lookUp(['-fif', '-ir', '-pl', `-l${paper.ink}`, ...BLACK, profile], labs, 4);
  return { profile, found };
});
const [coated, uncoated] = inks;
if (!coated || !uncoated) throw new Error('Both papers are needed');
const seenOn = ({ profile, found }: (typeof inks)[number]): Three[] =>
  lookUp(['-ff', '-ir', '-pl', profile], found, 3).map((lab) => rgbOf(lab as unknown as Three));
const [seenCoated, seenUncoated] = [seenOn(coated), seenOn(uncoated)];

const bytes = points.flatMap((_, at) => [
  ...(coated.found[at] ?? []).map(byte),
  ...(uncoated.found[at] ?? []).map(byte),
  ...(seenCoated[at] ?? []).map(byte),
  ...(seenUncoated[at] ?? []).map(byte),
]);
const text =
  Buffer.from(bytes)
    .toString('base64')
    .match(new RegExp(`.{1,${LINE}}`, 'g')) ?? [];
writeFileSync(
  FILE,
  '/** Made by scripts/measure-press.ts: inks on coated and uncoated paper, and what is seen on each, of a cube. */\n' +
    `export const pressTable =\n${text.map((line) => `  '${line}'`).join(' +\n')};\n`,
);
