import type { Competitor } from '@signet/contract';
import type { EngineInput } from '@signet/engine';
import { LRUCache } from 'lru-cache';
import type { CompanyData } from '../../ports/company-data.ts';
import { logoColors } from './logo-colors.ts';

const LOGOS_KEPT = 2000;

/** What can be read of competitors without asking anybody: the colors of the logos that the directory holds. */
export const createResearch = ({ companies }: { companies: Pick<CompanyData, 'logo'> }) => {
  const read = new LRUCache<string, readonly string[]>({ max: LOGOS_KEPT });

  const colorsOf = async (imageId: string): Promise<readonly string[]> => {
    const known = read.get(imageId);
    if (known) return known;
    const logo = await companies.logo(imageId);
    const colors = logo === undefined ? [] : await logoColors(logo);
    read.set(imageId, colors);
    return colors;
  };

  return {
    /**
     * The competitors of a quiz with their colors, the main one first; none where no logo of theirs is known. In an
     * order of its own.
     */
    async read(competitors: readonly Competitor[]): Promise<EngineInput['research']> {
      const all = await Promise.all(
        competitors.map(async ({ identifier: { uuid, value, image_id: imageId } }) => ({
          id: uuid,
          name: value,
          colors: await colorsOf(imageId),
        })),
      );
      return { competitors: all.toSorted((one, other) => (one.id < other.id ? -1 : 1)) };
    },
  };
};

export type Research = ReturnType<typeof createResearch>;
