import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Book, BookShare } from '@signet/contract';
import { createFounder } from '../../testing/founder.ts';
import { openTestHouse, type Person, type TestHouse } from '../../testing/house.ts';
import { brandTools } from './brand-tools.ts';

let house: TestHouse;
let ada: Person;
const { answered, generate, complete } = createFounder(() => house);

const share = async (body: object = {}): Promise<BookShare> =>
  (await house.ask('POST', '/api/sharedBooks', { as: ada, body })).json();
const tokenOf = ({ path }: BookShare): string => path.replace('/shared/', '');
const open = (token: string, password?: string) =>
  house.ask('POST', '/api/sharedBooks/open', { body: { token, ...(password === undefined ? {} : { password }) } });
const listed = async (): Promise<BookShare[]> =>
  (await house.ask('GET', '/api/sharedBooks', { as: ada })).json().shares;

beforeAll(async () => {
  house = await openTestHouse();
  await house.startWork();
  ada = await answered('Northwind', 'founder');
  await generate(ada);
  await complete(ada);
});
afterAll(() => house.close());

describe('a shared book', () => {
  it('opens for whoever has its address, without the founder’s e-mail, and counts its views', async () => {
    const one = await share();
    const answer = await open(tokenOf(one));
    expect(answer.json().book.companyName).toBe('Northwind');
    expect(answer.body).not.toContain(ada.email);
    expect(answer.headers['x-robots-tag']).toBe('noindex');
    const [drawing = ''] = Object.values<string>(answer.json().drawings);
    expect((await house.ask('GET', drawing)).statusCode).toBe(200);
    await open(tokenOf(one));
    expect((await listed()).find(({ _id }) => _id === one._id)?.views).toBe(2);
  });

  it('answers alike where there was none, where it has ended, and where it was taken back', async () => {
    const [ended, revoked] = [await share({ expiresAt: '2020-01-01T00:00:00Z' }), await share()];
    await house.ask('DELETE', `/api/sharedBooks/${revoked._id}`, { as: ada });
    const answers = await Promise.all(['n'.repeat(32), tokenOf(ended), tokenOf(revoked)].map((token) => open(token)));
    const files = await Promise.all(
      ['n'.repeat(32), tokenOf(ended), tokenOf(revoked)].map((token) =>
        house.ask('GET', `/api/sharedBooks/${token}/brand.tokens.json`),
      ),
    );
    for (const { statusCode, body } of [...answers, ...files])
      expect([statusCode, body]).toEqual([404, answers[0]?.body]);
  });

  it('of somebody who is shut out answers like one that never was, to people and to tools', async () => {
    const token = tokenOf(await share());
    const askedOf = async (address: string) => [
      await open(address),
      await house.ask('GET', `/api/sharedBooks/${address}/brand.tokens.json`),
      await house.ask('POST', `/api/sharedBooks/${address}/mcp`, {
        body: { jsonrpc: '2.0', id: 1, method: 'tools/list' },
      }),
    ];
    const status = (to: 'active' | 'disabled') =>
      house.database.db.updateTable('users').set({ status: to }).where('id', '=', ada.id).execute();
    for (const { statusCode } of (await askedOf(token)).slice(0, 2)) expect(statusCode).toBe(200);
    await status('disabled');
    const [shut, never] = [await askedOf(token), await askedOf('n'.repeat(32))];
    expect(shut.map(({ statusCode, body }) => [statusCode, body])).toEqual(
      never.map(({ statusCode, body }) => [statusCode, body]),
    );
    await status('active');
    expect((await open(token)).statusCode).toBe(200);
  });

  it('asks for its password, and a hundred wrong ones are slowed down', async () => {
    const token = tokenOf(await share({ password: 'open sesame' }));
    expect((await open(token)).json().errorCode).toBe('sharedBookLocked');
    expect((await open(token, 'open sesame')).statusCode).toBe(200);
    const codes: string[] = [];
    for (let tries = 0; tries < 100; tries += 1) codes.push((await open(token, `wrong ${tries}`)).json().errorCode);
    expect(codes[0]).toBe('sharedBookPassword');
    expect(codes.at(-1)).toBe('tooManyRequests');
    expect(codes.filter((code) => code === 'sharedBookPassword').length).toBeLessThanOrEqual(10);
    expect((await house.ask('GET', `/api/sharedBooks/${token}/brand.tokens.json`)).statusCode).toBe(403);
  });

  it('counts wrong passwords only: an office behind one address opens it as often as it likes', async () => {
    const token = tokenOf(await share({ password: 'open sesame' }));
    const statuses: number[] = [];
    for (let times = 0; times < 15; times += 1) statuses.push((await open(token, 'open sesame')).statusCode);
    expect(new Set(statuses)).toEqual(new Set([200]));
    for (let tries = 0; tries < 9; tries += 1) await open(token, `wrong ${tries}`);
    expect((await open(token, 'open sesame')).statusCode).toBe(200);
    expect((await open(token, 'wrong again')).json().errorCode).toBe('sharedBookPassword');
    expect((await open(token, 'wrong once more')).json().errorCode).toBe('tooManyRequests');
  });

  it('taken back it is gone at once: its drawings end with it, and nobody between keeps its files', async () => {
    const one = await share();
    const drawing = Object.values<string>((await open(tokenOf(one))).json().drawings)[0] ?? '';
    const paths = ['preview.png', 'brand.tokens.json', 'logos/p1'].map(
      (path) => `/api/sharedBooks/${tokenOf(one)}/${path}`,
    );
    for (const path of paths) {
      const { headers } = await house.ask('GET', path);
      expect(headers['cache-control']).toBe('private, no-cache');
      const again = await house.ask('GET', path, { headers: { 'if-none-match': String(headers.etag) } });
      expect([again.statusCode, again.body]).toEqual([304, '']);
    }
    expect((await house.ask('GET', drawing)).statusCode).toBe(200);
    expect((await house.ask('GET', drawing.replace(/share=[^&]+&/, ''))).json().errorCode).toBe('linkInvalid');
    await house.ask('DELETE', `/api/sharedBooks/${one._id}`, { as: ada });
    expect((await house.ask('GET', drawing)).json().errorCode).toBe('linkExpired');
    for (const path of paths) expect((await house.ask('GET', path)).statusCode).toBe(404);
  });

  it.each([
    ['has ended by its date', { expires_at: new Date(0) }, 'shared_books'],
    ['is of somebody who is shut out', { status: 'disabled' }, 'users'],
  ] as const)('that %s ends for those who have it open: its drawings are drawn no more', async (_why, is, table) => {
    const { db } = house.database;
    const one = await share();
    const drawing = Object.values<string>((await open(tokenOf(one))).json().drawings)[0] ?? '';
    expect((await house.ask('GET', drawing)).statusCode).toBe(200);
    if (table === 'users') await db.updateTable('users').set(is).where('id', '=', ada.id).execute();
    else await db.updateTable('shared_books').set(is).where('id', '=', one._id).execute();
    const ended = await house.ask('GET', drawing);
    await db.updateTable('users').set({ status: 'active' }).where('id', '=', ada.id).execute();
    expect([ended.statusCode, ended.json().errorCode]).toEqual([403, 'linkExpired']);
  });

  it('can be taken back by its founder only', async () => {
    const one = await share();
    const stranger = await house.person({ tier: 'founder' });
    expect((await house.ask('DELETE', `/api/sharedBooks/${one._id}`, { as: stranger })).statusCode).toBe(404);
    expect((await open(tokenOf(one))).statusCode).toBe(200);
  });

  it('keeps no address that could be read from the database', async () => {
    const one = await share();
    const rows = await house.database.db.selectFrom('shared_books').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(tokenOf(one));
  });

  it('has tokens, logos and a preview picture at addresses that stay', async () => {
    const token = tokenOf(await share());
    const at = (path: string) => house.ask('GET', `/api/sharedBooks/${token}/${path}`);
    expect((await at('brand.tokens.json')).json().brand.p1.$type).toBe('color');
    expect((await at('logos/p1')).body).toContain('<svg');
    expect((await at('preview.png')).headers['content-type']).toBe('image/png');
  });
});

