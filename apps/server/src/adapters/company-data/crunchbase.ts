import * as z from 'zod';
import { attempt } from '../../ports/attempts.ts';
import type { Company, CompanyData } from '../../ports/company-data.ts';
import { ServiceUnavailable } from '../../ports/faults.ts';
import { BodyTooLarge, readBody } from '../../ports/read-body.ts';
import { createPictures, pictureAddress } from './pictures.ts';
import { websiteOf } from './website.ts';

export type CrunchbaseConfig = {
  /** User key of a Crunchbase API licence. */
  key: string;
  /** `https://api.crunchbase.com`, without a path. */
  baseUrl: string;
  /** How long one try may take. People wait for the list while they type. */
  timeoutMs?: number;
  /** Mean of the pause before the second try. */
  firstPauseMs?: number;
};

/** The provider's own sign. */
const SOURCE_SIGN = 'si-crunchbase';
/** Crunchbase answers no more than this (API reference, autocompletes). */
const MOST_RESULTS = 25;
/** Some forty times what 25 companies take. */
const MOST_BYTES = 1024 * 1024;
/** Longest texts that an answer of the quiz may hold. */
const MOST_NAME = 200;
const MOST_DESCRIPTION = 500;

/**
 * Only what Signet reads. An entity without uuid or image id is no candidate: without them it can be neither kept nor
 * shown.
 */
const entity = z.object({
  identifier: z.object({
    value: z
      .string()
      .min(1)
      .transform((name) => name.slice(0, MOST_NAME)),
    uuid: z.guid(),
    image_id: z
      .string()
      .max(300)
      .regex(/^[\w./-]+$/),
  }),
  short_description: z.string().nullish(),
});
const answer = z.object({ entities: z.array(z.unknown()) });
const entityWebsite = z.object({ properties: z.object({ website_url: z.string().nullish() }) });

/** Companies of Crunchbase by its API v4; their pictures come from Crunchbase's own image host. */
export const createCrunchbaseCompanyData = (config: CrunchbaseConfig): CompanyData => {
  const pictures = createPictures();
  return {
    description: `Crunchbase (${new URL(config.baseUrl).host})`,
    attribution: {
      label: 'Powered by Crunchbase',
      href: 'https://www.crunchbase.com',
      image: pictureAddress(SOURCE_SIGN),
    },
    imageUrl: 'https://images.crunchbase.com/image/upload/c_pad,h_160,w_160,f_auto,b_white,q_auto:eco,dpr_1/{imageId}',
    async search(query, limit) {
      if (query.trim() === '' || limit < 1) return [];
      const url = new URL('/api/v4/autocompletes', config.baseUrl);
      url.search = new URLSearchParams({
        query: query.trim(),
        collection_ids: 'organization.companies',
        limit: String(Math.min(limit, MOST_RESULTS)),
      }).toString();
      return companiesIn(await ask(config, url)).slice(0, limit);
    },
    async website({ uuid }) {
      const url = new URL(`/api/v4/entities/organizations/${encodeURIComponent(uuid)}`, config.baseUrl);
      url.search = new URLSearchParams({ field_ids: 'website_url' }).toString();
      const { data } = entityWebsite.safeParse(parseJson(await ask(config, url)));
      return websiteOf(data?.properties.website_url ?? '');
    },
    // companies' pictures lie at the vendor's image host; its own sign is answered here
    image: async (imageId) => (imageId === SOURCE_SIGN ? pictures.image(imageId) : undefined),
    async logo() {
      return undefined;
    },
  };
};

/**
 * The body of a 200. Every other outcome is ServiceUnavailable: a refused key is the operator's trouble, not the
 * founder's.
 */
const ask = async ({ key, timeoutMs = 2500, firstPauseMs = 150 }: CrunchbaseConfig, url: URL): Promise<string> => {
  const askOnce = async () => {
    const response = await fetch(url, {
      headers: { 'X-cb-user-key': key, accept: 'application/json' },
      // A redirect would carry the key to another host.
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (response.ok) return readBody(response, MOST_BYTES);
    await response.body?.cancel();
    throw new Refused(response.status);
  };
  try {
    return await attempt(askOnce, {
      firstPauseMs,
      isPassing: (error) => !(error instanceof BodyTooLarge) && (!(error instanceof Refused) || error.status >= 500),
    });
  } catch (cause) {
    throw new ServiceUnavailable(
      'company data',
      cause instanceof Refused ? cause.message : 'Crunchbase did not answer',
      { cause },
    );
  }
};

class Refused extends Error {
  readonly status: number;
  constructor(status: number) {
    super(`Crunchbase answered ${status}`);
    this.status = status;
  }
}

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const companiesIn = (text: string): Company[] => {
  let entities: unknown[];
  try {
    entities = answer.parse(JSON.parse(text)).entities;
  } catch (cause) {
    throw new ServiceUnavailable('company data', 'Crunchbase answered something else than a list of entities', {
      cause,
    });
  }
  return entities.flatMap((one) => {
    const { data } = entity.safeParse(one);
    if (!data) return [];
    const { identifier, short_description: description } = data;
    return [{ identifier, ...(description && { short_description: description.slice(0, MOST_DESCRIPTION) }) }];
  });
};
