import { describe, expect, it } from 'vitest';
import { createLog } from './log.ts';

/** The lines that `write` makes, parsed. */
const logged = (write: (log: ReturnType<typeof createLog>) => void): Record<string, unknown>[] => {
  const lines: string[] = [];
  write(createLog('trace', { write: (line) => void lines.push(line) }));
  return lines.map((line) => JSON.parse(line) as Record<string, unknown>);
};

describe('the log', () => {
  it('holds no token, code, key or password, at any depth, in lists and on errors', () => {
    const secret = 'hush-hush';
    const error = Object.assign(new Error('refused'), {
      code: secret,
      request: { headers: { authorization: secret } },
    });
    const lines = logged((log) => {
      log.info(
        {
          token: secret,
          password: secret,
          request: { headers: { cookie: secret, accept: 'x' } },
          list: [{ refresh_token: secret }],
        },
        'one',
      );
      log.info({ a: { b: { c: { d: { key: secret } } } } }, 'two');
      log.error({ err: error }, 'three');
      log.error(error, 'four');
      log.child({}).warn({ answer: { id_token: secret } }, 'five');
    });
    expect(JSON.stringify(lines)).not.toContain(secret);
    expect(lines[0]).toMatchObject({
      token: '[secret]',
      request: { headers: { cookie: '[secret]', accept: 'x' } },
      list: [{ refresh_token: '[secret]' }],
    });
    expect(lines[2]).toMatchObject({ err: { type: 'Error', message: 'refused', code: '[secret]' }, msg: 'three' });
  });

  it.each(['ECONNREFUSED', '57P01', 'ERR_HTTP_HEADERS_SENT'])(
    'says that an error is %s, or nobody could tell what went wrong',
    (code) => {
      expect(
        logged((log) => log.error({ err: Object.assign(new Error('refused'), { code }) }, 'failed'))[0],
      ).toMatchObject({ err: { code } });
    },
  );

  it('leaves what it is given as it was', () => {
    const given = { user: { token: 'hush-hush' }, at: new Date(0) };
    expect(logged((log) => log.info(given, 'told'))[0]).toMatchObject({
      user: { token: '[secret]' },
      at: '1970-01-01T00:00:00.000Z',
    });
    expect(given.user.token).toBe('hush-hush');
  });

  it('tells of something that holds itself', () => {
    const round: Record<string, unknown> = { name: 'round' };
    round['self'] = round;
    expect(logged((log) => log.info({ round }, 'told'))).toHaveLength(1);
  });
});