describe('the brand for AI tools', () => {
  let client: Client;
  let one: BookShare;
  const callTool = async (name: string, args: Record<string, unknown> = {}) =>
    (await client.callTool({ name, arguments: args })) as {
      isError?: boolean;
      structuredContent: Record<string, unknown>;
    };

  beforeAll(async () => {
    one = await share();
    const url = new URL(`/api/sharedBooks/${tokenOf(one)}/mcp`, await house.app.listen({ port: 0, host: '127.0.0.1' }));
    client = new Client({ name: 'test', version: '1' });
    await client.connect(new StreamableHTTPClientTransport(url));
  });
  afterAll(() => client.close());

  it('lists tools that read, and none that changes anything', async () => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(['get_brand', 'get_color', 'may_place', 'get_logo']);
    for (const { annotations } of tools) expect(annotations?.readOnlyHint).toBe(true);
    await expect(client.callTool({ name: 'set_color', arguments: { color: 'p1' } })).resolves.toMatchObject({
      isError: true,
    });
  });

  it('says what the primary color is and whether white may stand on it', async () => {
    const { structuredContent: primary } = await callTool('get_color', { color: 'primary' });
    expect(primary['role']).toBe('p1');
    const { structuredContent: verdict } = await callTool('may_place', { ink: '#ffffff', ground: 'p1' });
    expect(verdict['text']).toBe((verdict['contrast'] as number) >= 4.5);
    expect((await callTool('get_color', { color: 'no such color' })).isError).toBe(true);
  });

  it('gives the logo for a dark ground at an address that can be fetched', async () => {
    const { structuredContent } = await callTool('get_logo', { ground: 'dark' });
    const { pathname } = new URL(structuredContent['url'] as string);
    expect((await house.ask('GET', pathname)).body).toContain('<svg');
  });

  it('gives the logo that the book has on a ground: white before a second color that stands out as well', async () => {
    const { book } = (await open(tokenOf(one))).json() as { book: Book };
    const hexes: Record<string, string> = { p1: '#9c3b1b', p2: '#4a1f12', s1: '#e8c77a', b1: '#1a1512', w1: '#ffffff' };
    const list = book.colors.list.map((color) => ({ ...color, hex: hexes[color.role] ?? color.hex }));
    const server = brandTools({ book: { ...book, colors: { ...book.colors, list } }, logoAddress: (key) => key });
    const [mine, its] = InMemoryTransport.createLinkedPair();
    const direct = new Client({ name: 'test', version: '1' });
    await Promise.all([server.connect(its), direct.connect(mine)]);
    const given = await Promise.all(
      ['#faf5ee', '#000000', '#e0a050', '#8a8a8a'].map(async (ground) => {
        const { structuredContent } = await direct.callTool({ name: 'get_logo', arguments: { ground } });
        return (structuredContent as { color: string }).color;
      }),
    );
    await direct.close();
    expect(given).toEqual(['p1', 'w1', 'p2', 'b1']);
  });

  it('answers one message a request: of a batch none', async () => {
    const message = (id: number) => ({ jsonrpc: '2.0', id, method: 'tools/list', params: {} });
    const post = (payload: object) =>
      house.app.inject({
        method: 'POST',
        url: `/api/sharedBooks/${tokenOf(one)}/mcp`,
        headers: { accept: 'application/json, text/event-stream' },
        payload,
      });
    const single = await post(message(1));
    expect([single.statusCode, single.json().result.tools.length]).toEqual([200, 4]);
    for (const batch of [[], [message(1)], [message(1), message(2)]]) {
      const refused = await post(batch);
      expect(refused.statusCode).toBe(400);
      expect(refused.json()).toEqual({
        jsonrpc: '2.0',
        error: { code: -32600, message: expect.any(String) },
        id: null,
      });
    }
  });

  it('knows no other brand than that of its address', async () => {
    expect((await house.ask('POST', `/api/sharedBooks/${'n'.repeat(32)}/mcp`, { body: {} })).statusCode).toBe(404);
  });
});
