import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { classProblems, writeTypes } from './css-classes.ts';
import { plantedCss, productCss } from './css-tree.ts';

/** What a check came to: how many of its parts passed and failed. */
export type Outcome = { name: string; passed: number; failed: number };

export const root = path.dirname(import.meta.dirname);
const bin = (name: string) => path.join(root, 'node_modules', '.bin', name);

/** Runs a program with its output shown. */
export const run = (
  program: string,
  args: string[],
  options: { cwd?: string; env?: NodeJS.ProcessEnv } = {},
): boolean =>
  spawnSync(program, args, {
    cwd: options.cwd ?? root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...options.env },
  }).status === 0;

const verdict = (name: string, ok: boolean): Outcome => ({ name, passed: ok ? 1 : 0, failed: ok ? 0 : 1 });

const CRUISED = ['packages', 'apps', 'bench', 'faults', 'e2e', 'gallery', 'scripts'];
/** Where TypeScript finds the classes of CSS modules (tsconfig.json). */
const CSS_TYPES = 'dist/css-types';
/** What scripts/planted/css has of each kind; its test names them. */
const PLANTED_CLASSES = 4;
/** Far below what the tree has: a cruise that sees next to nothing has failed quietly. */
const LEAST_MODULES = 100;

type Cruise = { summary: { totalCruised: number; violations: { rule: { name: string }; from: string; to: string }[] } };

const cruise = (cwd: string, folders: string[]): Cruise['summary'] => {
  const args = ['--config', path.join(root, '.dependency-cruiser.mjs'), '--output-type', 'json', ...folders];
  const { stdout, stderr } = spawnSync(bin('depcruise'), args, { cwd, encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 });
  try {
    return (JSON.parse(stdout) as Cruise).summary;
  } catch {
    throw new Error(`dependency-cruiser gave no report: ${stderr}`);
  }
};

const boundaries = (): Outcome[] => {
  const summary = cruise(root, CRUISED);
  for (const { rule, from, to } of summary.violations) console.error(`${rule.name}: ${from} → ${to}`);
  console.log(`boundaries: ${summary.totalCruised} modules`);
  // the same rules over a tree with planted violations: a rule that stops catching is noticed
  const planted = new Set(
    cruise(path.join(root, 'scripts', 'planted'), ['packages', 'apps']).violations.map((one) => one.rule.name),
  );
  const wanted = [
    'color-imports',
    'packages-are-pure',
    'web-not-server',
    'features-use-ports',
    'features-meet-at-services',
    'ui-stands-alone',
    'no-circular',
    'web-features-stay-apart',
  ];
  const missed = wanted.filter((name) => !planted.has(name));
  if (missed.length > 0) console.error(`planted violations not caught: ${missed.join(', ')}`);
  return [
    verdict('boundaries', summary.violations.length === 0 && summary.totalCruised > LEAST_MODULES),
    verdict('planted violations', missed.length === 0),
  ];
};

/** Classes of the stylesheets and their uses; the planted tree shows that a rule that stops catching is noticed. */
const classes = (): Outcome[] => {
  const problems = classProblems(productCss);
  for (const problem of problems) console.error(problem);
  return [
    verdict('classes', problems.length === 0),
    verdict('planted classes', classProblems(plantedCss).length === PLANTED_CLASSES),
  ];
};

const LONGEST_LINE = 120;

/** What the formatter cannot break is broken by hand: no line is longer than it is. */
const lineLength = (): Outcome => {
  const kinds = ['*.ts', '*.tsx', '*.mjs', '*.css', '*.typ', '*.html', '.env.example'];
  const listed = spawnSync('git', ['ls-files', ...kinds], { cwd: root, encoding: 'utf8' });
  const files = listed.stdout.split('\n').filter((file) => file !== '' && !file.startsWith('scripts/planted/'));
  const long = files.flatMap((file) =>
    fs
      .readFileSync(path.join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, at) => (Array.from(line).length > LONGEST_LINE ? [`${file}:${at + 1}`] : [])),
  );
  for (const place of long) console.error(`${place}: longer than ${LONGEST_LINE} characters`);
  return verdict('line length', files.length > LEAST_MODULES && long.length === 0);
};

/** The fast checks: types, lint, format, boundaries, unused code. */
export const fastChecks = (): Outcome[] => {
  writeTypes(productCss, CSS_TYPES);
  return [
    verdict('types', run(bin('tsc'), ['-p', 'tsconfig.json'])),
    verdict('lint', run(bin('oxlint'), ['--type-aware', '--deny-warnings'])),
    verdict('format', run(bin('oxfmt'), ['--check'])),
    lineLength(),
    ...boundaries(),
    ...classes(),
    verdict('unused code', run(bin('knip'), ['--no-progress'])),
    verdict('brain workbook', run(process.execPath, ['scripts/brain.ts', '--check'])),
  ];
};

/** A line each, and the sum as the last line: `N passed, N failed`. Sets the exit code. */
export const report = (outcomes: readonly Outcome[]): void => {
  console.log('');
  for (const { name, passed, failed } of outcomes)
    console.log(`${failed ? '✗' : '✓'} ${name}: ${passed} passed, ${failed} failed`);
  const total = (key: 'passed' | 'failed') => outcomes.reduce((sum, one) => sum + one[key], 0);
  if (total('failed') > 0) process.exitCode = 1;
  console.log(`${total('passed')} passed, ${total('failed')} failed`);
};
