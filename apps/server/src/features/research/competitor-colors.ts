import type { Competitor } from '@signet/contract';
import { LRUCache } from 'lru-cache';
import type { ResearchContent } from '../../db/tables/research.ts';
import type { CompanyData } from '../../ports/company-data.ts';
import { logoColors } from './logo-colors.ts';

const LOGOS_KEPT = 2000;

/** Reads what can be read of competitors without asking anybody: the colors of the logos that the directory holds. */
export const createCompetitorReader = ({ companies }: { companies: Pick<CompanyData, 'logo'> }) => {
  const read = new LRUCache<string, readonly string[]>({ max: LOGOS_KEPT });

  const colorsOf = async (imageId: string): Promise<readonly string[]> => {
    const known = read.get(imageId);
    if (known) return known;
    const logo = await companies.logo(imageId);
    const colors = logo === undefined ? [] : (await logoColors(logo)).map(({ hex }) => hex);
    read.set(imageId, colors);
    return colors;
  };

  /** Each with its colors, the main one first; none where no logo is known. In an order of its own. */
  return async (competitors: readonly Competitor[]): Promise<ResearchContent> => {
    const all = await Promise.all(
      competitors.map(async ({ identifier: { uuid, value, image_id: imageId } }) => ({
        id: uuid,
        name: value,
        colors: [...(await colorsOf(imageId))],
      })),
    );
    return { competitors: all.toSorted((one, other) => (one.id < other.id ? -1 : 1)) };
  };
};
