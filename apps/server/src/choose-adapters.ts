import path from 'node:path';
import type { Logger } from 'pino';
import { createStripeBilling } from './adapters/billing/stripe.ts';
import { createTill } from './adapters/billing/till/till.ts';
import { createFileBlobs } from './adapters/blobs/files.ts';
import { createS3Blobs } from './adapters/blobs/s3.ts';
import { createSignedPaths } from './adapters/blobs/signed-path.ts';
import { createCrunchbaseCompanyData } from './adapters/company-data/crunchbase.ts';
import { createEmbeddedCompanyData } from './adapters/company-data/embedded.ts';
import { createEmbeddedDrive } from './adapters/drive/embedded.ts';
import { createGoogleDrive } from './adapters/drive/google.ts';
import { createEmbeddedIdentity } from './adapters/identity/embedded/identity.ts';
import { createIssuerIdentity, createIssuers } from './adapters/identity/vendor.ts';
import { createEmbeddedModels } from './adapters/models/embedded.ts';
import { createVendorModels } from './adapters/models/vendor.ts';
import { createOutboxTransport } from './adapters/mail/embedded.ts';
import { createSmtpTransport } from './adapters/mail/smtp.ts';
import type { Config } from './config.ts';
import type { Database } from './db/client.ts';
import { createSignOutPlaces } from './features/sso/sign-out-places.ts';
import type { SignedPaths } from './features/system/blobs.routes.ts';
import { createSecondFactorPolicy } from './features/users/second-factor-policy.ts';
import type { RateLimits } from './http/rate-limits.ts';
import type { Billing } from './ports/billing.ts';
import type { Blobs } from './ports/blobs.ts';
import type { CompanyData } from './ports/company-data.ts';
import type { Drive } from './ports/drive.ts';
import type { Identity, Issuers } from './ports/identity.ts';
import type { Letter, MailTransport } from './ports/mail.ts';
import type { Models } from './ports/models.ts';
import { deriveKey } from './secrets.ts';

type House = {
  db: Database;
  /** For what is made once, at a start. */ startDb: Database;
  secret: string;
  limits: RateLimits;
  log: Logger;
  sendLetter: (db: Database, letter: Letter) => Promise<void>;
};
type Adapters = {
  identity: Identity;
  issuers: Issuers;
  transport: MailTransport;
  companies: CompanyData;
  billing: Billing;
  blobs: Blobs;
  drive: Drive;
  models: Models;
  signedPaths?: SignedPaths;
};

const BLOBS_PATH = '/api/blobs';
const CRUNCHBASE = 'https://api.crunchbase.com';

const chooseIdentity = async (
  config: Config,
  { db, startDb, secret, limits, log, sendLetter }: House,
): Promise<Identity> => {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_AUDIENCE: audience } = config;
  if (issuer && clientId && audience) return createIssuerIdentity({ issuer, clientId, audience });
  return createEmbeddedIdentity({
    db,
    startDb,
    publicUrl: config.publicUrl,
    secret,
    secretBefore: config.SIGNET_SECRET_BEFORE,
    sendLetter,
    limits,
    log,
    mailDelivers: Boolean(config.SMTP_URL),
    needsSecondFactor: createSecondFactorPolicy(db, new URL('/oidc', config.publicUrl).href),
    placesAfterSignOut: createSignOutPlaces(db),
  });
};

export const chooseBlobs = (config: Config, secret: string): Pick<Adapters, 'blobs' | 'signedPaths'> => {
  const {
    BLOBS_S3_BUCKET: bucket,
    BLOBS_S3_KEY_ID: keyId,
    BLOBS_S3_SECRET: keySecret,
    BLOBS_S3_REGION: region,
    BLOBS_S3_ENDPOINT: endpoint,
  } = config;
  if (bucket && keyId && keySecret) {
    return {
      blobs: createS3Blobs({
        bucket,
        keyId,
        secret: keySecret,
        region,
        ...(endpoint ? { endpoint: endpoint.href } : {}),
      }),
    };
  }
  const key = deriveKey(secret, 'signed addresses');
  return {
    blobs: createFileBlobs({
      dir: config.BLOBS_DIR ?? path.join(config.DATA_DIR, 'blobs'),
      publicPath: BLOBS_PATH,
      key,
    }),
    signedPaths: createSignedPaths(key),
  };
};

const chooseBilling = (config: Config, { db, secret }: House): Billing => {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecrets } = config;
  if (secretKey && webhookSecrets) {
    return createStripeBilling({
      secretKey,
      webhookSecrets,
      promotionCode: config.STRIPE_PROMOTION_CODE,
      baseUrl: config.STRIPE_URL,
    });
  }
  return createTill({ db, secret: deriveKey(secret, 'test till').toString('hex'), publicUrl: config.publicUrl });
};

const chooseDrive = (config: Config, { db, secret }: House, blobs: Blobs): Drive => {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = config;
  if (clientId && clientSecret) return createGoogleDrive({ clientId, clientSecret, baseUrl: config.GOOGLE_URL });
  return createEmbeddedDrive({ db, blobs, key: deriveKey(secret, 'drive codes') });
};

const chooseModels = (config: Config): Models => {
  const embedded = createEmbeddedModels();
  const { MODELS: offered, BEDROCK_REGION: region, BEDROCK_KEY_ID: keyId, BEDROCK_SECRET: secret } = config;
  if (!offered) return embedded;
  const keyed = (apiKey: string | undefined) => (apiKey ? { apiKey } : undefined);
  const settings = {
    openai: config.OPENAI_API_KEY ? { apiKey: config.OPENAI_API_KEY, baseURL: config.OPENAI_URL?.href } : undefined,
    anthropic: keyed(config.ANTHROPIC_API_KEY),
    google: keyed(config.GOOGLE_MODELS_API_KEY),
    bedrock: region && keyId && secret ? { region, accessKeyId: keyId, secretAccessKey: secret } : undefined,
    compatible: config.COMPATIBLE_URL && {
      baseURL: config.COMPATIBLE_URL.href.replace(/\/$/, ''),
      apiKey: config.COMPATIBLE_API_KEY,
    },
  };
  return createVendorModels(settings, offered, { embedded });
};

/** Which adapter stands behind each port: the one place that decides, from the configuration alone. */
export const chooseAdapters = async (config: Config, house: House): Promise<Adapters> => {
  const stored = chooseBlobs(config, house.secret);
  return {
    drive: chooseDrive(config, house, stored.blobs),
    identity: await chooseIdentity(config, house),
    issuers: createIssuers(),
    transport:
      config.SMTP_URL && config.MAIL_FROM
        ? createSmtpTransport({ url: config.SMTP_URL, from: config.MAIL_FROM })
        : createOutboxTransport(),
    companies:
      config.COMPANY_DATA === 'crunchbase' && config.CRUNCHBASE_KEY
        ? createCrunchbaseCompanyData({
            key: config.CRUNCHBASE_KEY,
            baseUrl: config.CRUNCHBASE_URL?.origin ?? CRUNCHBASE,
          })
        : createEmbeddedCompanyData(),
    billing: chooseBilling(config, house),
    models: chooseModels(config),
    ...stored,
  };
};
