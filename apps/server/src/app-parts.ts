import type { RouteOptions } from 'fastify';
import type pg from 'pg';
import type { Logger } from 'pino';
import type { RuntimeConfig } from '@signet/contract';
import type { Database } from './db/client.ts';
import type { RankingService } from './features/recommendations/ranking.ts';
import type { SignedPaths } from './features/system/blobs.routes.ts';
import type { RateLimits } from './http/rate-limits.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Measures } from './metrics/measures.ts';
import type { GuardedClient } from './net/guarded-client.ts';
import type { Renderer } from './net/render-page.ts';
import type { Billing } from './ports/billing.ts';
import type { Blobs } from './ports/blobs.ts';
import type { CompanyData } from './ports/company-data.ts';
import type { Drive } from './ports/drive.ts';
import type { Identity, Issuers } from './ports/identity.ts';
import type { Letter, MailTransport } from './ports/mail.ts';
import type { Models } from './ports/models.ts';
import type { Tracing } from './tracing/tracing.ts';

/** Everything the app stands on; serve.ts chooses it from the configuration, tests from what they test. */
export type AppParts = {
  db: Database;
  pool: pg.Pool;
  log: Logger;
  secret: string;
  /** The folder in which this node keeps what it keeps: its disk is the one that runs full. */
  dataDir: string;
  publicUrl: URL;
  identity: Identity;
  /** Those of single sign-on, beside the house's own. */
  issuers: Issuers;
  blobs: Blobs;
  signedPaths?: SignedPaths;
  companies: CompanyData;
  transport: MailTransport;
  sendLetter: (trx: Database, letter: Letter) => Promise<void>;
  billing: Billing;
  /** The way to addresses that people gave. */
  outbound: Pick<GuardedClient, 'visit'>;
  /** Puts websites together as their scripts do; absent where the operator named no browser. */
  renderer?: Renderer | undefined;
  /** Where documents are saved; the one that is built in unless told otherwise. */
  drive: Drive;
  /** Language models, or what stands in for them. */
  models: Models;
  /** Folders of the file store that others fill, by the names of the knowledge bases that read them. */
  knowledgeFolders?: ReadonlyMap<string, string> | undefined;
  limits: RateLimits;
  jobs: Pick<Jobs, 'enqueue'>;
  /** What recommends; of its own accord the engine of this release. */
  ranking?: RankingService;
  /** What this node measures of itself, and who may read it from elsewhere. */
  measures?: Measures | undefined;
  metricsToken?: string | undefined;
  tracing?: Tracing | undefined;
  trustProxy?: string[] | undefined;
  googleAnalytics?: string | undefined;
  stripe?: RuntimeConfig['stripe'] | undefined;
  links?: RuntimeConfig['links'];
  administrator?: string | undefined;
  now?: () => Date;
  /** The built web app; its folder need not exist. */
  dist?: string;
  /** Hears of every route as it is mounted. */
  onRoute?: (route: RouteOptions) => void;
};
