import { benchApi } from './api.ts';
import { benchChain } from './chain.ts';
import { benchColors } from './colors.ts';
import { benchCosts } from './costs.ts';
import { benchDocuments } from './documents.ts';
import { benchEngine } from './engine.ts';
import { benchGrid } from './grid.ts';
import { benchGrowth } from './growth.ts';
import { benchLoad } from './load.ts';
import { benchKit } from './kit.ts';
import { benchMark } from './mark.ts';
import { benchMemory } from './memory.ts';
import { benchOpened } from './opened.ts';
import { benchPack } from './pack.ts';
import { describeMachine, drawTable, type Row } from './report.ts';
import { benchResearch } from './research.ts';
import { benchSearch } from './search.ts';
import { benchStart } from './start.ts';
import { benchStrategist } from './strategist.ts';
import { benchWeb } from './web.ts';

/*
 * npm run bench [name] [--fresh-clone] [--full] [--sameness, of engine] [--show=check or, of documents, kits]: each
 * figure beside a baseline of the same run. The last line of standard output is one JSON object; the exit code is 1
 * when a target was missed.
 */
const benches: Record<
  string,
  (options: { freshClone: boolean; full: boolean; sameness: boolean; show: string | undefined }) => Promise<Row[]>
> = {
  api: benchApi,
  web: benchWeb,
  chain: benchChain,
  colors: benchColors,
  costs: benchCosts,
  documents: benchDocuments,
  engine: benchEngine,
  grid: benchGrid,
  growth: benchGrowth,
  kit: benchKit,
  mark: benchMark,
  pack: benchPack,
  opened: benchOpened,
  research: benchResearch,
  search: benchSearch,
  start: benchStart,
  strategist: benchStrategist,
  load: benchLoad,
  memory: benchMemory,
};

const { argv } = process;
const asked = argv.slice(2).find((one) => !one.startsWith('--'));
if (asked && !(asked in benches)) {
  console.error(`There is no bench '${asked}'. There are: ${Object.keys(benches).join(', ')}.`);
  process.exit(2);
}

const options = {
  freshClone: argv.includes('--fresh-clone'),
  full: argv.includes('--full'),
  sameness: argv.includes('--sameness'),
  show: argv.find((one) => one.startsWith('--show='))?.slice('--show='.length),
};
const rows: Row[] = [];
for (const [name, bench] of Object.entries(benches)) {
  if (asked && asked !== name) continue;
  console.log(`\n${name}`);
  rows.push(...(await bench(options)));
}

if (rows.some((one) => one.ok === false)) process.exitCode = 1;
console.log(`\n${drawTable(rows)}\n`);
console.log(JSON.stringify({ bench: asked ?? 'all', machine: describeMachine(), rows }));
