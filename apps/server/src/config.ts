import { isIP } from 'node:net';
import path from 'node:path';
import * as z from 'zod';
import { splitHosts } from './db/hosts.ts';

/** A setting that cannot be used: one clear line, exit 1. */
export class ConfigError extends Error {}

const text = z.string().trim().min(1);
const choice = <const T extends readonly [string, ...string[]]>(...names: T) =>
  z.enum(names, `must be ${names.slice(0, -1).join(', ')} or ${names.at(-1)}`);
/** A text that is an address of one of these schemes; an address may hold a password, so no message repeats it. */
const isAddress = (value: string, ...schemes: string[]) =>
  schemes.includes(URL.parse(value)?.protocol.slice(0, -1) ?? '');
const webAddress = text
  .refine((value) => isAddress(value, 'https', 'http'), 'must be an address such as https://brand.example.com')
  .transform((value) => new URL(value));
/** People are led there by a link, so nothing but the web and mail. */
const outsideLink = text.refine(
  (value) => isAddress(value, 'https', 'http', 'mailto'),
  'must be an address that begins with https:// or mailto:',
);
const isLocal = (url: URL) => ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
const isSecure = (url: URL) => url.protocol === 'https:' || isLocal(url);
/** `10.0.0.2` or `10.0.0.0/8`. */
const isNetwork = (value: string): boolean => {
  const [address = '', bits = '0', ...rest] = value.trim().split('/');
  return (
    rest.length === 0 && isIP(address) > 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= (isIP(address) === 6 ? 128 : 32)
  );
};

/**
 * `Handbook=shared/handbook`: segments of letters, digits, dot, underscore and dash, as keys of files are made of. What
 * others fill lies in `shared`, so that it never mixes with what the product writes and sweeps.
 */
const KNOWLEDGE_FOLDER = /^([^=]+)=\s*(shared(?:\/[\w-][\w.-]*)+)\s*$/;

