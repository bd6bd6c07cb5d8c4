import { fork } from 'node:child_process';
import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { createEmbeddedCompanyData } from '../apps/server/src/adapters/company-data/embedded.ts';
import { createPageReading } from '../apps/server/src/features/research/page-reading.ts';
import { createCompanyReader } from '../apps/server/src/features/research/read-company.ts';
import { misbehavingSites } from '../apps/server/src/testing/misbehaving-sites.ts';
import { clientOf } from '../apps/server/src/testing/web.ts';
import { percentile, row, type Row } from './report.ts';
import { rivals } from './research/sites.ts';

/** As many companies as a node reads at once (reading-queue.ts). */
const AT_ONCE = 4;
const QUIET_READS = 400;
/** A process that answers all the time has its heap before anything is measured. */
const SETTLED_MS = 5_000;
const MB = 2 ** 20;
const ROUNDS = 5;

const openSites = async () => {
  const child = fork(fileURLToPath(new URL('research/sites.child.ts', import.meta.url)));
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
  return { port, close: () => child.disconnect() };
};

/** What stands for every other call of the server: a small answer of the same process. */
const openNeighbor = async () => {
  const server = http.createServer((_request, response) => void response.end('{"ok":true}'));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    async reads(isGoing: (done: number) => boolean): Promise<number[]> {
      const times: number[] = [];
      while (isGoing(times.length)) {
        const from = performance.now();
        await (await fetch(`http://127.0.0.1:${port}/`)).text();
        times.push(performance.now() - from);
      }
      return times;
    },
    close: () => new Promise<void>((done) => (server.closeAllConnections(), server.close(() => done()))),
  };
};

/** Three competitors whose sites answer at once, and every site that misbehaves, four at a time. */
export const benchResearch = async (): Promise<Row[]> => {
  const hosts = Object.keys(misbehavingSites);
  const sites = await openSites();
  const client = clientOf(sites.port, [...rivals, ...hosts]);
  const reading = createPageReading();
  const neighbor = await openNeighbor();
  const read = createCompanyReader({ companies: createEmbeddedCompanyData(), client, reading });
  const { signal } = new AbortController();
  const readSite = async (host: string): Promise<number> => {
    const from = performance.now();
    await read({ companyId: host, imageId: `site-${host}` }, { signal, note: async () => undefined });
    return (performance.now() - from) / 1000;
  };
  try {
    const three: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const from = performance.now();
      await Promise.all(rivals.map(readSite));
      three.push((performance.now() - from) / 1000);
    }
    const settled = performance.now() + SETTLED_MS;
    await neighbor.reads(() => performance.now() < settled);
    const quiet = await neighbor.reads((done) => done < QUIET_READS);
    const before = process.memoryUsage().rss;
    let most = before;
    const watching = setInterval(() => (most = Math.max(most, process.memoryUsage().rss)), 50);
    let isOver = false;
    const meanwhile = neighbor.reads(() => !isOver);
    const waiting = [...hosts];
    const times: number[] = [];
    const work = async (): Promise<void> => {
      for (let host = waiting.shift(); host; host = waiting.shift()) times.push(await readSite(host));
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    isOver = true;
    clearInterval(watching);
    const busy = await meanwhile;
    return [
      row({
        name: 'three competitors whose sites answer at once, the slowest of five times',
        value: Math.max(...three),
        unit: 's',
        baseline: 0,
        target: { of: 'value', is: '<=', than: 10 },
      }),
      row({
        name: `${hosts.length} sites that misbehave, the slowest`,
        value: Math.max(...times),
        unit: 's',
        baseline: 0,
        target: { of: 'value', is: '<=', than: 30 },
      }),
      row({
        name: 'memory that they add to the process that reads them',
        value: (most - before) / MB,
        unit: 'MB',
        baseline: before / MB,
        target: { of: 'value', is: '<=', than: 150 },
      }),
      row({
        name: `answers of the same process meanwhile, p95 of ${busy.length}`,
        value: percentile(busy, 0.95),
        unit: 'ms',
        baseline: percentile(quiet, 0.95),
        target: { of: 'ratio', is: '<=', than: 2 },
      }),
    ];
  } finally {
    sites.close();
    await neighbor.close();
  }
};
