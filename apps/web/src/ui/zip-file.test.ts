import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { zipFile } from './zip-file.ts';

it('another program unpacks what was packed, names and bytes', async () => {
  const zip = await zipFile('all.zip', [
    { name: 'errors.json', content: new Blob(['[{"sheet":"keywords"}]']) },
    { name: 'żółć.txt', content: new Blob(['two']) },
  ]);
  const dir = mkdtempSync(path.join(tmpdir(), 'signet-zip-'));
  writeFileSync(path.join(dir, 'all.zip'), new Uint8Array(await zip.arrayBuffer()));
  const script = 'import sys, zipfile; zipfile.ZipFile(sys.argv[1]).extractall(sys.argv[2])';
  execFileSync('python3', ['-c', script, path.join(dir, 'all.zip'), dir]);
  expect(readFileSync(path.join(dir, 'errors.json'), 'utf8')).toBe('[{"sheet":"keywords"}]');
  expect(readFileSync(path.join(dir, 'żółć.txt'), 'utf8')).toBe('two');
});