const settings = z.object({
  PORT: text
    .refine(
      (value) => /^\d{1,5}$/.test(value) && Number(value) >= 1 && Number(value) <= 65535,
      'must be a number from 1 to 65535',
    )
    .default('3000')
    .transform(Number),
  DATA_DIR: text.default('./data').transform((value) => path.resolve(value)),
  PUBLIC_URL: webAddress.optional(),
  DATABASE_URL: text
    .refine(
      (value) => splitHosts(value).every((one) => isAddress(one, 'postgres', 'postgresql')),
      'must be an address that begins with postgres://',
    )
    .optional(),
  /** Off behind a pooler in transaction mode that keeps no statements by name (PgBouncer before 1.21). */
  DATABASE_PREPARED: choice('on', 'off').default('on'),
  SIGNET_SECRET: text.min(32, 'must have at least 32 characters').optional(),
  /** The secret before this one: what it sealed is sealed anew at the next start. */
  SIGNET_SECRET_BEFORE: text.min(32, 'must have at least 32 characters').optional(),
  SIGNET_ADMIN_EMAIL: z.email('must be an e-mail address').default('admin@localhost.localdomain'),
  SIGNET_ADMIN_PASSWORD: text.min(10, 'must have at least 10 characters').optional(),
  /**
   * Addresses of proxies whose X-Forwarded-For is believed. A number or `true` could be spoofed, so neither is taken.
   */
  TRUST_PROXY: text
    .refine(
      (value) => value.split(',').every(isNetwork),
      'must be a list of proxy addresses, such as 10.0.0.2,10.0.0.3',
    )
    .optional(),
  LOG_LEVEL: choice('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent').optional(),

  /** Kept as it is written: the issuer's tokens repeat it letter by letter. */
  OIDC_ISSUER: text
    .refine(
      (value) => isAddress(value, 'https', 'http') && isSecure(new URL(value)) && !/[?#]/.test(value),
      'must be an https address without query, exactly as the issuer writes it',
    )
    .optional(),
  OIDC_CLIENT_ID: text.optional(),
  OIDC_AUDIENCE: text.optional(),

  SMTP_URL: text
    .refine((value) => isAddress(value, 'smtp', 'smtps'), 'must be an address that begins with smtp:// or smtps://')
    .optional(),
  MAIL_FROM: text
    .regex(/^[^\r\n]*[^\s@]@[^\s@][^\r\n]*$/, 'must hold an e-mail address, such as Signet <hello@brand.example.com>')
    .optional(),

  COMPANY_DATA: choice('embedded', 'crunchbase').default('embedded'),
  CRUNCHBASE_KEY: text.optional(),
  CRUNCHBASE_URL: webAddress.optional(),

  STRIPE_SECRET_KEY: text.optional(),
  STRIPE_PUBLISHABLE_KEY: text.optional(),
  /** Several, one after the other, while one is replaced. */
  STRIPE_WEBHOOK_SECRET: text.transform((value) => value.split(',').map((one) => one.trim())).optional(),
  STRIPE_PRICING_TABLE_ID: text.optional(),
  STRIPE_PROMOTION_CODE: text.optional(),
  STRIPE_URL: webAddress.optional(),

  GOOGLE_CLIENT_ID: text.optional(),
  GOOGLE_CLIENT_SECRET: text.optional(),
  GOOGLE_URL: webAddress.optional(),

  BLOBS_DIR: text.transform((value) => path.resolve(value)).optional(),
  BLOBS_S3_BUCKET: text.optional(),
  BLOBS_S3_ENDPOINT: webAddress.optional(),
  BLOBS_S3_REGION: text.default('us-east-1'),
  BLOBS_S3_KEY_ID: text.optional(),
  BLOBS_S3_SECRET: text.optional(),

  /** Folders of the file store that others fill, each by the name of the knowledge base that reads it. */
  KNOWLEDGE_FOLDERS: text
    .refine(
      (value) => value.split(',').every((one) => KNOWLEDGE_FOLDER.test(one)),
      'must be names with folders in shared of the file store, such as Handbook=shared/handbook',
    )
    .transform(
      (value) =>
        new Map(
          value.split(',').map((one): [string, string] => {
            const [, name = '', folder = ''] = KNOWLEDGE_FOLDER.exec(one) ?? [];
            return [name.trim().toLowerCase(), folder];
          }),
        ),
    )
    .optional(),

  /** The way to competitors' websites where this server has none of its own; http only, as proxies are spoken to. */
  OUTBOUND_PROXY: text
    .refine((value) => isAddress(value, 'http'), 'must be the address of a proxy, such as http://proxy.internal:3128')
    .transform((value) => new URL(value))
    .optional(),
  /** Hosts, with all below them, and networks that are never fetched. */
  OUTBOUND_NEVER: text
    .refine(
      (value) => value.split(',').every((one) => isNetwork(one) || /^[a-z0-9.-]+$/i.test(one.trim())),
      'must be hosts and networks, such as example.com, 203.0.113.0/24',
    )
    .transform((value) => value.split(',').map((one) => one.trim().toLowerCase()))
    .optional(),

  /** A Chromium that puts competitors’ websites together as their scripts do; else they are read as they come. */
  OUTBOUND_CHROMIUM: text
    .refine((value) => path.isAbsolute(value), 'must be a whole path, such as /usr/bin/chromium')
    .optional(),

  /** Language models, each with its vendor: `openai:gpt-5-mini,anthropic:claude-haiku,compatible:llama3`. */
  MODELS: text
    .refine(
      (value) => value.split(',').every((one) => /^(openai|anthropic|google|bedrock|compatible):\S+$/.test(one.trim())),
      'must be a list such as openai:gpt-5-mini,compatible:llama3',
    )
    .transform((value) =>
      value.split(',').map((one) => {
        const [vendor = '', ...id] = one.trim().split(':');
        return { vendor: vendor as 'openai' | 'anthropic' | 'google' | 'bedrock' | 'compatible', id: id.join(':') };
      }),
    )
    .optional(),
  OPENAI_API_KEY: text.optional(),
  OPENAI_URL: webAddress.optional(),
  ANTHROPIC_API_KEY: text.optional(),
  GOOGLE_MODELS_API_KEY: text.optional(),
  BEDROCK_REGION: text.optional(),
  BEDROCK_KEY_ID: text.optional(),
  BEDROCK_SECRET: text.optional(),
  COMPATIBLE_URL: webAddress.optional(),
  COMPATIBLE_API_KEY: text.optional(),

  /** Whoever sends it may read the measures from elsewhere; without it only this machine may. */
  METRICS_TOKEN: text.min(16, 'must have at least 16 characters').optional(),
  /** Where traces are sent to, by OpenTelemetry's protocol over HTTP; its library is loaded only then. */
  OTEL_EXPORTER_OTLP_ENDPOINT: webAddress.optional(),
  OTEL_SERVICE_NAME: text.default('signet'),

  GOOGLE_ANALYTICS_ID: text.regex(/^[A-Z0-9-]{3,32}$/i, 'must be an id such as G-ABC1234567').optional(),

  SITE_URL: outsideLink.optional(),
  SUPPORT_URL: outsideLink.optional(),
  COMMUNITY_URL: outsideLink.optional(),
  WAITLIST_URL: outsideLink.optional(),
});

type Env = z.output<typeof settings>;

/** The name of every variable that is read. */
export const settingNames: readonly string[] = Object.keys(settings.shape);

const needs = (env: Env, when: string, ...names: (keyof Env)[]) => {
  for (const name of names) if (!env[name]) throw new ConfigError(`${name} is missing: ${when} needs it.`);
};
/** What each vendor of models cannot do without. */
const modelKeys = {
  openai: 'OPENAI_API_KEY',
  anthropic: 'ANTHROPIC_API_KEY',
  google: 'GOOGLE_MODELS_API_KEY',
  bedrock: 'BEDROCK_REGION',
  compatible: 'COMPATIBLE_URL',
} as const satisfies Record<string, keyof Env>;
/** Half of a setting would silently choose the embedded adapter. */
const together = (env: Env, ...names: (keyof Env)[]) => {
  const given = names.find((name) => env[name]);
  if (given) needs(env, given, ...names);
};

/**
 * The whole configuration, from the environment alone. Empty variables count as unset.
 * @throws ConfigError with one line that names the variable and what is wrong with it.
 */
export const readConfig = (environment: Record<string, string | undefined>) => {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
  const parsed = settings.safeParse(given);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new ConfigError(`${issue?.path.join('.')} ${issue?.message}`);
  }
  const env = parsed.data;
  const publicUrl = env.PUBLIC_URL ?? new URL(`http://localhost:${env.PORT}`);
  if (!isSecure(publicUrl))
    throw new ConfigError('PUBLIC_URL must be https, or localhost: signing in needs a secure context.');
  if (publicUrl.pathname !== '/' || publicUrl.search || publicUrl.hash || publicUrl.username)
    throw new ConfigError('PUBLIC_URL must be an origin without a path.');
  if (env.DATABASE_URL) {
    needs(env, 'DATABASE_URL', 'SIGNET_SECRET');
    if (!env.BLOBS_DIR && !env.BLOBS_S3_BUCKET)
      throw new ConfigError(
        'BLOBS_S3_BUCKET or BLOBS_DIR is missing: with DATABASE_URL, files must lie where every node reaches them.',
      );
  }
  together(env, 'OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_AUDIENCE');
  // nobody else can write into the store of files on this machine
  if (env.KNOWLEDGE_FOLDERS) needs(env, 'KNOWLEDGE_FOLDERS', 'BLOBS_S3_BUCKET');
  if (env.COMPANY_DATA === 'crunchbase') needs(env, 'COMPANY_DATA=crunchbase', 'CRUNCHBASE_KEY');
  together(env, 'SMTP_URL', 'MAIL_FROM');
  together(env, 'BEDROCK_REGION', 'BEDROCK_KEY_ID', 'BEDROCK_SECRET');
  for (const { vendor } of env.MODELS ?? []) needs(env, `MODELS with ${vendor}`, modelKeys[vendor]);
  together(env, 'STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET');
  together(env, 'GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET');
  together(env, 'BLOBS_S3_BUCKET', 'BLOBS_S3_KEY_ID', 'BLOBS_S3_SECRET');
  return { ...env, publicUrl, adminEmailGiven: 'SIGNET_ADMIN_EMAIL' in given };
};

export type Config = ReturnType<typeof readConfig>;
