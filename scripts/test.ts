import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findChromium } from './chromium.ts';
import { fastChecks, report, root, run, type Outcome } from './checks.ts';

const bin = (name: string) => path.join(root, 'node_modules', '.bin', name);
/** More than these are no accident. */
const MOST_LOST = 3;
/**
 * What Node has compiled, and freed of types, waits here for the next process: a dozen servers of the journeys and all
 * of their threads began with it anew, a third of their start.
 */
process.env['NODE_COMPILE_CACHE'] ??= path.join(root, 'dist', 'compile-cache');
const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'signet-test-'));

/** A runner that ended without a report has failed, whatever it printed. */
const counted = (
  name: string,
  ok: boolean,
  file: string,
  count: (json: never) => { passed: number; failed: number },
): Outcome => {
  if (!fs.existsSync(file)) return { name, passed: 0, failed: 1 };
  const { passed, failed } = count(JSON.parse(fs.readFileSync(file, 'utf8')) as never);
  const broken = (!ok && failed === 0) || passed + failed === 0;
  return { name, passed, failed: failed + (broken ? 1 : 0) };
};

type UnitReport = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { name: string; status: string }[];
};

const vitest = (name: string, files: string[] = []): { outcome: Outcome; report: UnitReport | undefined } => {
  const file = path.join(dir, `${name.replaceAll(' ', '-')}.json`);
  const ok = run(bin('vitest'), [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
    ...files,
  ]);
  const outcome = counted(name, ok, file, (json: UnitReport) => ({
    passed: json.numPassedTests,
    failed: json.numFailedTests,
  }));
  return {
    outcome,
    report: fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as UnitReport) : undefined,
  };
};

/** Test files of the tree that a run does not call passed. */
const unheard = ({ testResults }: UnitReport): string[] => {
  const heard = new Set(testResults.filter(({ status }) => status === 'passed').map(({ name }) => name));
  const { stdout } = spawnSync('git', ['ls-files', '-z', '*.test.ts', '*.test.tsx'], { cwd: root, encoding: 'utf8' });
  return stdout.split('\0').filter((file) => file !== '' && !heard.has(path.join(root, file)));
};

/**
 * All unit and API tests. Now and then Node itself dies where a thread is ended while one of its modules is still being
 * loaded (V8's "Check failed: !is_null()"; harfbuzzjs waits for its compiler as it is imported), and the file that ran
 * dies with it. A few files that were not heard of, while no test failed, are run once more, and have to pass then.
 */
const unitTests = (): Outcome[] => {
  const { outcome, report } = vitest('unit and API tests');
  const lost = report && report.numFailedTests === 0 && outcome.failed > 0 ? unheard(report) : [];
  if (!report || lost.length === 0 || lost.length > MOST_LOST) return [outcome];
  console.log(`\nNothing was heard of ${lost.join(', ')}: run once more`);
  return [{ ...outcome, failed: 0 }, vitest('what nothing was heard of', lost).outcome];
};

const browserTests = (): Outcome => {
  const file = path.join(dir, 'browser.json');
  const ok = run(bin('playwright'), ['test', '--reporter=list,json'], {
    env: { SIGNET_CHROMIUM: findChromium(), PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  });
  return counted(
    'browser tests',
    ok,
    file,
    (json: { stats: { expected: number; unexpected: number; flaky: number } }) => ({
      passed: json.stats.expected,
      failed: json.stats.unexpected + json.stats.flaky,
    }),
  );
};

const outcomes = [...fastChecks(), ...unitTests(), browserTests()];
fs.rmSync(dir, { recursive: true, force: true });
report(outcomes);
