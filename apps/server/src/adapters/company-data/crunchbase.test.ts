import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { inspect } from 'node:util';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { companyDataConformance } from '../../ports/company-data.conformance.ts';
import { ServiceUnavailable } from '../../ports/faults.ts';
import { createCrunchbaseCompanyData } from './crunchbase.ts';

/** A server that speaks Crunchbase's protocol as its API reference describes it, with a few organizations. */
const KEY = 'key-of-this-test';
const organizations = [
  ['Acme Robotics', '6106f5dc-823e-5da8-80d7-51612c0b2c4e', 'cs5s7reskl2onltpd7gw', 'Robots for warehouses'],
  ['Acme Bank', 'c6a4f2f0-9c0f-4f0a-8f0e-0d4b6a1f2e3d', 'v1426832792/bakudewvkwl21dhsixal.png', undefined],
  ['Acme Without Picture', '0d4b6a1f-2e3d-4f0a-8f0e-c6a4f2f09c0f', undefined, 'Cannot be shown'],
  ['Acme Without Id', undefined, 'x7jmvvjocmcie6onmpjq', 'Cannot be kept'],
] as const;

type Answer = (response: ServerResponse, request: IncomingMessage) => void;
let special: Answer[] = [];
let asked: URL[] = [];

const answerQuery = (response: ServerResponse, request: IncomingMessage): void => {
  const url = new URL(request.url ?? '/', 'http://stub');
  if (request.headers['x-cb-user-key'] !== KEY)
    return send(response, 401, [{ message: 'Unauthorized', code: 'LA401' }]);
  if (url.pathname !== '/api/v4/autocompletes' || url.searchParams.get('collection_ids') !== 'organization.companies')
    return send(response, 404, []);
  const limit = Number(url.searchParams.get('limit'));
  if (!(limit >= 1 && limit <= 25)) return send(response, 400, [{ message: 'limit must be between 1 and 25' }]);
  const query = url.searchParams.get('query')?.toLowerCase() ?? '';
  const entities = organizations
    .filter(([value]) => value.toLowerCase().startsWith(query))
    .map(([value, uuid, image_id, short_description]) => ({
      facet_ids: ['company'],
      identifier: {
        value,
        uuid,
        image_id,
        permalink: value.toLowerCase().replaceAll(' ', '-'),
        entity_def_id: 'organization',
      },
      short_description,
    }));
  send(response, 200, { count: entities.length, entities: entities.slice(0, limit) });
};

const send = (response: ServerResponse, status: number, body: unknown): void => {
  response
    .writeHead(status, { 'content-type': 'application/json' })
    .end(typeof body === 'string' ? body : JSON.stringify(body));
};

