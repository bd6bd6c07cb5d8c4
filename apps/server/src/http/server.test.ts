import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createLog } from '../log.ts';
import { ServiceUnavailable, StorageFull } from '../ports/faults.ts';
import { openTestHouse, type Person, type TestHouse } from '../testing/house.ts';

let house: TestHouse;
let person: Person;
/** What the company search does next. */
let search: () => Promise<never>;

beforeAll(async () => {
  const companies = {
    description: '',
    attribution: { label: '', href: 'https://example.com', image: '/sign.svg' },
    imageUrl: '/x',
    search: () => search(),
    website: async () => undefined,
    image: async () => undefined,
    logo: async () => undefined,
  };
  house = await openTestHouse({ companies });
  person = await house.person();
});
afterAll(() => house.close());
afterEach(() => {
  house.logged.length = 0;
});

const ask = () => house.ask('GET', '/api/crunchbase/autocompletes?query=x', { as: person });
const lines = () => house.logged.map((line) => JSON.parse(line) as Record<string, unknown>);

describe('a bug', () => {
  it('is answered with the default message and its request id, and nothing of what went wrong', async () => {
    search = async () => {
      throw new Error('select secret from users where at /srv/x.ts:1:1');
    };
    const answer = await ask();
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toEqual({
      message: 'An unexpected error occurred while communicating with the server.',
      errorCode: 'unexpected',
      requestId: answer.headers['x-request-id'],
    });
    expect(lines().find((line) => line['msg'] === 'failed')).toMatchObject({
      reqId: answer.headers['x-request-id'],
      err: { message: expect.stringContaining('select secret') },
    });
  });

  it.each<[string, unknown]>([
    ['a text', 'oops'],
    ['nothing', undefined],
    ['null', null],
    ['an object', { statusCode: 200 }],
  ])('that throws %s is answered the same', async (_what, thrown) => {
    search = () => Promise.reject(thrown);
    const answer = await ask();
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toMatchObject({ errorCode: 'unexpected' });
  });
});

describe('what is no bug', () => {
  it.each<[string, Error, number, object]>([
    [
      'a company directory that cannot be asked',
      new ServiceUnavailable('company data', 'timeout'),
      503,
      { message: 'Error Fetching Competitors', errorCode: 'competitorsUnavailable' },
    ],
    [
      'a full disk',
      new StorageFull(),
      507,
      { message: 'There is no room left to store this. Nothing was changed.', errorCode: 'storageFull' },
    ],
    [
      'a database that ends connections',
      Object.assign(new Error('terminating connection due to administrator command'), { code: '57P01' }),
      503,
      { errorCode: 'unavailable' },
    ],
    [
      'a database that dies during a statement',
      Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET', syscall: 'read' }),
      503,
      { errorCode: 'unavailable' },
    ],
    [
      'a database that died before a statement',
      Object.assign(new Error('write EPIPE'), { code: 'EPIPE', syscall: 'write' }),
      503,
      { errorCode: 'unavailable' },
    ],
    [
      'a file of ours that is missing',
      Object.assign(new Error('no such file'), { code: 'ENOENT', syscall: 'open' }),
      500,
      { errorCode: 'unexpected' },
    ],
    [
      'too many connections',
      Object.assign(new Error('sorry, too many clients already'), { code: '53300' }),
      503,
      { errorCode: 'unavailable' },
    ],
    [
      'a value that Postgres cannot store',
      Object.assign(new Error('invalid byte sequence'), { code: '22021' }),
      400,
      { errorCode: 'invalidInput' },
    ],
  ])('%s has its own status', async (_what, error, status, body) => {
    search = () => Promise.reject(error);
    const answer = await ask();
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject(body);
  });

  it('a database that is not there is 503', async () => {
    const pool = new pg.Pool({ host: '/nowhere', user: 'signet', database: 'signet' });
    const broken = await openTestHouse({ pool });
    const answer = await broken.ask('GET', '/api/quizzes/', { as: await broken.newcomer() });
    expect({ status: answer.statusCode, code: answer.json().errorCode }).toEqual({ status: 503, code: 'unavailable' });
    await broken.close();
    await pool.end();
  });
});

