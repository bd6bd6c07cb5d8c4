import { ciede2000 } from '@signet/color';
import { logoColors } from '../apps/server/src/features/research/logo-colors.ts';
import { pictureColors } from '../apps/server/src/features/research/picture-colors.ts';
import { logoCases, markCases, pngOf, SAME, type Raster } from './colors/logos.ts';
import { peers, type Reader } from './colors/peers.ts';
import { row, type Row } from './report.ts';

const TOP = 5;
const ours: Reader = { name: 'ours', read: (raster) => pictureColors(raster).map(({ hex }) => hex) };

type Score = { first: number; top: number; milliseconds: number; missed: string[] };

const isSame = (hex: string, official: string): boolean => ciede2000(hex, official) <= SAME;

const judge = (found: readonly string[], official: string) => ({
  first: found[0] !== undefined && isSame(found[0], official),
  top: found.slice(0, TOP).some((hex) => isSame(hex, official)),
});

const scoreOf = async (
  reader: Reader,
  cases: readonly { name: string; official: string; raster: Raster }[],
): Promise<Score> => {
  const score: Score = { first: 0, top: 0, milliseconds: 0, missed: [] };
  for (const { name, official, raster } of cases) {
    const before = performance.now();
    const found = await reader.read(raster);
    score.milliseconds += performance.now() - before;
    const { first, top } = judge(found, official);
    score.first += Number(first);
    score.top += Number(top);
    if (!first) score.missed.push(`${name} ${official}: ${found.join(' ')}`);
  }
  return {
    ...score,
    first: (100 * score.first) / cases.length,
    top: (100 * score.top) / cases.length,
    milliseconds: score.milliseconds / cases.length,
  };
};

/** How often the official color of a brand is read from its logo. `show` lists what was missed. */
export const benchColors = async ({ show }: { show: string | undefined }): Promise<Row[]> => {
  const logos = await logoCases();
  const rows: Row[] = [];
  for (const [kind, of] of [
    ['clear', ({ clear }: (typeof logos)[number]) => clear],
    ['on white', ({ onWhite }: (typeof logos)[number]) => onWhite],
  ] as const) {
    const cases = logos.map((one) => ({ name: one.name, official: one.official, raster: of(one) }));
    const own = await scoreOf(ours, cases);
    const others: { peer: Reader; score: Score }[] = [];
    for (const peer of peers) others.push({ peer, score: await scoreOf(peer, cases) });
    for (const { peer, score } of others)
      console.log(
        `${kind}: ${peer.name} ${score.first.toFixed(1)} ${score.top.toFixed(1)} ${score.milliseconds.toFixed(1)} ms`,
      );
    if (show === kind) console.log(own.missed.join('\n'));
    const best = (pick: (score: Score) => number) => Math.max(...others.map(({ score }) => pick(score)));
    rows.push(
      row({
        name: `${cases.length} logos, 256 px ${kind}: official color first`,
        value: own.first,
        unit: '%',
        baseline: best(({ first }) => first),
        target: { of: 'value', is: '>=', than: 80 },
      }),
      row({
        name: `the same among the first five`,
        value: own.top,
        unit: '%',
        baseline: best(({ top }) => top),
        target: { of: 'value', is: '>=', than: 97 },
      }),
      row({
        name: `time for one, ms`,
        value: own.milliseconds,
        unit: 'ms',
        baseline: Math.min(...others.map(({ score }) => score.milliseconds)),
        target: { of: 'ratio', is: '<=', than: 1 },
      }),
    );
  }
  let [first, top] = [0, 0];
  for (const { svg, official } of logos) {
    const judged = judge(
      (await logoColors(svg)).map(({ hex }) => hex),
      official,
    );
    first += Number(judged.first);
    top += Number(judged.top);
  }
  rows.push(
    row({ name: 'the same logos as SVG: first', value: (100 * first) / logos.length, unit: '%', baseline: 0 }),
    row({ name: 'the same logos as SVG: first five', value: (100 * top) / logos.length, unit: '%', baseline: 0 }),
  );
  const marks = await markCases();
  let [fromSvg, fromPng] = [0, 0];
  for (const { name, svg, official } of marks) {
    const [hex = ''] = (await logoColors(svg)).map((one) => one.hex);
    if (hex === official) fromSvg += 1;
    else if (show === 'marks') console.log(`svg ${name} ${official}: ${hex}`);
    const [png] = pictureColors(await pngOf(svg));
    if (png && isSame(png.hex, official)) fromPng += 1;
    else if (show === 'marks') console.log(`png ${name} ${official}: ${png?.hex}`);
  }
  rows.push(
    row({
      name: `${marks.length} marks of one color, exactly it from SVG`,
      value: (100 * fromSvg) / marks.length,
      unit: '%',
      baseline: 0,
      target: { of: 'value', is: '>=', than: 100 },
    }),
    row({
      name: 'the same from PNG',
      value: (100 * fromPng) / marks.length,
      unit: '%',
      baseline: 0,
      target: { of: 'value', is: '>=', than: 99 },
    }),
  );
  return rows;
};
