import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const SECRET = 's'.repeat(32);
const oidc = {
  OIDC_ISSUER: 'https://login.example.com/',
  OIDC_CLIENT_ID: 'signet',
  OIDC_AUDIENCE: 'https://brand.example.com/api',
};
const s3 = { BLOBS_S3_BUCKET: 'files', BLOBS_S3_KEY_ID: 'id', BLOBS_S3_SECRET: 'secret' };
const shared = { DATABASE_URL: 'postgres://db.example.com/signet', SIGNET_SECRET: SECRET, BLOBS_DIR: '/srv/files' };

const complaintOf = (environment: Record<string, string>): string => {
  try {
    readConfig(environment);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return 'no complaint';
};

describe('with nothing set', () => {
  it('the house runs whole on this machine', () => {
    expect(readConfig({})).toMatchObject({
      PORT: 3000,
      DATA_DIR: path.resolve('data'),
      publicUrl: new URL('http://localhost:3000'),
      COMPANY_DATA: 'embedded',
      adminEmailGiven: false,
    });
  });

  it('an empty variable counts as unset', () => {
    expect(readConfig({ PORT: '', PUBLIC_URL: '  ', DATABASE_URL: '', OIDC_ISSUER: ' ', LOG_LEVEL: '' })).toEqual(
      readConfig({}),
    );
  });
});

describe('a sound setting is taken', () => {
  it.each<[Record<string, string>, object]>([
    [{ PORT: ' 8080 ' }, { PORT: 8080, publicUrl: new URL('http://localhost:8080') }],
    [{ PUBLIC_URL: 'https://brand.example.com' }, { publicUrl: new URL('https://brand.example.com/') }],
    [{ PUBLIC_URL: 'http://127.0.0.1:3000/' }, { publicUrl: new URL('http://127.0.0.1:3000') }],
    [{ SIGNET_ADMIN_EMAIL: 'boss@example.com' }, { SIGNET_ADMIN_EMAIL: 'boss@example.com', adminEmailGiven: true }],
    [
      { TRUST_PROXY: '10.0.0.2, 10.1.0.0/16,fd00::1,::1/128' },
      { TRUST_PROXY: '10.0.0.2, 10.1.0.0/16,fd00::1,::1/128' },
    ],
    [oidc, oidc],
    [{ ...oidc, OIDC_ISSUER: 'http://localhost:9000' }, { OIDC_ISSUER: 'http://localhost:9000' }],
    [
      { SMTP_URL: 'smtps://user:pass@mail.example.com:465', MAIL_FROM: 'Signet <hello@example.com>' },
      { MAIL_FROM: 'Signet <hello@example.com>' },
    ],
    [shared, { DATABASE_URL: shared.DATABASE_URL }],
    [{ ...shared, BLOBS_DIR: '', ...s3 }, s3],
    [{ COMPANY_DATA: 'crunchbase', CRUNCHBASE_KEY: 'k' }, { COMPANY_DATA: 'crunchbase' }],
  ])('%j', (environment, expected) => {
    expect(readConfig(environment)).toMatchObject(expected);
  });
});

describe('a wrong setting is one clear line that names the variable', () => {
  const port = 'PORT must be a number from 1 to 65535';
  const address = 'must be an address such as https://brand.example.com';
  const proxies = 'TRUST_PROXY must be a list of proxy addresses, such as 10.0.0.2,10.0.0.3';
  const issuer = 'OIDC_ISSUER must be an https address without query, exactly as the issuer writes it';
  const sender = 'MAIL_FROM must hold an e-mail address, such as Signet <hello@brand.example.com>';

  it.each<[Record<string, string>, string]>([
    ...['0', '65536', '-1', '80.5', '1e3', '0x50', 'http', '99999999'].map((PORT): [Record<string, string>, string] => [
      { PORT },
      port,
    ]),
    [{ PUBLIC_URL: 'brand.example.com' }, `PUBLIC_URL ${address}`],
    [{ PUBLIC_URL: 'ftp://brand.example.com' }, `PUBLIC_URL ${address}`],
    [{ PUBLIC_URL: 'https://' }, `PUBLIC_URL ${address}`],
    [
      { PUBLIC_URL: 'http://brand.example.com' },
      'PUBLIC_URL must be https, or localhost: signing in needs a secure context.',
    ],
    [{ PUBLIC_URL: 'https://brand.example.com/app' }, 'PUBLIC_URL must be an origin without a path.'],
    [{ PUBLIC_URL: 'https://me:pw@brand.example.com' }, 'PUBLIC_URL must be an origin without a path.'],
    [{ DATABASE_URL: 'mysql://db' }, 'DATABASE_URL must be an address that begins with postgres://'],
    [{ DATABASE_URL: 'postgres://user:pw@:x' }, 'DATABASE_URL must be an address that begins with postgres://'],
    [{ DATABASE_URL: 'postgres://db/signet' }, 'SIGNET_SECRET is missing: DATABASE_URL needs it.'],
    [
      { ...shared, BLOBS_DIR: '' },
      'BLOBS_S3_BUCKET or BLOBS_DIR is missing: with DATABASE_URL, files must lie where every node reaches them.',
    ],
    [{ SIGNET_SECRET: 'short' }, 'SIGNET_SECRET must have at least 32 characters'],
    [{ SIGNET_ADMIN_EMAIL: 'boss' }, 'SIGNET_ADMIN_EMAIL must be an e-mail address'],
    [{ SIGNET_ADMIN_PASSWORD: 'short' }, 'SIGNET_ADMIN_PASSWORD must have at least 10 characters'],
    ...['1', 'true', '1.5', 'proxy.example.com', '10.0.0.0/33', '10.0.0.1/a', '10.0.0.1,'].map(
      (TRUST_PROXY): [Record<string, string>, string] => [{ TRUST_PROXY }, proxies],
    ),
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be fatal, error, warn, info, debug, trace or silent'],
    [{ ...oidc, OIDC_ISSUER: 'login.example.com' }, issuer],
    [{ ...oidc, OIDC_ISSUER: 'http://login.example.com' }, issuer],
    [{ ...oidc, OIDC_ISSUER: 'https://login.example.com/?tenant=1' }, issuer],
    [{ ...oidc, OIDC_AUDIENCE: '' }, 'OIDC_AUDIENCE is missing: OIDC_ISSUER needs it.'],
    [{ ...oidc, OIDC_ISSUER: '' }, 'OIDC_ISSUER is missing: OIDC_CLIENT_ID needs it.'],
    [
      { SMTP_URL: 'mail.example.com', MAIL_FROM: 'a@b.c' },
      'SMTP_URL must be an address that begins with smtp:// or smtps://',
    ],
    [{ SMTP_URL: 'smtp://mail.example.com' }, 'MAIL_FROM is missing: SMTP_URL needs it.'],
    [{ MAIL_FROM: 'a@b.c' }, 'SMTP_URL is missing: MAIL_FROM needs it.'],
    [{ SMTP_URL: 'smtp://mail.example.com', MAIL_FROM: 'Signet' }, sender],
    [{ SMTP_URL: 'smtp://mail.example.com', MAIL_FROM: 'a@b.c\r\nbcc: d@e.f' }, sender],
    [{ COMPANY_DATA: 'none' }, 'COMPANY_DATA must be embedded or crunchbase'],
    [{ COMPANY_DATA: 'crunchbase' }, 'CRUNCHBASE_KEY is missing: COMPANY_DATA=crunchbase needs it.'],
    [{ CRUNCHBASE_URL: 'crunchbase' }, `CRUNCHBASE_URL ${address}`],
    [{ GOOGLE_CLIENT_ID: 'id' }, 'GOOGLE_CLIENT_SECRET is missing: GOOGLE_CLIENT_ID needs it.'],
    [{ ...s3, BLOBS_S3_SECRET: '' }, 'BLOBS_S3_SECRET is missing: BLOBS_S3_BUCKET needs it.'],
    [{ ...s3, BLOBS_S3_BUCKET: '' }, 'BLOBS_S3_BUCKET is missing: BLOBS_S3_KEY_ID needs it.'],
    [{ KNOWLEDGE_FOLDERS: 'Handbook=shared/handbook' }, 'BLOBS_S3_BUCKET is missing: KNOWLEDGE_FOLDERS needs it.'],
    [{ ...s3, BLOBS_S3_ENDPOINT: 's3' }, `BLOBS_S3_ENDPOINT ${address}`],
    [
      { OUTBOUND_PROXY: 'socks5://proxy:1080' },
      'OUTBOUND_PROXY must be the address of a proxy, such as http://proxy.internal:3128',
    ],
    [
      { KNOWLEDGE_FOLDERS: 'Handbook=shared/../brain' },
      'KNOWLEDGE_FOLDERS must be names with folders in shared of the file store, such as Handbook=shared/handbook',
    ],
    [
      { KNOWLEDGE_FOLDERS: 'Handbook=knowledge/handbook' },
      'KNOWLEDGE_FOLDERS must be names with folders in shared of the file store, such as Handbook=shared/handbook',
    ],
    [
      { OUTBOUND_NEVER: 'example.com, a b' },
      'OUTBOUND_NEVER must be hosts and networks, such as example.com, 203.0.113.0/24',
    ],
    [{ OUTBOUND_CHROMIUM: 'chromium' }, 'OUTBOUND_CHROMIUM must be a whole path, such as /usr/bin/chromium'],
    [{ GOOGLE_ANALYTICS_ID: 'G-1"><script>' }, 'GOOGLE_ANALYTICS_ID must be an id such as G-ABC1234567'],
  ])('%j', (environment, complaint) => {
    expect(complaintOf(environment)).toBe(complaint);
  });

  it('and never repeats the value, which may hold a password', () => {
    expect(complaintOf({ DATABASE_URL: 'postgres//user:hunter2@db' })).not.toContain('hunter2');
    expect(complaintOf({ PUBLIC_URL: 'https//user:hunter2@db' })).not.toContain('hunter2');
  });
});