describe('bytes that are no request', () => {
  const speak = async (bytes: string): Promise<string> => {
    if (!house.app.server.listening) await house.app.listen({ port: 0, host: '127.0.0.1' });
    const socket = connect((house.app.server.address() as AddressInfo).port, '127.0.0.1');
    socket.write(bytes);
    return text(socket);
  };

  it.each([
    ['garbage', '\x16\x03\x01\x02\x00\x01\r\n\r\n', 400, 'invalidInput'],
    ['a header line that never was', 'GET /api/version HTTP/1.1\r\nhost: x\r\nno colon\r\n\r\n', 400, 'invalidInput'],
    [
      'two lengths',
      'POST /api/auth/flow/register HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n',
      400,
      'invalidInput',
    ],
    [
      'headers without end',
      `GET /api/version HTTP/1.1\r\nhost: x\r\nx-long: ${'a'.repeat(40_000)}\r\n\r\n`,
      413,
      'bodyTooLarge',
    ],
  ])(
    '%s: a clear answer with the headers of the API, then the line is cut',
    async (_what, bytes, status, errorCode) => {
      const [head = '', body = ''] = (await speak(bytes)).split('\r\n\r\n');
      expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
      expect(head).toContain("content-security-policy: default-src 'none'; frame-ancestors 'none'");
      expect(JSON.parse(body)).toEqual({ message: expect.any(String), errorCode });
    },
  );
});

describe('the log', () => {
  it('has one line a request, with its id, path, status and caller', async () => {
    const answer = await house.ask('GET', '/api/quizzes/?code=abc', { as: person });
    expect(lines()).toEqual([
      expect.objectContaining({
        reqId: answer.headers['x-request-id'],
        method: 'GET',
        path: '/api/quizzes/',
        status: 200,
        user: person.id,
      }),
    ]);
  });

  it('holds no token, password or code, wherever they were put', async () => {
    const { token, idToken } = person;
    const password = 'Correct-Horse-Battery-9';
    const as = person;
    search = () => Promise.reject(new ServiceUnavailable('company data', 'down'));
    await house.ask('GET', `/api/quizzes/?access_token=${token}&password=${password}`, { as });
    await house.ask('GET', `/api/quizzes/${token}`, { as });
    await house.ask('GET', `/${idToken}/${token}?code=${password}`);
    await house.ask('GET', `/api/%E0%A4/${token}`);
    await house.ask('GET', `/api/crunchbase/autocompletes?query=${token}${password}`, { as });
    await house.ask('GET', `/api/crunchbase/autocompletes?query=${password}`, { as });
    await house.ask('GET', '/api/quizzes/', {
      headers: {
        authorization: `Basic ${btoa(`a:${password}`)}`,
        cookie: `session=${token}`,
        'user-agent': token,
        referer: `http://x/?${token}`,
      },
    });
    await house.ask('GET', '/api/quizzes/', { headers: { authorization: `Bearer  ${token} ${password}` } });
    await house.ask('PUT', '/api/quizzes/', {
      as,
      body: { version: 0, companyName: password, token, password, websiteUrl: token },
    });
    await house.ask('POST', '/api/auth/flow/register', { as, body: { invitationCode: `${password}${token}` } });
    await house.app.inject({
      method: 'POST',
      url: '/api/auth/flow/register',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      payload: `{"password":"${password}",${token}`,
    });
    const log = house.logged.join('');
    expect(house.logged.length).toBeGreaterThanOrEqual(11);
    for (const secret of [token, idToken, password, btoa(`a:${password}`), token.split('.')[2] ?? ''])
      expect(log).not.toContain(secret);
    expect(lines().every((line) => typeof line['reqId'] === 'string')).toBe(true);
  });

  it('hides fields that are named like secrets, at any of the depths that are logged', () => {
    const written: string[] = [];
    const secret = 'hunter2hunter2';
    createLog('info', { write: (line: string) => void written.push(line) }).info(
      {
        password: secret,
        user: { token: secret },
        a: { b: { secret } },
        headers: { authorization: secret, cookie: secret },
      },
      'x',
    );
    expect(written.join('')).not.toContain(secret);
    expect(written.join('').match(/\[secret\]/g)).toHaveLength(5);
  });
});
