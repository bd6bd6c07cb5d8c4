import type { FastifyBaseLogger } from 'fastify';
import type { Competitor } from '@signet/contract';
import type { CompanyData } from '../../ports/company-data.ts';
import { ServiceUnavailable } from '../../ports/faults.ts';

/** Undefined where whoever knows companies does not answer. */
export const searchCompanies = async (
  companies: Pick<CompanyData, 'search'>,
  { query, limit }: { query: string; limit: number },
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<Competitor[] | undefined> => {
  try {
    return await companies.search(query, limit);
  } catch (error) {
    if (!(error instanceof ServiceUnavailable)) throw error;
    log.warn({ err: error }, 'company search failed');
    return undefined;
  }
};
