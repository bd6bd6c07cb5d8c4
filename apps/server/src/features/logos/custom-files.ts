import { logoColorKeys, primaryLogo, primaryLogoFileName, type LogoFile } from '@signet/contract';
import type { CustomLogos } from '../../db/tables/quizzes.ts';
import { orRefuse } from '../../http/refusal.ts';
import type { Blobs } from '../../ports/blobs.ts';
import type { NewFile } from '../made-files/kind.ts';

const types = { svg: 'image/svg+xml', png: 'image/png' } as const;

/** A set of files that somebody brought along, under the names of the primary logo: first the SVGs, then the PNGs. */
export const customFiles = async function* (
  custom: CustomLogos,
  blobs: Pick<Blobs, 'get'>,
): AsyncGenerator<NewFile<LogoFile>> {
  for (const format of ['svg', 'png'] as const) {
    for (const colorKey of logoColorKeys) {
      const fileName = primaryLogoFileName({ colorKey, format });
      const blob = orRefuse(await blobs.get(custom[fileName] ?? ''), 'logosMissing');
      yield { fileName, is: { ...primaryLogo, colorKey, format }, contentType: types[format], body: blob.body };
    }
  }
};
