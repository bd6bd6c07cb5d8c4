import { performance } from 'node:perf_hooks';
import { createEmbeddedCompanyData } from '../../apps/server/src/adapters/company-data/embedded.ts';
import { readDirectory } from '../../apps/server/src/adapters/company-data/directory.ts';
import { seededRandom } from '../live/random.ts';
import { percentile, row, type Row } from '../report.ts';
import { createLinearScan } from './linear-scan.ts';

const LIMIT = 10;
const SEED = 20_260;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** What founders type on their way to a name: its beginnings, slips, single letters, and things that are no brand. */
const makeQueries = (): string[] => {
  const random = seededRandom(SEED);
  const names = readDirectory().map((one) => one.name);
  const pick = <T>(list: ArrayLike<T>): T => list[Math.floor(random() * list.length)] as T;
  const some = (count: number, make: () => string) => Array.from({ length: count }, make);
  const prefix = () => {
    const name = pick(names);
    return name.slice(0, 1 + Math.floor(random() * name.length));
  };
  const slip = () => {
    const name = pick(names);
    const at = Math.floor(random() * name.length);
    return name.slice(0, at) + pick(['', pick(LETTERS), (name[at + 1] ?? '') + (name[at] ?? '')]) + name.slice(at + 1);
  };
  const nonsense = () => some(3 + Math.floor(random() * 20), () => pick(LETTERS)).join('');
  return [
    ...some(500, prefix),
    ...some(400, slip),
    ...LETTERS,
    ...some(200, nonsense),
    ...some(74, () => `${prefix()} ${prefix()}`),
  ];
};

const time = async (queries: readonly string[], search: (query: string) => unknown): Promise<number[]> => {
  const took: number[] = [];
  for (const query of queries) {
    const begun = performance.now();
    await search(query);
    took.push(performance.now() - begun);
  }
  return took;
};

/** Search in the embedded directory, in process, beside a scan of all names that forgives the same errors. */
export const benchCompanySearch = async (): Promise<Row> => {
  const queries = makeQueries();
  const companies = createEmbeddedCompanyData();
  const scan = createLinearScan(readDirectory());
  for (const query of queries.slice(0, 100)) await companies.search(query, LIMIT);
  const value = percentile(await time(queries, (query) => companies.search(query, LIMIT)), 0.95);
  const baseline = percentile(await time(queries, (query) => scan(query, LIMIT)), 0.95);
  return row({
    name: `api: company search, p95 of ${queries.length} queries`,
    value,
    unit: 'ms',
    baseline,
    target: { of: 'value', is: '<=', than: 20 },
  });
};
