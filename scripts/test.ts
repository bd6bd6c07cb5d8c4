import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findChromium } from './chromium.ts';
import { fastChecks, report, root, run, type Outcome } from './checks.ts';

const bin = (name: string) => path.join(root, 'node_modules', '.bin', name);
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

const unitTests = (): Outcome => {
  const file = path.join(dir, 'unit.json');
  const ok = run(bin('vitest'), ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`]);
  return counted('unit and API tests', ok, file, (json: { numPassedTests: number; numFailedTests: number }) => ({
    passed: json.numPassedTests,
    failed: json.numFailedTests,
  }));
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

const outcomes = [...fastChecks(), unitTests(), browserTests()];
fs.rmSync(dir, { recursive: true, force: true });
report(outcomes);
