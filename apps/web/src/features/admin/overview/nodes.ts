import type { Overview } from '@signet/contract';

type Node = Overview['nodes'][number];

const GIGABYTE = 1024 ** 3;
/** Below a tenth, or two gigabytes, files and the database may soon not be written. */
const SCARCE = { part: 0.1, bytes: 2 * GIGABYTE };

export const gigabytes = (bytes: number): string => `${(bytes / GIGABYTE).toFixed(2)} GB`;

const isScarce = ({ disk }: Node): boolean =>
  disk !== null && disk.freeBytes < Math.max(SCARCE.bytes, disk.totalBytes * SCARCE.part);
const freeOf = ({ disk }: Node): string =>
  disk ? `${gigabytes(disk.freeBytes)} free of ${gigabytes(disk.totalBytes)}` : 'the disk cannot be told';
const minutes = (count: number): string =>
  count < 1 ? 'less than a minute' : count === 1 ? 'a minute' : `${count} minutes`;
const since = (seconds: number): string =>
  seconds < 7200 ? minutes(Math.round(seconds / 60)) : `${Math.round(seconds / 3600).toLocaleString('en')} hours`;

/** How the disks stand: that of this server, or whichever runs short. */
export const disksLook = (nodes: readonly Node[]): { isFine: boolean; words: string } => {
  const scarce = nodes.filter(isScarce);
  const told = scarce.length > 0 ? scarce : nodes.slice(0, 1);
  const words = told.map((node) => (nodes.length > 1 ? `${node.name}: ${freeOf(node)}.` : `${freeOf(node)}.`));
  return { isFine: scarce.length === 0, words: words.join(' ').replace(/^the disk/u, 'The disk') };
};

/** How many servers run, and whether all are of one version. */
export const serversLook = (nodes: readonly Node[]): { isFine: boolean; words: string } => {
  const versions = [...new Set(nodes.map(({ version }) => version))];
  const count = nodes.length === 1 ? 'One runs' : `${nodes.length.toLocaleString('en')} run`;
  if (versions.length === 1) return { isFine: true, words: `${count}, of version ${versions[0]}.` };
  const each = versions.map((one) => {
    const of = nodes.filter(({ version }) => version === one);
    return `${of.map(({ name }) => name).join(' and ')} of version ${one}`;
  });
  return { isFine: false, words: `${count}, of different versions: ${each.join(', ')}.` };
};

/** A server in a line: since when it runs, what it holds and has left. */
export const nodeWords = (node: Node): string =>
  `${node.name}, version ${node.version}, up for ${since(node.upSeconds)}, ` +
  `${gigabytes(node.memoryBytes)} of memory, ${freeOf(node)}`;
