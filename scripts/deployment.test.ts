import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { settingNames } from '../apps/server/src/config.ts';

const root = path.dirname(import.meta.dirname);
const read = (name: string) => fs.readFileSync(path.join(root, name), 'utf8');

/** Variables that belong to others: Postgres' own image, and Node. */
const OTHERS = new Set(['POSTGRES_USER', 'POSTGRES_DB', 'POSTGRES_PASSWORD', 'NODE_ENV', 'PATH']);
const settingsIn = (text: string): string[] => [
  ...new Set([...text.matchAll(/^\s*([A-Z][A-Z0-9_]{3,}): /gm)].map(([, name]) => name ?? '')),
];

describe.each(['deploy/compose.yaml', 'deploy/kubernetes.yaml'])('%s', (name) => {
  it('sets only what the server reads', () => {
    const strange = settingsIn(read(name)).filter((one) => !settingNames.includes(one) && !OTHERS.has(one));
    expect(strange).toEqual([]);
    expect(settingsIn(read(name))).toContain('SIGNET_SECRET');
  });

  it('runs nodes without rights and with a root that cannot be written', () => {
    expect(read(name)).toMatch(/no-new-privileges:true|allowPrivilegeEscalation: false/);
    expect(read(name)).toMatch(/read_only: true|readOnlyRootFilesystem: true/);
    expect(read(name)).toMatch(/cap_drop: \[ALL\]|drop: \[ALL\]/);
  });

  it('names only files of the tree', () => {
    for (const [file] of read(name).matchAll(/apps\/server\/[\w./-]+\.ts/g))
      expect(fs.existsSync(path.join(root, file))).toBe(true);
  });
});

describe('Dockerfile', () => {
  const text = read('Dockerfile');

  it('runs as a user without rights, under an init, with what it names', () => {
    expect(text).toMatch(/^USER 1000:1000$/m);
    expect(text).toMatch(/^ENTRYPOINT \["tini", "--"\]$/m);
    const main = /^CMD \["node", "([^"]+)"\]$/m.exec(text)?.[1] ?? 'none';
    expect(fs.existsSync(path.join(root, main))).toBe(true);
    expect(text.lastIndexOf('USER ')).toBeLessThan(text.indexOf('ENTRYPOINT'));
  });

  it('takes along neither what was installed here nor what a house holds', () => {
    const ignored = read('.dockerignore').split('\n');
    for (const name of ['.git', '**/node_modules', 'data', 'backups']) expect(ignored).toContain(name);
  });
});

describe('.env.example', () => {
  it('has every setting that is read', () => {
    const named = new Set([...read('.env.example').matchAll(/^#? ?([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name));
    expect(settingNames.filter((name) => !named.has(name))).toEqual([]);
  });
});
