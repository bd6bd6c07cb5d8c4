import { createServer } from 'node:http';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addSigningKey } from '../adapters/identity/embedded/signing-keys.ts';
import { createTestDatabase } from '../testing/databases.ts';
import { examine } from './doctor/examine.ts';
import { drawFindings, plainly } from './doctor/findings.ts';

type Database = Awaited<ReturnType<typeof createTestDatabase>>;

const SECRET = 'a secret of this test, long enough to be one';

describe('the doctor', () => {
  let dir: string;
  let database: Database;
  let house: Record<string, string>;
  const addressOf = ({ connection }: Pick<Database, 'connection'>): string => {
    const { host, user, database: name } = connection as { host: string; user: string; database: string };
    return `postgres://${user}@localhost/${name}?host=${encodeURIComponent(host)}`;
  };
  const told = async (environment: Record<string, string>): Promise<Record<string, string[]>> => {
    const told: Record<string, string[]> = {};
    for (const { level, about, says } of await examine({ ...house, ...environment }))
      (told[`${level} ${about}`] ??= []).push(says);
    return told;
  };
  const wrongIn = async (environment: Record<string, string>): Promise<string[]> => {
    const found = await examine({ ...house, ...environment });
    return found.filter(({ level, about }) => level === 'wrong' && about !== 'Pages').map(({ says }) => says);
  };

  beforeAll(async () => {
    dir = await fs.mkdtemp(path.join(os.tmpdir(), 'signet-doctor-test-'));
    database = await createTestDatabase();
    await addSigningKey(database.db, SECRET);
    house = {
      DATA_DIR: path.join(dir, 'data'),
      DATABASE_URL: addressOf(database),
      SIGNET_SECRET: SECRET,
      BLOBS_DIR: path.join(dir, 'blobs'),
      PORT: '1',
    };
  });
  afterAll(async () => {
    await database.drop();
    await fs.rm(dir, { recursive: true, force: true });
  });

  it('finds nothing wrong with a house that is as it should be', async () => {
    // the tests' Postgres gives up its durability for speed, which is what it should say
    expect(await wrongIn({})).toEqual([expect.stringContaining('fsync')]);
    const found = await told({});
    expect(found['ok Database']?.[0]).toMatch(/^Postgres \d+/);
    expect(found['ok Schema']).toEqual(['It is this release’s.']);
    expect(found['ok Secret']).toHaveLength(1);
    expect(found['ok Files']?.[0]).toContain('can be written');
    expect(found['ok Clock']).toHaveLength(1);
  });

  it('leaves the store as it was', async () => {
    await told({});
    const left = (await fs.readdir(path.join(dir, 'blobs'), { recursive: true })).filter((one) => one !== '.incoming');
    expect(left).toEqual([]);
  });

  it('says which setting cannot be used, and goes no further', async () => {
    expect(await told({ PORT: 'x' })).toEqual({ 'wrong Settings': ['PORT must be a number from 1 to 65535'] });
  });

  it('names the setting that a misspelled one was meant to be', async () => {
    expect(await wrongIn({ BLOBS_S3_KEYID: 'x' })).toContain(
      'BLOBS_S3_KEYID is no setting and has no effect. Did you mean BLOBS_S3_KEY_ID?',
    );
  });

  it('says that a secret is not the one that things were sealed with', async () => {
    const found = await wrongIn({ SIGNET_SECRET: 'another secret, long enough to be one' });
    expect(found).toContainEqual(expect.stringContaining('nobody could sign in'));
  });

  it.each([
    ['nobody listens', 'postgres://signet:hunter2@127.0.0.1:1/signet', 'nothing answers at that address'],
    ['the host is unknown', 'postgres://signet:hunter2@nowhere.invalid/signet', 'host'],
  ])('says plainly what is wrong with the database when %s, without its password', async (_case, address, words) => {
    const found = (await wrongIn({ DATABASE_URL: address })).join('\n');
    expect(found).toContain(words);
    expect(found).not.toContain('hunter2');
  });

  it('tells apart a schema that waits for changes and one of a newer release', async () => {
    const empty = await createTestDatabase({ empty: true });
    expect((await told({ DATABASE_URL: addressOf(empty) }))['note Schema']?.[0]).toMatch(/^\d+ changes are waiting/);
    await empty.drop();
    const newer = await createTestDatabase();
    await newer.pool.query("insert into kysely_migration values ('999-later', now()::text)");
    expect(await wrongIn({ DATABASE_URL: addressOf(newer) })).toContainEqual(expect.stringContaining('999-later'));
    await newer.drop();
  });

  it('names a column that somebody took away', async () => {
    const changed = await createTestDatabase();
    await changed.pool.query('alter table quizzes drop column stand_out');
    const found = await wrongIn({ DATABASE_URL: addressOf(changed) });
    expect(found).toContainEqual(expect.stringContaining('quizzes.stand_out'));
    await changed.drop();
  });

  it('says that files cannot be written where a folder is a file', async () => {
    await fs.writeFile(path.join(dir, 'a-file'), '');
    const found = await wrongIn({ BLOBS_DIR: path.join(dir, 'a-file', 'blobs') });
    expect(found).toContainEqual(expect.stringContaining(path.join('a-file', 'blobs')));
  });

  it('says that limits would lock everybody out behind a proxy that is not named', async () => {
    const found = await wrongIn({ PUBLIC_URL: 'https://brand.invalid' });
    expect(found).toContainEqual(expect.stringMatching(/^TRUST_PROXY is not set/));
    expect(await wrongIn({ PUBLIC_URL: 'https://brand.invalid', TRUST_PROXY: '10.0.0.2' })).not.toContainEqual(
      expect.stringContaining('TRUST_PROXY'),
    );
  });

  it('says that a mail server does not answer', async () => {
    const found = await wrongIn({ SMTP_URL: 'smtp://me:hunter2@127.0.0.1:1', MAIL_FROM: 'a@example.com' });
    expect(found.join('\n')).toContain('127.0.0.1:1: nothing answers at that address');
    expect(found.join('\n')).not.toContain('hunter2');
  });

  describe('of an issuer', () => {
    const key = { kty: 'RSA', alg: 'RS256', kid: 'k1' };
    /** An issuer that says this of itself beside what is right, and shows these keys. */
    const issuerThat = async (says: object, keys: object[] = [key]) => {
      const server = createServer((request, response) => {
        const body = request.url === '/keys' ? { keys } : { ...right, ...says };
        response.setHeader('content-type', 'application/json').end(JSON.stringify(body));
      }).listen(0, '127.0.0.1');
      await new Promise((done) => server.once('listening', done));
      const { port } = server.address() as { port: number };
      const address = `http://127.0.0.1:${port}`;
      const endpoints = { authorization_endpoint: `${address}/authorize`, token_endpoint: `${address}/token` };
      const right = { issuer: address, jwks_uri: `${address}/keys`, ...endpoints };
      const close = () => {
        server.close();
        server.closeAllConnections();
      };
      return { address, close };
    };
    const cases: [string, object, object[] | undefined, RegExp][] = [
      [
        'calls itself otherwise',
        { issuer: 'https://somebody.else' },
        undefined,
        /It calls itself https:\/\/somebody\.else/,
      ],
      ['lacks what a sign-in needs', { token_endpoint: undefined }, undefined, /lacks token_endpoint/],
      ['takes no PKCE', { code_challenge_methods_supported: ['plain'] }, undefined, /does not take PKCE/],
      ['shows no keys', {}, [], /shows no keys/],
      ['signs by what we do not take', {}, [{ kty: 'EC', alg: 'ES256' }], /None of its keys signs by RS256/],
      ['has its keys where they can be changed on the way', { jwks_uri: 'http://keys.example/' }, undefined, /https/],
    ];

    it.each(cases)('of the environment that %s, what is wrong', async (_name, says, keys, words) => {
      const { address, close } = await issuerThat(says, keys);
      const given = { OIDC_ISSUER: address, OIDC_CLIENT_ID: 'signet', OIDC_AUDIENCE: 'signet' };
      expect(await wrongIn(given)).toContainEqual(expect.stringMatching(words));
      close();
    });

    it.each([
      ['does not say when somebody signed in', ['sub', 'email'], 'note'],
      ['says when somebody signed in', ['sub', 'email', 'auth_time'], 'ok'],
      ['does not say what it says', undefined, 'ok'],
    ])('that %s, what comes of it', async (_name, claims, level) => {
      const { address, close } = await issuerThat({ claims_supported: claims });
      const found = await told({ OIDC_ISSUER: address, OIDC_CLIENT_ID: 'signet', OIDC_AUDIENCE: 'signet' });
      expect(found[`${level} Issuer`]).toEqual([
        expect.stringMatching(level === 'note' ? /cannot delete their account/ : /answers with 1 keys\.$/),
      ]);
      close();
    });

    it('that answers from elsewhere, what is wrong: no sign-in follows it there', async () => {
      const moved = createServer(({ url }, response) =>
        response.writeHead(301, { location: `${real.address}${url}` }).end(),
      ).listen(0, '127.0.0.1');
      await new Promise((done) => moved.once('listening', done));
      const address = `http://127.0.0.1:${(moved.address() as { port: number }).port}`;
      const real = await issuerThat({ issuer: address });
      const given = { OIDC_ISSUER: address, OIDC_CLIENT_ID: 'signet', OIDC_AUDIENCE: 'signet' };
      expect(await wrongIn(given)).toContainEqual(expect.stringMatching(/answered 301/));
      real.close();
      moved.close();
      moved.closeAllConnections();
    });

    it('of each one for single sign-on the same, by the keys that people come with', async () => {
      const [good, bad, gone] = [await issuerThat({}), await issuerThat({}, []), await issuerThat({})];
      gone.close();
      const whole = { client_id: 'signet', audience: 'signet' };
      const configuration = (key: string, issuer: string | null) => ({ key, name: key, issuer, ...(issuer && whole) });
      await database.db
        .insertInto('sso_configurations')
        .values([
          configuration('acme', good.address),
          configuration('acme-labs', good.address),
          configuration('broken', bad.address),
          configuration('gone', gone.address),
          // one of the house's own issuer asks nobody else
          configuration('partners', null),
        ])
        .execute();
      const found = await told({});
      expect(found['ok Single sign-on']).toEqual([`acme, acme-labs (${good.address}) answers with 1 keys.`]);
      expect(found['wrong Single sign-on']).toEqual([
        `broken (${bad.address}): It shows no keys, so no token could be checked.`,
        expect.stringContaining(`gone (${gone.address}): nothing answers at that address`),
      ]);
      await database.db.deleteFrom('sso_configurations').execute();
      good.close();
      bad.close();
    });
  });

  it('draws a line for each finding and what they come to', () => {
    const drawn = drawFindings([
      { level: 'ok', about: 'Disk', says: 'Much.' },
      { level: 'wrong', about: 'Database', says: 'None.' },
    ]);
    expect(drawn).toBe('✓ Disk      Much.\n✗ Database  None.\n\n1 thing is wrong (✗).');
  });

  it('never repeats what stands before the host of an address', () => {
    expect(plainly(new Error('cannot reach postgres://me:hunter2@host/x'))).toBe('cannot reach postgres://…@host/x');
  });
});
