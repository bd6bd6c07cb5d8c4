import { brokenFiles } from './broken-files.ts';
import { database } from './database.ts';
import { diskFull } from './disk-full.ts';
import { failover } from './failover.ts';
import { firstStartKilled } from './first-start-killed.ts';
import { generation } from './generation.ts';
import { mixedWrites } from './mixed-writes.ts';
import { payment } from './payment.ts';
import { pooler } from './pooler.ts';
import { rolling } from './rolling.ts';
import { saves, savesElsewhere } from './saves.ts';
import { secondStart } from './second-start.ts';
import { startRace } from './start-race.ts';
import { stop } from './stop.ts';
import { twoNodes } from './two-nodes.ts';
import type { Fault, Row } from './round.ts';

/*
 * npm run faults [name] [--seed N]: breaks a real server in ways that machines do, and looks for what was lost. The
 * last line of standard output is one JSON object; the exit code is 1 when anything was lost. A run with the same
 * seed breaks it at the same moments.
 */
const faults: Record<string, Fault> = {
  saves,
  'saves-elsewhere': savesElsewhere,
  stop,
  'start-race': startRace,
  'second-start': secondStart,
  'first-start-killed': firstStartKilled,
  'two-nodes': twoNodes,
  'mixed-writes': mixedWrites,
  database,
  failover,
  generation,
  payment,
  'disk-full': diskFull,
  'broken-files': brokenFiles,
  pooler,
  rolling,
};

const args = process.argv.slice(2);
const flag = args.indexOf('--seed');
const seed = flag >= 0 ? Number(args[flag + 1]) : Date.now() % 1_000_000;
const asked = args.find((one, at) => !one.startsWith('--') && (flag < 0 || at !== flag + 1));
if (!Number.isInteger(seed) || (asked && !(asked in faults))) {
  console.error(`Usage: npm run faults [${Object.keys(faults).join(' | ')}] [-- --seed N]`);
  process.exit(2);
}
console.log(`seed ${seed}`);

const rows: Row[] = [];
for (const [name, fault] of Object.entries(faults)) {
  if (asked && asked !== name) continue;
  console.log(`\n${name}`);
  rows.push(
    ...(await fault(seed).catch((error: unknown) => {
      console.error(error);
      return [{ name, rounds: 0, lost: 0, ok: false }];
    })),
  );
}

if (rows.some((one) => one.ok === false)) process.exitCode = 1;
console.log('');
for (const { name, rounds, lost, ok } of rows)
  console.log(`${ok === null ? '-' : ok ? '✓' : '✗'} ${name}: ${rounds} rounds, ${lost} lost`);
console.log(JSON.stringify({ faults: asked ?? 'all', seed, rows }));
