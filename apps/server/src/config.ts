import path from 'node:path';
import * as z from 'zod';

/** A setting that cannot be used: one clear line, exit 1. */
export class ConfigError extends Error {}

const text = z.string().trim().min(1);
const webAddress = text.transform((value, ctx) => {
  const url = URL.parse(value);
  if (url && (url.protocol === 'https:' || url.protocol === 'http:')) return url;
  ctx.addIssue(`must be an address such as https://brand.example.com, not '${value}'`);
  return z.NEVER;
});
const isLocal = (url: URL) => ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);

const settings = z.object({
  PORT: z.string().default('3000').transform(Number).pipe(z.number('must be a number from 1 to 65535').int().min(1).max(65535)),
  DATA_DIR: text.default('./data').transform((value) => path.resolve(value)),
  PUBLIC_URL: webAddress.optional(),
  DATABASE_URL: text.refine((value) => /^postgres(ql)?:\/\//.test(value), 'must begin with postgres://').optional(),
  SIGNET_SECRET: text.min(32, 'must have at least 32 characters').optional(),
  SIGNET_ADMIN_EMAIL: z.email('must be an e-mail address').default('admin@localhost.localdomain'),
  SIGNET_ADMIN_PASSWORD: text.min(10, 'must have at least 10 characters').optional(),
  /** Addresses of proxies whose X-Forwarded-For is believed. A number or `true` could be spoofed, so neither is taken. */
  TRUST_PROXY: text.refine((value) => value.split(',').every((part) => /[.:]/.test(part)), 'must be a list of proxy addresses, such as 10.0.0.2,10.0.0.3').optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).optional(),

  OIDC_ISSUER: text.optional(),
  OIDC_CLIENT_ID: text.optional(),
  OIDC_AUDIENCE: text.optional(),

  SMTP_URL: text.refine((value) => /^smtps?:\/\//.test(value), 'must begin with smtp:// or smtps://').optional(),
  MAIL_FROM: text.optional(),

  COMPANY_DATA: z.enum(['embedded', 'crunchbase']).default('embedded'),
  CRUNCHBASE_KEY: text.optional(),
  CRUNCHBASE_URL: webAddress.optional(),

  BLOBS_DIR: text.transform((value) => path.resolve(value)).optional(),
  BLOBS_S3_BUCKET: text.optional(),
  BLOBS_S3_ENDPOINT: webAddress.optional(),
  BLOBS_S3_REGION: text.default('us-east-1'),
  BLOBS_S3_KEY_ID: text.optional(),
  BLOBS_S3_SECRET: text.optional(),

  GOOGLE_ANALYTICS_ID: text.optional(),
});

const needs = (env: Record<string, unknown>, when: string, ...names: string[]) => {
  for (const name of names) if (!env[name]) throw new ConfigError(`${name} is missing: ${when} needs it.`);
};

/**
 * The whole configuration, from the environment alone. Empty variables count as unset.
 * @throws ConfigError with one line that names the variable and what is wrong with it.
 */
export const readConfig = (environment: Record<string, string | undefined>) => {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== undefined && value.trim() !== ''));
  const parsed = settings.safeParse(given);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new ConfigError(`${issue?.path.join('.')} ${issue?.message}`);
  }
  const env = parsed.data;
  const publicUrl = env.PUBLIC_URL ?? new URL(`http://localhost:${env.PORT}`);
  if (publicUrl.protocol === 'http:' && !isLocal(publicUrl)) throw new ConfigError('PUBLIC_URL must be https, or localhost: signing in needs a secure context.');
  if (publicUrl.pathname !== '/' || publicUrl.search || publicUrl.hash) throw new ConfigError('PUBLIC_URL must be an origin without a path.');
  if (env.DATABASE_URL) {
    needs(env, 'DATABASE_URL', 'SIGNET_SECRET');
    if (!env.BLOBS_DIR && !env.BLOBS_S3_BUCKET) throw new ConfigError('BLOBS_S3_BUCKET or BLOBS_DIR is missing: with DATABASE_URL, files must lie where every node reaches them.');
  }
  if (env.OIDC_ISSUER) needs(env, 'OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_AUDIENCE');
  if (env.COMPANY_DATA === 'crunchbase') needs(env, 'COMPANY_DATA=crunchbase', 'CRUNCHBASE_KEY');
  if (env.SMTP_URL) needs(env, 'SMTP_URL', 'MAIL_FROM');
  if (env.BLOBS_S3_BUCKET) needs(env, 'BLOBS_S3_BUCKET', 'BLOBS_S3_KEY_ID', 'BLOBS_S3_SECRET');
  return { ...env, publicUrl, adminEmailGiven: 'SIGNET_ADMIN_EMAIL' in given };
};

export type Config = ReturnType<typeof readConfig>;