const server = createServer((request, response) => {
  asked.push(new URL(request.url ?? '/', 'http://stub'));
  (special.shift() ?? answerQuery)(response, request);
});
let baseUrl = '';
beforeAll(async () => {
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  const address = server.address();
  if (typeof address === 'object' && address) baseUrl = `http://127.0.0.1:${address.port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  special = [];
  asked = [];
});

const open = (key = KEY) => createCrunchbaseCompanyData({ key, baseUrl, timeoutMs: 500, firstPauseMs: 0 });

companyDataConformance('Crunchbase', {
  open: async () => open(),
  listed: { name: 'Acme Robotics', beginning: 'acme' },
  unlisted: 'qzxwvkj',
});

describe('Crunchbase', () => {
  test('is asked for companies with the query as typed', async () => {
    await open().search(' Ac&me/é=1 ', 10);
    expect(asked[0]?.searchParams.get('query')).toBe('Ac&me/é=1');
    expect(asked[0]?.searchParams.get('limit')).toBe('10');
  });

  test('leaves out entities without uuid or picture', async () => {
    expect((await open().search('acme', 10)).map((one) => one.identifier.value)).toEqual([
      'Acme Robotics',
      'Acme Bank',
    ]);
  });

  test('is never asked for more than it answers', async () => {
    expect((await open().search('acme', 50)).length).toBe(2);
    expect(asked[0]?.searchParams.get('limit')).toBe('25');
  });

  test.each([401, 403, 404, 429])('is not asked again after a %d', async (status) => {
    special = [(response) => send(response, status, [])];
    await expect(open().search('acme', 10)).rejects.toThrow(ServiceUnavailable);
    expect(asked.length).toBe(1);
  });

  test('is asked at most three times while it answers 500', async () => {
    special = Array.from({ length: 5 }, (): Answer => (response) => send(response, 500, 'oops'));
    await expect(open().search('acme', 10)).rejects.toThrow(ServiceUnavailable);
    expect(asked.length).toBe(3);
  });

  test('is asked again after a passing failure', async () => {
    special = [(response) => send(response, 503, ''), (_response, request) => request.socket.destroy()];
    expect((await open().search('acme', 10)).length).toBe(2);
    expect(asked.length).toBe(3);
  });

  test('is given up, once, when its answer has no end', async () => {
    let sent = 0;
    special = [
      (response) => {
        const more = () => {
          while (!response.destroyed && response.write(Buffer.alloc(64 * 1024, ' '))) sent += 64 * 1024;
        };
        response.writeHead(200, { 'content-type': 'application/json' }).on('drain', more);
        more();
      },
    ];
    const companies = createCrunchbaseCompanyData({ key: KEY, baseUrl, timeoutMs: 30_000, firstPauseMs: 0 });
    await expect(companies.search('acme', 10)).rejects.toThrow(ServiceUnavailable);
    expect(asked.length).toBe(1);
    expect(sent).toBeLessThan(64 * 1024 * 1024);
  });

  test('is given up when it never answers', async () => {
    special = Array.from({ length: 3 }, (): Answer => () => undefined);
    const companies = createCrunchbaseCompanyData({ key: KEY, baseUrl, timeoutMs: 20, firstPauseMs: 0 });
    await expect(companies.search('acme', 10)).rejects.toThrow(ServiceUnavailable);
  });

  test.each(['', '<html>', '[]', '{"entities":{}}', 'null', '{"count":1}'])(
    'is not believed when it answers %j',
    async (body) => {
      special = [(response) => send(response, 200, body)];
      await expect(open().search('acme', 10)).rejects.toThrow(ServiceUnavailable);
    },
  );

  test('keeps the older ids of Crunchbase, which are no UUIDs of RFC 9562', async () => {
    const identifier = {
      value: 'Acme Mills',
      uuid: '5db2c4aa-6d5f-2b6b-0a1c-6a4e6bfe7a1b',
      image_id: 'v139/mills.png',
    };
    special = [(response) => send(response, 200, { entities: [{ identifier }] })];
    expect(await open().search('acme', 10)).toEqual([{ identifier }]);
  });

  test('passes over entities of another shape', async () => {
    special = [
      (response) =>
        send(response, 200, {
          entities: [null, 7, {}, { identifier: null }, { identifier: { value: 'A', uuid: 'no', image_id: 'b' } }],
        }),
    ];
    expect(await open().search('acme', 10)).toEqual([]);
  });

  test('never sends its key to where a redirect leads', async () => {
    special = [1, 2, 3].map(
      (): Answer => (response) => response.writeHead(302, { location: `${baseUrl}/elsewhere` }).end(),
    );
    await expect(open().search('acme', 10)).rejects.toThrow(ServiceUnavailable);
    expect(asked.map((url) => url.pathname)).not.toContain('/elsewhere');
  });

  test('keeps its key out of errors and of the banner', async () => {
    const companies = open('secret-key');
    const error = await companies.search('acme', 10).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ServiceUnavailable);
    expect(`${companies.description} ${inspect(error, { depth: 5, showHidden: true })}`).not.toContain('secret-key');
  });
});
