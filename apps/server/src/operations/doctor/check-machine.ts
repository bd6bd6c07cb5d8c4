import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { settingNames, type Config } from '../../config.ts';
import { finding, plainly, type Finding } from './findings.ts';

const GIGABYTE = 2 ** 30;
const LEAST_DISK = GIGABYTE;
const LITTLE_DISK = 5 * GIGABYTE;
const LEAST_MEMORY = 1.5 * GIGABYTE;
const PAGE = fileURLToPath(new URL('../../../../web/dist/index.html', import.meta.url));
/** Beginnings of variables that are Signet's own. */
const OURS = /^(SIGNET|OIDC|SMTP|BLOBS|CRUNCHBASE|STRIPE|OUTBOUND|BEDROCK|COMPATIBLE|COMPANY|TRUST|PUBLIC|METRICS)_/;
/** Variables that are read elsewhere than in the configuration. */
const ELSEWHERE = new Set(['SIGNET_CHROMIUM', 'SIGNET_E2E_PORT']);

const settings = finding('Settings');
const disk = finding('Disk');
const memory = finding('Memory');
const pages = finding('Pages');

/** How many letters must change for one name to become the other (Levenshtein). */
const distance = (one: string, other: string): number => {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    for (let j = 1; j <= other.length; j++)
      next.push(
        Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1)),
      );
    row = next;
  }
  return row[other.length] ?? 0;
};

/** A misspelled variable is silently without effect; nobody sees it anywhere else. */
export const checkNames = (environment: Record<string, string | undefined>): Finding[] => {
  const strange = Object.keys(environment).filter(
    (name) => OURS.test(name) && !settingNames.includes(name) && !ELSEWHERE.has(name),
  );
  if (strange.length === 0) return [settings.ok('Each is known and fits.')];
  return strange.map((name) => {
    const [near] = settingNames.toSorted((a, b) => distance(a, name) - distance(b, name));
    const hint = near && distance(near, name) <= 4 ? ` Did you mean ${near}?` : '';
    return settings.wrong(`${name} is no setting and has no effect.${hint}`);
  });
};

/** The nearest folder that exists: what will be made lies on the same disk. */
const existing = (dir: string): string => (fs.existsSync(dir) ? dir : existing(path.dirname(dir)));

const checkFolder = (name: string, dir: string): Finding[] => {
  try {
    const place = existing(dir);
    fs.accessSync(place, fs.constants.W_OK);
    const { bavail, bsize } = fs.statfsSync(place);
    const free = bavail * bsize;
    const says = `${name} ${dir} has ${(free / GIGABYTE).toFixed(1)} GB free.`;
    if (free < LEAST_DISK) return [disk.wrong(`${says} Saves will soon be refused.`)];
    return [free < LITTLE_DISK ? disk.note(says) : disk.ok(says)];
  } catch (error) {
    return [disk.wrong(`${name} ${dir}: ${plainly(error)}.`)];
  }
};

/** Room to write and to work, and whether there are pages to show. */
export const checkMachine = (config: Config): Finding[] => {
  const bytes = process.constrainedMemory() || os.totalmem();
  const available = Math.min(bytes, os.totalmem());
  return [
    ...checkFolder('DATA_DIR', config.DATA_DIR),
    ...(config.BLOBS_DIR ? checkFolder('BLOBS_DIR', config.BLOBS_DIR) : []),
    available < LEAST_MEMORY
      ? memory.wrong(`${(available / GIGABYTE).toFixed(1)} GB; drawing a brand's files needs 1.5.`)
      : memory.ok(`${(available / GIGABYTE).toFixed(1)} GB.`),
    fs.existsSync(PAGE) ? pages.ok('Built.') : pages.wrong('Not built: npm run build.'),
  ];
};
