import type pg from 'pg';
import type { Logger } from 'pino';
import type { Database } from '../../db/client.ts';
import type { RateLimits } from '../../http/rate-limits.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import type { Blobs } from '../../ports/blobs.ts';
import type { Models } from '../../ports/models.ts';
import { composeAgents } from '../agents/compose.ts';
import { createAnswering } from '../answers/answering.ts';
import type { BrainLibrary } from '../brain/brain.library.ts';
import type { BrandService } from '../brands/brands.service.ts';
import { createBrandOfFounder } from '../chat/brand-of-founder.ts';
import { composeChat } from '../chat/compose.ts';
import { composeKnowledge } from '../knowledge-bases/compose.ts';

type Parts = {
  db: Database;
  pool: pg.Pool;
  blobs: Blobs;
  jobs: Pick<Jobs, 'enqueue'>;
  limits: RateLimits;
  log: Pick<Logger, 'warn' | 'error'>;
  models: Models;
  knowledgeFolders?: ReadonlyMap<string, string> | undefined;
};

/** The strategist: what it has read, its agents, and the conversations with it. */
export const composeStrategist = (
  parts: Parts,
  {
    brands,
    brains,
  }: { brands: Pick<BrandService, 'newestId' | 'version' | 'logoFiles'>; brains: Pick<BrainLibrary, 'get'> },
) => {
  const { db, pool, models, jobs, limits, log } = parts;
  const knowledge = composeKnowledge(parts);
  const answering = createAnswering({ models, retrieval: knowledge.retrieval });
  const agents = composeAgents({ db, models, answering, jobs });
  const brandOf = createBrandOfFounder({ brands, brains });
  const chat = composeChat({ db, pool, agents, answering, brandOf, limits, log });
  return {
    agents,
    chat,
    bases: knowledge.bases,
    works: [agents.work, agents.tending, ...knowledge.works],
    close: knowledge.close,
  };
};
