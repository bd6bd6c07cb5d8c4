import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import type { RouteOptions } from 'fastify';
import { callRoots, commonRefusals, refusals, type RefusalCode } from '@signet/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allCalls } from '../testing/calls.ts';
import { openTestHouse, type TestHouse } from '../testing/house.ts';

const addressOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;

describe('every call of the contract', () => {
  const mounted: string[] = [];
  let house: TestHouse;
  beforeAll(async () => {
    const listen = ({ method, url }: RouteOptions) =>
      mounted.push(...[method].flat().map((one) => addressOf({ method: one, path: url })));
    house = await openTestHouse({ onRoute: listen });
  });
  afterAll(() => house.close());

  it.each(allCalls.map(({ name, call }) => [name, addressOf(call)]))('%s is mounted exactly once', (_name, address) => {
    expect(mounted.filter((one) => one === address)).toEqual([address]);
  });

  it('is all that is mounted where calls lie', () => {
    const liesUnder = (root: string, address: string) =>
      `${address.replace(/^\w+ \/+/, '/').toLowerCase()}/`.startsWith(root);
    const declared = new Set(allCalls.map(({ call }) => addressOf(call)));
    // Fastify answers HEAD where it answers GET
    const undeclared = mounted.filter(
      (one) => callRoots.some((root) => liesUnder(root, one)) && !declared.has(one.replace(/^HEAD /, 'GET ')),
    );
    expect(undeclared).toEqual([]);
  });
});

/** Codes that the source of a feature, or of several, refuses with. */
const codesIn = async (folders: readonly string[]): Promise<Set<string>> => {
  const codes = new Set<string>();
  const sources = folders.map((folder) => `${folder}/*.ts`);
  for await (const file of glob(sources, { cwd: import.meta.dirname })) {
    if (file.endsWith('.test.ts')) continue;
    const source = readFileSync(new URL(file, import.meta.url), 'utf8');
    for (const [statement] of source.matchAll(/new Refusal\([^;]*|orRefuse\([^;]*/g)) {
      for (const [, word = ''] of statement.matchAll(/'(\w+)'/g)) if (word in refusals) codes.add(word);
    }
  }
  return codes;
};

/** `madeFiles` lies in features/made-files; who talks to an agent is answered by the chat. */
const foldersOf = (noun: string): string[] =>
  [noun, ...(noun === 'agents' ? ['chat'] : [])].map(
    (one) => `../features/${one.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
  );

describe('refusals', () => {
  const nouns = [...new Set(allCalls.map(({ noun }) => noun))];
  const declaredBy = (noun: string) =>
    allCalls.filter((one) => one.noun === noun).flatMap(({ call }) => call.refusals ?? []);

  it.each(nouns)('those that %s refuses with are declared by a call of it, or common to all', async (noun) => {
    const used = await codesIn(foldersOf(noun));
    expect(
      [...used].filter(
        (code) =>
          !declaredBy(noun).includes(code as RefusalCode) && !(commonRefusals as readonly string[]).includes(code),
      ),
    ).toEqual([]);
  });

  it.each(nouns)('those that the calls of %s declare are used', async (noun) => {
    expect([...(await codesIn(foldersOf(noun)))]).toEqual(expect.arrayContaining(declaredBy(noun)));
  });
});
