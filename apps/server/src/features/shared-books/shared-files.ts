import { LRUCache } from 'lru-cache';
import { tokenFiles } from '@signet/pack';
import { toPng } from '@signet/render';
import { primaryLogoFileName, type Book, type LogoColorKey } from '@signet/contract';
import type { Blobs } from '../../ports/blobs.ts';
import { orRefuse } from '../../http/refusal.ts';
import { createMakeOnce } from '../../make-once.ts';
import type { BookService } from '../books/book.service.ts';
import type { BrainLibrary } from '../brain/brain.library.ts';
import type { BrandService } from '../brands/brands.service.ts';
import { packBrandOf } from '../packs/pack-brand.ts';

type Of = { userId: string; brandId: string };
type Parts = {
  blobs: Pick<Blobs, 'get'>;
  brains: Pick<BrainLibrary, 'get'>;
  brands: Pick<BrandService, 'version' | 'logoFiles'>;
  books: Pick<BookService, 'open'>;
};

/** What messengers show: twice as wide as high would be cut, so 1.91 to 1 (Open Graph). */
const PREVIEW_WIDTH = 1200;
/** Bytes of pictures and tokens that are kept: what a few hundred links show. */
const MOST_KEPT = 24_000_000;

/** Files of a brand for tools, each at an address that stays. A version of a brand never changes: each is made once. */
export const createSharedFiles = ({ blobs, brains, brands, books }: Parts) => {
  const once = createMakeOnce(
    new LRUCache<string, Buffer>({ maxSize: MOST_KEPT, sizeCalculation: ({ byteLength }) => byteLength }),
  );

  return {
    book: async ({ userId, brandId }: Of): Promise<Book> => (await books.open(userId, brandId)).book,

    /** The design tokens of the pack, alone. */
    tokens: ({ userId, brandId }: Of): Promise<Buffer> =>
      once(`tokens ${userId} ${brandId}`, async () => {
        const brand = await brands.version(userId, brandId);
        const [file] = tokenFiles(packBrandOf(brand, await brains.get(brand.brainVersionId)));
        return Buffer.from(orRefuse(file, 'sharedBookMissing').text);
      }),

    async logo({ userId, brandId }: Of, colorKey: LogoColorKey): Promise<string> {
      const files = await brands.logoFiles(userId, brandId);
      const wanted = primaryLogoFileName({ colorKey, format: 'svg' });
      const { key } = orRefuse(
        files.find(({ fileName }) => fileName === wanted),
        'sharedBookMissing',
      );
      return Buffer.from(orRefuse(await blobs.get(key), 'sharedBookMissing').body).toString();
    },

    /** The cover of the brand's kit as a picture. */
    preview: ({ userId, brandId }: Of): Promise<Buffer> =>
      once(`preview ${userId} ${brandId}`, async () => {
        const { drawings } = await books.open(userId, brandId);
        return toPng(orRefuse(drawings.get('preview'), 'sharedBookMissing'), { width: PREVIEW_WIDTH });
      }),
  };
};

export type SharedFiles = ReturnType<typeof createSharedFiles>;
