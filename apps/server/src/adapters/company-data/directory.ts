import { readFileSync } from 'node:fs';
import type { Company } from '../../ports/company-data.ts';
import { nameUuid } from './name-uuid.ts';

/** A company of the embedded directory. `key` is where it comes from: `si:stripe`, `lg:slack`. */
export type Listing = { key: string; name: string; website: string; imageId: string; also: string[] };

/**
 * Reads the prebuilt table (`scripts/companies.ts` writes it). It is read instead of the two packages because those
 * are 14 MB of pictures, and because a reviewer sees in its difference what a new version of them brings.
 */
export const readDirectory = (): Listing[] => {
  const text = readFileSync(new URL('./tables/directory.tsv', import.meta.url), 'utf8');
  return text
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [key = '', name = '', website = '', imageId = '', also = ''] = line.split('\t');
      return { key, name, website, imageId, also: also === '' ? [] : also.split('|') };
    });
};

/**
 * The listing in the shape of the port. Its uuid depends on the key alone, so a new picture or name does not change
 * it.
 */
export const companyOf = ({ key, name, website, imageId }: Listing): Company => {
  return {
    identifier: { value: name, uuid: nameUuid(key), image_id: imageId },
    ...(website && { short_description: website }),
  };
};
